import { Navigate, type RouteObject } from '@folkmoot/shell-sdk';
import { lazy } from 'react';

const door = () => import('../features/opt-in-pages');
const OptInPagesPage = lazy(async () => ({ default: (await door()).OptInPagesPage }));
const DeletedPagesPage = lazy(async () => ({ default: (await door()).DeletedPagesPage }));
const PageDetailPage = lazy(async () => ({ default: (await door()).PageDetailPage }));
const SignupsPage = lazy(async () => ({ default: (await door()).SignupsPage }));
const EditPage = lazy(async () => ({ default: (await door()).EditPage }));

/** Routes below /dashboard/opt-in. */
export const optInRoutes: RouteObject[] = [
  { index: true, element: <OptInPagesPage /> },
  { path: 'deleted', element: <DeletedPagesPage /> },
  { path: ':pageId', element: <PageDetailPage /> },
  { path: ':pageId/signups', element: <SignupsPage /> },
  { path: ':pageId/edit', element: <EditPage /> },
  { path: '*', element: <Navigate to="/dashboard/opt-in" replace /> },
];
