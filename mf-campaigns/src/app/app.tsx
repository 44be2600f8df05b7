import { useRoutes } from '@folkmoot/shell-sdk';
import { PageLoading } from '@folkmoot/ui';
import { Suspense } from 'react';
import { routes } from './routes';

/** The one exposed module: everything below /dashboard/campaigns. */
export const App = () => <Suspense fallback={<PageLoading label="Loading..." />}>{useRoutes(routes)}</Suspense>;
