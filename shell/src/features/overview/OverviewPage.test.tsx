import {
  type Campaign,
  getOverviewOperation,
  getSubscriberOverviewOperation,
  getTeamActivityOperation,
  type SubscriberAttention,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, handle } from '@folkmoot/shell-sdk/testing';
import { act, screen, within } from '@testing-library/react';
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
  shortName: null,
  shortUrl: null,
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

const textsOf = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);
const linesOf = async (name: string) =>
  textsOf(within(await screen.findByRole('list', { name })).getAllByRole('listitem'));

const ending = {
  kind: 'ends_soon',
  campaignId: 'c1',
  title: 'Mill Road',
  status: 'active',
  daysLeft: 1,
  responseCount: 60,
  targetResponses: 100,
} as const;
const behind = {
  kind: 'behind_target',
  campaignId: 'c2',
  title: 'Library',
  status: 'active',
  behind: 12,
  expected: 100,
  responseCount: 88,
  day: 10,
  days: 40,
} as const;
const ofMailing = { mailingId: 'm1', campaignId: 'c3', campaignTitle: 'Park', mailing: 'invitation' } as const;
const waiting: SubscriberAttention = { ...ofMailing, kind: 'mailing_waits', problem: 'The mail server is away.' };
const VISITED = 'folkmoot-last-visit:council-riverside:user-ada';

