import { Navigate, type RouteObject } from '@folkmoot/shell-sdk';
import { ApiTokensTab } from './api-tokens/ApiTokensTab';
import { BrandingTab } from './branding/BrandingTab';
import { GeneralTab } from './GeneralTab';
import { EmailTab } from './mails/EmailTab';
import { NotificationsTab } from './NotificationsTab';
import { PlacesTab } from './places/PlacesTab';
import { PrivacyTab } from './privacy/PrivacyTab';
import { SettingsPage } from './SettingsPage';
import { SecondFactorTab } from './second-factor/SecondFactorTab';
import { SingleSignOnTab } from './single-sign-on/SingleSignOnTab';
import { TargetingTab } from './TargetingTab';
import { WebhookLog } from './webhooks/WebhookLog';
import { WebhooksTab } from './webhooks/WebhooksTab';

/** The council's settings, with pages from other features. */
export const councilSettingsRoutes = (more: readonly RouteObject[]): RouteObject[] => [
  {
    element: <SettingsPage />,
    children: [
      { index: true, element: <Navigate to="/dashboard/settings/general" replace /> },
      { path: 'general', element: <GeneralTab /> },
      { path: 'targeting', element: <TargetingTab /> },
      { path: 'places', element: <PlacesTab /> },
      { path: 'branding', element: <BrandingTab /> },
      { path: 'notifications', element: <NotificationsTab /> },
      { path: 'email', element: <EmailTab /> },
      { path: 'privacy', element: <PrivacyTab /> },
      { path: 'sign-in', element: <SecondFactorTab /> },
      { path: 'single-sign-on', element: <SingleSignOnTab /> },
      { path: 'tokens', element: <ApiTokensTab /> },
      { path: 'webhooks', element: <WebhooksTab /> },
      { path: 'webhooks/:webhookId', element: <WebhookLog /> },
      ...more,
    ],
  },
];
