import { defineOperation, SURVEY_FORM_LIMIT } from '@folkmoot/contracts';
import { z } from 'zod';

/** Accepts any text: an unknown address gets an HTML page that says so, not a problem body. */
const segment = z.string().max(200);
const surveyParams = z.strictObject({ campaignId: segment });
const councilParams = z.strictObject({ councilSlug: segment, campaignId: segment });
/** Accepts any parameter, because links to surveys have tracking parameters. */
const anyQuery = z.record(z.string(), z.unknown());

const pageOf = { service: 'public', can: 'public', kind: 'page', query: anyQuery } as const;
const formFields = z.record(z.string().max(200), z.union([z.string(), z.array(z.string())])).optional();

export const surveyPageOperation = defineOperation({
  ...pageOf,
  name: 'surveyPage',
  method: 'get',
  path: '/:councilSlug/survey/:campaignId',
  summary: 'The page of a survey at its canonical address.',
  params: councilParams,
});

export const surveyFormOperation = defineOperation({
  ...pageOf,
  name: 'surveyForm',
  method: 'post',
  path: '/:councilSlug/survey/:campaignId',
  summary: 'The plain form of a survey, without script.',
  params: councilParams,
  body: formFields,
  bodyLimit: SURVEY_FORM_LIMIT,
});

export const thankYouPageOperation = defineOperation({
  ...pageOf,
  name: 'thankYouPage',
  method: 'get',
  path: '/:councilSlug/survey/:campaignId/thank-you',
  summary: 'What follows a plain form that was taken.',
  params: councilParams,
});

export const privacyPageOperation = defineOperation({
  ...pageOf,
  name: 'privacyPage',
  method: 'get',
  path: '/:councilSlug/survey/:campaignId/privacy',
  summary: "The council's privacy notice.",
  params: councilParams,
});

export const shortSurveyPageOperation = defineOperation({
  ...pageOf,
  name: 'shortSurveyPage',
  method: 'get',
  path: '/survey/:campaignId',
  summary: 'Leads to the canonical address; the demo survey lives here.',
  params: surveyParams,
});

export const shortSurveyFormOperation = defineOperation({
  ...pageOf,
  name: 'shortSurveyForm',
  method: 'post',
  path: '/survey/:campaignId',
  summary: 'The plain form of the demo survey.',
  params: surveyParams,
  body: formFields,
  bodyLimit: SURVEY_FORM_LIMIT,
});

export const shortThankYouPageOperation = defineOperation({
  ...pageOf,
  name: 'shortThankYouPage',
  method: 'get',
  path: '/survey/:campaignId/thank-you',
  summary: 'What follows the plain form of the demo survey.',
  params: surveyParams,
});

export const residentFileOperation = defineOperation({
  name: 'residentFile',
  service: 'public',
  method: 'get',
  path: '/resident/:file',
  summary: "A client file of one of the releases of the residents' pages.",
  can: 'public',
  kind: 'file',
  params: z.strictObject({ file: z.string().max(120) }),
  query: anyQuery,
  errors: ['not_found'],
});

/** All operations in addition to those of the contracts. */
export const pageOperations = [
  surveyPageOperation,
  surveyFormOperation,
  thankYouPageOperation,
  privacyPageOperation,
  shortSurveyPageOperation,
  shortSurveyFormOperation,
  shortThankYouPageOperation,
  residentFileOperation,
];
