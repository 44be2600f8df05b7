import {
  type Actor,
  DomainError,
  fetchAssetOperation,
  getAssetOperation,
  getStorageOperation,
  PDF_LIMIT,
  setupStorageOperation,
  uploadIntroFileOperation,
  uploadMailPictureOperation,
  uploadQuestionImageOperation,
} from '@folkmoot/contracts';
import { type Context, fileHeaders, type RouteContext, readUpload, file as sendFile } from '@folkmoot/service-kit';
import type { AssetApp, AssetRecords, AssetTools } from './asset.types';
import { getStorage, setUpStorage } from './set-up-storage.use-case';
import { uploadIntroFile, uploadMailPicture, uploadQuestionImage } from './upload-file.use-case';

type Headers = Parameters<typeof readUpload>[1];

const uploadOf = ({ rawBody }: RouteContext, headers: Headers) => {
  if (!rawBody) throw new DomainError('invalid_input');
  return readUpload(rawBody, headers, PDF_LIMIT);
};

/** A file of the actor's own council. Throws not_found for a file of another council. */
const openAsset = async (
  { actor, reader }: Context<AssetRecords, Actor>,
  name: string,
  { blobs }: Pick<AssetTools, 'blobs'>,
) => {
  const asset = await reader(actor).assets.getByFile(name);
  const opened = await blobs.open(asset.id);
  if (!opened) throw new DomainError('not_found');
  return { asset, stream: opened.stream };
};

const storageRoutes = ({ route }: AssetApp, { blobs }: AssetTools) => [
  route(getStorageOperation, { handle: ({ context }) => getStorage(context) }),
  route(setupStorageOperation, { handle: ({ context, body }) => setUpStorage(context, body.councilId, blobs) }),
];

const uploadRoutes = ({ route }: AssetApp, tools: AssetTools) => [
  route(uploadIntroFileOperation, {
    accepts: 'raw',
    handle: async ({ context, headers, request }) => uploadIntroFile(context, await uploadOf(request, headers), tools),
  }),
  route(uploadMailPictureOperation, {
    accepts: 'raw',
    handle: async ({ context, headers, request }) =>
      uploadMailPicture(context, await uploadOf(request, headers), tools),
  }),
  route(uploadQuestionImageOperation, {
    accepts: 'raw',
    handle: async ({ context, headers, request }) =>
      uploadQuestionImage(context, await uploadOf(request, headers), tools),
  }),
];

export const assetRoutes = (app: AssetApp, tools: AssetTools) => [
  ...storageRoutes(app, tools),
  ...uploadRoutes(app, tools),
  app.route(getAssetOperation, {
    handle: async ({ context, params }) => {
      const { asset, stream } = await openAsset(context, params.file, tools);
      const { type, name, size } = asset;
      return sendFile(stream, { type, headers: fileHeaders({ type, name, size, isPublic: false }) });
    },
  }),
  app.route(fetchAssetOperation, {
    handle: async ({ context, params }) => {
      const { asset, stream } = await openAsset(context, params.file, tools);
      return sendFile(stream, { type: asset.type });
    },
  }),
];
