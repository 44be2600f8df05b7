import { Navigate, type RouteObject, useLocation, useRoutes } from '@folkmoot/shell-sdk';
import { PageLoading } from '@folkmoot/ui';
import { lazy, Suspense } from 'react';
import { DetailsTab } from '../features/attributes';
import { ImportEntry, ImportsTab } from '../features/imports';
import { SegmentsTab } from '../features/segments';
import { SubscriberPage, SubscribersTab } from '../features/subscribers';
import { TagsTab } from '../features/tags';
import { messages } from './frame.messages';
import { optInRoutes } from './opt-in.routes';
import { SubscribersFrame } from './SubscribersFrame';

const door = () => import('../features/newsletters');
const NewslettersTab = lazy(async () => ({ default: (await door()).NewslettersTab }));
const NewNewsletterPage = lazy(async () => ({ default: (await door()).NewNewsletterPage }));
const NewsletterPage = lazy(async () => ({ default: (await door()).NewsletterPage }));

const subscriberRoutes: RouteObject[] = [
  {
    element: <SubscribersFrame />,
    children: [
      { index: true, element: <Navigate to="list" replace /> },
      { path: 'list', element: <SubscribersTab moreEntries={<ImportEntry />} /> },
      { path: 'newsletters', element: <NewslettersTab /> },
      { path: 'segments', element: <SegmentsTab /> },
      { path: 'tags', element: <TagsTab /> },
      { path: 'details', element: <DetailsTab /> },
      { path: 'imports', element: <ImportsTab /> },
      { path: '*', element: <Navigate to="../list" replace /> },
    ],
  },
  { path: 'newsletters/new', element: <NewNewsletterPage /> },
  { path: 'newsletters/:newsletterId', element: <NewsletterPage /> },
  { path: 'people/:subscriberId', element: <SubscriberPage /> },
];

const isOptIn = (pathname: string): boolean => pathname.split('/')[2] === 'opt-in';

/** The one exposed module. The shell mounts it in each of its two areas, so the current path selects the routes. */
export const App = () => (
  <Suspense fallback={<PageLoading label={messages.loading} />}>
    {useRoutes(isOptIn(useLocation().pathname) ? optInRoutes : subscriberRoutes)}
  </Suspense>
);
