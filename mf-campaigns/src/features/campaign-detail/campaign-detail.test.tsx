import {
  activateCampaignOperation,
  type CampaignDetail,
  getCampaignOperation,
  getSurveyOperation,
  pauseCampaignOperation,
  saveDeliveryOperation,
  setCampaignStepOperation,
  updateCampaignOperation,
} from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import { type Handler, handle, problem, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleDetail, sampleSurvey } from '../../fixtures/campaign';
import { CampaignDetailPage, DeliveryTab, OverviewTab, SettingsTab } from './index';

const Routes = () =>
  useRoutes([
    {
      path: ':campaignId',
      element: <CampaignDetailPage />,
      children: [
        { path: 'overview', element: <OverviewTab /> },
        { path: 'delivery', element: <DeliveryTab /> },
        { path: 'settings', element: <SettingsTab /> },
      ],
    },
  ]);

const render = (
  campaign: CampaignDetail,
  tab: 'overview' | 'delivery' | 'settings',
  handlers: Handler[] = [],
  role: 'council_admin' | 'council_staff' = 'council_admin',
) =>
  renderWithShell(<Routes />, {
    route: `/dashboard/campaigns/c1/${tab}`,
    session: { role },
    handlers: [
      handle(getCampaignOperation, () => campaign),
      handle(getSurveyOperation, () => sampleSurvey()),
      ...handlers,
    ],
  });

