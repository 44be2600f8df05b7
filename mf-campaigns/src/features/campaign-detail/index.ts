export { CampaignDetailPage } from './CampaignDetailPage';
export { OverviewTab } from './OverviewTab';
export { SettingsTab } from './SettingsTab';
