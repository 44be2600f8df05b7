import {
  DomainError,
  fetchLogoOperation,
  LOGO_BYTES,
  removeLogoOperation,
  uploadLogoOperation,
} from '@folkmoot/contracts';
import { asUser, blobKey, readUpload, route, file as sendFile } from '@folkmoot/service-kit';
import { toCouncilView } from '../../../records/views.domain';
import { removeLogo, uploadLogo } from './change-logo.use-case';
import { folderOf, type LogoDeps } from './logo.deps';

const HASH_LENGTH = 64;

export const logoRoutes = (deps: LogoDeps) => [
  route(uploadLogoOperation, {
    accepts: 'raw',
    handle: async ({ actor, headers, context: { rawBody } }) => {
      if (!rawBody) throw new DomainError('invalid_input');
      const upload = await readUpload(rawBody, headers, LOGO_BYTES);
      return toCouncilView(await uploadLogo(deps, asUser(actor), upload));
    },
  }),
  route(removeLogoOperation, { handle: async ({ actor }) => toCouncilView(await removeLogo(deps, asUser(actor))) }),
  route(fetchLogoOperation, {
    handle: async ({ actor, params }) => {
      const key = blobKey(folderOf(actor.councilId ?? ''), params.file.slice(0, HASH_LENGTH));
      const opened = await deps.blobs.open(key);
      if (!opened) throw new DomainError('not_found');
      return sendFile(opened.stream, { type: opened.type });
    },
  }),
];
