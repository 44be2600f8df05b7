import { type Campaign, getOverviewOperation, getTeamActivityOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems, handle } from '@folkmoot/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { type Overview, renderShell, type ShellSketch, sampleOverview } from '../../testing/render-shell';

const MOMENT = '2026-03-01T00:00:00.000Z';
const campaign = (patch: Partial<Campaign> = {}): Campaign => ({
  id: 'c1',
  councilId: 'council-riverside',
  surveyId: 's1',
  createdBy: 'u1',
  title: 'Cycle lane on Mill Road',
  description: '',
  labels: [],
  targetAudience: 'All Residents',
  targetResponses: 300,
  status: 'active',
  currentStep: 'active',
  frequency: 'once',
  deliveryMethods: ['qr'],
  deliveryConfig: {},
  startDate: MOMENT,
  endDate: null,
  isOpenNow: true,
  round: null,
  nextOpensAt: null,
  statusHistory: [],
  qrCodes: [],
  responseCount: 240,
  publicUrl: '',
  createdAt: MOMENT,
  updatedAt: MOMENT,
  revision: 1,
  ...patch,
});

const open = (overview: Partial<Overview> = {}, sketch: ShellSketch = {}) =>
  renderShell({
    ...sketch,
    session: { council: { createdAt: '2020-01-01T00:00:00.000Z' }, ...sketch.session },
    handlers: [handle(getOverviewOperation, () => sampleOverview(overview)), ...(sketch.handlers ?? [])],
  });

const card = (name: string) => screen.findByRole('region', { name });

describe('OverviewPage', () => {
  it('shows four figures with their period and the change against the period before (E-1 to E-3, F-9)', async () => {
    open();
    expect(await card('Active Campaigns')).toHaveTextContent('2collecting responses now');
    expect(await card('Total Responses')).toHaveTextContent(
      '186responses in the last 30 daysUp 132 (244%) on the 30 days before',
    );
    expect(await card('Response Rate')).toHaveTextContent(
      '34%of the 550 responses that active campaigns aim for, last 30 daysUp 24 points on the 30 days before',
    );
    expect(await card('Active Users')).toHaveTextContent('6staff active in the last 30 daysUp 2 (50%)');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('counts campaigns between rounds as active, and shows how many collect responses now', async () => {
    const between = campaign({ frequency: 'monthly', isOpenNow: false, nextOpensAt: '2099-03-03T09:00:00.000Z' });
    open({ activeCampaigns: 2, openCampaigns: 1, recentCampaigns: [between] });
    expect(await card('Active Campaigns')).toHaveTextContent('21 collecting responses now');
    expect(screen.getByText('Between rounds, opens 3 March 2099')).toBeVisible();
  });

  it('shows no change when there is no previous period (E-2)', async () => {
    open({ previousTotalResponses: 0, previousResponseRate: 0 });
    expect(await card('Total Responses')).not.toHaveTextContent(/Up|Down/);
    expect(await card('Response Rate')).not.toHaveTextContent(/Up|Down/);
  });

  it('shows a dash and the reason when there is no target (E-1)', async () => {
    open({ responseRate: null, targetSum: 0 });
    expect(await card('Response Rate')).toHaveTextContent('–No active campaign has a target');
  });

  it('shows the start date when the council is younger than 30 days', async () => {
    const createdAt = new Date(Date.now() - 3 * 86_400_000).toISOString();
    open({}, { session: { council: { createdAt } } });
    expect(await card('Total Responses')).toHaveTextContent(/responses since \d+ \w+ \d{4}/);
  });

  it('shows the other figures and an error when the team figure fails', async () => {
    open({}, { handlers: [handle(getTeamActivityOperation, 'unavailable')] });
    expect(await card('Total Responses')).toBeVisible();
    expect(await screen.findByText('This figure is not available at the moment')).toBeVisible();
  });

  it('shows an error and retries when it cannot load', async () => {
    let isAway = true;
    const shell = renderShell({
      handlers: [
        handle(getOverviewOperation, () => {
          if (isAway) throw new Error('The server is busy.');
          return sampleOverview();
        }),
      ],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The overview could not be loaded');
    isAway = false;
    await shell.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await card('Total Responses')).toBeVisible();
  });

  it('lists the recent campaigns with status, responses, target and end', async () => {
    open({
      recentCampaigns: [
        campaign(),
        campaign({
          id: 'c2',
          title: 'Library',
          status: 'paused',
          targetResponses: null,
          responseCount: 7,
          endDate: '2026-12-24T00:00:00.000Z',
        }),
      ],
    });
    const table = within(await screen.findByRole('table', { name: 'Recent Campaigns' }));
    expect(table.getByRole('row', { name: 'Cycle lane on Mill Road Active 240 300 (80%) Ongoing' })).toBeVisible();
    expect(table.getByRole('row', { name: 'Library Paused 7 No target 24 Dec 2026' })).toBeVisible();
    expect(table.getByRole('link', { name: 'Library' })).toHaveAttribute('href', '/dashboard/campaigns/c2');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('offers Create Your First Campaign when there are no campaigns', async () => {
    open();
    const create = await screen.findByRole('link', { name: 'Create Your First Campaign' });
    expect(create).toHaveAttribute('href', '/dashboard/campaigns?new=1');
  });

  it('offers the quick actions of the descriptors', async () => {
    open();
    const actions = within(await screen.findByRole('region', { name: 'Quick actions' }));
    expect(actions.getByRole('link', { name: 'New Campaign' })).toHaveAttribute('href', '/dashboard/campaigns?new=1');
  });

  it('offers no actions when there are no remotes', async () => {
    open({}, { descriptors: {} });
    expect(await screen.findByText('No campaigns yet')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create Your First Campaign' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Quick actions' })).not.toBeInTheDocument();
  });
});