describe('OverviewPage', () => {
  beforeEach(() => localStorage.clear());

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

  it('says that nothing needs attention when both services have nothing', async () => {
    open();
    expect(await screen.findByText('Nothing needs your attention today.')).toBeVisible();
  });

  it('lists what needs attention, problems first, each with a link to where it is solved', async () => {
    open(
      {
        attention: [
          { ...ending, kind: 'ends_soon' },
          behind,
          {
            kind: 'not_ready',
            campaignId: 'c4',
            title: 'Ponds',
            status: 'ready',
            startDate: '2026-03-02T09:00:00.000Z',
            isLate: false,
          },
          {
            kind: 'commitments_overdue',
            campaignId: 'c6',
            title: 'Pools',
            status: 'completed',
            overdue: 2,
            dueOn: '2026-03-01',
          },
          { kind: 'draft_untouched', campaignId: 'c5', title: 'Trees', status: 'draft', updatedAt: MOMENT },
        ],
      },
      { handlers: [handle(getSubscriberOverviewOperation, () => ({ attention: [waiting], news: null }))] },
    );
    expect(await linesOf('Needs attention')).toEqual([
      'Ponds should open on 2 Mar 2026, but nobody has activated it.Open the campaign for Ponds',
      '“You said, we did” of Pools has 2 points that were due on 1 Mar 2026 or later.Open the points for Pools',
      'Invitations for Park are waiting. The mail server is away.Open the mailing for Park',
      'Mill Road ends tomorrow with 60 of 100 responses so far.Open Delivery for Mill Road',
      'Library is 12 responses behind its target: it needs 100 by day 10 of 40 and has 88.Open Delivery for Library',
      'Trees is a draft that nobody has changed since 1 Mar 2026.Finish the survey for Trees',
    ]);
    const addresses = ['Open the campaign for Ponds', 'Open the mailing for Park', 'Open Delivery for Library'].map(
      (name) => screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(addresses).toEqual([
      '/dashboard/campaigns/c4/overview',
      '/dashboard/campaigns/c3/delivery/mailings/m1',
      '/dashboard/campaigns/c2/delivery',
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('describes mailings and imports in trouble', async () => {
    const attention: SubscriberAttention[] = [
      { ...ofMailing, kind: 'mailing_paused' },
      { ...ofMailing, kind: 'mailing_stopped', problem: 'The campaign ended.', mailing: 'reminder' },
      { ...ofMailing, kind: 'mails_undelivered', total: 412, undelivered: 3, campaignTitle: null },
      { kind: 'import_failed', importId: 'i1', fileName: 'people.csv', processed: 120, total: 400 },
      { kind: 'rows_refused', importId: 'i2', fileName: 'more.csv', refused: 1, total: 1 },
    ];
    open({}, { handlers: [handle(getSubscriberOverviewOperation, () => ({ attention, news: null }))] });
    expect(await linesOf('Needs attention')).toEqual([
      'Reminders for Park were stopped. The campaign ended.Open the mailing for Park',
      'The import of people.csv stopped after 120 of 400 rows.Open Imports for people.csv',
      'Invitations for Park are paused.Open the mailing for Park',
      'Invitations for a deleted campaign did not reach 3 of 412 people.Open the mailing for a deleted campaign',
      'The import of more.csv left out 1 of 1 row.Open Imports for more.csv',
    ]);
  });

  it('says which campaigns ended without published results, and for how many days', async () => {
    const ended = { title: 'Library', status: 'completed', kind: 'unpublished', endedAt: MOMENT } as const;
    open({
      attention: [
        { ...ended, campaignId: 'c1', daysSince: 1, responseCount: 1 },
        { ...ended, campaignId: 'c2', daysSince: 40, responseCount: 186 },
      ],
    });
    expect(await linesOf('Needs attention')).toEqual([
      'Library ended 1 day ago with 1 response, and no results are published.Publish results for Library',
      'Library ended 40 days ago with 186 responses, and no results are published.Publish results for Library',
    ]);
    const [link] = screen.getAllByRole('link', { name: 'Publish results for Library' });
    expect(link).toHaveAttribute('href', '/dashboard/campaigns/c1/publish');
  });

  it('shows six lines first, and all of them when asked', async () => {
    const attention = Array.from({ length: 8 }, (_, index) => ({ ...ending, campaignId: `c${index}` }));
    const { user } = open({ attention });
    expect(await linesOf('Needs attention')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show all 8' }));
    expect(await linesOf('Needs attention')).toHaveLength(8);
    expect(screen.queryByRole('button', { name: 'Show all 8' })).not.toBeInTheDocument();
  });

  it('shows the campaigns, and Try Again for the mailings, when the subscribers service is away', async () => {
    let isAway = true;
    const answer = () => {
      if (isAway) throw new Error('The server is busy.');
      return { attention: [waiting], news: null };
    };
    const { user } = open({ attention: [ending] }, { handlers: [handle(getSubscriberOverviewOperation, answer)] });
    expect(await linesOf('Needs attention')).toHaveLength(1);
    expect(await screen.findByRole('alert')).toHaveTextContent('Mailings and imports could not be loaded');
    expect(await card('Total Responses')).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The mail server is away.', { exact: false })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the mailings, and what is missing, when the campaigns service is away', async () => {
    renderShell({
      handlers: [
        handle(getOverviewOperation, () => {
          throw new Error('The server is busy.');
        }),
        handle(getSubscriberOverviewOperation, () => ({ attention: [waiting], news: null })),
      ],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The overview could not be loaded');
    expect(await linesOf('Needs attention')).toHaveLength(1);
    expect(screen.getByText('Campaigns are missing here, because they could not be loaded.')).toBeVisible();
    expect(screen.queryByText('Nothing needs your attention today.')).not.toBeInTheDocument();
  });

  it('lists running campaigns with their last 30 days and their progress', async () => {
    const days = Array.from({ length: 30 }, (_, index) => (index === 29 ? 14 : 0));
    const running = { campaignId: 'c1', title: 'Mill Road', status: 'active', responseCount: 240, days } as const;
    open({
      runningCampaigns: [
        { ...running, endDate: '2026-12-24T00:00:00.000Z', targetResponses: 400 },
        { ...running, campaignId: 'c2', title: 'Library', endDate: null, targetResponses: null },
      ],
    });
    expect(await linesOf('Running campaigns')).toEqual([
      'Mill RoadEnds 24 Dec 2026Responses240 of 400',
      'LibraryOngoing240 responses in all',
    ]);
    const charts = screen.getAllByRole('img', { name: '30 days: 0 to 14 responses a day, 14 in all' });
    expect(charts).toHaveLength(2);
    expect(screen.getByRole('progressbar', { name: 'Responses' })).toHaveAttribute('aria-valuenow', '60');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('asks for no news on the first visit', async () => {
    const shell = open();
    expect(await screen.findByText(/^This browser does not remember an earlier visit/)).toBeVisible();
    expect(shell.inputsOf(getOverviewOperation)).toEqual([{ query: {} }]);
  });

  it('lists what has happened since the last visit, responses first, then the latest', async () => {
    const visited = new Date('2026-03-01T09:00:00.000Z').getTime();
    localStorage.setItem(VISITED, JSON.stringify({ since: null, seenAt: visited }));
    const from = '2026-03-01T09:00:00.000Z';
    const ofCampaign = { campaignId: 'c1', title: 'Mill Road', status: 'active' } as const;
    const shell = open(
      {
        news: {
          from,
          responses: [
            { campaignId: 'c1', title: 'Mill Road', responses: 1, isExact: true },
            { campaignId: 'c2', title: 'Library', responses: 5000, isExact: false },
          ],
          moves: [
            { ...ofCampaign, kind: 'opened', at: '2026-03-01T10:00:00.000Z', isAutomatic: true },
            { ...ofCampaign, kind: 'completed', at: '2026-03-01T12:00:00.000Z', isAutomatic: true },
          ],
        },
      },
      {
        handlers: [
          handle(getSubscriberOverviewOperation, () => ({
            attention: [],
            news: {
              from,
              mailings: [{ ...ofMailing, at: '2026-03-01T11:00:00.000Z', sent: 412 }],
              imports: [{ importId: 'i1', fileName: 'a.csv', at: '2026-03-01T09:30:00.000Z', added: 1, merged: 2 }],
            },
          })),
        ],
      },
    );
    expect(await screen.findByText('Since 1 Mar 2026, 09:00')).toBeVisible();
    expect(await screen.findByText(/went to 412 people/)).toBeVisible();
    expect(await linesOf('Since your last visit')).toEqual([
      'Mill Road received 1 response.',
      'Library received more than 5,000 responses.',
      'Mill Road ended, as planned.1 Mar 2026, 12:00',
      'Invitations for Park went to 412 people.1 Mar 2026, 11:00',
      'Mill Road opened.1 Mar 2026, 10:00',
      'The import of a.csv added 1 address and updated 2.1 Mar 2026, 09:30',
    ]);
    expect(shell.inputsOf(getOverviewOperation)).toEqual([{ query: { since: from } }]);
    expect(shell.inputsOf(getSubscriberOverviewOperation)).toEqual([{ query: { since: from } }]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('says that nothing has happened, and that some news are missing', async () => {
    localStorage.setItem(VISITED, JSON.stringify({ since: null, seenAt: new Date(MOMENT).getTime() }));
    const news = { from: MOMENT, responses: [], moves: [] };
    let isAway = false;
    const shell = open(
      { news },
      {
        handlers: [
          handle(getSubscriberOverviewOperation, () => {
            if (isAway) throw new Error('The server is busy.');
            return { attention: [], news: { from: MOMENT, mailings: [], imports: [] } };
          }),
        ],
      },
    );
    expect(await screen.findByText('Nothing has happened since 1 Mar 2026, 00:00.')).toBeVisible();
    shell.unmount();
    isAway = true;
    localStorage.setItem(VISITED, JSON.stringify({ since: null, seenAt: new Date(MOMENT).getTime() }));
    open(
      { news },
      {
        handlers: [
          handle(getSubscriberOverviewOperation, () => {
            throw new Error('The server is busy.');
          }),
        ],
      },
    );
    expect(await screen.findByText('Some news could not be loaded.')).toBeVisible();
  });

  it('begins a new visit when the page comes back into view after a pause', async () => {
    const shell = open();
    await screen.findByText(/^This browser does not remember/);
    const seenAt = Date.now() - 31 * 60_000;
    localStorage.setItem(VISITED, JSON.stringify({ since: null, seenAt }));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('region', { name: 'Since your last visit' })).not.toHaveTextContent(/remember/);
    expect(shell.inputsOf(getOverviewOperation)).toContainEqual({ query: { since: new Date(seenAt).toISOString() } });
  });
});
