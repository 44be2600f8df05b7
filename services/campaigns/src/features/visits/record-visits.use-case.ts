import type { PayloadOf, visitRecordedEvent } from '@folkmoot/contracts';
import type { CampaignsUnit } from '../../records/repositories';

type Visits = PayloadOf<typeof visitRecordedEvent>;

/** Adds what was counted on a campaign's public page. Visits of a campaign that is gone count nowhere. */
export const recordVisits = async (
  { visits, counters }: CampaignsUnit,
  { campaignId, day, views, starts, completes, abandons }: Visits,
): Promise<void> => {
  const [counter] = await counters.list([campaignId]);
  if (!counter) return;
  await visits.add(campaignId, day, { views, starts, completes, abandons });
  await counters.change(campaignId, {});
};
