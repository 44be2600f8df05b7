import {
  type Actor,
  DomainError,
  fetchAssetOperation,
  getAssetOperation,
  getStorageOperation,
  PDF_LIMIT,
  setupStorageOperation,
  uploadIntroFileOperation,
  uploadQuestionImageOperation,
} from '@folkmoot/contracts';
import { fileHeaders, type RouteContext, readUpload, route, file as sendFile } from '@folkmoot/service-kit';
import type { AssetDeps } from './asset.deps';
import { getStorage, setUpStorage } from './set-up-storage.use-case';
import { uploadIntroFile, uploadQuestionImage } from './upload-file.use-case';

type Headers = Parameters<typeof readUpload>[1];

const uploadOf = ({ rawBody }: RouteContext, headers: Headers) => {
  if (!rawBody) throw new DomainError('invalid_input');
  return readUpload(rawBody, headers, PDF_LIMIT);
};

/** A file of the actor's own council; of another one it does not exist. */
const openAsset = async ({ reader, blobs }: AssetDeps, actor: Actor, name: string) => {
  const asset = await reader(actor).assets.getByFile(name);
  const opened = await blobs.open(asset.id);
  if (!opened) throw new DomainError('not_found');
  return { asset, stream: opened.stream };
};

const storageRoutes = (deps: AssetDeps) => [
  route(getStorageOperation, { handle: ({ actor }) => getStorage(deps, actor) }),
  route(setupStorageOperation, { handle: ({ actor, body }) => setUpStorage(deps, actor, body.councilId) }),
];

const uploadRoutes = (deps: AssetDeps) => [
  route(uploadIntroFileOperation, {
    accepts: 'raw',
    handle: async ({ actor, headers, context }) => uploadIntroFile(deps, actor, await uploadOf(context, headers)),
  }),
  route(uploadQuestionImageOperation, {
    accepts: 'raw',
    handle: async ({ actor, headers, context }) => uploadQuestionImage(deps, actor, await uploadOf(context, headers)),
  }),
];

export const assetRoutes = (deps: AssetDeps) => [
  ...storageRoutes(deps),
  ...uploadRoutes(deps),
  route(getAssetOperation, {
    handle: async ({ actor, params }) => {
      const { asset, stream } = await openAsset(deps, actor, params.file);
      const { type, name, size } = asset;
      return sendFile(stream, { type, headers: fileHeaders({ type, name, size, isPublic: false }) });
    },
  }),
  route(fetchAssetOperation, {
    handle: async ({ actor, params }) => {
      const { asset, stream } = await openAsset(deps, actor, params.file);
      return sendFile(stream, { type: asset.type });
    },
  }),
];
