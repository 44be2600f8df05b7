import {
  activateCampaignOperation,
  archiveCampaignOperation,
  completeCampaignOperation,
  pauseCampaignOperation,
  reopenCampaignOperation,
  resumeCampaignOperation,
  unscheduleCampaignOperation,
} from '@folkmoot/contracts';
import { type Route, route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';
import { activateCampaign } from './activate-campaign.use-case';
import { detailFor } from './campaign.routes';
import { moveCampaign } from './move-campaign.use-case';
import { unscheduleCampaign } from './unschedule-campaign.use-case';

const moves = [
  { operation: pauseCampaignOperation, verb: 'pause' },
  { operation: completeCampaignOperation, verb: 'complete' },
  { operation: reopenCampaignOperation, verb: 'reopen' },
  { operation: archiveCampaignOperation, verb: 'archive' },
] as const;

const seenStartOf = (body: { startDate?: string | null | undefined } | undefined): Date | null | undefined =>
  typeof body?.startDate === 'string' ? new Date(body.startDate) : body?.startDate;

export const transitionRoutes = (deps: Deps): Route[] => [
  route(activateCampaignOperation, {
    handle: ({ actor, params, body }) =>
      detailFor(deps, actor)(activateCampaign(deps, actor, params.campaignId, seenStartOf(body))),
  }),
  route(resumeCampaignOperation, {
    handle: ({ actor, params, body }) =>
      detailFor(deps, actor)(moveCampaign(deps, actor, params.campaignId, 'resume', seenStartOf(body))),
  }),
  route(unscheduleCampaignOperation, {
    handle: ({ actor, params }) => detailFor(deps, actor)(unscheduleCampaign(deps, actor, params.campaignId)),
  }),
  ...moves.map(({ operation, verb }) =>
    route(operation, {
      handle: ({ actor, params }) => detailFor(deps, actor)(moveCampaign(deps, actor, params.campaignId, verb)),
    }),
  ),
];
