import { setTimeout as pause } from 'node:timers/promises';
import { AiProviderError, type Analysis, BUILT_IN, inputHashOf, PROMPT_VERSION } from '@folkmoot/ai-providers';
import { type AiCredentials, type AnalysisType, isDomainError, systemActor } from '@folkmoot/contracts';
import { createPoller } from '@folkmoot/service-kit';
import {
  advanced,
  citedIn,
  ended,
  type InsightRunRecord,
  isMoving,
  isOutside,
  type RunRef,
  taken,
  waiting,
  workingOn,
} from '../../entities/insight';
import { failureWords, providerOf, waitMsOf, witnessOf } from '../../integrations/ai';
import { changeAnalysis } from './analysis-runs';
import type { InsightContext, InsightTools } from './insight.types';
import { messages } from './insights.messages';
import { ANALYSE_JOB } from './job-names';
import { type CampaignReading, readCampaign, requestFor } from './read-campaign';

/** Maximum starts of one run, including crashes. */
const MOST_ATTEMPTS = 5;

interface Step {
  readonly run: InsightRunRecord;
  readonly type: AnalysisType;
  readonly credentials: AiCredentials;
  readonly reading: CampaignReading;
  readonly inputHash: string;
}

/** The run continues on behalf of the actor who started it. */
const contextOfRun = (context: InsightContext, { actor }: InsightRunRecord): InsightContext => ({ ...context, actor });

/** Changes the run when it is still the current one and active; else null. */
const change = (
  context: InsightContext,
  { actor, runId }: InsightRunRecord,
  to: (run: InsightRunRecord) => InsightRunRecord,
): Promise<InsightRunRecord | null> =>
  changeAnalysis(context, actor, { id: runId }, (run, { insights }) => insights.saveRun(to(run)));

const insightOf = ({ run, credentials, reading, inputHash, type }: Step, analysis: Analysis, asOf: Date) => {
  const { request, responsesRead, counterRevision, labelledBy, languages } = reading;
  // Labels that are only counted were sent to nobody, so the analysis has no provider.
  const isCounted = analysis.model === BUILT_IN;
  const { lack, result, dropped, droppedClaims, read, leftOut, model, region } = analysis;
  return {
    campaignId: run.campaignId,
    type,
    from: run.from,
    to: run.to,
    period: run.period ?? null,
    analysis: analysis.analysis,
    result,
    lack,
    dropped,
    droppedClaims,
    base: {
      responses: request.responses,
      responsesRead,
      comments: request.totalComments,
      read,
      leftOut,
      languages: [...languages],
      labelledBy,
    },
    provider: {
      kind: isCounted ? ('built_in' as const) : credentials.kind,
      model,
      region,
      promptVersion: PROMPT_VERSION,
    },
    inputHash,
    counterRevision,
    citedIds: citedIn(result, droppedClaims),
    asOf,
  };
};

/** Stores an analysis and the progress in one transaction, unless the run was stopped. */
const keep = (context: InsightContext, step: Step, analysis: Analysis): Promise<InsightRunRecord | null> =>
  changeAnalysis(context, step.run.actor, { id: step.run.runId }, async (run, { insights }) => {
    const now = context.clock.now();
    await insights.save(insightOf(step, analysis, now));
    return insights.saveRun(advanced(run, step.type, now));
  });

/** Reuses the stored analysis for the requested days when its input has not changed. */
const keepKnown = (context: InsightContext, step: Step): Promise<InsightRunRecord | null> =>
  changeAnalysis(context, step.run.actor, { id: step.run.runId }, async (run, { insights }) => {
    const known = (await insights.list(step.run.campaignId, step.run)).find(({ type }) => type === step.type);
    if (known?.inputHash !== step.inputHash) return null;
    const { from, to, period = null } = step.run;
    await insights.save({ ...known, from, to, period, counterRevision: step.reading.counterRevision });
    return insights.saveRun(advanced(run, step.type, context.clock.now()));
  });

const isStillMoving = async (
  { reader }: InsightContext,
  { actor, campaignId, runId }: InsightRunRecord,
): Promise<boolean> => {
  const now = await reader(actor).insights.findRun(campaignId);
  return now?.runId === runId && isMoving(now);
};

/** Poll interval of a run that waits for a provider, to notice a stop on any replica. */
const POLL_INTERVAL_MS = 500;

/** Runs `work` with a signal that aborts when the run or the service stops. */
const whileMoving = async <T>(
  context: InsightContext,
  run: InsightRunRecord,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const stopped = new AbortController();
  const poll = async (): Promise<void> => {
    if (!(await isStillMoving(context, run))) stopped.abort();
  };
  // A failed poll changes nothing; the next one may succeed.
  const poller = createPoller(poll, { intervalMs: POLL_INTERVAL_MS, onError: () => undefined });
  await poller.start();
  try {
    return await work(AbortSignal.any([signal, stopped.signal]));
  } finally {
    await poller.stop();
  }
};

