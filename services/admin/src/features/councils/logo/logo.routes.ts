import {
  DomainError,
  fetchLogoOperation,
  LOGO_BYTES,
  removeLogoOperation,
  removePictureOperation,
  uploadLogoOperation,
  uploadPictureOperation,
} from '@folkmoot/contracts';
import { blobKey, readUpload, file as sendFile } from '@folkmoot/service-kit';
import { logoFolderOf, toCouncilView } from '../../../entities/council';
import type { CouncilApp, LogoTools } from '../council.types';
import { removeLogo, removePicture, uploadLogo, uploadPicture } from './change-logo.use-case';

const HASH_LENGTH = 64;

export const logoRoutes = ({ route }: CouncilApp, tools: LogoTools) => [
  route(uploadLogoOperation, {
    accepts: 'raw',
    handle: async ({ context, headers, request: { rawBody } }) => {
      if (!rawBody) throw new DomainError('invalid_input');
      const upload = await readUpload(rawBody, headers, LOGO_BYTES);
      return toCouncilView(await uploadLogo(context, upload, tools));
    },
  }),
  route(removeLogoOperation, { handle: async ({ context }) => toCouncilView(await removeLogo(context)) }),
  route(uploadPictureOperation, {
    accepts: 'raw',
    handle: async ({ context, headers, request: { rawBody } }) => {
      if (!rawBody) throw new DomainError('invalid_input');
      const upload = await readUpload(rawBody, headers, LOGO_BYTES);
      return toCouncilView(await uploadPicture(context, upload, tools));
    },
  }),
  route(removePictureOperation, { handle: async ({ context }) => toCouncilView(await removePicture(context)) }),
  route(fetchLogoOperation, {
    handle: async ({ context: { actor }, params }) => {
      const key = blobKey(logoFolderOf(actor.councilId ?? ''), params.file.slice(0, HASH_LENGTH));
      const opened = await tools.blobs.open(key);
      if (!opened) throw new DomainError('not_found');
      return sendFile(opened.stream, { type: opened.type });
    },
  }),
];
