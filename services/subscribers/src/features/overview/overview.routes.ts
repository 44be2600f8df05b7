import { getSubscriberOverviewOperation } from '@folkmoot/contracts';
import { getSubscriberOverview } from './get-subscriber-overview.use-case';
import type { OverviewApp } from './overview.types';

export const overviewRoutes = ({ route }: OverviewApp) => [
  route(getSubscriberOverviewOperation, {
    handle: ({ context, query: { since } }) => getSubscriberOverview(context, since ? new Date(since) : undefined),
  }),
];
