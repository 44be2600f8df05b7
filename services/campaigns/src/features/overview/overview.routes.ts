import { getOverviewOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';
import { getOverview } from './get-overview.use-case';

export const overviewRoutes = (deps: Deps) => [
  route(getOverviewOperation, { handle: ({ actor }) => getOverview(deps, actor) }),
];
