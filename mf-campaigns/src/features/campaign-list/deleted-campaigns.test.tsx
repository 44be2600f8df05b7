import { listDeletedCampaignsOperation, restoreCampaignOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleDetail } from '../../standalone/sample-campaign';
import { DeletedCampaignsPage } from './DeletedCampaignsPage';

const park = {
  id: 'c1',
  title: 'Riverside Park',
  status: 'paused' as const,
  responseCount: 1,
  deletedAt: '2026-03-02T23:30:00.000Z',
  restorableUntil: '2026-04-01T23:30:00.000Z',
};

const render = (handlers: Handler[]) =>
  renderWithShell(<DeletedCampaignsPage />, {
    route: '/dashboard/campaigns/deleted',
    session: { council: { timezone: 'Europe/Paris' } },
    handlers,
  });

describe('recently deleted campaigns (E-79)', () => {
  it("show the dates of deletion and final erasure in the council's zone", async () => {
    render([handle(listDeletedCampaignsOperation, () => ({ items: [park], nextCursor: null }))]);
    const row = within(await screen.findByRole('article', { name: 'Riverside Park' }));
    expect(row.getByText('Deleted on 3 Mar 2026, 1 response')).toBeInTheDocument();
    expect(row.getByText('Can be restored until 2 Apr 2026')).toBeInTheDocument();
    expect(row.getByText('Paused')).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });
  it('remove a restored campaign from the list and keep the focus in the list', async () => {
    let items = [park];
    const shell = render([
      handle(listDeletedCampaignsOperation, () => ({ items, nextCursor: null })),
      handle(restoreCampaignOperation, () => {
        items = [];
        return sampleDetail();
      }),
    ]);
    await shell.user.click(await screen.findByRole('button', { name: 'Restore Riverside Park' }));
    expect(await screen.findByText('Nothing deleted in the last 30 days')).toBeInTheDocument();
    expect(shell.inputsOf(restoreCampaignOperation)).toEqual([{ params: { campaignId: 'c1' } }]);
    expect(await screen.findByText('“Riverside Park” is back.')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Recently deleted' })).toHaveFocus();
  });
  it('show and keep an error when a campaign cannot be restored any more', async () => {
    const shell = render([
      handle(listDeletedCampaignsOperation, () => ({ items: [park], nextCursor: null })),
      handle(restoreCampaignOperation, 'campaign_not_found'),
    ]);
    await shell.user.click(await screen.findByRole('button', { name: 'Restore Riverside Park' }));
    expect(await screen.findByText('Failed to restore the campaign')).toBeInTheDocument();
  });
  it('show an error and Try Again when they cannot be read', async () => {
    render([handle(listDeletedCampaignsOperation, 'unavailable')]);
    expect(await screen.findByText('Failed to load deleted campaigns')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /again/i })).toBeEnabled());
  });
});
