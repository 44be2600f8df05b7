import { getReportOperation, type Report, startExportOperation } from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import { handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { report, silenceLiveEvents } from '../../standalone/sample-report';
import { ReportTab } from './index';

const Routes = () => useRoutes([{ path: ':campaignId/reports/overview', element: <ReportTab /> }]);

const render = (answer: Report, route = '/dashboard/campaigns/c1/reports/overview') =>
  renderWithShell(<Routes />, { route, handlers: [handle(getReportOperation, () => answer)] });

describe('the report', () => {
  beforeAll(silenceLiveEvents);

  it('shows the four figures with their unit, and a missing figure as a dash with the reason', async () => {
    render(report({ averageSeconds: null, medianSeconds: null }));
    expect(within(await screen.findByRole('region', { name: 'Completion Rate' })).getByText('80%')).toBeInTheDocument();
    const time = within(screen.getByRole('region', { name: 'Avg. Time' }));
    expect(time.getByText('–')).toBeInTheDocument();
    expect(time.getByText('no completion times yet')).toBeInTheDocument();
  });
  it('says that visits and times are not known, and is not live, when imported answers are shown', async () => {
    const imported = report({
      completionRate: null,
      averageSeconds: null,
      medianSeconds: null,
      importedSeries: [{ id: 's1', name: 'Paper', responses: 40 }],
    });
    render(imported, '/dashboard/campaigns/c1/reports/overview?series=s1');
    for (const name of ['Completion Rate', 'Avg. Time']) {
      const figure = within(await screen.findByRole('region', { name }));
      expect(figure.getByText('not known for imported answers')).toBeInTheDocument();
    }
    expect(screen.queryByText(/^Live$|^Reconnecting/)).not.toBeInTheDocument();
  });
  it('shows the average in minutes, its exact seconds as title, and the median on demand (E-15)', async () => {
    const { user } = render(report());
    const time = within(await screen.findByRole('region', { name: 'Avg. Time' }));
    expect(time.getByText('3 min 20 s')).toHaveAttribute('title', '200 seconds');
    await user.click(time.getByRole('button', { name: /Avg\. Time/ }));
    expect(time.getByText(/less than 2 min 30 s \(the median\)/)).toBeInTheDocument();
  });
  it('shows the number of excluded responses beside the total', async () => {
    render(report({ excluded: 3 }));
    const total = within(await screen.findByRole('region', { name: 'Total Responses' }));
    expect(total.getByText('in this range; 3 more not counted')).toBeInTheDocument();
  });
  it('shows the base of each result, and its figures as a table', async () => {
    render(report());
    const result = within(await screen.findByRole('region', { name: 'How is the park?' }));
    expect(result.getByText('40 of 40 answered')).toBeInTheDocument();
    expect(result.getByRole('table')).toBeInTheDocument();
  });
  it('shows the steps from visit to response in percent of visits, and where people stopped (E-38)', async () => {
    render(report());
    const funnel = within(await screen.findByRole('region', { name: 'From visit to response' }));
    expect(funnel.getByText('Percent of the 70 times the survey was opened.')).toBeInTheDocument();
    for (const [name, words] of [
      ['Viewed', '70 (100%)'],
      ['Started', '50 (71%)'],
      ['Completed', '40 (57%)'],
      ['Abandoned', '10 (14%)'],
    ])
      expect(funnel.getByRole('row', { name: `${name} ${words}` })).toBeInTheDocument();
    const stopped = within(screen.getByRole('region', { name: 'Where people stopped' }));
    expect(stopped.getByRole('row', { name: 'How is the park? 4 (40%)' })).toBeInTheDocument();
  });
  it('has no such steps before the first visit', async () => {
    render(report({ views: 0, starts: 0, completes: 0, abandons: 0, stops: [] }));
    await screen.findByRole('region', { name: 'How is the park?' });
    expect(screen.queryByRole('region', { name: 'From visit to response' })).not.toBeInTheDocument();
  });
  it('shows a timeline of the period, including days without responses (E-94, F-11)', async () => {
    render(report());
    const timeline = within(await screen.findByRole('region', { name: 'Responses per day' }));
    expect(timeline.getAllByRole('row')).toHaveLength(4);
    expect(timeline.getByRole('row', { name: /2 Nov.* 0$/ })).toBeInTheDocument();
  });
  it('shows the text about the first response when there are none', async () => {
    render(report({ responses: 0, totalResponses: 0, results: [], timeline: [], period: null }));
    expect(await screen.findByText('No Responses Yet')).toBeInTheDocument();
  });
  it('offers all time when a range has no responses, and sends the range as days', async () => {
    const shell = render(report({ responses: 0 }), '/dashboard/campaigns/c1/reports/overview?range=last7');
    expect(await screen.findByText('No Data Available')).toBeInTheDocument();
    expect(screen.getByText('Current Range: Last 7 Days (0 of 40 responses)')).toBeInTheDocument();
    expect(shell.inputsOf(getReportOperation)[0]?.query).toEqual({
      from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      weighted: 'true',
    });
    await shell.user.click(screen.getByRole('button', { name: 'View All Time Data' }));
    expect(shell.location()).toBe('/dashboard/campaigns/c1/reports/overview');
  });
  it('says when there is no description, and shows status and period in the council’s zone', async () => {
    render(report());
    expect(await screen.findByText('No description provided')).toBeInTheDocument();
    expect(screen.getByText('ACTIVE')).toBeInTheDocument();
    expect(screen.getByText('1 November 2026 – 3 November 2026 (Europe/London)')).toBeInTheDocument();
  });
});

describe('the date filter', () => {
  beforeAll(silenceLiveEvents);

  it('starts with the last 30 days when custom, keeps both days in order, and clears to all time', async () => {
    const shell = render(report());
    await shell.user.click(await screen.findByRole('combobox', { name: 'Date range' }));
    await shell.user.click(await screen.findByRole('option', { name: 'Custom Range' }));
    const from = await screen.findByLabelText('From');
    const to = screen.getByLabelText('To');
    const today = (to as HTMLInputElement).value;
    expect(Date.parse(today) - Date.parse((from as HTMLInputElement).value)).toBe(30 * 86_400_000);
    expect(from).toHaveAttribute('max', today);
    expect(to).toHaveAttribute('max', today);
    expect(to).toHaveAttribute('min', (from as HTMLInputElement).value);
    await shell.user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(shell.location()).toBe('/dashboard/campaigns/c1/reports/overview');
    expect(screen.getByRole('combobox', { name: 'Date range' })).toHaveValue('All Time');
  });

  it("shows the catalogue's text when an export fails", async () => {
    const shell = renderWithShell(<Routes />, {
      route: '/dashboard/campaigns/c1/reports/overview',
      handlers: [handle(getReportOperation, () => report()), handle(startExportOperation, 'conflict')],
    });
    await screen.findByRole('region', { name: 'Completion Rate' });
    await shell.user.click(screen.getByRole('button', { name: 'Export' }));
    await shell.user.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
    await shell.user.click(await screen.findByRole('button', { name: 'Export for staff' }));
    await waitFor(() =>
      expect(shell.notices()).toEqual([{ kind: 'error', text: 'Failed to export CSV. Please try again.' }]),
    );
  });

  it('says that there are no responses when there is nothing to export', async () => {
    const shell = render(report({ responses: 0, totalResponses: 0, results: [], timeline: [], period: null }));
    await screen.findByText('No Responses Yet');
    await shell.user.click(screen.getByRole('button', { name: 'Export' }));
    await shell.user.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
    expect(shell.notices()).toEqual([{ kind: 'error', text: 'No responses to export' }]);
  });
});