describe('the campaign page', () => {
  it('shows the four figures, with the rate as progress to the target (E-13)', async () => {
    render(sampleDetail(), 'overview');
    const rate = await screen.findByRole('region', { name: 'Response Rate' });
    expect(within(rate).getByText('24%')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Responses' })).getByText('24')).toBeInTheDocument();
  });
  it('an unknown campaign is told in the words of the specification', async () => {
    renderWithShell(<Routes />, {
      route: '/dashboard/campaigns/c1/overview',
      handlers: [handle(getCampaignOperation, 'campaign_not_found')],
    });
    expect(await screen.findByText('Campaign not found')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Back to campaigns' })).toBeInTheDocument();
  });
  it('activating a survey without questions shows what is missing', async () => {
    const refuse = handle(activateCampaignOperation, () => {
      throw problem('campaign_without_questions');
    });
    const shell = render(sampleDetail({ status: 'draft' }), 'overview', [refuse]);
    await shell.user.click(await screen.findByRole('button', { name: 'Activate' }));
    expect(
      await screen.findByText('Cannot activate campaign without survey questions. Please build your survey first.'),
    ).toBeInTheDocument();
  });
  it('an activation that fails for another reason falls back to the text of the catalogue', async () => {
    const shell = render(sampleDetail({ status: 'ready' }), 'overview', [
      handle(activateCampaignOperation, 'internal'),
    ]);
    await shell.user.click(await screen.findByRole('button', { name: 'Activate' }));
    expect(await screen.findByText('Failed to activate campaign. Please try again.')).toBeInTheDocument();
  });
  it('pausing says that no new responses are collected', async () => {
    const shell = render(sampleDetail(), 'overview', [
      handle(pauseCampaignOperation, () => sampleDetail({ status: 'paused' })),
    ]);
    await shell.user.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(await screen.findByText(/No new responses will be collected/)).toBeInTheDocument();
  });
  it('a click on a step sets it (E-12)', async () => {
    const shell = render(sampleDetail({ currentStep: 'survey' }), 'overview', [
      handle(setCampaignStepOperation, () => sampleDetail()),
    ]);
    await shell.user.click(await screen.findByRole('button', { name: 'Review' }));
    await waitFor(() =>
      expect(shell.inputsOf(setCampaignStepOperation)).toEqual([
        { params: { campaignId: 'c1' }, body: { currentStep: 'review' } },
      ]),
    );
  });
});

describe('the overview tab', () => {
  it('a missing date reads Not set, and the link is there to copy', async () => {
    render(sampleDetail(), 'overview');
    expect(await screen.findByText('Not set')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Public link' })).toHaveValue(
      'https://folkmoot.example/riverside/survey/c1',
    );
  });
  it('an active QR code can be seen and downloaded as PNG and SVG', async () => {
    const qrCodeUrl = '/api/campaigns/c1/qr-codes/q1.png';
    const code = {
      id: 'q1',
      campaignId: 'c1',
      label: '',
      qrCodeUrl,
      qrCodeData: '',
      accessUrl: '',
      isActive: true,
      usageCount: 0,
      responseCount: 0,
    };
    render(sampleDetail({ qrCodes: [code] }), 'overview');
    expect(await screen.findByRole('img', { name: 'QR code of the public link' })).toHaveAttribute(
      'src',
      '/api/campaigns/c1/qr-codes/q1.svg',
    );
    expect(screen.getByRole('link', { name: 'Download PNG' })).toHaveAttribute('href', qrCodeUrl);
  });
  it('readiness names what blocks and what only warns (E-97)', async () => {
    render(sampleDetail({ status: 'draft', deliveryMethods: [] }), 'overview');
    expect(await screen.findByText('The survey has no question yet')).toBeInTheDocument();
    expect(screen.getByText('No delivery method chosen: share the link yourself')).toBeInTheDocument();
  });
});

describe('the delivery tab', () => {
  it('saves methods, audience, frequency, target and dates in the council’s zone', async () => {
    const shell = render(sampleDetail({ startDate: null }), 'delivery', [
      handle(saveDeliveryOperation, () => sampleDetail()),
    ]);
    const start = await screen.findByLabelText('Start Date');
    await shell.user.type(start, '2027-01-15T09:30');
    await shell.user.click(screen.getByRole('checkbox', { name: /Email/ }));
    await shell.user.click(screen.getByRole('button', { name: 'Save Delivery Settings' }));
    await waitFor(() =>
      expect(shell.notices()).toEqual([{ kind: 'success', text: 'Delivery configuration saved successfully!' }]),
    );
    expect(shell.inputsOf(saveDeliveryOperation)[0]?.body).toMatchObject({
      startDate: '2027-01-15T09:30:00.000Z',
      endDate: null,
      deliveryMethods: ['qr', 'email'],
      targetResponses: 100,
      revision: 3,
    });
  });
  it('SMS is marked Coming Soon and cannot be chosen', async () => {
    render(sampleDetail(), 'delivery');
    expect(await screen.findByText('Coming Soon')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /SMS/ })).toBeDisabled();
  });
  it('a target that is blank falls back to 100', async () => {
    const shell = render(sampleDetail(), 'delivery', [handle(saveDeliveryOperation, 'campaign_dates_reversed')]);
    await shell.user.clear(await screen.findByRole('textbox', { name: 'Target Responses' }));
    await shell.user.click(screen.getByRole('button', { name: 'Save Delivery Settings' }));
    await waitFor(() =>
      expect(shell.notices()).toEqual([{ kind: 'error', text: 'The end date is before the start date.' }]),
    );
    expect(shell.inputsOf(saveDeliveryOperation)[0]?.body).toMatchObject({ targetResponses: 100 });
  });
});

describe('the settings tab', () => {
  it('saves title and description with the revision that was read', async () => {
    const shell = render(sampleDetail(), 'settings', [handle(updateCampaignOperation, () => sampleDetail())]);
    const title = await screen.findByRole('textbox', { name: /Campaign Title/ });
    await shell.user.type(title, ' 2');
    await shell.user.click(screen.getByRole('button', { name: 'Save Settings' }));
    await waitFor(() =>
      expect(shell.notices()).toEqual([{ kind: 'success', text: 'Campaign settings saved successfully!' }]),
    );
    expect(shell.inputsOf(updateCampaignOperation)[0]?.body).toEqual({
      title: 'Riverside Park 2',
      description: 'What should the park become?',
      revision: 3,
    });
  });
  it('a blank title is refused beside the field (F-28)', async () => {
    const shell = render(sampleDetail(), 'settings');
    await shell.user.clear(await screen.findByRole('textbox', { name: /Campaign Title/ }));
    expect(screen.getByText('Campaign title is required')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save Settings' })).toBeDisabled();
  });
});
