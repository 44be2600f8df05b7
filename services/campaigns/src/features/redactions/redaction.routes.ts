import {
  claimRedactionsOperation,
  decideRedactionOperation,
  getRedactionReviewOperation,
  listRedactionsOperation,
  startRedactionReviewOperation,
} from '@folkmoot/contracts';
import { claimRedactions } from './claim-redactions.use-case';
import { decideRedaction } from './decide-redaction.use-case';
import { getRedactionReview } from './get-redaction-review.use-case';
import { listRedactions } from './list-redactions.use-case';
import type { RedactionApp } from './redactions.types';
import { startRedactionReview } from './start-redaction-review.use-case';

export const redactionRoutes = ({ route, jobs }: RedactionApp) => [
  route(getRedactionReviewOperation, {
    handle: ({ context, params: { campaignId } }) => getRedactionReview(context, campaignId),
  }),
  route(startRedactionReviewOperation, {
    handle: ({ context, params: { campaignId }, body }) => startRedactionReview(context, campaignId, { ...body, jobs }),
  }),
  route(listRedactionsOperation, {
    handle: ({ context, params: { campaignId }, query: { question, ...query } }) =>
      listRedactions(context, { campaignId, questionId: question, ...query }),
  }),
  route(claimRedactionsOperation, {
    handle: async ({ context, params, body }) => ({ items: await claimRedactions(context, { ...params, ...body }) }),
  }),
  route(decideRedactionOperation, {
    handle: ({ context, params, body }) => decideRedaction(context, { ...params, ...body }),
  }),
];
