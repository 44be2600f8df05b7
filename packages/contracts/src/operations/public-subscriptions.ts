import * as z from 'zod';
import { idSchema, keySchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { slugSchema } from '../core/slug';
import { MAX_SIGNUP_EMAIL, MAX_SIGNUP_LONG_TEXT } from '../core/text-limits';
import { publicCouncilSchema } from '../entities/council';
import { optInFieldSchema, optInStylingSchema } from '../entities/opt-in-page';
import { preferencesSchema, topicSchema } from './preferences';

const pageParams = z.strictObject({ councilSlug: slugSchema, pageSlug: slugSchema });
const tokenParams = z.strictObject({ token: z.string().regex(/^[A-Za-z0-9._-]{1,400}$/) });
const SIGNUP_LIMIT = 64 * 1024;

export const publicOptInPageSchema = z.object({
  council: publicCouncilSchema,
  page: z.object({
    id: idSchema,
    title: z.string(),
    description: z.string(),
    slug: z.string(),
    fields: z.array(optInFieldSchema),
    styling: optInStylingSchema,
  }),
  topics: z.array(topicSchema),
  /** The consent text that a resident agrees to; stored with each consent. */
  consentText: z.string(),
  /** Whether the address must be confirmed by mail first. */
  needsConfirmation: z.boolean(),
});
export type PublicOptInPage = z.infer<typeof publicOptInPageSchema>;

export const getPublicOptInPageOperation = defineOperation({
  name: 'getPublicOptInPage',
  service: 'public',
  method: 'get',
  path: '/api/public/opt-in-pages/:councilSlug/:pageSlug',
  summary: 'What a resident needs to sign up. Missing and inactive pages answer alike.',
  can: 'public',
  params: pageParams,
  response: publicOptInPageSchema,
  errors: ['page_not_found'],
});

export const signUpOperation = defineOperation({
  name: 'signUp',
  service: 'public',
  method: 'post',
  path: '/api/public/opt-in-pages/:councilSlug/:pageSlug/signups',
  summary: 'Subscribe to topics: one idempotent operation. Durable when answered.',
  can: 'public',
  params: pageParams,
  body: z.strictObject({
    data: z.record(keySchema(40), z.union([z.string().max(MAX_SIGNUP_LONG_TEXT), z.boolean()])),
    tagIds: z.array(idSchema).max(100),
  }),
  bodyLimit: SIGNUP_LIMIT,
  idempotent: true,
  status: 201,
  response: z.object({ needsConfirmation: z.boolean() }),
  errors: ['page_not_found', 'signup_invalid', 'too_many_requests', 'unavailable'],
});

export const subscribeAfterSurveyOperation = defineOperation({
  name: 'subscribeAfterSurvey',
  service: 'public',
  method: 'post',
  path: '/api/public/surveys/:campaignId/subscriptions',
  summary: 'Subscribe after a survey. Nothing joins it with the response.',
  can: 'public',
  params: z.strictObject({ campaignId: idSchema }),
  /** Missing values are refused as `signup_invalid`, with the texts of the specification. */
  body: z.strictObject({ email: z.string().max(MAX_SIGNUP_EMAIL), tagIds: z.array(idSchema).max(100) }),
  bodyLimit: SIGNUP_LIMIT,
  idempotent: true,
  status: 201,
  response: z.object({ needsConfirmation: z.boolean() }),
  errors: ['survey_not_found', 'signup_invalid', 'too_many_requests', 'unavailable'],
});

export const getPreferencesOperation = defineOperation({
  name: 'getPreferences',
  service: 'public',
  method: 'get',
  path: '/api/public/preferences/:token',
  summary: 'What a subscriber receives. Changes nothing.',
  can: 'public',
  params: tokenParams,
  response: preferencesSchema,
  errors: ['link_invalid', 'unavailable'],
});

export const savePreferencesOperation = defineOperation({
  name: 'savePreferences',
  service: 'public',
  method: 'post',
  path: '/api/public/preferences/:token',
  summary: 'Choose topics; none of them is an unsubscribe.',
  can: 'public',
  params: tokenParams,
  body: z.strictObject({ tagIds: z.array(idSchema).max(100) }),
  response: preferencesSchema,
  errors: ['link_invalid', 'unavailable'],
});

export const unsubscribeOperation = defineOperation({
  name: 'unsubscribe',
  service: 'public',
  method: 'post',
  path: '/api/public/unsubscribe/:token',
  summary: 'One-click unsubscribe (RFC 8058): the body is `List-Unsubscribe=One-Click` or nothing.',
  can: 'public',
  params: tokenParams,
  status: 204,
  errors: ['link_invalid'],
});

export const confirmSubscriptionOperation = defineOperation({
  name: 'confirmSubscription',
  service: 'public',
  method: 'post',
  path: '/api/public/confirmations/:token',
  summary: 'Confirm an address (double opt-in). By POST only, so that mail scanners cannot.',
  can: 'public',
  params: tokenParams,
  response: preferencesSchema,
  errors: ['link_invalid', 'unavailable'],
});
