export { CampaignListPage } from './CampaignListPage';
