import {
  type DeletedOptInPage,
  listDeletedOptInPagesOperation,
  restoreOptInPageOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { samplePage } from '../testing/sample-page';
import { DeletedPagesPage } from './DeletedPagesPage';

const deleted: DeletedOptInPage = {
  id: 'page-1',
  title: 'Riverside news',
  slug: 'news',
  signups: 12,
  deletedAt: '2026-02-01T10:00:00.000Z',
  restorableUntil: '2026-03-03T10:00:00.000Z',
};

const render = (items: DeletedOptInPage[], restored: Parameters<typeof handle>[1] = () => samplePage()) =>
  renderWithShell(<DeletedPagesPage />, {
    route: '/dashboard/opt-in/deleted',
    handlers: [
      handle(listDeletedOptInPagesOperation, () => ({ items, nextCursor: null })),
      handle(restoreOptInPageOperation, restored as never),
    ],
  });

describe('deleted opt-in pages', () => {
  it('show the dates of deletion and final erasure (E-79)', async () => {
    render([deleted]);
    expect(await screen.findByRole('article', { name: 'Riverside news' })).toBeInTheDocument();
    expect(screen.getByText('Deleted on 1 Feb 2026, 12 signups')).toBeInTheDocument();
    expect(screen.getByText('Can be restored until 3 Mar 2026')).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('confirm a restored page and keep the focus in the list', async () => {
    const shell = render([deleted]);
    await shell.user.click(await screen.findByRole('button', { name: 'Restore Riverside news' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: '“Riverside news” is back.' }]));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Recently deleted' })).toHaveFocus());
  });

  it('show the reason when a page cannot be restored because its address is taken', async () => {
    const shell = render([deleted], 'slug_taken' as never);
    await shell.user.click(await screen.findByRole('button', { name: 'Restore Riverside news' }));
    const text = 'Failed to restore the page: This address is already taken.';
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'error', text }]));
  });

  it('explain their purpose when there are none', async () => {
    render([]);
    expect(await screen.findByText('Nothing deleted in the last 30 days')).toBeInTheDocument();
  });
});
