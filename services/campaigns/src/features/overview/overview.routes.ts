import { getOverviewOperation } from '@folkmoot/contracts';
import { getOverview } from './get-overview.use-case';
import type { OverviewApp } from './overview.types';

export const overviewRoutes = ({ route, config: { publicOrigin } }: OverviewApp) => [
  route(getOverviewOperation, {
    handle: ({ context, query: { since } }) =>
      getOverview(context, { publicOrigin, since: since ? new Date(since) : undefined }),
  }),
];
