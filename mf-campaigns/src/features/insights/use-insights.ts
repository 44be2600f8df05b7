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

interface Days {
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

/** Does something, keeps in words what went wrong, and reads the analyses anew. */
const useAttempt = () => {
  const [error, setError] = useState<string | null>(null);
  const invalidate = useInvalidate();
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setError(null);
    try {
      await work();
    } catch (thrown) {
      setError(wordsOf(thrown));
    }
    await invalidate(getInsightsOperation);
  };
  return { error, forget: () => setError(null), attempt };
};

const useActions = (campaignId: string, days: Days) => {
  const [asked, setAsked] = useState<AnalysisType | 'all' | null>(null);
  const { error, forget, attempt } = useAttempt();
  const start = useOperationMutation(analyseResponsesOperation);
  const stop = useOperationMutation(cancelAnalysisOperation);
  const clear = useOperationMutation(clearInsightsOperation);
  const params = { campaignId };
  return {
    asked,
    error,
    forget,
    analyse: async (analysisType: AnalysisType | 'all') => {
      setAsked(analysisType);
      await attempt(() => start.mutateAsync({ body: { analysisType, campaignId, ...days } }));
      setAsked(null);
    },
    stop: () => attempt(() => stop.mutateAsync({ params })),
    clear: () =>
      attempt(async () => {
        await clear.mutateAsync({ params });
        notify.success(messages.cleared);
      }),
  };
};

const isMoving = (run: InsightRun | null | undefined): run is InsightRun =>
  run?.state === 'queued' || run?.state === 'running';

/** The kept analyses of a campaign and range, what makes new ones, and what went wrong. */
export const useInsights = (campaignId: string, days: Days) => {
  const { asked, error, forget, ...actions } = useActions(campaignId, days);
  const [seenRun, setSeenRun] = useState<string | null>(null);
  const query = useOperation(
    getInsightsOperation,
    { params: { campaignId }, query: { ...days } },
    { refetchInterval: ({ state }) => (asked !== null || isMoving(state.data?.run) ? LOOK_MS : false) },
  );
  const status = useOperation(getAnalysisStatusOperation, { query: {} }, { staleTime: Number.POSITIVE_INFINITY });
  const latest = query.data?.run ?? null;
  const run = isMoving(latest) ? latest : null;
  const failure = latest?.state === 'failed' && latest.id !== seenRun ? (latest.error ?? messages.failed) : null;
  const isAsked = (type: AnalysisType): boolean =>
    asked === type || asked === 'all' || run?.types.includes(type) === true;
  return {
    ...actions,
    query,
    status,
    run,
    isBusy: asked !== null || run !== null,
    isLoading: (type: AnalysisType): boolean => isAsked(type) && !run?.done.includes(type),
    error: error ?? failure,
    dismiss: () => {
      forget();
      setSeenRun(latest?.id ?? null);
    },
  };
};

export type InsightsState = ReturnType<typeof useInsights>;
