import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import { answeredIdSchema } from '../entities/question';
import { redactionReviewSchema, redactionSchema, redactionSpanSchema } from '../entities/redaction';
import {
  MAX_CLAIMED_REDACTIONS,
  MAX_REDACTION_SPANS,
  MAX_REDACTION_TERM,
  MAX_REDACTION_TERMS,
  redactionDecisions,
  redactionStates,
} from '../entities/redaction-terms';
import { campaignParams } from './campaigns';

const USUAL_PAGE = 20;

export const getRedactionReviewOperation = defineOperation({
  name: 'getRedactionReview',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/redactions/review',
  summary: 'How far the review of the written answers that are to be published is.',
  can: 'report:read',
  params: campaignParams,
  response: redactionReviewSchema,
  errors: ['campaign_not_found'],
});

export const startRedactionReviewOperation = defineOperation({
  name: 'startRedactionReview',
  service: 'campaigns',
  method: 'put',
  path: '/api/campaigns/:campaignId/redactions/review',
  summary:
    'Read the written answers to these questions in the background, and propose what to hide. Decisions about answers that are still there stay.',
  can: 'campaign:edit',
  params: campaignParams,
  body: z.strictObject({
    questionIds: z.array(answeredIdSchema).max(200),
    /** Whether a second person has to look at each answer. */
    needsSecondLook: z.boolean().default(false),
    terms: z.array(z.string().trim().min(2).max(MAX_REDACTION_TERM)).max(MAX_REDACTION_TERMS).default([]),
  }),
  status: 202,
  response: redactionReviewSchema,
  errors: ['campaign_not_found', 'redaction_question', 'stale_revision'],
});

export const listRedactionsOperation = defineOperation({
  name: 'listRedactions',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/redactions',
  summary: 'Written answers of the review, with what is proposed to be hidden and what was decided.',
  can: 'report:read',
  params: campaignParams,
  query: z.strictObject({
    state: z.enum(redactionStates).optional(),
    question: answeredIdSchema.optional(),
    ...pageQuery,
  }),
  response: listOf(redactionSchema),
  errors: ['campaign_not_found'],
});

export const claimRedactionsOperation = defineOperation({
  name: 'claimRedactions',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/redactions/claims',
  summary: 'The next open answers for the caller. Nobody else gets them for five minutes.',
  can: 'campaign:edit',
  params: campaignParams,
  body: z.strictObject({
    question: answeredIdSchema.optional(),
    limit: z.number().int().min(1).max(MAX_CLAIMED_REDACTIONS).default(USUAL_PAGE),
  }),
  response: z.object({ items: z.array(redactionSchema) }),
  errors: ['campaign_not_found'],
});

export const decideRedactionOperation = defineOperation({
  name: 'decideRedaction',
  service: 'campaigns',
  method: 'put',
  path: '/api/campaigns/:campaignId/redactions/:responseId/:questionId',
  summary:
    'Accept what is proposed to be hidden in an answer, hide other words, or withhold the answer. Valid for all identical answers.',
  can: 'campaign:edit',
  params: campaignParams.extend({ responseId: idSchema, questionId: answeredIdSchema }),
  body: z.strictObject({
    decision: z.enum(redactionDecisions),
    /** For `change`: the words to hide, in order, without overlaps. */
    spans: z.array(redactionSpanSchema).max(MAX_REDACTION_SPANS).optional(),
    revision: z.number().int().min(0),
  }),
  response: redactionSchema,
  errors: ['campaign_not_found', 'redaction_not_found', 'redaction_changed', 'redaction_spans', 'redaction_own_look'],
});
