import { defineOperation } from '@folkmoot/contracts';
import { z } from 'zod';

/** Accepts any text: an unknown address gets an HTML page that says so, not a problem body. */
const segment = z.string().max(200);
const pageParams = z.strictObject({ councilSlug: segment, pageSlug: segment });
const surveyParams = z.strictObject({ councilSlug: segment, campaignId: segment });
/** Accepts any parameter, because links have tracking parameters. */
const anyQuery = z.record(z.string(), z.unknown());
const FORM_LIMIT = 64 * 1024;

const pageOf = { service: 'public', can: 'public', kind: 'page', query: anyQuery } as const;
const form = {
  body: z.record(z.string().max(200), z.union([z.string(), z.array(z.string())])).optional(),
  bodyLimit: FORM_LIMIT,
};

export const signupPageOperation = defineOperation({
  ...pageOf,
  name: 'signupPage',
  method: 'get',
  path: '/:councilSlug/:pageSlug',
  summary: 'A sign-up page, or the short link of a campaign; an address that it had before leads to the present one.',
  params: pageParams,
});

export const signupFormOperation = defineOperation({
  ...pageOf,
  ...form,
  name: 'signupForm',
  method: 'post',
  path: '/:councilSlug/:pageSlug',
  summary: 'The plain form of a sign-up page.',
  params: pageParams,
});

export const signedUpPageOperation = defineOperation({
  ...pageOf,
  name: 'signedUpPage',
  method: 'get',
  path: '/:councilSlug/:pageSlug/thank-you',
  summary: 'What follows a sign-up.',
  params: pageParams,
});

export const promptPageOperation = defineOperation({
  ...pageOf,
  name: 'promptPage',
  method: 'get',
  path: '/:councilSlug/survey/:campaignId/subscribe',
  summary: 'What is offered after a survey; the script of the survey shows it as a dialog.',
  params: surveyParams,
});

export const promptFormOperation = defineOperation({
  ...pageOf,
  ...form,
  name: 'promptForm',
  method: 'post',
  path: '/:councilSlug/survey/:campaignId/subscribe',
  summary: 'The plain form of what is offered after a survey.',
  params: surveyParams,
});

export const promptDonePageOperation = defineOperation({
  ...pageOf,
  name: 'promptDonePage',
  method: 'get',
  path: '/:councilSlug/survey/:campaignId/subscribed',
  summary: 'What follows a subscription after a survey.',
  params: surveyParams,
});

/** The pages of this feature, in addition to the operations of the contracts. */
export const signupPageOperations = [
  signupPageOperation,
  signupFormOperation,
  signedUpPageOperation,
  promptPageOperation,
  promptFormOperation,
  promptDonePageOperation,
];
