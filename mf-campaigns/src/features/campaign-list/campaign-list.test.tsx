import {
  type Campaign,
  createCampaignOperation,
  deleteCampaignOperation,
  listCampaignsOperation,
  pauseCampaignOperation,
  restoreCampaignOperation,
} from '@folkmoot/contracts/client';
import { handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleCampaign, sampleDetail } from '../../fixtures/campaign';
import { CampaignListPage } from './CampaignListPage';

const render = (items: Campaign[], options: { route?: string; role?: 'council_staff' } = {}) =>
  renderWithShell(<CampaignListPage />, {
    route: options.route ?? '/dashboard/campaigns',
    handlers: [
      handle(listCampaignsOperation, () => ({ items, nextCursor: null })),
      handle(createCampaignOperation, () => sampleDetail({ id: 'c9' })),
      handle(deleteCampaignOperation, () => undefined),
      handle(restoreCampaignOperation, () => sampleDetail()),
      handle(pauseCampaignOperation, () => sampleDetail({ status: 'paused' })),
    ],
  });

describe('the campaign manager', () => {
  it('a card shows title, status, step, dates, audience, QR badge and progress towards the target', async () => {
    const code = {
      id: 'q1',
      campaignId: 'c1',
      label: '',
      qrCodeUrl: '',
      qrCodeData: '',
      accessUrl: '',
      isActive: true,
      usageCount: 0,
      responseCount: 0,
    };
    render([sampleCampaign({ qrCodes: [code] })]);
    const card = await screen.findByRole('article', { name: 'Riverside Park' });
    expect(within(card).getByText('Active')).toBeInTheDocument();
    expect(within(card).getByRole('img', { name: 'Step 5 of 5: Active' })).toBeInTheDocument();
    expect(within(card).getByText(/Ongoing/)).toBeInTheDocument();
    expect(within(card).getByText('All Residents')).toBeInTheDocument();
    expect(within(card).getByText('QR Active')).toBeInTheDocument();
    expect(within(card).getByText('24 of 100 responses, 24 %')).toBeInTheDocument();
  });
  it('without campaigns offers to create the first', async () => {
    render([]);
    expect(await screen.findByText('No campaigns found')).toBeInTheDocument();
    expect(screen.getByText('Create your first campaign to start collecting feedback.')).toBeInTheDocument();
  });
  it('with a filter and none found suggests adjusting it', async () => {
    render([], { route: '/dashboard/campaigns?status=paused' });
    expect(await screen.findByText('Try adjusting your filters')).toBeInTheDocument();
  });
  it('a failed load says so in the words of the catalogue', async () => {
    renderWithShell(<CampaignListPage />, {
      route: '/dashboard/campaigns',
      handlers: [handle(listCampaignsOperation, 'unavailable')],
    });
    expect(await screen.findByText('Failed to load campaigns')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });
  it('search and status in the address reach the server', async () => {
    const shell = render([], { route: '/dashboard/campaigns?q=park&status=active' });
    await screen.findByText('No campaigns found');
    expect(shell.inputsOf(listCampaignsOperation)[0]).toEqual({ query: { q: 'park', status: 'active' } });
  });
});

describe('card actions', () => {
  it('an active campaign can be paused and says what that means', async () => {
    const shell = render([sampleCampaign()]);
    await shell.user.click(await screen.findByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(shell.notices()).toHaveLength(1));
    expect(shell.notices()[0]?.text).toBe(
      'Campaign paused. No new responses will be collected until you reactivate it.',
    );
  });
  it('deleting asks exactly the question of the catalogue, and can be undone (E-79)', async () => {
    const shell = render([sampleCampaign()]);
    await shell.user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete campaign' });
    expect(within(dialog).getByText('Are you sure you want to delete this campaign?')).toBeInTheDocument();
    await shell.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await shell.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shell.inputsOf(restoreCampaignOperation)).toEqual([{ params: { campaignId: 'c1' } }]));
    expect(shell.inputsOf(deleteCampaignOperation)).toEqual([{ params: { campaignId: 'c1' } }]);
  });
  it('cancelling the question deletes nothing', async () => {
    const shell = render([sampleCampaign()]);
    await shell.user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete campaign' });
    await shell.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(shell.inputsOf(deleteCampaignOperation)).toEqual([]);
  });
});

describe('the New Campaign dialog', () => {
  it('creates and goes on to the builder; the button waits for a title', async () => {
    const shell = render([], { route: '/dashboard/campaigns?new=1' });
    const dialog = await screen.findByRole('dialog', { name: 'Create New Campaign' });
    const create = within(dialog).getByRole('button', { name: 'Create Campaign' });
    expect(create).toBeDisabled();
    await shell.user.type(within(dialog).getByRole('textbox', { name: /Campaign Title/ }), 'Parks');
    await shell.user.click(create);
    await waitFor(() => expect(shell.location()).toBe('/dashboard/campaigns/c9/builder'));
    expect(shell.inputsOf(createCampaignOperation)).toEqual([{ body: { title: 'Parks', description: '' } }]);
  });
  it('a failure is told in the words of the catalogue and keeps what was typed', async () => {
    const shell = renderWithShell(<CampaignListPage />, {
      route: '/dashboard/campaigns?new=1',
      handlers: [
        handle(listCampaignsOperation, () => ({ items: [], nextCursor: null })),
        handle(createCampaignOperation, 'internal'),
      ],
    });
    const dialog = await screen.findByRole('dialog', { name: 'Create New Campaign' });
    await shell.user.type(within(dialog).getByRole('textbox', { name: /Campaign Title/ }), 'Parks');
    await shell.user.click(within(dialog).getByRole('button', { name: 'Create Campaign' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to create campaign. Please try again.');
    expect(within(dialog).getByRole('textbox', { name: /Campaign Title/ })).toHaveValue('Parks');
  });
});
