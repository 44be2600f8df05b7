import { setTimeout as pause } from 'node:timers/promises';
import { AiProviderError, type Analysis, inputHashOf, PROMPT_VERSION } from '@folkmoot/ai-providers';
import { type AiCredentials, type AnalysisType, isDomainError, systemActor } from '@folkmoot/contracts';
import {
  advanced,
  citedIn,
  ended,
  type InsightRunRecord,
  isMoving,
  isOutside,
  type RunPlace,
  taken,
  waiting,
  workingOn,
} from '../../records/insight.domain';
import type { InsightDeps } from './insight.deps';
import { messages } from './insights.messages';
import { ANALYSE_JOB } from './job-names';
import { witnessOf } from './ledger';
import { failureWords, waitMsOf } from './provider-failure';
import { providerOf } from './provider-of';
import { type CampaignReading, readCampaign, requestFor } from './read-campaign';

/** Starts of one run, crashes included. */
const MOST_ATTEMPTS = 5;

interface Step {
  readonly run: InsightRunRecord;
  readonly type: AnalysisType;
  readonly credentials: AiCredentials;
  readonly reading: CampaignReading;
  readonly inputHash: string;
}

/** Changes the run if it is still this one and still moving; null when it is not. */
const change = (
  { unitOfWork }: InsightDeps,
  { actor, campaignId, runId }: InsightRunRecord,
  to: (run: InsightRunRecord) => InsightRunRecord,
): Promise<InsightRunRecord | null> =>
  unitOfWork(actor, async ({ insights }) => {
    const run = await insights.findRun(campaignId);
    return run && run.runId === runId && isMoving(run) ? insights.saveRun(to(run)) : null;
  });

const insightOf = ({ run, credentials, reading, inputHash, type }: Step, analysis: Analysis, asOf: Date) => {
  const { request, responsesRead, counterRevision } = reading;
  const { lack, result, dropped, read, leftOut, languages, model, region } = analysis;
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
    base: {
      responses: request.responses,
      responsesRead,
      comments: request.totalComments,
      read,
      leftOut,
      languages: [...languages],
    },
    provider: { kind: credentials.kind, model, region, promptVersion: PROMPT_VERSION },
    inputHash,
    counterRevision,
    citedIds: citedIn(result),
    asOf,
  };
};

/** Keeps an analysis with how far the run is, in one transaction; not when the run was stopped meanwhile. */
const keep = (deps: InsightDeps, step: Step, analysis: Analysis): Promise<InsightRunRecord | null> =>
  deps.unitOfWork(step.run.actor, async ({ insights }) => {
    const run = await insights.findRun(step.run.campaignId);
    if (!run || run.runId !== step.run.runId || !isMoving(run)) return null;
    const now = deps.clock.now();
    await insights.save(insightOf(step, analysis, now));
    return insights.saveRun(advanced(run, step.type, now));
  });

/** What is kept already, when nothing it was made of has changed; it counts as of now, for the days of now. */
const keepKnown = (deps: InsightDeps, step: Step): Promise<InsightRunRecord | null> =>
  deps.unitOfWork(step.run.actor, async ({ insights }) => {
    const known = (await insights.list(step.run.campaignId, step.run)).find(({ type }) => type === step.type);
    const run = await insights.findRun(step.run.campaignId);
    if (known?.inputHash !== step.inputHash || run?.runId !== step.run.runId || !isMoving(run)) return null;
    const { from, to, period = null } = step.run;
    await insights.save({ ...known, from, to, period, counterRevision: step.reading.counterRevision });
    return insights.saveRun(advanced(run, step.type, deps.clock.now()));
  });

const isStillMoving = async (
  { reader }: InsightDeps,
  { actor, campaignId, runId }: InsightRunRecord,
): Promise<boolean> => {
  const now = await reader(actor).insights.findRun(campaignId);
  return now?.runId === runId && isMoving(now);
};

/** How often a run that waits for a provider looks whether it was stopped meanwhile, on whichever replica. */
const LOOK_MS = 500;

/** Does something that ends when the run is not to go on, or the service is not. */
const whileMoving = async <T>(
  deps: InsightDeps,
  run: InsightRunRecord,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const stopped = new AbortController();
  const look = async (): Promise<void> => {
    if (!(await isStillMoving(deps, run))) stopped.abort();
  };
  // A look that fails says nothing; the next one may.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
  try {
    return await work(AbortSignal.any([signal, stopped.signal]));
  } finally {
    clearInterval(timer);
  }
};

