import { campaignWatchedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import { afterReport, type WatchRepository } from '../../entities/watch';

export interface WatchRecords {
  readonly campaigns: CampaignRepository;
  readonly watches: WatchRepository;
}

/** Stores whether the public service is watchful for a campaign. Ignores reports about a deleted campaign. */
export const onCampaignWatched: Consumer<WatchRecords> = consumer(
  'campaigns.watches',
  campaignWatchedEvent,
  async ({ payload }, { campaigns, watches }: WatchRecords) => {
    const { campaignId, at, until, ...report } = payload;
    const [campaign] = await campaigns.listByIds([campaignId]);
    if (!campaign) return;
    const watch = await watches.get(campaignId);
    await watches.save(afterReport(watch, { ...report, at: new Date(at), until: new Date(until) }));
  },
);
