export { onCampaignNews } from './on-campaign-news.consumer';
