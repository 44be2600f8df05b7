import { Navigate, type RouteObject } from '@folkmoot/shell-sdk';
import { lazy } from 'react';
import { CampaignDetailPage, DeliveryTab, OverviewTab, SettingsTab } from '../features/campaign-detail';
import { CampaignListPage } from '../features/campaign-list';

const SurveyBuilderTab = lazy(async () => ({ default: (await import('../features/survey-builder')).SurveyBuilderTab }));
const ReportTab = lazy(async () => ({ default: (await import('../features/report')).ReportTab }));
const SubmissionsTab = lazy(async () => ({ default: (await import('../features/submissions')).SubmissionsTab }));

/** Routes below /dashboard/campaigns (F-4). The builder and the reports load when they are opened. */
export const routes: RouteObject[] = [
  { index: true, element: <CampaignListPage /> },
  {
    path: ':campaignId',
    element: <CampaignDetailPage />,
    children: [
      { index: true, element: <Navigate to="overview" replace /> },
      { path: 'overview', element: <OverviewTab /> },
      { path: 'builder', element: <SurveyBuilderTab /> },
      { path: 'reports', element: <Navigate to="overview" replace /> },
      { path: 'reports/overview', element: <ReportTab /> },
      { path: 'reports/submissions', element: <SubmissionsTab /> },
      { path: 'delivery', element: <DeliveryTab /> },
      { path: 'settings', element: <SettingsTab /> },
    ],
  },
];
