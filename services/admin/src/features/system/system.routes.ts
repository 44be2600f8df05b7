import { getCouncilDetailOperation, getSystemStatsOperation } from '@folkmoot/contracts';
import { getCouncilDetailAcrossCouncils } from './get-council-detail.use-case';
import { getStatsAcrossCouncils } from './get-stats.use-case';
import type { CouncilDetailTools, SystemApp } from './system.types';

export const systemRoutes = ({ route }: SystemApp, tools: CouncilDetailTools) => [
  route(getSystemStatsOperation, { handle: ({ context }) => getStatsAcrossCouncils(context) }),
  route(getCouncilDetailOperation, {
    handle: ({ context, params }) => getCouncilDetailAcrossCouncils(context, params.councilId, tools),
  }),
];
