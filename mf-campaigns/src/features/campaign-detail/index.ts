export { CampaignDetailPage } from './CampaignDetailPage';
export { FullScreenCampaign } from './FullScreenCampaign';
export { OverviewTab } from './OverviewTab';
export { SettingsTab } from './SettingsTab';
