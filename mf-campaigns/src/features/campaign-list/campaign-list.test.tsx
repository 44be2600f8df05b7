import {
  archiveCampaignOperation,
  type Campaign,
  type CampaignStep,
  deleteCampaignOperation,
  duplicateCampaignOperation,
  listCampaignsOperation,
  pauseCampaignOperation,
  restoreCampaignOperation,
  resumeCampaignOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleCampaign, sampleDetail, sampleQrCode } from '../../standalone/sample-campaign';
import { CampaignListPage } from './CampaignListPage';

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
    expect(shown.getByRole('img', { name: 'Step 5 of 5: Active' })).toBeInTheDocument();
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
    expect(shown.getByText('Not started – Ongoing')).toBeInTheDocument();
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
    ['active', ['Pause', 'Duplicate', 'Delete']],
    ['paused', ['Resume', 'Duplicate', 'Archive', 'Delete']],
    ['draft', ['Duplicate', 'Archive', 'Delete']],
    ['archived', ['Duplicate', 'Delete']],
  ] as const)('that is %s offers %j and nothing else (F-51)', async (status, names) => {
    render([sampleCampaign({ status })]);
    const buttons = within(await card()).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(names);
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
    expect(shell.inputsOf(listCampaignsOperation)[1]).toEqual({ query: { q: 'trees' } });
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

describe('card actions', () => {
  const does = async (shell: ReturnType<typeof render>, name: string) =>
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
  it('ask before archiving', async () => {
    const shell = render([sampleCampaign({ status: 'completed' })]);
    await does(shell, 'Archive');
    const dialog = await screen.findByRole('dialog', { name: 'Archive campaign' });
    expect(shell.inputsOf(archiveCampaignOperation)).toEqual([]);
    await shell.user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    await expectNotice(shell, 'success', '“Riverside Park” was archived.');
  });
  it('offer to open a duplicate in the notice', async () => {
    const shell = render([sampleCampaign()]);
    await does(shell, 'Duplicate');
    await expectNotice(shell, 'success', '“Riverside Park (copy)” was created as a draft.');
    await does(shell, 'Open');
    await waitFor(() => expect(shell.location()).toBe('/dashboard/campaigns/c2/overview'));
  });
  it("ask the catalogue's question before deleting, explain the effect, and can undo it (E-79, E-88)", async () => {
    const shell = render([sampleCampaign()]);
    await does(shell, 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete campaign' });
    expect(within(dialog).getByText('Are you sure you want to delete this campaign?')).toBeInTheDocument();
    expect(within(dialog).getByText(/24 responses.*You can restore it for 30 days/)).toBeInTheDocument();
    await shell.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await does(shell, 'Undo');
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
