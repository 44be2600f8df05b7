import type { PayloadOf, visitRecordedEvent } from '@folkmoot/contracts';
import type { CampaignsUnit } from '../../records/repositories';

export type Visits = Omit<PayloadOf<typeof visitRecordedEvent>, 'campaignId'>;

/** Adds what was counted on a campaign's public page. Visits of a campaign that is gone count nowhere. */
export const recordVisits = async (
  { visits, counters, qrCodes }: CampaignsUnit,
  campaignId: string,
  counted: readonly Visits[],
): Promise<void> => {
  const [counter] = await counters.list([campaignId]);
  if (!counter) return;
  for (const { day, qrCodes: uses = {}, ...counts } of counted) {
    await visits.add(campaignId, day, counts);
    await qrCodes.addUses(campaignId, uses);
  }
  await counters.change(campaignId, {});
};
