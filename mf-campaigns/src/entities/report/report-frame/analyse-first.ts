import {
  analyseResponsesOperation,
  cancelAnalysisOperation,
  getInsightsOperation,
  type Insights,
} from '@folkmoot/contracts/client';
import { api } from '@folkmoot/shell-sdk';
import { periodOf, type Range } from './date-range';
import { MakingFailed } from './follow-making';
import { messages } from './report-frame.messages';

const LOOK_MS = 1_000;
/** An analysis is there when its text is longer than five characters after trimming. */
const SHORTEST = 5;

interface Scope {
  readonly campaignId: string;
  readonly range: Range;
}

const insightsOf = ({ campaignId, range: { days } }: Scope, signal: AbortSignal): Promise<Insights> =>
  api.call(getInsightsOperation, { params: { campaignId }, query: days }, { signal });

/** Whether any of the four analyses of a range says something. */
export const hasAnalysis = async (scope: Scope, signal: AbortSignal): Promise<boolean> => {
  const { insights } = await insightsOf(scope, signal);
  return insights.some(({ analysis }) => analysis.trim().length > SHORTEST);
};

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, LOOK_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Runs all four analyses and waits for them. Aborting stops them. Rejects with the failure. */
export const analyseFirst = async (
  scope: Scope,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number, of: number) => void },
): Promise<void> => {
  const { campaignId, range } = scope;
  const stop = () => void api.call(cancelAnalysisOperation, { params: { campaignId } });
  signal.addEventListener('abort', stop);
  try {
    const body = { analysisType: 'all' as const, campaignId, ...range.days, ...periodOf(range) };
    const answer = await api.call(analyseResponsesOperation, { body }, { signal });
    if (!answer.success) throw new MakingFailed(answer.error ?? messages.analysisFailed, null);
    for (;;) {
      const { run } = await insightsOf(scope, signal);
      if (run?.state === 'failed') throw new MakingFailed(run.error ?? messages.analysisFailed, null);
      if (run?.state !== 'queued' && run?.state !== 'running') return;
      onProgress(run.done.length, run.types.length);
      await pause(signal);
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
