import {
  type AnalysisType,
  analyseResponsesOperation,
  cancelAnalysisOperation,
  clearInsightsOperation,
  dismissAnalysisOperation,
  getAnalysisStatusOperation,
  getInsightsOperation,
  type InsightRun,
  type RollingPeriod,
} from '@folkmoot/contracts/client';
import { isApiError, notify, useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { useState } from 'react';
import { messages } from './insights.messages';

const LOOK_MS = 1_000;

/** The days of a range, with its name if it moves with the current day. */
interface Days {
  readonly from?: string;
  readonly to?: string;
  readonly period?: RollingPeriod;
}

/** Codes whose text needs no addition. */
const plain = new Set([
  'no_responses_to_analyse',
  'ai_not_configured',
  'ai_switched_off',
  'ai_ceiling_reached',
  'ai_settings_unavailable',
]);

/** A failed call, word for word as specified. */
const wordsOf = (error: unknown): string => {
  if (!isApiError(error)) return messages.failed;
  if (error.status === 401) return messages.notAuthenticated;
  return plain.has(error.code) ? error.message : messages.callFailed(error.status, error.message);
};

/** Runs an action, keeps its error as a text, and reloads the analyses. */
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
  const dismissRun = useOperationMutation(dismissAnalysisOperation);
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
    dismissRun: (jobId: string) => attempt(() => dismissRun.mutateAsync({ params, body: { jobId } })),
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

const LEAST_MS = 1_000;

/** Milliseconds until a busy provider is polled again. False when it is not busy. */
const msUntil = (retryAt: string | null | undefined): number | false =>
  retryAt ? Math.max(LEAST_MS, Date.parse(retryAt) - Date.now()) : false;

/** The stored analyses of a campaign and range, the actions that create new ones, and the error. */
export const useInsights = (campaignId: string, days: Days) => {
  const { asked, error, forget, dismissRun, ...actions } = useActions(campaignId, days);
  const query = useOperation(
    getInsightsOperation,
    { params: { campaignId }, query: { ...days } },
    { refetchInterval: ({ state }) => (asked !== null || isMoving(state.data?.run) ? LOOK_MS : false) },
  );
  const status = useOperation(
    getAnalysisStatusOperation,
    { query: {} },
    { staleTime: Number.POSITIVE_INFINITY, refetchInterval: ({ state }) => msUntil(state.data?.retryAt) },
  );
  const latest = query.data?.run ?? null;
  const run = isMoving(latest) ? latest : null;
  const failed = latest?.state === 'failed' ? latest : null;
  const isAsked = (type: AnalysisType): boolean =>
    asked === type || asked === 'all' || run?.types.includes(type) === true;
  return {
    ...actions,
    query,
    status,
    run,
    isBusy: asked !== null || run !== null,
    isLoading: (type: AnalysisType): boolean => isAsked(type) && !run?.done.includes(type),
    error: error ?? (failed && (failed.error ?? messages.failed)),
    /** End of the failed run. Null for an error of this page. */
    failedAt: error ? null : (failed?.finishedAt ?? null),
    dismiss: () => (failed && !error ? dismissRun(failed.id) : forget()),
  };
};

export type InsightsState = ReturnType<typeof useInsights>;
