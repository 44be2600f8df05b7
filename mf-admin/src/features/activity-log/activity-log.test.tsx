import {
  type AuditEntry,
  getAuditFiltersOperation,
  getCouncilActivityFiltersOperation,
  getCouncilOperation,
  listAuditEntriesOperation,
  listCouncilActivityOperation,
  listSignInFailuresOperation,
  verifyAuditOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, handle, renderWithShell, sampleCouncil } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../app/app';
import { createHandlers } from '../../standalone/handlers';

const entry: AuditEntry = {
  id: 'entry-1',
  position: 7,
  action: 'campaign.changed',
  change: 'paused',
  changedFields: [],
  createdAt: '2026-03-01T10:00:00.000Z',
  actor: { kind: 'user', id: 'ada', actingAs: null, name: 'Ada Admin', email: 'ada@riverside.example' },
  council: { id: 'c1', name: 'Riverside' },
  subject: { type: 'campaign', id: 'campaign-with-a-long-id', name: '' },
};

const verification = (isWhole: boolean) => ({
  entries: 7,
  isWhole,
  brokenAt: isWhole ? null : 4,
  problem: isWhole ? null : ('changed' as const),
  head: { position: 7, hash: 'f'.repeat(64) },
});

const render = (search = '', items: AuditEntry[] = [entry], isWhole = true) =>
  renderWithShell(<App />, {
    route: `/dashboard/system/activity${search}`,
    session: { role: 'system_admin', council: null },
    handlers: [
      handle(listAuditEntriesOperation, () => ({ items, nextCursor: null })),
      handle(getAuditFiltersOperation, () => ({ actions: [], subjectTypes: [], councils: [], actors: [] })),
      handle(verifyAuditOperation, () => verification(isWhole)),
    ],
  });

describe('the activity log', () => {
  it('shows actor, action and subject, and axe finds no problems', async () => {
    render();
    for (const text of ['Ada Admin', 'Campaign changed: paused', 'Riverside', 'campaign'])
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('names changed settings as the settings screen does', async () => {
    const changedFields = ['name', 'branding.primaryColor', 'settings.privacy.doubleOptIn'];
    render('', [{ ...entry, action: 'council.changed', change: '', changedFields }]);
    expect(await screen.findByText('name, primary color, residents confirm their email address')).toBeInTheDocument();
  });

  it('requests and exports the filters of the address, with both days included', async () => {
    const shell = render('?q=ada&councilId=c1&from=2026-03-01&to=2026-03-02');
    await screen.findByText('Ada Admin');
    const from = new Date('2026-03-01T00:00:00').toISOString();
    const to = new Date('2026-03-03T00:00:00').toISOString();
    expect(shell.inputsOf(listAuditEntriesOperation)[0]).toEqual({
      query: { q: 'ada', councilId: 'c1', from, to, limit: 50 },
    });
    const href = screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href') ?? '';
    expect(Object.fromEntries(new URL(href, 'http://x').searchParams)).toEqual({ q: 'ada', councilId: 'c1', from, to });
  });

  it('shows failed sign-ins as a kind of their own, with their counts by day and person', async () => {
    const shell = renderWithShell(<App />, {
      route: '/dashboard/system/activity?from=2026-03-01',
      session: { role: 'system_admin', council: null },
      handlers: createHandlers(),
    });
    await shell.user.click(await screen.findByRole('radio', { name: 'Failed sign-ins' }));
    const counts = await screen.findByRole('region', { name: 'Failed sign-ins by day and person' });
    expect(await within(counts).findByText('Second factor was wrong')).toBeVisible();
    expect(within(counts).getByText('No known account')).toBeVisible();
    expect(shell.inputsOf(listSignInFailuresOperation)).toEqual([{ query: { from: '2026-03-01' } }]);
    expect(shell.inputsOf(listAuditEntriesOperation).at(-1)).toMatchObject({ query: { kind: 'failed-sign-ins' } });
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      expect.stringContaining('kind=failed-sign-ins'),
    );
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(screen.getByRole('radio', { name: 'All entries' }));
    await waitFor(() => expect(shell.location()).toBe('/dashboard/system/activity?from=2026-03-01'));
  });

  it('filters by one subject, and clears the filter again', async () => {
    const shell = render();
    await shell.user.click(await screen.findByRole('button', { name: /Show only entries about this campaign/ }));
    await waitFor(() => expect(shell.location()).toContain('subjectId=campaign-with-a-long-id'));
    await shell.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(shell.location()).toBe('/dashboard/system/activity'));
  });

  it('says that no entry matches when the filter finds none', async () => {
    render('?q=nobody', []);
    expect(await screen.findByText('No entries found')).toBeVisible();
    expect(screen.getByText('Try adjusting your filters')).toBeVisible();
  });

  it.each([
    [true, /No entry was changed: all 7 entries/],
    [false, /tampered with: entry 4/],
  ])('shows the result and the last hash when verified (%s)', async (isWhole, words) => {
    const shell = render('', [entry], isWhole);
    await shell.user.click(await screen.findByRole('button', { name: 'Verify' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(/Last entry 7: f+/)).toBeVisible();
  });
});

describe('the log of the own council', () => {
  const renderOwn = (role: 'council_admin' | 'council_staff') =>
    renderWithShell(<App />, {
      route: '/dashboard/settings/activity?action=campaign.changed&councilId=another',
      session: { role },
      handlers: [
        handle(getCouncilOperation, () => sampleCouncil()),
        handle(listCouncilActivityOperation, () => ({ items: [entry], nextCursor: null })),
        handle(getCouncilActivityFiltersOperation, () => ({ actions: [], subjectTypes: [], actors: [] })),
      ],
    });

  it('is a page of the settings, and asks for no other council', async () => {
    const shell = renderOwn('council_admin');
    expect(await screen.findByText('Campaign changed: paused')).toBeVisible();
    expect(shell.inputsOf(listCouncilActivityOperation)).toEqual([
      { query: { action: 'campaign.changed', limit: 50 } },
    ]);
    expect(screen.getByRole('tab', { name: 'Activity log' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('columnheader', { name: 'Council' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/council/activity.csv?action=campaign.changed',
    );
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('is not offered to staff who are no admins', async () => {
    renderOwn('council_staff');
    expect(await screen.findByRole('tab', { name: 'Webhooks' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Activity log' })).not.toBeInTheDocument();
  });
});
