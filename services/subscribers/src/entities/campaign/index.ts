export type { CampaignCopy, CampaignRepository } from './campaign.repository';
export { onCampaignChanged } from './on-campaign-changed.consumer';
