import { useRoutes } from '@folkmoot/shell-sdk';
import { PageLoading } from '@folkmoot/ui';
import { Suspense } from 'react';
import { routes } from './routes';

/** The one exposed module: everything below /dashboard/campaigns. */
const CampaignsApp = () => <Suspense fallback={<PageLoading label="Loading..." />}>{useRoutes(routes)}</Suspense>;

export default CampaignsApp;
