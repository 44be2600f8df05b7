import type { Watch } from './watch.domain';

export interface WatchRepository {
  /** An empty one for a campaign that was always calm. */
  get(campaignId: string): Promise<Watch>;
  save(watch: Watch): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