const analyseOne = async (
  context: InsightContext,
  { run, type, signal }: { readonly run: InsightRunRecord; readonly type: AnalysisType; readonly signal: AbortSignal },
  tools: InsightTools,
): Promise<InsightRunRecord | null> => {
  const { campaignId } = run;
  const credentials = await providerOf(tools, run.councilId);
  const reading = await readCampaign(contextOfRun(context, run), campaignId, run, tools);
  const { comments: _, ...input } = requestFor(reading, type);
  const inputHash = inputHashOf(credentials, { ...input, comments: reading.commentsHash });
  const step = { run, type, credentials, reading, inputHash };
  const known = await keepKnown(context, step);
  if (known) return known;
  if (isOutside(credentials.kind) && run.done.length > 0) await pause(tools.pauseMs, undefined, { signal });
  const witness = witnessOf(contextOfRun(context, run), { campaignId, type, credentials }, tools);
  const analysis = await whileMoving(context, run, signal, (until) =>
    tools.analyse(credentials, requestFor(reading, type, until), witness),
  );
  return keep(context, step, analysis);
};

/** The message of an error that users can understand; null for other errors, which are retried. */
const explained = (error: unknown): string | null => {
  if (error instanceof AiProviderError) return failureWords(error);
  return isDomainError(error) && error.code !== 'stale_revision' ? error.message : null;
};

/** The next analysis of a run; null when there is none or the run was stopped. */
const takeStep = async (
  context: InsightContext,
  run: InsightRunRecord,
  signal: AbortSignal,
  tools: InsightTools,
): Promise<InsightRunRecord | null> => {
  signal.throwIfAborted();
  const type = run.types.find((each) => !run.done.includes(each));
  if (!type) return null;
  const begun = await change(context, run, (each) => workingOn(each, type, context.clock.now()));
  return begun && analyseOne(context, { run: begun, type, signal }, tools);
};

/** Counts the attempt first, so that a run that crashes the service is not retried for ever. */
const take = (context: InsightContext, run: InsightRunRecord): Promise<InsightRunRecord | null> =>
  change(context, run, (each) =>
    each.attempts >= MOST_ATTEMPTS
      ? ended(each, 'failed', context.clock.now(), messages.gaveUp)
      : taken(each, context.clock.now()),
  );

/** Maximum wait for a busy provider. After this time no user expects the result. */
const MOST_WAIT_MS = 900_000;

/** Reschedules a run when its provider is busy. False when the wait is too long or was repeated too often. */
const postpone = async (
  context: InsightContext,
  { campaignId, councilId, runId }: RunRef,
  error: unknown,
  { jobs }: InsightTools,
) => {
  const waitMs = error instanceof AiProviderError ? waitMsOf(error) : null;
  if (waitMs === null || waitMs > MOST_WAIT_MS) return false;
  const retryAt = new Date(Number(context.clock.now()) + waitMs);
  const current = await context.reader(systemActor('campaigns', councilId)).insights.findRun(campaignId);
  if (current?.runId !== runId || current.attempts >= MOST_ATTEMPTS) return false;
  const postponed = await change(context, current, (run) => waiting(run, retryAt));
  if (postponed) await jobs.schedule(ANALYSE_JOB, { campaignId, councilId, runId }, retryAt);
  return true;
};

/** Ends a run with an error that users can understand; throws any other error. Does nothing to a stopped run. */
const endWith = async (
  context: InsightContext,
  { run, error, isAborted }: { readonly run: InsightRunRecord; readonly error: unknown; readonly isAborted: boolean },
  tools: InsightTools,
): Promise<void> => {
  if (!(await isStillMoving(context, run))) return;
  if (!isAborted && (await postpone(context, run, error, tools))) return;
  const text = isAborted ? null : explained(error);
  if (text === null) throw error;
  await change(context, run, (each) => ended(each, 'failed', context.clock.now(), text));
};

/**
 * Runs an analysis run from its stored position to its end. Returns early when it was cancelled or another run has
 * started. Throws errors that are worth a retry.
 */
export const runAnalysis = async (
  context: InsightContext,
  { ref, signal }: { readonly ref: RunRef; readonly signal: AbortSignal },
  tools: InsightTools,
): Promise<void> => {
  const stored = await context.reader(systemActor('campaigns', ref.councilId)).insights.findRun(ref.campaignId);
  if (!stored || stored.runId !== ref.runId) return;
  try {
    let run = await take(context, stored);
    while (run && isMoving(run)) run = await takeStep(context, run, signal, tools);
  } catch (error) {
    await endWith(context, { run: stored, error, isAborted: signal.aborted }, tools);
  }
};
