import { getReportOperation, type Report, startExportOperation } from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import { handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { report, silenceLiveEvents } from '../../fixtures/report';
import { ReportTab } from './index';

const Routes = () => useRoutes([{ path: ':campaignId/reports/overview', element: <ReportTab /> }]);

const render = (given: Report, route = '/dashboard/campaigns/c1/reports/overview') =>
  renderWithShell(<Routes />, { route, handlers: [handle(getReportOperation, () => given)] });

describe('the report', () => {
  beforeAll(silenceLiveEvents);

  it('shows the four figures with their unit, and a missing figure as a dash with the reason', async () => {
    render(report({ averageSeconds: null, medianSeconds: null }));
    expect(within(await screen.findByRole('region', { name: 'Completion Rate' })).getByText('80%')).toBeInTheDocument();
    const time = within(screen.getByRole('region', { name: 'Avg. Time' }));
    expect(time.getByText('–')).toBeInTheDocument();
    expect(time.getByText('no completion times yet')).toBeInTheDocument();
  });
  it('the average reads in minutes and seconds, with the seconds in its title, and the median is a click away (E-15)', async () => {
    const { user } = render(report());
    const time = within(await screen.findByRole('region', { name: 'Avg. Time' }));
    expect(time.getByText('3 min 20 s')).toHaveAttribute('title', '200 seconds');
    await user.click(time.getByRole('button', { name: /Avg\. Time/ }));
    expect(time.getByText(/less than 2 min 30 s \(the median\)/)).toBeInTheDocument();
  });
  it('excluded responses are named beside the total that leaves them out', async () => {
    render(report({ excluded: 3 }));
    const total = within(await screen.findByRole('region', { name: 'Total Responses' }));
    expect(total.getByText('in this range; 3 more not counted')).toBeInTheDocument();
  });
  it('a result says its base, and its figures are a table too', async () => {
    render(report());
    const result = within(await screen.findByRole('region', { name: 'How is the park?' }));
    expect(result.getByText('40 of 40 answered')).toBeInTheDocument();
    expect(result.getByRole('table')).toBeInTheDocument();
  });
  it('the way from visit to response is told in percents of the visits, and where people stopped (E-38)', async () => {
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
  it('before anybody opened the survey, there is no such way', async () => {
    render(report({ views: 0, starts: 0, completes: 0, abandons: 0, stops: [] }));
    await screen.findByRole('region', { name: 'How is the park?' });
    expect(screen.queryByRole('region', { name: 'From visit to response' })).not.toBeInTheDocument();
  });
  it('the timeline follows the period, with days that have none (E-94, F-11)', async () => {
    render(report());
    const timeline = within(await screen.findByRole('region', { name: 'Responses per day' }));
    expect(timeline.getAllByRole('row')).toHaveLength(4);
    expect(timeline.getByRole('row', { name: /2 Nov.* 0$/ })).toBeInTheDocument();
  });
  it('without any response asks to wait for the first', async () => {
    render(report({ responses: 0, totalResponses: 0, results: [], timeline: [], period: null }));
    expect(await screen.findByText('No Responses Yet')).toBeInTheDocument();
  });
  it('a range without responses offers all time, and the range goes to the server as days', async () => {
    const shell = render(report({ responses: 0 }), '/dashboard/campaigns/c1/reports/overview?range=last7');
    expect(await screen.findByText('No Data Available')).toBeInTheDocument();
    expect(screen.getByText('Current Range: Last 7 Days (0 of 40 responses)')).toBeInTheDocument();
    expect(shell.inputsOf(getReportOperation)[0]?.query).toEqual({
      from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    await shell.user.click(screen.getByRole('button', { name: 'View All Time Data' }));
    expect(shell.location()).toBe('/dashboard/campaigns/c1/reports/overview');
  });
  it('without a description says so, with the status in capitals and the period in the council’s zone', async () => {
    render(report());
    expect(await screen.findByText('No description provided')).toBeInTheDocument();
    expect(screen.getByText('ACTIVE')).toBeInTheDocument();
    expect(screen.getByText('2026-11-01 – 2026-11-03 (Europe/London)')).toBeInTheDocument();
  });
});

describe('the date filter', () => {
  beforeAll(silenceLiveEvents);

  it('custom: takes the last 30 days until today, keeps both days in order and clears to all time', async () => {
    const shell = render(report());
    await shell.user.click(await screen.findByRole('combobox', { name: 'Date range' }));
    await shell.user.click(await screen.findByRole('option', { name: 'Custom Range' }));
    const [from, to] = [await screen.findByLabelText('From'), screen.getByLabelText('To')];
    const today = (to as HTMLInputElement).value;
    expect(Date.parse(today) - Date.parse((from as HTMLInputElement).value)).toBe(30 * 86_400_000);
    expect(from).toHaveAttribute('max', today);
    expect(to).toHaveAttribute('max', today);
    expect(to).toHaveAttribute('min', (from as HTMLInputElement).value);
    await shell.user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(shell.location()).toBe('/dashboard/campaigns/c1/reports/overview');
    expect(screen.getByRole('combobox', { name: 'Date range' })).toHaveValue('All Time');
  });

  it('an export that fails, says so in the words of the catalogue', async () => {
    const shell = renderWithShell(<Routes />, {
      route: '/dashboard/campaigns/c1/reports/overview',
      handlers: [handle(getReportOperation, () => report()), handle(startExportOperation, 'conflict')],
    });
    await screen.findByRole('region', { name: 'Completion Rate' });
    await shell.user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(shell.notices()).toEqual([{ kind: 'error', text: 'Failed to export CSV. Please try again.' }]),
    );
  });

  it('without responses, an export says that there are none', async () => {
    const shell = render(report({ responses: 0, totalResponses: 0, results: [], timeline: [], period: null }));
    await screen.findByText('No Responses Yet');
    await shell.user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(shell.notices()).toEqual([{ kind: 'error', text: 'No responses to export' }]);
  });
});
