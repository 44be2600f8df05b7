import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { mailPictureSchema, questionImageSchema, storageSetupSchema, storageStateSchema } from '../entities/asset';
import { introFileSchema } from '../entities/survey';
import { PDF_LIMIT } from '../entities/survey-terms';

/** A file that is too large is read up to here, so that the refusal can say how large it may be; beyond, the request is cut off. */
const UPLOAD_LIMIT = 2 * PDF_LIMIT;
const assetParams = z.strictObject({ file: z.string().regex(/^[a-f0-9]{64}\.(webp|png|jpg|gif|pdf|json|csv)$/) });

export const getStorageOperation = defineOperation({
  name: 'getStorage',
  service: 'campaigns',
  method: 'get',
  path: '/api/storage',
  summary: "Whether the council's storage is set up.",
  can: 'survey:read',
  response: storageStateSchema,
});

export const setupStorageOperation = defineOperation({
  name: 'setupStorage',
  service: 'campaigns',
  method: 'post',
  path: '/api/storage/setup',
  summary: "Create or repair the council's storage; says what it did.",
  can: 'storage:setup',
  body: z.strictObject({ councilId: idSchema }),
  response: storageSetupSchema,
  errors: ['forbidden', 'storage_setup_failed'],
});

export const uploadIntroFileOperation = defineOperation({
  name: 'uploadIntroFile',
  service: 'campaigns',
  method: 'post',
  path: '/api/assets/intro-files',
  summary: 'Multipart, field `file`: an image (5 MB) or a PDF (10 MB). The type is read from the content.',
  can: 'survey:edit',
  bodyLimit: UPLOAD_LIMIT,
  status: 201,
  response: introFileSchema,
  errors: ['storage_missing', 'file_too_large', 'file_type_refused', 'file_unreadable', 'unsupported_media_type'],
});

export const uploadQuestionImageOperation = defineOperation({
  name: 'uploadQuestionImage',
  service: 'campaigns',
  method: 'post',
  path: '/api/assets/question-images',
  summary: 'Multipart, field `file`: an image (5 MB). It is re-encoded; what it carries beside the picture is dropped.',
  can: 'survey:edit',
  bodyLimit: UPLOAD_LIMIT,
  status: 201,
  response: questionImageSchema,
  errors: ['storage_missing', 'file_too_large', 'file_type_refused', 'file_unreadable', 'unsupported_media_type'],
});

export const uploadMailPictureOperation = defineOperation({
  name: 'uploadMailPicture',
  service: 'campaigns',
  method: 'post',
  path: '/api/assets/mail-pictures',
  summary:
    'Multipart, field `file`: an image (5 MB) for a newsletter. It is re-encoded as JPEG or PNG, which every mail program shows.',
  can: 'campaign:edit',
  bodyLimit: UPLOAD_LIMIT,
  status: 201,
  response: mailPictureSchema,
  errors: ['storage_missing', 'file_too_large', 'file_type_refused', 'file_unreadable', 'unsupported_media_type'],
});

export const getAssetOperation = defineOperation({
  name: 'getAsset',
  service: 'campaigns',
  method: 'get',
  path: '/api/assets/:file',
  summary: 'A file of the council, by the hash of its content: `{hash}.webp`, `{hash}.pdf`.',
  can: 'survey:read',
  params: assetParams,
  kind: 'file',
  errors: ['not_found'],
});

/** For the public service, which keeps what it shows: the council is the actor's. */
export const fetchAssetOperation = defineOperation({
  name: 'fetchAsset',
  service: 'campaigns',
  method: 'get',
  path: '/internal/assets/:file',
  summary: 'The bytes of a file that a published survey shows.',
  can: 'internal',
  params: assetParams,
  kind: 'file',
  errors: ['not_found'],
});
