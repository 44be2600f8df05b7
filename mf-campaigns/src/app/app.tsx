import { useLocation, useRoutes } from '@folkmoot/shell-sdk';
import { PageLoading } from '@folkmoot/ui';
import { Suspense } from 'react';
import { campaignRoutes, surveyRoutes } from './routes';

const isSurveys = (pathname: string): boolean => pathname.split('/')[2] === 'surveys';

/** The one exposed module. The shell mounts it below each of its two areas, so it looks which one it is in. */
export const App = () => (
  <Suspense fallback={<PageLoading label="Loading..." />}>
    {useRoutes(isSurveys(useLocation().pathname) ? surveyRoutes : campaignRoutes)}
  </Suspense>
);
