export { activateCampaign } from './activate-campaign.use-case';
export { campaignJobs } from './campaign.jobs';
export { campaignRoutes } from './campaign.routes';
export { createCampaign } from './create-campaign.use-case';
export { saveDelivery } from './edit-campaign.use-case';
export { moveCampaign } from './move-campaign.use-case';
export { queueTellStates } from './tell-states.use-case';
export { transitionRoutes } from './transition.routes';
