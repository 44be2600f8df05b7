import { defineFeature, defineJob } from '@folkmoot/service-kit';
import { campaignEntity, campaignModel } from '../../entities/campaign/campaign.mongo';
import { campaignRoutes } from './campaign.routes';
import type { CampaignApp, FindTemplate } from './campaign.types';
import { CAMPAIGN, eraseCampaignAgain, eraseDeleted, keepTime } from './keep-time.use-case';
import { transitionRoutes } from './transition.routes';

export { activateCampaign } from './activate-campaign.use-case';
export { createCampaign } from './create-campaign.use-case';
export { saveDelivery } from './edit-campaign.use-case';
export { listCampaigns } from './list-campaigns.use-case';
export { moveCampaign } from './move-campaign.use-case';

const KEEP_TIME_INTERVAL_MS = 15_000;
const ERASE_INTERVAL_MS = 3_600_000;

const campaignJobs = ({ systemContext }: CampaignApp) => [
  defineJob('campaigns.keep-time', {
    every: KEEP_TIME_INTERVAL_MS,
    work: {
      nextDueAt: () => systemContext.acrossCouncils.reader().campaignSweep.findNextDueAtAcrossCouncils(),
      appearsIn: [campaignModel],
    },
    run: () => keepTime(systemContext),
  }),
  defineJob('campaigns.erase-deleted', { every: ERASE_INTERVAL_MS, run: () => eraseDeleted(systemContext) }),
];

export const campaignsFeature = (findTemplate: FindTemplate) =>
  defineFeature({
    name: 'campaigns',
    entities: [campaignEntity],
    routes: (app: CampaignApp) => [...campaignRoutes(app, findTemplate), ...transitionRoutes(app)],
    jobs: campaignJobs,
    replays: ({ systemContext }: CampaignApp) => ({
      [CAMPAIGN]: (entry) => eraseCampaignAgain(systemContext, entry),
    }),
  });
