import {
  analyseResponsesOperation,
  getInsightsOperation,
  type Insight,
  type InsightRun,
  type Report,
  type ReportMaking,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { report } from '../../../standalone/sample-report';
import { ReportFrame } from './ReportFrame';
import { missingForReport } from './report-checks';
import { useRange } from './use-range';

/** Replaces the browser's EventSource. A test makes it emit events. */
class SpokenEventSource extends EventTarget {
  static opened: SpokenEventSource[] = [];
  isClosed = false;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    super();
    SpokenEventSource.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
  say(making: ReportMaking) {
    act(() => void this.dispatchEvent(new MessageEvent('report', { data: JSON.stringify(making) })));
  }
}

const saved: { name: string; type: string }[] = [];
beforeAll(() => {
  Object.assign(window, { EventSource: SpokenEventSource });
  Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = function click() {
    saved.push({ name: this.download, type: this.href });
  };
});
beforeEach(() => {
  SpokenEventSource.opened = [];
  saved.length = 0;
});

const insight = { type: 'summary', analysis: 'People want light.' } as Insight;

const Frame = ({ shown }: { shown: Report | undefined }) => (
  <ReportFrame campaignId="c1" range={useRange()} report={shown}>
    <p>The report</p>
  </ReportFrame>
);

const render = (
  options: { report?: Report | undefined; insights?: Insight[]; run?: InsightRun | null; route?: string } = {},
) =>
  renderWithShell(<Frame shown={'report' in options ? options.report : report()} />, {
    route: options.route ?? '/dashboard/campaigns/c1/reports/overview',
    handlers: [
      handle(getInsightsOperation, () => ({
        insights: options.insights ?? [insight],
        run: options.run ?? null,
        sendings: [],
        range: { from: null, to: null },
      })),
      handle(analyseResponsesOperation, () => ({
        success: true,
        analysis: 'text',
        result: null,
        error: null,
        model: 'built-in',
        region: '',
        responseCount: 40,
        jobId: null,
      })),
    ],
  });

const source = async (): Promise<SpokenEventSource> => {
  await waitFor(() => expect(SpokenEventSource.opened).not.toHaveLength(0));
  return SpokenEventSource.opened.at(-1) as SpokenEventSource;
};
/** Chooses an item of the export menu. */
const choose = async (user: UserEvent, name: string) => {
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};
const openPdf = (user: UserEvent) => choose(user, 'Export PDF Report');
const exportPdf = async (user: UserEvent) => {
  await openPdf(user);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Export' }));
};
const exportForStaff = async (user: UserEvent, name: string) => {
  await choose(user, name);
  await user.click(await screen.findByRole('button', { name: 'Export for staff' }));
};

describe('the PDF report', () => {
  it('is created with its progress for publication, and saved under D1’s name, when there is an analysis', async () => {
    const { user } = render({
      route: '/dashboard/campaigns/c1/reports/overview?range=custom&from=2026-11-01&to=2026-11-02',
    });
    await exportPdf(user);
    const making = await source();
    expect(making.url).toBe(
      '/api/campaigns/c1/report-making?from=2026-11-01&to=2026-11-02&audience=publication&format=pdf',
    );
    expect(screen.getByText('Generating PDF...')).toBeInTheDocument();
    making.say({ state: 'making', done: 3, total: 12 });
    expect(screen.getByRole('progressbar', { name: 'How far the report is' })).toHaveAttribute('aria-valuenow', '25');
    making.say({
      state: 'done',
      name: 'riverside_park_report_2026-11-22.pdf',
      type: 'application/pdf',
      file: 'JVBERg==',
    });
    await waitFor(() => expect(saved).toEqual([{ name: 'riverside_park_report_2026-11-22.pdf', type: 'blob:here' }]));
    await waitFor(() => expect(screen.queryByText('Generating PDF...')).not.toBeInTheDocument());
    expect(making.isClosed).toBe(true);
  });

  it('asks first when there is no analysis, and is created without one when exported anyway', async () => {
    const { user } = render({ insights: [{ ...insight, analysis: ' 12345 ' }] });
    await openPdf(user);
    const dialog = await screen.findByRole('dialog', { name: 'Export PDF Report' });
    expect(dialog).toHaveTextContent('No AI analysis yet');
    expect(SpokenEventSource.opened).toHaveLength(0);
    expect(await accessibilityProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Export anyway' }));
    expect((await source()).url).toContain('format=pdf');
  });

  it('shows every number when it is internal, and says what both kinds mean', async () => {
    const { user } = render();
    await openPdf(user);
    const choice = await screen.findByRole('switch', { name: /^For publication/ });
    expect(choice).toBeChecked();
    expect(screen.getByText(/^Numbers of fewer than 5 people are hidden/)).toBeVisible();
    await user.click(choice);
    expect(screen.getByText(/^Every number is shown/)).toBeVisible();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Export' }));
    expect((await source()).url).toContain('audience=internal');
  });

  it('waits for the analysis when it is generated first', async () => {
    const shell = render({ insights: [] });
    await openPdf(shell.user);
    await shell.user.click(await screen.findByRole('button', { name: 'Generate AI analysis first' }));
    await source();
    expect(shell.inputsOf(analyseResponsesOperation).map(({ body }) => body)).toEqual([
      { analysisType: 'all', campaignId: 'c1' },
    ]);
  });

  it('asks for no analysis when it is of one round, because analyses are of days', async () => {
    const { user } = render({ insights: [], route: '/dashboard/campaigns/c1/reports/overview?round=2' });
    await exportPdf(user);
    expect((await source()).url).toBe('/api/campaigns/c1/report-making?round=2&audience=publication&format=pdf');
  });

  it('closes the connection, so that the server stops, and shows nothing more when it is cancelled', async () => {
    const { user } = render();
    await exportPdf(user);
    const making = await source();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(making.isClosed).toBe(true);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByRole('menuitem', { name: 'Export PDF Report' })).toBeEnabled();
  });

  it('shows D1’s text with a reference and can be retried with the same settings when it fails (E-69)', async () => {
    const { user } = render({ route: '/dashboard/campaigns/c1/reports/overview?round=2' });
    await exportPdf(user);
    (await source()).say({ state: 'failed', code: 'internal_error', reason: '', reference: 'r-17' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error generating PDF report. Check console for details.');
    expect(alert).toHaveTextContent('PDF generation failed: the server could not finish it');
    expect(alert).toHaveTextContent('r-17');
    expect(await accessibilityProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(SpokenEventSource.opened).toHaveLength(2));
    expect(SpokenEventSource.opened[1]?.url).toContain('round=2');
  });

  it('is not restarted automatically when the connection is lost', async () => {
    const { user } = render();
    await exportPdf(user);
    const making = await source();
    act(() => making.onerror?.());
    expect(await screen.findByText('PDF generation failed: the connection was lost')).toBeInTheDocument();
    expect([making.isClosed, SpokenEventSource.opened.length]).toEqual([true, 1]);
  });

  it('is not started when there are no responses: the alert lists what is missing (D1)', async () => {
    const { user } = render({ report: report({ responses: 0 }) });
    await openPdf(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Cannot generate PDF due to missing data:');
    expect(alert).toHaveTextContent('No responses available for report');
    expect(SpokenEventSource.opened).toHaveLength(0);
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('the files of responses', () => {
  const route = '/dashboard/campaigns/c1/reports/overview?range=custom&from=2026-11-01&to=2026-11-02&where=q1:a';
  it.each([
    ['Export Excel', 'responses.xlsx?from=2026-11-01&to=2026-11-02&where=q1%3Aa'],
    ['Export SPSS', 'responses.sav?from=2026-11-01&to=2026-11-02&where=q1%3Aa'],
    ['Export CSV by option', 'responses.csv?from=2026-11-01&to=2026-11-02&where=q1%3Aa&columns=options'],
    ['Export JSON Lines', 'responses.jsonl?from=2026-11-01&to=2026-11-02&where=q1%3Aa'],
  ])('%s saves the responses that are shown', async (item, file) => {
    const { user } = render({ route });
    await exportForStaff(user, item);
    expect(saved.map(({ type }) => new URL(type).pathname + new URL(type).search)).toEqual([
      `/api/campaigns/c1/${file}`,
    ]);
    expect(await screen.findByText('The export has started. Your browser saves the file.')).toBeInTheDocument();
  });

  it('can be saved with the integrity statement of the campaign', async () => {
    const { user } = render({ route });
    await choose(user, 'Export integrity statement');
    expect(saved.map(({ type }) => new URL(type).pathname)).toEqual(['/api/campaigns/c1/integrity-statement.txt']);
    expect(await screen.findByText('The export has started. Your browser saves the file.')).toBeInTheDocument();
  });

  it('are described by what they are for, and none is saved when there are no responses', async () => {
    const { user } = render({ report: report({ responses: 0 }) });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const item = await screen.findByRole('menuitem', { name: 'Export SPSS' });
    expect(item).toHaveAccessibleDescription('For statistics in SPSS, PSPP or R. Codes with their labels.');
    await user.click(item);
    expect([saved, await screen.findAllByText('No responses to export')]).toEqual([[], [expect.anything()]]);
  });
});

describe('the warning before files of single responses', () => {
  it('says what they hold, and nothing is saved when it is cancelled', async () => {
    const { user } = render();
    await choose(user, 'Export Excel');
    const dialog = await screen.findByRole('dialog', { name: 'Single responses, for staff' });
    expect(dialog).toHaveTextContent('Do not publish it');
    expect(await accessibilityProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(saved).toEqual([]);
  });
});

describe('the missing data of a report (D1 section 5)', () => {
  const whole = { report: report(), council: { name: 'Riverside' }, days: {} };
  it.each([
    ['nothing', {}, []],
    ['the campaign', { report: undefined }, ['Campaign data is missing', 'Responses data is invalid or missing']],
    ['its title', { report: report({ title: ' ' }) }, ['Campaign title is missing']],
    ['a count that is one', { report: report({ responses: -1 }) }, ['Responses data is invalid or missing']],
    ['responses', { report: report({ responses: 0 }) }, ['No responses available for report']],
    ['the council', { council: null }, ['Council data is missing']],
    ['its name', { council: { name: '' } }, ['Council name is missing']],
    ['a day of the range', { days: { from: '2026-01-01' } }, ['Date range is missing']],
    ['days of All Time, which has none (F-13)', { days: {} }, []],
  ])('%s', (_, patch, missing) => expect(missingForReport({ ...whole, ...patch })).toEqual(missing));
});

describe('the selection of a round', () => {
  const rounds = [
    { round: 1, responses: 30 },
    { round: 2, responses: 10 },
  ];
  it('changes the address and the other parts that support rounds when a campaign has several', async () => {
    const shell = render({ report: report({ rounds }) });
    await shell.user.click(screen.getByRole('combobox', { name: 'Round' }));
    await shell.user.click(await screen.findByRole('option', { name: 'Round 2 (10 responses)' }));
    expect(shell.location()).toBe('/dashboard/campaigns/c1/reports/overview?round=2');
    expect(screen.getByRole('tab', { name: 'Submissions' })).toHaveAttribute(
      'href',
      '/dashboard/campaigns/c1/reports/submissions?round=2',
    );
    expect(screen.getByRole('tab', { name: 'AI Insights' })).toHaveAttribute(
      'href',
      '/dashboard/campaigns/c1/reports/insights',
    );
  });
  it('is not offered when a campaign has only one', () => {
    render();
    expect(screen.queryByRole('combobox', { name: 'Round' })).not.toBeInTheDocument();
  });
});
