import { defineOperation, SURVEY_FORM_LIMIT } from '@folkmoot/contracts';
import { z } from 'zod';

/** Accepts any text: a link that does not work gets an HTML page that says so, not a problem body. */
const segment = z.string().max(400);
const previewParams = z.strictObject({ councilSlug: segment, campaignId: segment, token: segment });
const PATH = '/:councilSlug/survey/:campaignId/preview/:token';

const pageOf = {
  service: 'public',
  can: 'public',
  kind: 'page',
  query: z.record(z.string(), z.unknown()),
  params: previewParams,
} as const;

export const previewPageOperation = defineOperation({
  ...pageOf,
  name: 'surveyPreviewPage',
  method: 'get',
  path: PATH,
  summary: 'The draft of a survey, for whoever has its preview link.',
});

export const previewFormOperation = defineOperation({
  ...pageOf,
  name: 'surveyPreviewForm',
  method: 'post',
  path: PATH,
  summary: 'The plain form of a draft. Its answers are checked and forgotten.',
  body: z.record(z.string().max(200), z.union([z.string(), z.array(z.string())])).optional(),
  bodyLimit: SURVEY_FORM_LIMIT,
});

export const previewDonePageOperation = defineOperation({
  ...pageOf,
  name: 'surveyPreviewDonePage',
  method: 'get',
  path: `${PATH}/thank-you`,
  summary: 'What follows the plain form of a draft.',
});

export const previewPrivacyPageOperation = defineOperation({
  ...pageOf,
  name: 'surveyPreviewPrivacyPage',
  method: 'get',
  path: `${PATH}/privacy`,
  summary: "The council's privacy notice, beside a draft.",
});

export const previewFileOperation = defineOperation({
  name: 'surveyPreviewFile',
  service: 'public',
  can: 'public',
  kind: 'file',
  method: 'get',
  path: `${PATH}/files/:file`,
  summary: 'A picture or document that a draft shows.',
  params: previewParams.extend({ file: z.string().regex(/^[a-f0-9]{64}\.(webp|png|jpg|gif|pdf|json)$/) }),
  errors: ['not_found', 'unavailable'],
});

/** The pages of this feature, in addition to the operations of the contracts. */
export const surveyPreviewOperations = [
  previewPageOperation,
  previewFormOperation,
  previewDonePageOperation,
  previewPrivacyPageOperation,
  previewFileOperation,
];
