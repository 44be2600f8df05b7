import { getCouncilDetailOperation, getSystemStatsOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { type CouncilDetailDeps, getCouncilDetailAcrossCouncils } from './get-council-detail.use-case';
import { getStatsAcrossCouncils } from './get-stats.use-case';

export const systemRoutes = (deps: CouncilDetailDeps) => [
  route(getSystemStatsOperation, { handle: () => getStatsAcrossCouncils(deps) }),
  route(getCouncilDetailOperation, {
    handle: ({ params }) => getCouncilDetailAcrossCouncils(deps, params.councilId),
  }),
];
