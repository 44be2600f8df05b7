import {
  analyseResponsesOperation,
  cancelAnalysisOperation,
  clearInsightsOperation,
  dismissAnalysisOperation,
  getAnalysisStatusOperation,
  getInsightsOperation,
  type Insights,
} from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import { accessibilityProblems, type Handler, handle, problem, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleInsight, sampleInsights } from '../../alone/sample-insights';
import { InsightsTab } from './index';

const Routes = () => useRoutes([{ path: ':campaignId/reports/insights', element: <InsightsTab /> }]);

const working = {
  status: 'working',
  error: null,
  provider: 'built_in',
  model: 'built-in',
  region: '',
  retryAt: null,
  job: null,
} as const;
const none: Insights = { insights: [], run: null, sendings: [], range: { from: null, to: null } };
const answer = {
  success: true,
  analysis: '',
  result: null,
  error: null,
  model: '',
  region: '',
  responseCount: 0,
  jobId: 'run-1',
};
const runOf = (given: object = {}) => ({
  id: 'run-1',
  state: 'running' as const,
  types: ['sentiment', 'themes', 'summary', 'recommendations'] as const,
  done: ['sentiment'] as const,
  current: 'themes' as const,
  error: null,
  retryAt: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  finishedAt: null,
  ...given,
});

