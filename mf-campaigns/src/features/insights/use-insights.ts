import {
  type AnalysisType,
  analyseResponsesOperation,
  cancelAnalysisOperation,
  clearInsightsOperation,
  getAnalysisStatusOperation,
  getInsightsOperation,
  type InsightRun,
} from '@folkmoot/contracts/client';
import { isApiError, notify, useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { useState } from 'react';
import { messages } from './insights.messages';

const LOOK_MS = 1_000;

export interface Days {
  readonly from?: string;
  readonly to?: string;
}

/** Codes whose text says it all. */
const plain = new Set([
  'no_responses_to_analyse',
  'ai_not_configured',
  'ai_switched_off',
  'ai_ceiling_reached',
  'ai_settings_unavailable',
]);

/** A failed call in D1's words. */
const wordsOf = (error: unknown): string => {
  if (!isApiError(error)) return messages.failed;
  if (error.status === 401) return messages.notAuthenticated;
  return plain.has(error.code) ? error.message : messages.callFailed(error.status, error.message);
};

export const isMoving = (run: InsightRun | null | undefined): boolean =>
  run?.state === 'queued' || run?.state === 'running';

/** The kept analyses of a campaign and range, what makes new ones, and what went wrong. */
export const useInsights = (campaignId: string, days: Days) => {
  const [asked, setAsked] = useState<AnalysisType | 'all' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [seenRun, setSeenRun] = useState<string | null>(null);
  const invalidate = useInvalidate();
  const query = useOperation(
    getInsightsOperation,
    { params: { campaignId }, query: { ...days } },
    { refetchInterval: ({ state }) => (asked !== null || isMoving(state.data?.run) ? LOOK_MS : false) },
  );
  const status = useOperation(getAnalysisStatusOperation, { query: {} }, { staleTime: Number.POSITIVE_INFINITY });
  const start = useOperationMutation(analyseResponsesOperation);
  const stop = useOperationMutation(cancelAnalysisOperation);
  const clear = useOperationMutation(clearInsightsOperation);

  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setError(null);
    try {
      await work();
    } catch (thrown) {
      setError(wordsOf(thrown));
    }
    await invalidate(getInsightsOperation);
  };
  const analyse = async (analysisType: AnalysisType | 'all') => {
    setAsked(analysisType);
    await attempt(() => start.mutateAsync({ body: { analysisType, campaignId, ...days } }));
    setAsked(null);
  };
  const run = query.data?.run ?? null;
  const failure = run?.state === 'failed' && run.id !== seenRun ? (run.error ?? messages.failed) : null;
  const moving = isMoving(run) ? run : null;
  const isLoading = (type: AnalysisType): boolean =>
    asked === type || asked === 'all'
      ? !moving?.done.includes(type)
      : moving !== null && moving.types.includes(type) && !moving.done.includes(type);
  return {
    query,
    status,
    run: moving,
    isBusy: asked !== null || moving !== null,
    isLoading,
    error: error ?? failure,
    dismiss: () => {
      setError(null);
      setSeenRun(run?.id ?? null);
    },
    analyse,
    stop: () => attempt(() => stop.mutateAsync({ params: { campaignId } })),
    clear: () =>
      attempt(async () => {
        await clear.mutateAsync({ params: { campaignId } });
        notify.success(messages.cleared);
      }),
  };
};

export type InsightsState = ReturnType<typeof useInsights>;
