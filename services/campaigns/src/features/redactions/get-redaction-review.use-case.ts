import type { RedactionReview } from '@folkmoot/contracts';
import { reviewView } from './redaction.view';
import type { RedactionContext } from './redactions.types';

/** How far the review of a campaign's written answers is. Throws campaign_not_found. */
export const getRedactionReview = async (
  { actor, reader }: RedactionContext,
  campaignId: string,
): Promise<RedactionReview> => {
  const records = reader(actor);
  await records.campaigns.get(campaignId);
  const [review, { revision }] = await Promise.all([
    records.redactions.findReview(campaignId),
    records.counters.get(campaignId),
  ]);
  return reviewView(records, campaignId, { review, counted: revision });
};
