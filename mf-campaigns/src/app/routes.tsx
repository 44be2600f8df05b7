import { Navigate, type RouteObject } from '@folkmoot/shell-sdk';
import { lazy } from 'react';
import { CampaignDetailPage, FullScreenCampaign, OverviewTab, SettingsTab } from '../features/campaign-detail';
import { CampaignListPage, DeletedCampaignsPage } from '../features/campaign-list';

const SurveyBuilderPage = lazy(async () => ({
  default: (await import('../features/survey-builder')).SurveyBuilderPage,
}));
const DeliveryFrame = lazy(async () => ({ default: (await import('../features/delivery')).DeliveryFrame }));
const PlanPart = lazy(async () => ({ default: (await import('../features/delivery')).PlanPart }));
const EmailPart = lazy(async () => ({ default: (await import('../features/delivery')).EmailPart }));
const QrPart = lazy(async () => ({ default: (await import('../features/delivery')).QrPart }));
const MailingsSection = lazy(async () => ({ default: (await import('../features/mailings')).MailingsSection }));
const NewMailingPage = lazy(async () => ({ default: (await import('../features/mailings')).NewMailingPage }));
const MailingPage = lazy(async () => ({ default: (await import('../features/mailings')).MailingPage }));
const ReportTab = lazy(async () => ({ default: (await import('../features/report')).ReportTab }));
const SubmissionsTab = lazy(async () => ({ default: (await import('../features/submissions')).SubmissionsTab }));
const AllReportsPage = lazy(async () => ({ default: (await import('../features/all-reports')).AllReportsPage }));
const MethodPage = lazy(async () => ({ default: (await import('../features/method')).MethodPage }));
const InsightsTab = lazy(async () => ({ default: (await import('../features/insights')).InsightsTab }));
const IntegrityTab = lazy(async () => ({ default: (await import('../features/integrity')).IntegrityTab }));
const PublishTab = lazy(async () => ({ default: (await import('../features/publication')).PublishTab }));
const CommitmentsCard = lazy(async () => ({ default: (await import('../features/commitments')).CommitmentsCard }));
const GroupPage = lazy(async () => ({ default: (await import('../features/integrity')).GroupPage }));
const CommentsTab = lazy(async () => ({ default: (await import('../features/comments')).CommentsTab }));
const CommentsStart = lazy(async () => ({ default: (await import('../features/comments')).CommentsStart }));
const ReviewTab = lazy(async () => ({ default: (await import('../features/comments')).ReviewTab }));
const CheckTab = lazy(async () => ({ default: (await import('../features/comments')).CheckTab }));
const SetupTab = lazy(async () => ({ default: (await import('../features/comments')).SetupTab }));
const CodebookTab = lazy(async () => ({ default: (await import('../features/codebook')).CodebookTab }));
const ReportBuilderPage = lazy(async () => ({
  default: (await import('../features/report-builder')).ReportBuilderPage,
}));
const SurveyLibraryPage = lazy(async () => ({
  default: (await import('../features/survey-library')).SurveyLibraryPage,
}));

/** Routes below /dashboard/campaigns. What is not the first thing one sees loads when it is opened. */
export const campaignRoutes: RouteObject[] = [
  { index: true, element: <CampaignListPage /> },
  { path: 'deleted', element: <DeletedCampaignsPage /> },
  {
    path: ':campaignId/builder',
    element: <FullScreenCampaign />,
    children: [{ index: true, element: <SurveyBuilderPage /> }],
  },
  {
    path: ':campaignId',
    element: <CampaignDetailPage />,
    children: [
      { index: true, element: <Navigate to="overview" replace /> },
      { path: 'overview', element: <OverviewTab /> },
      { path: 'reports', element: <Navigate to="overview" replace /> },
      { path: 'reports/overview', element: <ReportTab /> },
      { path: 'reports/submissions', element: <SubmissionsTab /> },
      { path: 'reports/comments', element: <CommentsStart /> },
      { path: 'reports/comments/all', element: <CommentsTab /> },
      { path: 'reports/comments/review', element: <ReviewTab /> },
      { path: 'reports/comments/themes', element: <CodebookTab /> },
      { path: 'reports/comments/check', element: <CheckTab /> },
      { path: 'reports/comments/setup', element: <SetupTab /> },
      { path: 'reports/insights', element: <InsightsTab /> },
      { path: 'reports/integrity', element: <IntegrityTab /> },
      { path: 'reports/integrity/groups/:waveId', element: <GroupPage /> },
      { path: 'reports/arrange', element: <ReportBuilderPage /> },
      {
        path: 'delivery',
        element: <DeliveryFrame />,
        children: [
          { path: 'plan', element: <PlanPart /> },
          { path: 'email', element: <EmailPart mailings={<MailingsSection />} /> },
          { path: 'qr', element: <QrPart /> },
          { path: 'mailings/new', element: <NewMailingPage /> },
          { path: 'mailings/:mailingId', element: <MailingPage /> },
        ],
      },
      {
        path: 'publish',
        element: (
          <PublishTab>
            <CommitmentsCard />
          </PublishTab>
        ),
      },
      { path: 'settings', element: <SettingsTab /> },
      { path: '*', element: <Navigate to="../overview" replace /> },
    ],
  },
];

/** Routes below /dashboard/surveys. */
export const surveyRoutes: RouteObject[] = [
  { index: true, element: <Navigate to="own" replace /> },
  { path: 'own', element: <SurveyLibraryPage shelf="own" /> },
  { path: 'templates', element: <SurveyLibraryPage shelf="templates" /> },
  { path: '*', element: <Navigate to="../own" replace /> },
];

/** Routes below /dashboard/reports. */
export const reportRoutes: RouteObject[] = [
  { index: true, element: <AllReportsPage /> },
  { path: 'method', element: <MethodPage /> },
  { path: '*', element: <Navigate to="/dashboard/reports" replace /> },
];
