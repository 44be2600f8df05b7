import type { Insight, InsightRun, InsightSending } from '@folkmoot/contracts';
import type { InsightRange, InsightRunRecord, SendingRecord, StoredInsight } from '../../entities/insight';

/** The view of an analysis for a range. */
export const toInsightView = (stored: StoredInsight, { from, to }: InsightRange, counterRevision: number): Insight => ({
  type: stored.type,
  analysis: stored.analysis,
  result: stored.result,
  lack: stored.lack,
  base: stored.base,
  provider: stored.provider,
  inputHash: stored.inputHash,
  dropped: stored.dropped,
  droppedClaims: [...(stored.droppedClaims ?? [])],
  asOf: stored.asOf.toISOString(),
  days: { from: stored.from, to: stored.to },
  isOutdated: stored.counterRevision !== counterRevision || stored.from !== from || stored.to !== to,
});

export const toRunView = (run: InsightRunRecord): InsightRun => ({
  id: run.runId,
  state: run.state,
  types: [...run.types],
  done: [...run.done],
  current: run.current,
  error: run.error,
  retryAt: run.retryAt?.toISOString() ?? null,
  createdAt: run.createdAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
});

export const toSendingView = (sending: SendingRecord): InsightSending => ({
  id: sending.id,
  provider: sending.provider,
  model: sending.model,
  type: sending.type,
  comments: sending.comments,
  contentHash: sending.contentHash,
  redactions: sending.redactions,
  sentAt: sending.sentAt.toISOString(),
});
