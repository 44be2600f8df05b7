import {
  archiveCampaignOperation,
  type Campaign,
  type CampaignStep,
  countCampaignsOperation,
  deleteCampaignOperation,
  duplicateCampaignOperation,
  listCampaignsOperation,
  pauseCampaignOperation,
  restoreCampaignOperation,
  resumeCampaignOperation,
  unarchiveCampaignOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleCampaign, sampleDetail, sampleQrCode } from '../../standalone/sample-campaign';
import { choose } from '../../testing/render-campaign';
import { CampaignListPage } from './CampaignListPage';

const counts = {
  statuses: [
    { key: 'active' as const, count: 2 },
    { key: 'archived' as const, count: 1 },
  ],
  labels: [{ key: 'Parks', count: 2 }],
};

const render = (items: Campaign[], options: { route?: string; handlers?: Handler[]; zone?: string } = {}) =>
  renderWithShell(<CampaignListPage />, {
    route: options.route ?? '/dashboard/campaigns',
    session: { council: { timezone: options.zone ?? 'UTC' } },
    handlers: [
      handle(listCampaignsOperation, () => ({ items, nextCursor: null })),
      handle(deleteCampaignOperation, () => undefined),
      handle(restoreCampaignOperation, () => sampleDetail()),
      handle(pauseCampaignOperation, () => sampleDetail({ status: 'paused' })),
      handle(resumeCampaignOperation, () => sampleDetail()),
      handle(archiveCampaignOperation, () => sampleDetail({ status: 'archived' })),
      handle(unarchiveCampaignOperation, () => sampleDetail({ status: 'completed' })),
      handle(countCampaignsOperation, () => counts),
      handle(duplicateCampaignOperation, () => sampleDetail({ id: 'c2', title: 'Riverside Park (copy)' })),
      ...(options.handlers ?? []),
    ],
  });

const card = (name = 'Riverside Park') => screen.findByRole('article', { name });

