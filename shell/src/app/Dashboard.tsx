import { type RouteObject, useRoutes } from '@folkmoot/shell-sdk';
import { OverviewPage } from '../features/overview';
import { DashboardFrame, DashboardIndex, RemoteRoute } from '../frame';
import { SessionGate } from '../session';
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

/** Everything below /dashboard, for signed-in users only. */
export const Dashboard = () => <SessionGate>{useRoutes(inside)}</SessionGate>;
