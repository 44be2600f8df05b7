import { getOverviewOperation } from '@folkmoot/contracts';
import type { FeatureApp } from '@folkmoot/service-kit';
import { getOverview, type OverviewRecords } from './get-overview.use-case';

type OverviewApp = FeatureApp<OverviewRecords, { readonly publicOrigin: string }>;

export const overviewRoutes = ({ route, config: { publicOrigin } }: OverviewApp) => [
  route(getOverviewOperation, { handle: ({ context }) => getOverview(context, publicOrigin) }),
];
