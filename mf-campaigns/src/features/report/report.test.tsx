import { getReportOperation, type Report } from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import { handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { ReportTab } from './index';

const Routes = () => useRoutes([{ path: ':campaignId/reports/overview', element: <ReportTab /> }]);

const report = (patch: Partial<Report> = {}): Report => ({
  campaignId: 'c1',
  title: 'Riverside Park',
  description: '',
  status: 'active',
  responses: 40,
  totalResponses: 40,
  completionRate: 80,
  views: 70,
  starts: 50,
  completes: 40,
  averageSeconds: 200,
  medianSeconds: 150,
  questions: 1,
  timezone: 'Europe/London',
  period: { from: '2026-11-01', to: '2026-11-03' },
  timeline: [
    { date: '2026-11-01', count: 30 },
    { date: '2026-11-02', count: 0 },
    { date: '2026-11-03', count: 10 },
  ],
  results: [
    {
      questionId: 'q1',
      type: 'rating',
      title: 'How is the park?',
      answered: 40,
      average: 4.5,
      distribution: [{ value: '5', label: 'Very Satisfied', count: 40, percent: 100 }],
    },
  ],
  revision: 7,
  ...patch,
});

// Server-sent events are not part of jsdom: a source that never says anything stands in for a quiet server.
class QuietEventSource extends EventTarget {
  close() {}
}

const render = (given: Report, route = '/dashboard/campaigns/c1/reports/overview') =>
  renderWithShell(<Routes />, { route, handlers: [handle(getReportOperation, () => given)] });

describe('the report', () => {
  beforeAll(() => Object.assign(window, { EventSource: QuietEventSource }));

  it('shows the four figures with their unit, and a missing figure as a dash with the reason', async () => {
    render(report({ averageSeconds: null, medianSeconds: null }));
    expect(within(await screen.findByRole('region', { name: 'Completion Rate' })).getByText('80%')).toBeInTheDocument();
    const time = within(screen.getByRole('region', { name: 'Avg. Time' }));
    expect(time.getByText('–')).toBeInTheDocument();
    expect(time.getByText('no completion times yet')).toBeInTheDocument();
  });
  it('the average reads in minutes and seconds (E-15)', async () => {
    render(report());
    expect(
      within(await screen.findByRole('region', { name: 'Avg. Time' })).getByText('3 min 20 s'),
    ).toBeInTheDocument();
  });
  it('a result says its base, and its figures are a table too', async () => {
    render(report());
    const result = within(await screen.findByRole('region', { name: 'How is the park?' }));
    expect(result.getByText('40 of 40 answered')).toBeInTheDocument();
    expect(result.getByRole('table')).toBeInTheDocument();
  });
  it('without any response asks to wait for the first', async () => {
    render(report({ responses: 0, totalResponses: 0, results: [], timeline: [], period: null }));
    expect(await screen.findByText('No Responses Yet')).toBeInTheDocument();
  });
  it('a range without responses offers all time, and the range goes to the server as days', async () => {
    const shell = render(report({ responses: 0 }), '/dashboard/campaigns/c1/reports/overview?range=last7');
    expect(await screen.findByText('No Data Available')).toBeInTheDocument();
    expect(screen.getByText('Current Range: 0 of 40 responses')).toBeInTheDocument();
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
