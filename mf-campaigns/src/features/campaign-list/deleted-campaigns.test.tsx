import { listDeletedCampaignsOperation, restoreCampaignOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleDetail } from '../../fixtures/campaign';
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
  it('each says when it was deleted and until when it can be brought back, in the days of the council', async () => {
    render([handle(listDeletedCampaignsOperation, () => ({ items: [park], nextCursor: null }))]);
    const row = within(await screen.findByRole('article', { name: 'Riverside Park' }));
    expect(row.getByText('Deleted on 3 Mar 2026, 1 response')).toBeInTheDocument();
    expect(row.getByText('Can be restored until 2 Apr 2026')).toBeInTheDocument();
    expect(row.getByText('Paused')).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });
  it('brought back, one leaves the list, and the focus stays in it', async () => {
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
  it('that cannot be brought back any more, it is told and stays told', async () => {
    const shell = render([
      handle(listDeletedCampaignsOperation, () => ({ items: [park], nextCursor: null })),
      handle(restoreCampaignOperation, 'campaign_not_found'),
    ]);
    await shell.user.click(await screen.findByRole('button', { name: 'Restore Riverside Park' }));
    expect(await screen.findByText('Failed to restore the campaign')).toBeInTheDocument();
  });
  it('that cannot be read, the list says so and can be tried again', async () => {
    render([handle(listDeletedCampaignsOperation, 'unavailable')]);
    expect(await screen.findByText('Failed to load deleted campaigns')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /again/i })).toBeEnabled());
  });
});
