import {
  analyseResponsesOperation,
  dismissAnalysisOperation,
  getAnalysisStatusOperation,
} from '@folkmoot/contracts/client';
import { handle, problem } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { none, renderInsights, runOf, working } from './testing/render-insights';

describe('a failure in the red box (D1 section 8)', () => {
  const expectBox = async (text: string) => expect(await screen.findByRole('alert')).toHaveTextContent(text);

  it('shows D1’s text and Try Again, and offers no analysis when there is no provider', async () => {
    const error =
      'AI Service Unavailable: AI analysis requires an AI provider configuration. Please contact your system administrator to set up the AI service.';
    let asked = 0;
    const status = handle(getAnalysisStatusOperation, () => {
      asked += 1;
      return { ...working, status: 'error' as const, error, provider: null };
    });
    const shell = renderInsights(() => none, [status]);
    await expectBox(error);
    expect(screen.getAllByText('AI service not available')).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Generate All AI Analysis' })).toBeDisabled();
    await shell.user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(asked).toBe(2));
  });
  it.each([
    ['no_responses_to_analyse', 'No responses available for analysis'],
    ['unauthenticated', 'Not authenticated'],
    ['ai_ceiling_reached', 'This month’s budget for AI analysis is used up.'],
    ['internal', 'API call failed: 500 - Something went wrong on our side.'],
  ] as const)('%s: %s', async (code, text) => {
    const refuse = handle(analyseResponsesOperation, () => {
      throw problem(code);
    });
    const shell = renderInsights(() => none, [refuse]);
    await shell.user.click(await screen.findByRole('button', { name: 'Generate Summary' }));
    await expectBox(text);
    await shell.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
  const endedRun = (fields: object) => ({ ...runOf(fields), types: [], done: [], current: null });
  it('shows reason and time of a failed run, and stays dismissed when the page is reloaded', async () => {
    const failure = { error: 'Vertex AI API error 403', finishedAt: '2026-11-20T09:30:00.000Z' };
    let state = 'failed';
    const dismiss = handle(dismissAnalysisOperation, () => {
      state = 'cancelled';
    });
    const shell = renderInsights(() => ({ ...none, run: endedRun({ ...failure, state }) }), [dismiss]);
    await expectBox('Vertex AI API error 403');
    await expectBox('Failed on 20 Nov 2026, 09:30.');
    await shell.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(shell.inputsOf(dismissAnalysisOperation)).toEqual([
      { params: { campaignId: 'c1' }, body: { jobId: 'run-1' } },
    ]);
  });
  it('says in plain words that the provider is busy, and still offers analyses', async () => {
    const error = 'The AI provider is busy (OpenAI API error 429). Try again in a minute.';
    const retryAt = new Date(Date.now() + 60_000).toISOString();
    renderInsights(
      () => ({ ...none, run: null }),
      [handle(getAnalysisStatusOperation, () => ({ ...working, status: 'error' as const, error, retryAt }))],
    );
    await expectBox(error);
    expect(screen.queryByText('AI service not available')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Generate All AI Analysis' })).toBeEnabled();
  });
  it('shows until when a run waits for its provider', async () => {
    const run = { ...runOf({ state: 'queued', retryAt: '2026-11-20T09:45:00.000Z' }), types: [], done: [] };
    renderInsights(() => ({ ...none, run }));
    expect(await screen.findByText(/asked us to wait. The analysis continues at 20 Nov 2026, 09:45/)).toBeVisible();
  });
  it('shows Try Again when the results cannot be read', async () => {
    renderInsights(() => {
      throw problem('unavailable');
    });
    expect(await screen.findByText('Failed to load the insights')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });
});
