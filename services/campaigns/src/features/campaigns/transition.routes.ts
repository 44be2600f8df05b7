import {
  activateCampaignOperation,
  archiveCampaignOperation,
  completeCampaignOperation,
  pauseCampaignOperation,
  reopenCampaignOperation,
  resumeCampaignOperation,
  unarchiveCampaignOperation,
  unscheduleCampaignOperation,
} from '@folkmoot/contracts';
import type { Route } from '@folkmoot/service-kit';
import { activateCampaign } from './activate-campaign.use-case';
import { createDetailOf } from './campaign.routes';
import type { CampaignApp } from './campaign.types';
import { moveCampaign } from './move-campaign.use-case';
import { unarchiveCampaign } from './unarchive-campaign.use-case';
import { unscheduleCampaign } from './unschedule-campaign.use-case';

const moves = [
  { operation: pauseCampaignOperation, verb: 'pause' },
  { operation: completeCampaignOperation, verb: 'complete' },
  { operation: reopenCampaignOperation, verb: 'reopen' },
  { operation: archiveCampaignOperation, verb: 'archive' },
] as const;

const seenStartOf = (body: { startDate?: string | null | undefined } | undefined): Date | null | undefined =>
  typeof body?.startDate === 'string' ? new Date(body.startDate) : body?.startDate;

export const transitionRoutes = (app: CampaignApp): Route[] => {
  const { route } = app;
  const detailOf = createDetailOf(app);
  return [
    route(activateCampaignOperation, {
      handle: async ({ context, params: { campaignId }, body }) => {
        await activateCampaign(context, campaignId, seenStartOf(body));
        return detailOf(context, campaignId);
      },
    }),
    route(resumeCampaignOperation, {
      handle: async ({ context, params: { campaignId }, body }) => {
        await moveCampaign(context, campaignId, 'resume', seenStartOf(body));
        return detailOf(context, campaignId);
      },
    }),
    route(unscheduleCampaignOperation, {
      handle: async ({ context, params: { campaignId } }) => {
        await unscheduleCampaign(context, campaignId);
        return detailOf(context, campaignId);
      },
    }),
    route(unarchiveCampaignOperation, {
      handle: async ({ context, params: { campaignId } }) => {
        await unarchiveCampaign(context, campaignId);
        return detailOf(context, campaignId);
      },
    }),
    ...moves.map(({ operation, verb }) =>
      route(operation, {
        handle: async ({ context, params: { campaignId } }) => {
          await moveCampaign(context, campaignId, verb);
          return detailOf(context, campaignId);
        },
      }),
    ),
  ];
};
