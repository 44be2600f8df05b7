import { listResponsesOperation, recountReportsOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';
import { checkRollups } from './check-rollups.use-case';
import { listResponses } from './list-responses.use-case';

export const responseRoutes = (deps: Deps) => [
  route(listResponsesOperation, {
    handle: ({ actor, params, query }) => listResponses(deps, actor, params.campaignId, query),
  }),
  route(recountReportsOperation, { handle: ({ body }) => checkRollups(deps, body.repair) }),
];