const analyseOne = async (
  deps: InsightDeps,
  run: InsightRunRecord,
  type: AnalysisType,
  signal: AbortSignal,
): Promise<InsightRunRecord | null> => {
  const { actor, campaignId } = run;
  const credentials = await providerOf(deps, run.councilId);
  const reading = await readCampaign(deps, actor, campaignId, run);
  const step = { run, type, credentials, reading, inputHash: inputHashOf(credentials, requestFor(reading, type)) };
  const known = await keepKnown(deps, step);
  if (known) return known;
  if (isOutside(credentials.kind) && run.done.length > 0) await pause(deps.pauseMs, undefined, { signal });
  const witness = witnessOf(deps, { actor, campaignId, type, credentials });
  const analysis = await whileMoving(deps, run, signal, (until) =>
    deps.analyse(credentials, requestFor(reading, type, until), witness),
  );
  return keep(deps, step, analysis);
};

/** What somebody can be told of; anything else is tried again. */
const explained = (error: unknown): string | null => {
  if (error instanceof AiProviderError) return failureWords(error);
  return isDomainError(error) && error.code !== 'stale_revision' ? error.message : null;
};

/** The next analysis of a run; null when there is none, or the run is not to go on. */
const takeStep = async (
  deps: InsightDeps,
  run: InsightRunRecord,
  signal: AbortSignal,
): Promise<InsightRunRecord | null> => {
  signal.throwIfAborted();
  const type = run.types.find((each) => !run.done.includes(each));
  if (!type) return null;
  const begun = await change(deps, run, (each) => workingOn(each, type, deps.clock.now()));
  return begun && analyseOne(deps, begun, type, signal);
};

/** Counted, so that a run which brings the service down is not tried for ever. */
const take = (deps: InsightDeps, run: InsightRunRecord): Promise<InsightRunRecord | null> =>
  change(deps, run, (each) =>
    each.attempts >= MOST_ATTEMPTS
      ? ended(each, 'failed', deps.clock.now(), messages.gaveUp)
      : taken(each, deps.clock.now()),
  );

/** A run waits no longer than this for a busy provider: nobody waits for it any more. */
const MOST_WAIT_MS = 900_000;

/** Continues a run later when its provider is busy; false when the wait is too long, or has been tried often enough. */
const postpone = async (deps: InsightDeps, { campaignId, councilId, runId }: RunPlace, error: unknown) => {
  const waitMs = error instanceof AiProviderError ? waitMsOf(error) : null;
  if (waitMs === null || waitMs > MOST_WAIT_MS) return false;
  const retryAt = new Date(Number(deps.clock.now()) + waitMs);
  const found = await deps.reader(systemActor('campaigns', councilId)).insights.findRun(campaignId);
  if (found?.runId !== runId || found.attempts >= MOST_ATTEMPTS) return false;
  const postponed = await change(deps, found, (run) => waiting(run, retryAt));
  if (postponed) await deps.jobs.schedule(ANALYSE_JOB, { campaignId, councilId, runId }, retryAt);
  return true;
};

/** Ends a run that met an error which somebody can be told of; throws any other. Does nothing to one that was stopped. */
const endWith = async (deps: InsightDeps, run: InsightRunRecord, error: unknown, isOver: boolean): Promise<void> => {
  if (!(await isStillMoving(deps, run))) return;
  if (!isOver && (await postpone(deps, run, error))) return;
  const text = isOver ? null : explained(error);
  if (text === null) throw error;
  await change(deps, run, (each) => ended(each, 'failed', deps.clock.now(), text));
};

/**
 * Works on a run from where it stands to its end, an analysis at a time. Stops quietly when it was cancelled or another
 * has begun; throws what is worth another try.
 */
export const runAnalysis = async (deps: InsightDeps, place: RunPlace, signal: AbortSignal): Promise<void> => {
  const found = await deps.reader(systemActor('campaigns', place.councilId)).insights.findRun(place.campaignId);
  if (!found || found.runId !== place.runId) return;
  try {
    let run = await take(deps, found);
    while (run && isMoving(run)) run = await takeStep(deps, run, signal);
  } catch (error) {
    await endWith(deps, found, error, signal.aborted);
  }
};
