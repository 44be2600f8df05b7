export { CampaignDetailPage } from './CampaignDetailPage';
export { DeliveryTab } from './DeliveryTab';
export { OverviewTab } from './OverviewTab';
export { SettingsTab } from './SettingsTab';
