import {
  activateCampaignOperation,
  archiveCampaignOperation,
  completeCampaignOperation,
  pauseCampaignOperation,
  resumeCampaignOperation,
} from '@folkmoot/contracts';
import { type Route, route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';
import { activateCampaign } from './activate-campaign.use-case';
import { detailFor } from './campaign.routes';
import { moveCampaign } from './move-campaign.use-case';

const moves = [
  { operation: pauseCampaignOperation, verb: 'pause' },
  { operation: resumeCampaignOperation, verb: 'resume' },
  { operation: completeCampaignOperation, verb: 'complete' },
  { operation: archiveCampaignOperation, verb: 'archive' },
] as const;

export const transitionRoutes = (deps: Deps): Route[] => [
  route(activateCampaignOperation, {
    handle: ({ actor, params }) => detailFor(deps, actor)(activateCampaign(deps, actor, params.campaignId)),
  }),
  ...moves.map(({ operation, verb }) =>
    route(operation, {
      handle: ({ actor, params }) => detailFor(deps, actor)(moveCampaign(deps, actor, params.campaignId, verb)),
    }),
  ),
];
