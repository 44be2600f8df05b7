import { Outlet, type RouteObject } from '@folkmoot/shell-sdk';
import { PageLoading } from '@folkmoot/ui';
import { Suspense } from 'react';
import { Whole } from '../entities/session';
import { CrashPage } from './CrashPage';
import { NotFoundPage } from './frame';
import { page } from './page';

const LandingPage = page(async () => (await import('../features/landing')).LandingPage);
const AuthPage = page(async () => (await import('../features/sign-in')).AuthPage);
const InvitationPage = page(async () => (await import('../features/invitation')).InvitationPage);
const NotificationLinkPage = page(async () => (await import('../features/notification-link')).NotificationLinkPage);
const AddressLinkPage = page(async () => (await import('../features/address-link')).AddressLinkPage);
const Dashboard = page(async () => (await import('./Dashboard')).Dashboard);

const Pages = () => (
  <Suspense
    fallback={
      <Whole>
        <PageLoading shape="table" />
      </Whole>
    }
  >
    <Outlet />
  </Suspense>
);

/** The shell's own routes. Routes below /dashboard are in Dashboard, so that the landing page does not load them. */
export const routes: RouteObject[] = [
  {
    element: <Pages />,
    errorElement: <CrashPage />,
    children: [
      { path: '/', element: <LandingPage /> },
      { path: '/auth', element: <AuthPage /> },
      { path: '/invite/:token', element: <InvitationPage /> },
      { path: '/auth/notifications/:token', element: <NotificationLinkPage /> },
      { path: '/auth/address/:token', element: <AddressLinkPage /> },
      { path: '/dashboard/*', element: <Dashboard /> },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
