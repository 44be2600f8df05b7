import {
  type CampaignStatus,
  campaignStatuses,
  countCampaignsOperation,
  deleteCampaignOperation,
  getCampaignOperation,
  listMailingsOperation,
  pauseCampaignOperation,
  setupStorageOperation,
  updateCampaignOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, problem } from '@folkmoot/shell-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleDetail } from '../../standalone/sample-campaign';
import { sampleMailing } from '../../standalone/sample-mailing';
import { choose, press, renderCampaign } from '../../testing/render-campaign';

describe('the campaign page', () => {
  it('shows title, description, status, steps, tabs with their addresses (F-4) and the way back, and is accessible', async () => {
    renderCampaign(sampleDetail());
    expect(await screen.findByRole('heading', { level: 1, name: 'Riverside Park' })).toBeInTheDocument();
    expect(screen.getByText('What should the park become?')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to campaigns' })).toHaveAttribute('href', '/dashboard/campaigns');
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('button');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Setup', 'Survey', 'Delivery', 'Review', 'Active']);
    const tabs = screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('href')]);
    expect(tabs).toEqual([
      ['Overview', '/dashboard/campaigns/c1/overview'],
      ['Survey Builder', '/dashboard/campaigns/c1/builder'],
      ['Delivery', '/dashboard/campaigns/c1/delivery'],
      ['Reports', '/dashboard/campaigns/c1/reports'],
      ['Publish', '/dashboard/campaigns/c1/publish'],
      ['Settings', '/dashboard/campaigns/c1/settings'],
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });
  it('shows the four figures, with the rate as progress to the target (E-13)', async () => {
    const shell = renderCampaign(sampleDetail());
    const rate = await screen.findByRole('region', { name: 'Response Rate' });
    expect(within(rate).getByText('24%')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Responses' })).getByText('24')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Target' })).getByText('100')).toBeInTheDocument();
    await press(shell, 'How is Response Rate computed?');
    expect(within(rate).getByText(/how far you are towards the target/)).toBeInTheDocument();
  });
  it('shows the true rate of invitations beside it when people were invited by email (E-13)', async () => {
    const mailings = [
      sampleMailing({ counts: { ...sampleMailing().counts, sent: 180, complained: 20, answered: 64 } }),
      sampleMailing({ id: 'm2', kind: 'reminder' }),
    ];
    renderCampaign(sampleDetail({ deliveryMethods: ['qr', 'email'] }), {
      handlers: [handle(listMailingsOperation, () => ({ items: mailings, nextCursor: null }))],
    });
    expect(await screen.findByText('32%')).toBeInTheDocument();
    expect(screen.getByText('64 of 200 that arrived were answered. Updated once a day.')).toBeInTheDocument();
  });
  it('shows the days it was really open in the popover of Days Active (E-14)', async () => {
    const shell = renderCampaign(sampleDetail({ openDays: 12 }));
    await press(shell, 'How is Days Active computed?');
    const card = screen.getByRole('region', { name: 'Days Active' });
    expect(within(card).getByText(/The survey was open on 12 days/)).toBeInTheDocument();
  });
  it('shows named skeletons while it loads', async () => {
    renderCampaign(sampleDetail());
    expect(screen.getByRole('status', { name: 'Loading campaign...' })).toBeInTheDocument();
    await screen.findByRole('heading', { level: 1 });
  });
  it('shows the text of the specification when the campaign is unknown or of another council', async () => {
    renderCampaign(sampleDetail(), { handlers: [handle(getCampaignOperation, 'campaign_not_found')] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Campaign not found' })).toBeInTheDocument();
    expect(screen.getByText('This campaign does not exist or you do not have access to it.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to campaigns' })).toBeInTheDocument();
  });
  const offers: Readonly<Record<CampaignStatus, readonly [main: string, menu: readonly string[]]>> = {
    draft: ['Build Survey', ['Activate', 'Labels', 'Duplicate', 'Archive', 'Delete']],
    survey_building: ['Build Survey', ['Activate', 'Labels', 'Duplicate', 'Archive', 'Delete']],
    ready: ['Activate', ['Labels', 'Duplicate', 'Archive', 'Delete']],
    scheduled: ['Configure Delivery', ['Unschedule', 'Labels', 'Import answers', 'Duplicate', 'Archive', 'Delete']],
    active: ['Pause', ['Complete', 'Labels', 'Import answers', 'Duplicate', 'Delete']],
    paused: ['Activate', ['Complete', 'Labels', 'Import answers', 'Duplicate', 'Archive', 'Delete']],
    completed: ['View report', ['Labels', 'Import answers', 'Duplicate', 'Archive', 'Delete']],
    archived: ['View report', ['Labels', 'Import answers', 'Duplicate', 'Unarchive', 'Delete']],
  };
  it.each(campaignStatuses)(
    'offers one main action and a menu of the others in status %s (F-51, E-47)',
    async (status) => {
      const shell = renderCampaign(sampleDetail({ status }));
      const [main, menu] = offers[status];
      await screen.findByRole('heading', { level: 1 });
      const role = ['Activate', 'Pause'].includes(main) ? 'button' : 'link';
      expect(screen.getByRole(role, { name: main })).toBeInTheDocument();
      await press(shell, 'More actions for Riverside Park');
      await screen.findByRole('menu');
      expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(menu);
    },
  );
  it('offers Activate beside the survey of a draft, so that it can be tried there', async () => {
    renderCampaign(sampleDetail({ status: 'draft' }), { tab: 'builder' });
    expect(await screen.findByRole('button', { name: 'Activate' })).toBeInTheDocument();
  });
  it('saves labels from the menu, and shows the reason when that fails', async () => {
    let fails = true;
    const shell = renderCampaign(sampleDetail({ labels: ['Parks'] }), {
      handlers: [
        handle(countCampaignsOperation, () => ({ statuses: [], labels: [{ key: 'Roads', count: 2 }] })),
        handle(updateCampaignOperation, () => {
          if (fails) throw problem('stale_revision');
          return sampleDetail();
        }),
      ],
    });
    await choose(shell, 'Labels');
    const dialog = within(await screen.findByRole('dialog', { name: 'Labels' }));
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.type(dialog.getByRole('combobox', { name: 'Labels of this campaign' }), '2027{Enter}');
    await shell.user.click(dialog.getByRole('button', { name: 'Save labels' }));
    expect(await dialog.findByText(/Somebody else has changed this campaign/)).toBeInTheDocument();
    fails = false;
    await shell.user.click(dialog.getByRole('button', { name: 'Save labels' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: 'Labels saved.' }]));
    expect(shell.inputsOf(updateCampaignOperation).at(-1)).toEqual({
      params: { campaignId: 'c1' },
      body: { labels: ['Parks', '2027'], revision: 3 },
    });
  });
  it('closes the labels by Escape', async () => {
    const shell = renderCampaign(sampleDetail(), {
      handlers: [handle(countCampaignsOperation, () => ({ statuses: [], labels: [{ key: 'Roads', count: 2 }] }))],
    });
    await choose(shell, 'Labels');
    const dialog = within(await screen.findByRole('dialog', { name: 'Labels' }));
    await shell.user.click(dialog.getByRole('combobox', { name: 'Labels of this campaign' }));
    await shell.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
  it('opens the list after the campaign is deleted', async () => {
    const shell = renderCampaign(sampleDetail(), { handlers: [handle(deleteCampaignOperation, () => undefined)] });
    await choose(shell, 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete campaign' }));
    await shell.user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shell.location()).toBe('/dashboard/campaigns'));
  });
});

