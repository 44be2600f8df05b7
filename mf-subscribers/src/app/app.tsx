import { Navigate, type RouteObject, useLocation, useRoutes } from '@folkmoot/shell-sdk';
import { PageLoading } from '@folkmoot/ui';
import { Suspense } from 'react';
import { ImportButton, ImportsTab } from '../features/imports';
import { SegmentsTab } from '../features/segments';
import { SubscriberPage, SubscribersTab } from '../features/subscribers';
import { TagsTab } from '../features/tags';
import { messages } from './frame.messages';
import { optInRoutes } from './opt-in.routes';
import { SubscribersFrame } from './SubscribersFrame';

const subscriberRoutes: RouteObject[] = [
  {
    element: <SubscribersFrame />,
    children: [
      { index: true, element: <Navigate to="list" replace /> },
      { path: 'list', element: <SubscribersTab besideAdd={<ImportButton />} /> },
      { path: 'segments', element: <SegmentsTab /> },
      { path: 'tags', element: <TagsTab /> },
      { path: 'imports', element: <ImportsTab /> },
      { path: '*', element: <Navigate to="../list" replace /> },
    ],
  },
  { path: 'people/:subscriberId', element: <SubscriberPage /> },
];

const isOptIn = (pathname: string): boolean => pathname.split('/')[2] === 'opt-in';

/** The one exposed module. The shell mounts it in each of its two areas, so the current path selects the routes. */
export const App = () => (
  <Suspense fallback={<PageLoading label={messages.loading} />}>
    {useRoutes(isOptIn(useLocation().pathname) ? optInRoutes : subscriberRoutes)}
  </Suspense>
);
