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
/** D1: an analysis is there when its text is longer than five characters after trimming. */
const SHORTEST = 5;

interface Place {
  readonly campaignId: string;
  readonly range: Range;
}

const insightsOf = ({ campaignId, range: { days } }: Place, signal: AbortSignal): Promise<Insights> =>
  api.call(getInsightsOperation, { params: { campaignId }, query: days }, { signal });

/** Whether any of the four analyses of a range says something (D1). */
export const hasAnalysis = async (place: Place, signal: AbortSignal): Promise<boolean> => {
  const { insights } = await insightsOf(place, signal);
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

/** Has all four analyses made, and waits for them; whoever leaves stops them. Rejects with what went wrong. */
export const analyseFirst = async (
  place: Place,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number, of: number) => void },
): Promise<void> => {
  const { campaignId, range } = place;
  const stop = () => void api.call(cancelAnalysisOperation, { params: { campaignId } });
  signal.addEventListener('abort', stop);
  try {
    const body = { analysisType: 'all' as const, campaignId, ...range.days, ...periodOf(range) };
    const answer = await api.call(analyseResponsesOperation, { body }, { signal });
    if (!answer.success) throw new MakingFailed(answer.error ?? messages.analysisFailed, null);
    for (;;) {
      const { run } = await insightsOf(place, signal);
      if (run?.state === 'failed') throw new MakingFailed(run.error ?? messages.analysisFailed, null);
      if (run?.state !== 'queued' && run?.state !== 'running') return;
      onProgress(run.done.length, run.types.length);
      await pause(signal);
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
