export { CampaignListPage } from './CampaignListPage';
export { DeletedCampaignsPage } from './DeletedCampaignsPage';
