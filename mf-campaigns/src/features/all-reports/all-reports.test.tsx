import { type CampaignReport, listReportsOperation } from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import { accessibilityProblems, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { AllReportsPage } from './index';

const Routes = () => useRoutes([{ path: '/*', element: <AllReportsPage /> }]);

const report = (patch: Partial<CampaignReport> = {}): CampaignReport => ({
  campaignId: 'c1',
  title: 'Riverside Park',
  status: 'active',
  responses: 40,
  previousResponses: 30,
  totalResponses: 60,
  targetResponses: 120,
  starts: 50,
  completes: 40,
  completionRate: 80,
  trend: [
    { week: '2026-02-23', count: 0 },
    { week: '2026-03-02', count: 40 },
  ],
  lastResponseOn: '2026-03-04',
  ...patch,
});

const open = (items: CampaignReport[], route = '/dashboard/reports') =>
  renderWithShell(<Routes />, {
    route,
    handlers: [handle(listReportsOperation, () => ({ timezone: 'Europe/London', items }))],
  });

describe('the reports of all campaigns (E-27)', () => {
  it('are listed with a link, change, target and trend as text', async () => {
    open([report(), report({ campaignId: 'c2', title: 'Bus lanes', responses: 5, previousResponses: null })]);
    const row = within(await screen.findByRole('row', { name: /Riverside Park/ }));
    expect(row.getByRole('link', { name: 'Riverside Park' })).toHaveAttribute(
      'href',
      '/dashboard/campaigns/c1/reports/overview',
    );
    expect(row.getByText('10 more than in the period before')).toBeInTheDocument();
    expect(row.getByText('60 of 120 (50%)')).toBeInTheDocument();
    expect(row.getByText('4 Mar 2026')).toBeInTheDocument();
    expect(row.getByRole('img', { name: 'Responses by week, the oldest first: 0, 40' })).toBeInTheDocument();
    expect(screen.getByText('45 responses in 2 campaigns')).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('say the whole title of a link that shows only its first lines', async () => {
    const title = 'A very long title '.repeat(11);
    open([report({ title })]);
    expect(await screen.findByTitle(title.trim())).toHaveAttribute('data-line-clamp', 'true');
  });

  it('are exported as a file for the selected days', async () => {
    open([report()], '/dashboard/reports?range=custom&from=2026-01-01&to=2026-01-31');
    const link = await screen.findByRole('link', { name: 'Export CSV' });
    expect(link).toHaveAttribute('href', '/api/reports.csv?from=2026-01-01&to=2026-01-31');
  });

  it('show the next action when there are no campaigns', async () => {
    open([]);
    expect(await screen.findByText('No campaigns found')).toBeInTheDocument();
  });
});

describe('the reports of all campaigns on a phone', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...wide(query), matches: query.startsWith('(max-width') });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  it('are a list with the same data as the table', async () => {
    open([report()]);
    const [item] = within(await screen.findByRole('list', { name: 'Campaigns side by side' })).getAllByRole('listitem');
    for (const text of ['Riverside Park', '10 more than in the period before', '60 of 120 (50%)', '4 Mar 2026'])
      expect(item).toHaveTextContent(text);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });
});
