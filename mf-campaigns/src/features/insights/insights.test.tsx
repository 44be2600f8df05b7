import {
  analyseResponsesOperation,
  cancelAnalysisOperation,
  clearInsightsOperation,
  getInsightsOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, handle } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleInsight, sampleInsights } from '../../standalone/sample-insights';
import { card, none, renderInsights, runOf } from './testing/render-insights';

describe('AI insights', () => {
  it('explain what they are, and offer each analysis and all of them when there are none', async () => {
    const shell = renderInsights(() => none);
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
  it('show the score out of 10 with its distribution, number of responses, time and person (F-37)', async () => {
    renderInsights(() => sampleInsights());
    const sentiment = await card('Sentiment');
    expect(sentiment.getByText('4.0')).toBeInTheDocument();
    expect(sentiment.getByText('out of 10')).toBeInTheDocument();
    expect(sentiment.getByText(/Computed from the labels of 10 comments/)).toBeInTheDocument();
    expect(sentiment.getByRole('table', { name: 'Distribution' })).toHaveTextContent('Negative5 (50%)');
    expect(
      sentiment.getByText(
        '10 comments read in 12 responses · As of 20 Nov 2026, 09:30 · Built-in analysis, on this server',
      ),
    ).toBeInTheDocument();
  });
  it('show themes with counts and two examples, each with a link to its submission', async () => {
    renderInsights(() => sampleInsights());
    const themes = await card('Themes');
    expect(themes.getByRole('heading', { name: 'Lighting' })).toBeInTheDocument();
    expect(themes.getByText('6 comments')).toBeInTheDocument();
    const quotes = within(themes.getByRole('list', { name: 'In their words' })).getAllByRole('link');
    expect(quotes).toHaveLength(2);
    expect(quotes[0]).toHaveAttribute('href', expect.stringContaining('/reports/submissions?q=The+river+path'));
  });
  it('show numbered recommendations with priority as text and colour', async () => {
    renderInsights(() => sampleInsights());
    const recommendations = await card('Recommendations');
    expect(recommendations.getByRole('heading', { name: '1. Act on: Lighting' })).toBeInTheDocument();
    expect(recommendations.getByText('Priority: High')).toBeInTheDocument();
    expect(recommendations.getByText('Priority: Low')).toBeInTheDocument();
  });
  it('say so and show no score when sentiment cannot be judged', async () => {
    const lacking = { ...sampleInsight('sentiment'), result: null, lack: 'language' as const };
    renderInsights(() => ({ ...none, insights: [lacking] }));
    const sentiment = await card('Sentiment');
    expect(sentiment.getByText('Cannot be judged')).toBeInTheDocument();
    expect(sentiment.queryByText('out of 10')).not.toBeInTheDocument();
  });
  it('offer another analysis when the responses have changed', async () => {
    renderInsights(() => ({ ...none, insights: [{ ...sampleInsight('themes'), isOutdated: true, dropped: 2 }] }));
    const themes = await card('Themes');
    expect(themes.getByText(/Responses have come or gone since/)).toBeInTheDocument();
    expect(themes.getByText(/2 statements were left out/)).toBeInTheDocument();
    expect(themes.getByRole('button', { name: 'Analyze again: Themes' })).toBeEnabled();
  });
  it('show progress and can be stopped while they run, and no other analysis can start', async () => {
    const shell = renderInsights(() => ({
      ...none,
      run: { ...runOf(), types: [...runOf().types], done: ['sentiment'] },
    }));
    expect(await screen.findByText('1 of 4 done')).toBeInTheDocument();
    const themes = await card('Themes');
    expect(themes.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
    await shell.user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(shell.inputsOf(cancelAnalysisOperation)).toHaveLength(1));
  });
  it('are deleted after a question that says it cannot be undone', async () => {
    let isCleared = false;
    const clear = handle(clearInsightsOperation, () => {
      isCleared = true;
    });
    const shell = renderInsights(() => (isCleared ? none : sampleInsights()), [clear]);
    await shell.user.click(await screen.findByRole('button', { name: 'Clear Results' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/analyses of all date ranges, for everybody.*You cannot undo it/)).toBeVisible();
    await shell.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(isCleared).toBe(false);
    await shell.user.click(screen.getByRole('button', { name: 'Clear Results' }));
    await shell.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear Results' }));
    expect(await screen.findByText('No AI Insights Yet')).toBeInTheDocument();
    expect(shell.notices()).toMatchObject([{ text: 'Results cleared' }]);
  });
  it('cannot be deleted by staff, who see the reason', async () => {
    renderInsights(() => sampleInsights(), [], { role: 'council_staff' });
    expect(await screen.findByText('Only administrators can clear results.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear Results' })).toBeDisabled();
  });
  it('are requested by the name of a moving period, and show their days', async () => {
    const days = { from: '2026-10-24', to: '2026-11-22' };
    const range = { from: '2026-10-25', to: '2026-11-23' };
    const insight = { ...sampleInsight('themes'), days, isOutdated: true };
    const shell = renderInsights(() => ({ ...none, range, insights: [insight] }), [], { search: '?range=last30' });
    const themes = await card('Themes');
    expect(themes.getByText(/This analysis is of 24 Oct 2026 to 22 Nov 2026/)).toBeVisible();
    await shell.user.click(themes.getByRole('button', { name: 'Analyze again: Themes' }));
    await waitFor(() =>
      expect(shell.inputsOf(analyseResponsesOperation)).toMatchObject([{ body: { period: 'last30' } }]),
    );
    expect(shell.inputsOf(getInsightsOperation)[0]).toMatchObject({ query: { period: 'last30' } });
  });
});

describe('the ledger of sent data', () => {
  it('shows what was sent, to whom, and what was removed', async () => {
    const shell = renderInsights(() => sampleInsights());
    const toggle = await screen.findByRole('button', { name: 'What was sent to AI providers' });
    await shell.user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const row = screen.getByRole('row', { name: /Google Vertex AI/ });
    expect(row).toHaveTextContent('2 e-mail addresses, 1 names');
  });
});

it('is accessible on the page with all results', async () => {
  renderInsights(() => sampleInsights());
  await card('Recommendations');
  expect(await accessibilityProblems()).toEqual([]);
});
