import { type RouteObject, useRoutes } from '@folkmoot/shell-sdk';
import { SessionGate } from '../entities/session';
import { OverviewPage } from '../features/overview';
import { DashboardFrame, DashboardIndex, RemoteRoute } from './frame';
import { page } from './page';

const AccountPage = page(async () => (await import('../features/account')).AccountPage);

const inside: RouteObject[] = [
  {
    element: <DashboardFrame />,
    children: [
      { index: true, element: <DashboardIndex /> },
      { path: 'overview', element: <OverviewPage /> },
      { path: 'account', element: <AccountPage /> },
      { path: ':segment/*', element: <RemoteRoute /> },
    ],
  },
];

/** All routes below /dashboard. For signed-in users only. */
export const Dashboard = () => <SessionGate>{useRoutes(inside)}</SessionGate>;
