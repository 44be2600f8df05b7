import {
  type CampaignDetail,
  getCampaignOperation,
  getSurveyOperation,
  listAudiencesOperation,
  listMembersOperation,
  listSegmentsOperation,
  type Role,
} from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import {
  type Handler,
  handle,
  type RenderedShell,
  renderWithShell,
  sampleCouncil,
  sampleUser,
} from '@folkmoot/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { CampaignDetailPage, FullScreenCampaign, OverviewTab, SettingsTab } from '../features/campaign-detail';
import { DeliveryFrame, EmailPart, PlanPart, QrPart } from '../features/delivery';
import { SurveyBuilderPage } from '../features/survey-builder';
import { sampleSurvey } from '../standalone/sample-campaign';

const Routes = () =>
  useRoutes([
    {
      path: ':campaignId/builder',
      element: <FullScreenCampaign />,
      children: [{ index: true, element: <SurveyBuilderPage /> }],
    },
    {
      path: ':campaignId',
      element: <CampaignDetailPage />,
      children: [
        { path: 'overview', element: <OverviewTab /> },
        {
          path: 'delivery',
          element: <DeliveryFrame />,
          children: [
            { path: 'plan', element: <PlanPart /> },
            { path: 'email', element: <EmailPart mailings={<p>The mailings</p>} /> },
            { path: 'qr', element: <QrPart /> },
          ],
        },
        { path: 'settings', element: <SettingsTab /> },
      ],
    },
  ]);

const Runner = () => <p>The runner of the resident pages</p>;

interface Options {
  tab?: 'overview' | 'builder' | 'delivery' | `delivery/${string}` | 'settings';
  handlers?: Handler[];
  timezone?: string;
  privacyNotice?: string;
  targetAudiences?: string[];
  geographicalDivisions?: string[];
  role?: Role;
  logoHash?: string | null;
}

/** Renders the page of a sample campaign, at one of its tabs. */
export const renderCampaign = (
  campaign: CampaignDetail,
  {
    tab = 'overview',
    handlers = [],
    timezone = 'UTC',
    privacyNotice = '',
    targetAudiences,
    geographicalDivisions,
    role = 'council_staff',
    logoHash = null,
  }: Options = {},
): RenderedShell => {
  const { settings, branding: usual } = sampleCouncil();
  const branding = { ...usual, logoHash };
  const privacy = { ...settings.privacy, privacyNotice };
  const lists = {
    ...(targetAudiences && { targetAudiences }),
    ...(geographicalDivisions && { geographicalDivisions }),
  };
  return renderWithShell(<Routes />, {
    route: `/dashboard/campaigns/c1/${tab}`,
    session: { role, council: { timezone, branding, settings: { ...settings, ...lists, privacy } } },
    provided: { 'mf-public/./survey-runner': { SurveyRunner: Runner } },
    handlers: [
      handle(getCampaignOperation, () => campaign),
      handle(getSurveyOperation, () => sampleSurvey()),
      handle(listAudiencesOperation, () => ({ items: [], nextCursor: null })),
      handle(listSegmentsOperation, () => ({ items: [], nextCursor: null })),
      handle(listMembersOperation, () => ({
        items: [sampleUser({ id: 'user-sam', name: 'Sam Staff' })],
        nextCursor: null,
      })),
      ...handlers,
    ],
  });
};

/** Presses the button with this name when it appears. */
export const press = async (shell: RenderedShell, name: string): Promise<void> =>
  shell.user.click(await screen.findByRole('button', { name }));

/** Chooses an entry of the menu of a campaign's other actions. */
export const choose = async (
  { user }: Pick<RenderedShell, 'user'>,
  name: string,
  { of = 'Riverside Park' }: { of?: string } = {},
): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: `More actions for ${of}` }));
  await user.click(await screen.findByRole('menuitem', { name }));
};
