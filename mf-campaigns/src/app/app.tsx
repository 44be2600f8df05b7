import { lookup } from '@folkmoot/contracts/client';
import { type RouteObject, useLocation, useRoutes } from '@folkmoot/shell-sdk';
import { PageLoading } from '@folkmoot/ui';
import { Suspense } from 'react';
import { messages } from './app.messages';
import { campaignRoutes, reportRoutes, surveyRoutes } from './routes';

const areas: Readonly<Record<string, RouteObject[]>> = { surveys: surveyRoutes, reports: reportRoutes };

const routesAt = (pathname: string): RouteObject[] => lookup(areas, pathname.split('/')[2] ?? '') ?? campaignRoutes;

/** The one exposed module. The shell mounts it in each of its areas, so the current path selects the routes. */
export const App = () => (
  <Suspense fallback={<PageLoading label={messages.loading} />}>{useRoutes(routesAt(useLocation().pathname))}</Suspense>
);
