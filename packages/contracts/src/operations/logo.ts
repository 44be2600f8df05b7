import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { councilSchema } from '../entities/council';
import { LOGO_BYTES } from '../entities/council-terms';

/** A file that is too large is read up to here, so that the refusal can say how large it may be. */
const UPLOAD_LIMIT = 4 * LOGO_BYTES;
const fileSchema = z.string().regex(/^[a-f0-9]{64}\.(png|webp)$/);

export const uploadLogoOperation = defineOperation({
  name: 'uploadLogo',
  service: 'admin',
  method: 'post',
  path: '/api/council/logo',
  summary:
    'Multipart, field `file`: a PNG or SVG (2 MB). It is drawn anew as a PNG for 200 by 80 pixels, twice as fine.',
  can: 'council:edit',
  bodyLimit: UPLOAD_LIMIT,
  response: councilSchema,
  errors: ['file_too_large', 'file_type_refused', 'file_unreadable', 'unsupported_media_type'],
});

export const removeLogoOperation = defineOperation({
  name: 'removeLogo',
  service: 'admin',
  method: 'delete',
  path: '/api/council/logo',
  summary: 'The council goes on without a logo. Doing so twice is no error.',
  can: 'council:edit',
  response: councilSchema,
});

export const uploadPictureOperation = defineOperation({
  name: 'uploadPicture',
  service: 'admin',
  method: 'post',
  path: '/api/council/picture',
  summary: 'Multipart, field `file`: a JPEG, PNG or SVG (2 MB). It is cropped to five by one and drawn anew as a WebP.',
  can: 'council:edit',
  bodyLimit: UPLOAD_LIMIT,
  response: councilSchema,
  errors: ['file_too_large', 'file_type_refused', 'file_unreadable', 'unsupported_media_type'],
});

export const removePictureOperation = defineOperation({
  name: 'removePicture',
  service: 'admin',
  method: 'delete',
  path: '/api/council/picture',
  summary: 'Surveys go on without a picture. Doing so twice is no error.',
  can: 'council:edit',
  response: councilSchema,
});

export const getLogoOperation = defineOperation({
  name: 'getLogo',
  service: 'public',
  method: 'get',
  path: '/api/public/councils/:councilId/logos/:file',
  summary: 'The logo or picture of a council, by the hash of its content: for pages, mails and the dashboard.',
  can: 'public',
  params: z.strictObject({ councilId: idSchema, file: fileSchema }),
  kind: 'file',
  errors: ['not_found'],
});

/** For the public service, which keeps what it shows: the council is the actor's. */
export const fetchLogoOperation = defineOperation({
  name: 'fetchLogo',
  service: 'admin',
  method: 'get',
  path: '/internal/logos/:file',
  summary: "The bytes of the council's logo or picture.",
  can: 'internal',
  params: z.strictObject({ file: fileSchema }),
  kind: 'file',
  errors: ['not_found'],
});