describe('the banner', () => {
  const pauses = [handle(pauseCampaignOperation, () => sampleDetail({ status: 'paused' }))];
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pauseIt = async (handlers: Handler[]) => {
    renderCampaign(sampleDetail(), { handlers });
    await pass(50);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await pass(50);
  };

  it('closes after 5 seconds', async () => {
    await pauseIt(pauses);
    expect(screen.getByText(/Campaign paused/)).toBeInTheDocument();
    await pass(5000);
    expect(screen.queryByText(/Campaign paused/)).not.toBeInTheDocument();
  });
  it('stays while the pointer is on it (E-90)', async () => {
    await pauseIt(pauses);
    fireEvent.mouseEnter(screen.getByText(/Campaign paused/).closest('[role=status]') as Element);
    await pass(20_000);
    expect(screen.getByText(/Campaign paused/)).toBeInTheDocument();
  });
  it('stays until it is dismissed when it is an error (E-90)', async () => {
    await pauseIt([handle(pauseCampaignOperation, 'internal')]);
    await pass(60_000);
    expect(screen.getByText('Failed to pause campaign. Please try again.')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Failed to pause campaign. Please try again.')).not.toBeInTheDocument();
  });
});

describe('a banner about file types', () => {
  const fixed = 'Storage buckets configured successfully! 1 created, 2 updated. PDF uploads are now enabled.';
  const refused = 'mime type application/pdf is not supported';
  const pauseRefused = handle(pauseCampaignOperation, () => {
    throw problem('conflict', { detail: refused });
  });

  const fix = async (setup: Handler) => {
    const shell = renderCampaign(sampleDetail(), { handlers: [pauseRefused, setup] });
    await press(shell, 'Pause');
    await screen.findByText(refused);
    await press(shell, 'Fix Storage');
    return shell;
  };

  it('offers Fix Storage, which repairs it and shows the result (E-64)', async () => {
    const shell = await fix(
      handle(setupStorageOperation, () => ({
        success: true,
        message: fixed,
        summary: { created: 1, updated: 2 },
        council: { id: 'council-riverside', name: 'Riverside' },
      })),
    );
    expect(await screen.findByText(fixed)).toBeInTheDocument();
    expect(shell.inputsOf(setupStorageOperation)).toEqual([{ body: { councilId: 'council-riverside' } }]);
  });
  it.each([
    ['storage_setup_failed', 'Failed to set up storage buckets. Please try again or contact support.'],
    ['unauthenticated', 'No authentication token found'],
  ] as const)('that cannot be fixed (%s) says so in the words of the catalogue', async (code, text) => {
    await fix(handle(setupStorageOperation, code));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
  it('has no such button for any other error', async () => {
    const shell = renderCampaign(sampleDetail(), { handlers: [handle(pauseCampaignOperation, 'internal')] });
    await press(shell, 'Pause');
    await screen.findByText('Failed to pause campaign. Please try again.');
    expect(screen.queryByRole('button', { name: 'Fix Storage' })).not.toBeInTheDocument();
  });
});
