import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { MAX_SIGNUP_EMAIL } from '../core/text-limits';
import { hearBackStatusSchema } from '../entities/hear-back';
import { newsletterSchema, outcomeAudienceSchema } from '../entities/newsletter';

const campaignParams = z.strictObject({ campaignId: idSchema });
const tokenParams = z.strictObject({ token: z.string().regex(/^[A-Za-z0-9._-]{1,400}$/) });
const FORM_LIMIT = 64 * 1024;

export const hearBackOperation = defineOperation({
  name: 'hearBack',
  service: 'public',
  method: 'post',
  path: '/api/public/surveys/:campaignId/hear-back',
  summary:
    'Ask to hear what comes of a survey. The answer is the same for every address; nothing joins it with a response.',
  can: 'public',
  params: campaignParams,
  body: z.strictObject({ email: z.string().max(MAX_SIGNUP_EMAIL) }),
  bodyLimit: FORM_LIMIT,
  status: 202,
  /** Nothing is sent to an address before its owner has confirmed it, apart from the mail that asks for it. */
  response: z.object({ needsConfirmation: z.literal(true) }),
  errors: ['survey_not_found', 'signup_invalid', 'too_many_requests', 'unavailable'],
});

export const stopHearBackOperation = defineOperation({
  name: 'stopHearBack',
  service: 'public',
  method: 'post',
  path: '/api/public/hear-back/stop/:token',
  summary: 'Delete the address behind a signed link in one click (RFC 8058).',
  can: 'public',
  params: tokenParams,
  status: 204,
  errors: ['link_invalid', 'unavailable'],
});

/** Request of the public service to subscribers for a signed link; both check the signature. */
export const answerHearBackOperation = defineOperation({
  name: 'answerHearBack',
  service: 'subscribers',
  method: 'post',
  path: '/internal/hear-back/answers',
  summary: 'The address behind a signed link is confirmed, or deleted.',
  can: 'internal',
  body: z.strictObject({ token: z.string().max(400), answer: z.enum(['confirm', 'stop']) }),
  status: 204,
  errors: ['link_invalid'],
});

export const getHearBackOperation = defineOperation({
  name: 'getHearBack',
  service: 'subscribers',
  method: 'get',
  path: '/api/hear-back/:campaignId',
  summary: 'How many people asked to hear what comes of a survey, and the messages about it.',
  can: 'campaign:read',
  params: campaignParams,
  response: hearBackStatusSchema,
  errors: ['campaign_not_found'],
});

export const draftOutcomeOperation = defineOperation({
  name: 'draftOutcome',
  service: 'subscribers',
  method: 'post',
  path: '/api/hear-back/:campaignId/messages',
  summary: 'Begin a newsletter about what came of a survey, with a text to start from.',
  can: 'campaign:edit',
  params: campaignParams,
  body: z.strictObject({ audience: outcomeAudienceSchema }),
  status: 201,
  response: newsletterSchema,
  errors: ['campaign_not_found', 'not_found'],
});