const open = (given: () => Insights, handlers: Handler[] = []) =>
  renderWithShell(<Routes />, {
    route: '/dashboard/campaigns/c1/reports/insights',
    session: { council: { timezone: 'Europe/London' } },
    handlers: [
      handle(getInsightsOperation, given),
      handle(getAnalysisStatusOperation, () => working),
      handle(analyseResponsesOperation, () => answer),
      handle(clearInsightsOperation, () => undefined),
      handle(cancelAnalysisOperation, () => undefined),
      ...handlers,
    ],
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('AI insights', () => {
  it('without any: says what they are, and offers each analysis and all of them', async () => {
    const shell = open(() => none);
    expect(await screen.findByText('No AI Insights Yet')).toBeInTheDocument();
    for (const name of ['Analyze Sentiment', 'Extract Themes', 'Generate Summary', 'Get Recommendations']) {
      expect(screen.getByRole('button', { name })).toBeEnabled();
    }
    expect(screen.getByRole('button', { name: 'Clear Results' })).toBeDisabled();
    await shell.user.click(screen.getByRole('button', { name: 'Generate All AI Analysis' }));
    await waitFor(() =>
      expect(shell.inputsOf(analyseResponsesOperation)).toEqual([{ body: { analysisType: 'all', campaignId: 'c1' } }]),
    );
  });
  it('made: the score out of 10 with its distribution, how many, when, and by whom (F-37)', async () => {
    open(() => sampleInsights());
    const sentiment = await card('Sentiment');
    expect(sentiment.getByText('4.0')).toBeInTheDocument();
    expect(sentiment.getByText('out of 10')).toBeInTheDocument();
    expect(sentiment.getByText(/computed from the labels of 10 comments/)).toBeInTheDocument();
    expect(sentiment.getByRole('table', { name: 'Distribution' })).toHaveTextContent('Negative5 (50%)');
    expect(
      sentiment.getByText(
        '10 comments read in 12 responses · As of 20 Nov 2026, 09:30 · Built-in analysis, on this server, which goes by words and takes about two comments in three as they were meant',
      ),
    ).toBeInTheDocument();
  });
  it('made: themes with how many name them and two examples, each leading to its submission', async () => {
    open(() => sampleInsights());
    const themes = await card('Themes');
    expect(themes.getByRole('heading', { name: 'Lighting' })).toBeInTheDocument();
    expect(themes.getByText('6 comments')).toBeInTheDocument();
    const quotes = within(themes.getByRole('list', { name: 'In their words' })).getAllByRole('link');
    expect(quotes).toHaveLength(2);
    expect(quotes[0]).toHaveAttribute('href', expect.stringContaining('/reports/submissions?q=The+river+path'));
  });
  it('made: recommendations by number, with their priority in words and colour', async () => {
    open(() => sampleInsights());
    const recommendations = await card('Recommendations');
    expect(recommendations.getByRole('heading', { name: '1. Act on: Lighting' })).toBeInTheDocument();
    expect(recommendations.getByText('Priority: High')).toBeInTheDocument();
    expect(recommendations.getByText('Priority: Low')).toBeInTheDocument();
  });
  it('that cannot be judged: says so plainly, and shows no score', async () => {
    const lacking = { ...sampleInsight('sentiment'), result: null, lack: 'language' as const };
    open(() => ({ ...none, insights: [lacking] }));
    const sentiment = await card('Sentiment');
    expect(sentiment.getByText('Cannot be judged')).toBeInTheDocument();
    expect(sentiment.queryByText('out of 10')).not.toBeInTheDocument();
  });
  it('of which something has changed since: offers to analyse again', async () => {
    open(() => ({ ...none, insights: [{ ...sampleInsight('themes'), isOutdated: true, dropped: 2 }] }));
    const themes = await card('Themes');
    expect(themes.getByText(/Responses have come or gone since/)).toBeInTheDocument();
    expect(themes.getByText(/2 statements were left out/)).toBeInTheDocument();
    expect(themes.getByRole('button', { name: 'Analyze again: Themes' })).toBeEnabled();
  });
  it('being made: how far, and it can be stopped; what is asked for meanwhile is barred', async () => {
    const shell = open(() => ({ ...none, run: { ...runOf(), types: [...runOf().types], done: ['sentiment'] } }));
    expect(await screen.findByText('1 of 4 done')).toBeInTheDocument();
    const themes = await card('Themes');
    expect(themes.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
    await shell.user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(shell.inputsOf(cancelAnalysisOperation)).toHaveLength(1));
  });
  it('cleared: are forgotten', async () => {
    let isCleared = false;
    const clear = handle(clearInsightsOperation, () => {
      isCleared = true;
    });
    const shell = open(() => (isCleared ? none : sampleInsights()), [clear]);
    await shell.user.click(await screen.findByRole('button', { name: 'Clear Results' }));
    expect(await screen.findByText('No AI Insights Yet')).toBeInTheDocument();
    expect(shell.notices()).toMatchObject([{ text: 'Results cleared' }]);
  });
});

describe('what goes wrong, stands in the red box (D1 section 8)', () => {
  const expectBox = async (text: string) => expect(await screen.findByRole('alert')).toHaveTextContent(text);

  it('no provider: D1’s words, Try Again, and nothing can be asked for', async () => {
    const error =
      'AI Service Unavailable: AI analysis requires an AI provider configuration. Please contact your system administrator to set up the AI service.';
    let asked = 0;
    const status = handle(getAnalysisStatusOperation, () => {
      asked += 1;
      return { ...working, status: 'error' as const, error, provider: null };
    });
    const shell = open(() => none, [status]);
    await expectBox(error);
    expect(screen.getAllByText('AI service not available')).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Generate All AI Analysis' })).toBeDisabled();
    await shell.user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(asked).toBe(2));
  });
  it.each([
    ['no_responses_to_analyse', 'No responses available for analysis'],
    ['unauthenticated', 'Not authenticated'],
    ['ai_ceiling_reached', 'The budget for AI analysis of this month is used up.'],
    ['internal', 'API call failed: 500 - Something went wrong on our side.'],
  ] as const)('%s: %s', async (code, text) => {
    const refuse = handle(analyseResponsesOperation, () => {
      throw problem(code);
    });
    const shell = open(() => none, [refuse]);
    await shell.user.click(await screen.findByRole('button', { name: 'Generate Summary' }));
    await expectBox(text);
    await shell.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
  const endedRun = (given: object) => ({ ...runOf(given), types: [], done: [], current: null });
  it('a run that failed: its reason and when it was, and it stays dismissed when the page is read anew', async () => {
    const failure = { error: 'Vertex AI API error 403', finishedAt: '2026-11-20T09:30:00.000Z' };
    let state = 'failed';
    const dismiss = handle(dismissAnalysisOperation, () => {
      state = 'cancelled';
    });
    const shell = open(() => ({ ...none, run: endedRun({ ...failure, state }) }), [dismiss]);
    await expectBox('Vertex AI API error 403');
    await expectBox('Failed on 20 Nov 2026, 09:30.');
    await shell.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(shell.inputsOf(dismissAnalysisOperation)).toEqual([
      { params: { campaignId: 'c1' }, body: { jobId: 'run-1' } },
    ]);
  });
  it('a busy provider: says so in plain words, and analyses can still be asked for', async () => {
    const error = 'The AI provider is busy (OpenAI API error 429). Try again in a minute.';
    const retryAt = new Date(Date.now() + 60_000).toISOString();
    open(
      () => ({ ...none, run: null }),
      [handle(getAnalysisStatusOperation, () => ({ ...working, status: 'error' as const, error, retryAt }))],
    );
    await expectBox(error);
    expect(screen.queryByText('AI service not available')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Generate All AI Analysis' })).toBeEnabled();
  });
  it('a run that waits for its provider: says until when', async () => {
    const run = { ...runOf({ state: 'queued', retryAt: '2026-11-20T09:45:00.000Z' }), types: [], done: [] };
    open(() => ({ ...none, run }));
    expect(await screen.findByText(/asked us to wait. The analysis continues at 20 Nov 2026, 09:45/)).toBeVisible();
  });
  it('the results cannot be read: says so, with Try Again', async () => {
    open(() => {
      throw problem('unavailable');
    });
    expect(await screen.findByText('Failed to load the insights')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });
});

describe('the ledger', () => {
  it('says what was sent, to whom, and what was taken out', async () => {
    const shell = open(() => sampleInsights());
    const toggle = await screen.findByRole('button', { name: 'What was sent to AI providers' });
    await shell.user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const row = screen.getByRole('row', { name: /Google Vertex AI/ });
    expect(row).toHaveTextContent('2 e-mail addresses, 1 names');
  });
});

it('axe finds nothing on the page with all results', async () => {
  open(() => sampleInsights());
  await card('Recommendations');
  expect(await accessibilityProblems()).toEqual([]);
});