describe('a campaign card', () => {
  it('shows everything that the specification lists for an active campaign', async () => {
    render([sampleCampaign({ qrCodes: [sampleQrCode()], deliveryMethods: ['email', 'qr'] })]);
    const shown = within(await card());
    expect(shown.getByRole('heading', { name: 'Riverside Park' })).toBeInTheDocument();
    expect(shown.getByText('What should the park become?')).toBeInTheDocument();
    expect(shown.getByText('Active')).toBeInTheDocument();
    expect(shown.getByText('Step 5 of 5: Active')).toBeInTheDocument();
    expect(shown.getByText('1 Oct 2026 – Ongoing')).toBeInTheDocument();
    expect(shown.getByText('All Residents')).toBeInTheDocument();
    expect(shown.getByText('Email')).toBeInTheDocument();
    expect(shown.getByText('QR Code')).toBeInTheDocument();
    expect(shown.getByText('QR Active')).toBeInTheDocument();
    expect(shown.getByText('24 of 100 responses, 24%')).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });
  it('shows the true rate while the bar stops at 100 when the target is exceeded', async () => {
    render([sampleCampaign({ responseCount: 150 })]);
    const shown = within(await card());
    expect(shown.getByText('150 of 100 responses, 150%')).toBeInTheDocument();
    expect(shown.getByRole('progressbar', { name: 'Response Rate' })).toHaveAttribute('aria-valuenow', '100');
  });
  it('has no progress bar and no QR badge for a draft', async () => {
    render([sampleCampaign({ status: 'draft', startDate: null })]);
    const shown = within(await card());
    expect(shown.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(shown.queryByText('QR Active')).not.toBeInTheDocument();
    expect(shown.getByText('No dates yet')).toBeInTheDocument();
  });
  it('shows its dates in the zone of the council (E-36)', async () => {
    const dates = { startDate: '2026-10-31T23:30:00.000Z', endDate: '2026-11-30T23:30:00.000Z' };
    render([sampleCampaign(dates)], { zone: 'Australia/Sydney' });
    expect(within(await card()).getByText('1 Nov 2026 – 1 Dec 2026')).toBeInTheDocument();
  });
  it.each<[CampaignStep, string, string]>([
    ['setup', 'Setup Campaign', 'overview'],
    ['survey', 'Build Survey', 'builder'],
    ['delivery', 'Configure Delivery', 'delivery'],
    ['review', 'Review & Launch', 'overview'],
    ['active', 'View Dashboard', 'overview'],
  ])('links the step %s to %s', async (currentStep, label, tab) => {
    render([sampleCampaign({ currentStep })]);
    expect(within(await card()).getByRole('link', { name: label })).toHaveAttribute(
      'href',
      `/dashboard/campaigns/c1/${tab}`,
    );
  });
  it.each([
    ['active', ['Pause', 'Labels', 'Duplicate', 'Delete']],
    ['paused', ['Resume', 'Labels', 'Duplicate', 'Archive', 'Delete']],
    ['draft', ['Labels', 'Duplicate', 'Archive', 'Delete']],
    ['archived', ['Labels', 'Duplicate', 'Unarchive', 'Delete']],
  ] as const)('that is %s offers %j and nothing else (F-51)', async (status, names) => {
    const shell = render([sampleCampaign({ status })]);
    await shell.user.click(within(await card()).getByRole('button', { name: 'More actions for Riverside Park' }));
    await screen.findByRole('menu');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(names);
  });
  it('shows its labels', async () => {
    render([sampleCampaign({ labels: ['Parks', '2027'] })]);
    expect(within(await card()).getByText('Parks')).toBeInTheDocument();
  });
});

describe('the campaign list', () => {
  it('shows named skeletons while it loads', async () => {
    render([]);
    expect(screen.getByRole('status', { name: 'Loading campaigns...' })).toBeInTheDocument();
    await screen.findByText('No campaigns found');
  });
  it('offers to create the first campaign when there are none', async () => {
    const shell = render([]);
    expect(await screen.findByText('No campaigns found')).toBeInTheDocument();
    expect(screen.getByText('Create your first campaign to start collecting feedback.')).toBeInTheDocument();
    await shell.user.click(screen.getAllByRole('button', { name: 'New Campaign' })[1] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Create New Campaign' })).toBeInTheDocument();
  });
  it('suggests another filter when it finds none', async () => {
    render([], { route: '/dashboard/campaigns?status=paused' });
    expect(await screen.findByText('Try adjusting your filters')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'New Campaign' })).toHaveLength(1);
  });
  it("shows the catalogue's text and retries by Try Again when loading fails", async () => {
    let fails = true;
    const shell = render([], {
      handlers: [
        handle(listCampaignsOperation, () => {
          if (fails) throw new Error('away');
          return { items: [sampleCampaign()], nextCursor: null };
        }),
      ],
    });
    expect(await screen.findByText('Failed to load campaigns')).toBeInTheDocument();
    fails = false;
    await shell.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await card()).toBeInTheDocument();
  });
  it('sends search and status of the address to the server (F-50)', async () => {
    const shell = render([], { route: '/dashboard/campaigns?q=park&status=active' });
    await screen.findByText('No campaigns found');
    expect(shell.inputsOf(listCampaignsOperation)[0]).toEqual({ query: { q: 'park', status: 'active' } });
  });
  it('searches once when typing pauses, and keeps the old results until the new ones arrive', async () => {
    const shell = render([sampleCampaign()]);
    await card();
    await shell.user.type(screen.getByRole('searchbox', { name: 'Search campaigns...' }), 'trees');
    await waitFor(() => expect(shell.location()).toBe('/dashboard/campaigns?q=trees'));
    await waitFor(() => expect(shell.inputsOf(listCampaignsOperation)).toHaveLength(2));
    expect(shell.inputsOf(listCampaignsOperation)[1]).toEqual({ query: { q: 'trees', without: 'archived' } });
    expect(screen.queryByRole('status', { name: 'Loading campaigns...' })).not.toBeInTheDocument();
  });
  it('fetches the next page by Show more', async () => {
    const shell = render([], {
      handlers: [
        handle(listCampaignsOperation, ({ query }) =>
          query?.cursor
            ? { items: [sampleCampaign({ id: 'c2', title: 'Bus stops' })], nextCursor: null }
            : { items: [sampleCampaign()], nextCursor: 'next' },
        ),
      ],
    });
    await shell.user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await card('Bus stops')).toBeInTheDocument();
    expect(await card()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

describe('the manager', () => {
  beforeEach(() => localStorage.clear());
  const pick = async (shell: ReturnType<typeof render>, name: string, option: string) => {
    await shell.user.click(await screen.findByRole('combobox', { name }));
    await shell.user.click(await screen.findByRole('option', { name: option }));
  };

  it('filters by status and label with counts, and orders, all in the address', async () => {
    const shell = render([sampleCampaign()]);
    expect(await screen.findByText('2 campaigns')).toBeInTheDocument();
    await pick(shell, 'Status', 'Active (2)');
    await pick(shell, 'Label', 'Parks (2)');
    await pick(shell, 'Order', 'Ends soon');
    await waitFor(() => expect(shell.location()).toBe('/dashboard/campaigns?status=active&label=Parks&sort=ends'));
    expect(shell.inputsOf(listCampaignsOperation).at(-1)).toEqual({
      query: { status: 'active', label: 'Parks', sort: 'ends' },
    });
  });
  it('shows a table that is remembered, sorted by its columns, and is accessible', async () => {
    const shell = render([sampleCampaign({ endDate: '2026-12-22T12:00:00.000Z', labels: ['Parks'] })]);
    await shell.user.click(await screen.findByRole('radio', { name: 'Table' }));
    const table = within(screen.getByRole('table', { name: 'Campaigns' }));
    expect(table.getByRole('link', { name: 'Riverside Park' })).toHaveAttribute('href', '/dashboard/campaigns/c1');
    expect(table.getByText('24 of 100')).toBeInTheDocument();
    expect(table.getByText('22 Dec 2026')).toBeInTheDocument();
    await shell.user.click(table.getByRole('button', { name: 'Responses' }));
    await waitFor(() => expect(shell.location()).toBe('/dashboard/campaigns?sort=responses'));
    const header = await screen.findByRole('columnheader', { name: 'Responses' });
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'descending'));
    expect(await accessibilityProblems()).toEqual([]);
    shell.unmount();
    render([sampleCampaign()]);
    expect(await screen.findByRole('table', { name: 'Campaigns' })).toBeInTheDocument();
  });
  it('archives the selected campaigns together, and Undo brings all of them back', async () => {
    localStorage.setItem('folkmoot-campaign-view', 'table');
    const shell = render([
      sampleCampaign({ status: 'completed' }),
      sampleCampaign({ id: 'c2', title: 'Bus stops', status: 'draft' }),
      sampleCampaign({ id: 'c3', title: 'Library' }),
    ]);
    expect(await screen.findByRole('checkbox', { name: 'Select Bus stops' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Select Library' })).not.toBeInTheDocument();
    await shell.user.click(screen.getByRole('checkbox', { name: 'Select all campaigns that can be archived' }));
    const bulk = within(screen.getByRole('group', { name: 'Selected campaigns' }));
    expect(bulk.getByText('2 selected')).toBeInTheDocument();
    await shell.user.click(bulk.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: '2 campaigns were archived.' }]));
    await shell.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shell.inputsOf(unarchiveCampaignOperation)).toHaveLength(2));
  });
  it('says how many could not be archived', async () => {
    localStorage.setItem('folkmoot-campaign-view', 'table');
    const shell = render([sampleCampaign({ status: 'completed' })], {
      handlers: [handle(archiveCampaignOperation, 'transition_not_allowed')],
    });
    await shell.user.click(await screen.findByRole('checkbox', { name: 'Select Riverside Park' }));
    await shell.user.click(
      within(screen.getByRole('group', { name: 'Selected campaigns' })).getByRole('button', { name: 'Archive' }),
    );
    const text = '0 campaigns archived. 1 campaign could not be archived.';
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'warning', text }]));
  });
  it('folds archived campaigns away below the list', async () => {
    const shell = render([], {
      handlers: [
        handle(listCampaignsOperation, ({ query }) => ({
          items: query?.status === 'archived' ? [sampleCampaign({ status: 'archived' })] : [],
          nextCursor: null,
        })),
      ],
    });
    const fold = await screen.findByRole('button', { name: 'Archived campaigns (1)' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await shell.user.click(fold);
    expect(await card()).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('card actions', () => {
  const does = choose;
  const presses = async (shell: ReturnType<typeof render>, name: string) =>
    shell.user.click(await screen.findByRole('button', { name }));
  const expectNotice = (shell: ReturnType<typeof render>, kind: string, text: string) =>
    waitFor(() => expect(shell.notices()).toEqual([{ kind, text }]));

  it('can pause an active campaign and explain the effect', async () => {
    const shell = render([sampleCampaign()]);
    await does(shell, 'Pause');
    await expectNotice(
      shell,
      'success',
      'Campaign paused. No new responses will be collected until you reactivate it.',
    );
  });
  it('can resume a paused campaign', async () => {
    const shell = render([sampleCampaign({ status: 'paused' })]);
    await does(shell, 'Resume');
    await expectNotice(shell, 'success', 'Campaign resumed. Your survey is collecting responses again.');
  });
  it.each([
    ['Pause', 'active', pauseCampaignOperation],
    ['Resume', 'paused', resumeCampaignOperation],
  ] as const)('%s that fails tells it in the words of the catalogue (E-88)', async (name, status, operation) => {
    const shell = render([sampleCampaign({ status })], { handlers: [handle(operation, 'internal')] });
    await does(shell, name);
    await expectNotice(shell, 'error', 'Failed to update campaign status');
  });
  it('archive at once, and can undo it', async () => {
    const shell = render([sampleCampaign({ status: 'completed' })]);
    await does(shell, 'Archive');
    await expectNotice(shell, 'success', '“Riverside Park” was archived.');
    await presses(shell, 'Undo');
    const back = '“Riverside Park” is back from the archive. Its status is Completed.';
    await waitFor(() => expect(shell.notices()).toContainEqual({ kind: 'success', text: back }));
    expect(shell.inputsOf(unarchiveCampaignOperation)).toEqual([{ params: { campaignId: 'c1' } }]);
  });
  it('offer to open a duplicate in the notice', async () => {
    const shell = render([sampleCampaign()]);
    await does(shell, 'Duplicate');
    await expectNotice(shell, 'success', '“Riverside Park (copy)” was created as a draft.');
    await presses(shell, 'Open');
    await waitFor(() => expect(shell.location()).toBe('/dashboard/campaigns/c2/overview'));
  });
  it("ask the catalogue's question before deleting, explain the effect, and can undo it (E-79, E-88)", async () => {
    const shell = render([sampleCampaign()]);
    await does(shell, 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete campaign' });
    expect(within(dialog).getByText('Are you sure you want to delete this campaign?')).toBeInTheDocument();
    expect(within(dialog).getByText(/24 responses.*You can restore it for 30 days/)).toBeInTheDocument();
    await shell.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await presses(shell, 'Undo');
    await waitFor(() => expect(shell.inputsOf(restoreCampaignOperation)).toEqual([{ params: { campaignId: 'c1' } }]));
    expect(shell.inputsOf(deleteCampaignOperation)).toEqual([{ params: { campaignId: 'c1' } }]);
    await expectNotice(shell, 'success', '“Riverside Park” is back.');
  });
  it('move the focus to the list after deleting', async () => {
    const shell = render([sampleCampaign()]);
    await does(shell, 'Delete');
    const dialog = await screen.findByRole('dialog');
    await shell.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Campaigns' })).toHaveFocus());
  });
  it("show the catalogue's text when deleting fails", async () => {
    const shell = render([sampleCampaign()], { handlers: [handle(deleteCampaignOperation, 'internal')] });
    await does(shell, 'Delete');
    const dialog = await screen.findByRole('dialog');
    await shell.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expectNotice(shell, 'error', 'Failed to delete campaign');
  });
  it('delete nothing when the question is cancelled', async () => {
    const shell = render([sampleCampaign()]);
    await does(shell, 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete campaign' });
    await shell.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(shell.inputsOf(deleteCampaignOperation)).toEqual([]);
  });
});
