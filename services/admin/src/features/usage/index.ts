export { onCampaignNews } from './on-campaign-news.consumer';
export { onStorageCounted } from './on-storage-counted.consumer';
