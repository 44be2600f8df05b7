import { AiProviderError, isProven, type LabelledBatch, type CommentLabels as Labels } from '@folkmoot/ai-providers';
import { isDomainError, systemActor } from '@folkmoot/contracts';
import { createPoller, createRunChange, pause } from '@folkmoot/service-kit';
import { type CommentLabels, commentsOf, partsOf, readByProvider, withThemesOf } from '../../entities/comment';
import {
  endedLabelRun,
  isLabelling,
  type LabelRun,
  type LabelRunRef,
  labelledOf,
  takenLabelRun,
  waitingLabelRun,
} from '../../entities/label-run';
import type { Response } from '../../entities/response';
import { failureWords, providerOf, waitMsOf } from '../../integrations/ai';
import { labelWindow } from './ask-provider';
import type { CommentRecords, LabellingTools, ReadingContext } from './comment.types';
import { messages } from './comments.messages';
import { commentsOfPlan, type OpenComments } from './open-comments';
import { clearFirst, namesOf, nextWindow } from './pending-comments';

export const LABEL_JOB = 'comments.label';
/** Maximum starts of a run without progress, including crashes. */
const MOST_ATTEMPTS = 5;
/** Comments of which a provider's labels are checked before any is stored. */
const PROBED_COMMENTS = 320;
/** Comments between two looks at the cost limit, the plan and the position. */
const COMMENTS_PER_WINDOW = 160;
/** Interval in which a run notices on any replica that it was stopped. */
const POLL_INTERVAL_MS = 500;
/** Maximum wait for a busy provider. */
const MOST_WAIT_MS = 900_000;

const changeRun = createRunChange<CommentRecords, LabelRun>({ find: ({ labelRuns }, id) => labelRuns.findById(id) });

/** Changes the run while it is the current one and moving; else null. */
const change = (
  context: ReadingContext,
  { actor, runId }: LabelRun,
  to: (run: LabelRun) => LabelRun,
): Promise<LabelRun | null> =>
  changeRun(context, actor, { id: runId }, (run, { labelRuns }) => labelRuns.save(to(run)));

const isStillMoving = async ({ reader }: ReadingContext, { actor, runId }: LabelRun): Promise<boolean> => {
  const run = await reader(actor).labelRuns.findById(runId);
  return run !== null && isLabelling(run);
};

/** Runs `work` with a signal that aborts when the run or the service stops. */
const whileMoving = async (
  context: ReadingContext,
  run: LabelRun,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> => {
  const stopped = new AbortController();
  const poll = async (): Promise<void> => {
    if (!(await isStillMoving(context, run))) stopped.abort();
  };
  // A failed poll changes nothing; the next one may succeed.
  const poller = createPoller(poll, { intervalMs: POLL_INTERVAL_MS, onError: () => undefined });
  await poller.start();
  try {
    await work(AbortSignal.any([signal, stopped.signal]));
  } finally {
    await poller.stop();
  }
};

const openPlan = async (records: CommentRecords, campaignId: string): Promise<OpenComments | null> => {
  const plan = await records.commentPlans.find(campaignId);
  return plan && commentsOfPlan(records, plan);
};

/** The labels of a response with those of the provider. */
const labelsAfter = (
  response: Response,
  { opinions, themeOf }: OpenComments,
  labels: ReadonlyMap<string, Labels>,
  runId: string,
): CommentLabels[] => {
  const known = commentsOf(response, opinions).map(({ labels: before }) => {
    const current = withThemesOf(before, themeOf);
    const label = labels.get(before.questionId);
    if (!label) return current;
    const themes = label.themes.filter(({ id }) => themeOf(id) === id);
    return readByProvider(current, { sentiment: label.sentiment, themes }, runId);
  });
  const ids = new Set(known.map(({ questionId }) => questionId));
  return [...known, ...(response.comments ?? []).filter(({ questionId }) => !ids.has(questionId))];
};

const byResponse = (labels: readonly Labels[]): ReadonlyMap<string, ReadonlyMap<string, Labels>> => {
  const all = new Map<string, Map<string, Labels>>();
  for (const label of labels) {
    const parts = partsOf(label.id);
    if (!parts) continue;
    const of = all.get(parts.responseId) ?? new Map<string, Labels>();
    all.set(parts.responseId, of.set(parts.questionId, label));
  }
  return all;
};

/** Thrown when the run was stopped, so that its labels are not stored. */
class RunStopped extends Error {}

interface Stored {
  readonly labels: readonly Labels[];
  /** Comments of the batch, with those that have no usable label. */
  readonly comments: number;
  readonly changes: Partial<Pick<LabelRun, 'tally' | 'isTrusted'>>;
}

/** Stores the labels of a batch with the progress of the run. Every change of labels writes the plan, as people's do. */
const store = async (context: ReadingContext, run: LabelRun, { labels, comments, changes }: Stored): Promise<void> => {
  const stored = await changeRun(context, run.actor, { id: run.runId }, async (current, unit) => {
    const plan = await unit.commentPlans.noteLabels(run.campaignId);
    const open = await commentsOfPlan(unit, plan);
    const labelsOf = byResponse(labels);
    const responses = await unit.responses.listByIds(run.campaignId, [...labelsOf.keys()]);
    await unit.responses.saveComments(
      responses.map((response) => ({
        id: response.id,
        comments: labelsAfter(response, open, labelsOf.get(response.id) ?? new Map(), run.runId),
      })),
    );
    return unit.labelRuns.save({ ...labelledOf(current, comments, context.clock.now()), ...changes });
  });
  if (!stored) throw new RunStopped();
};

interface Begun {
  readonly run: LabelRun;
  readonly names: readonly string[];
  readonly signal: AbortSignal;
}

/** Labels the first comments and checks them all before any is stored. */
const labelFirst = async (
  context: ReadingContext,
  { run, names, signal }: Begun,
  tools: LabellingTools,
): Promise<boolean> => {
  const records = context.reader(run.actor);
  const open = await openPlan(records, run.campaignId);
  if (!open) return true;
  const { comments, position, isLast } = await nextWindow(records, open, run, PROBED_COMMENTS);
  const credentials = await providerOf(tools, run.councilId);
  const asked = { campaignId: run.campaignId, credentials, open, names, signal };
  const answered: LabelledBatch[] = [];
  let tally = run.tally;
  await labelWindow(context, { comments: clearFirst(comments), tally }, asked, tools, async (batch, _, after) => {
    answered.push(batch);
    tally = after;
  });
  const labels = answered.flatMap((batch) => batch.labels);
  if (labels.length === 0 && comments.length > 0) throw new AiProviderError('answer_invalid', messages.unreadable);
  await store(context, run, { labels, comments: comments.length, changes: { tally, isTrusted: true } });
  await change(context, run, (each) => ({ ...each, position }));
  return isLast;
};

/** Labels the next comments and stores each batch as it comes. Returns whether it was the last one. */
const labelNext = async (
  context: ReadingContext,
  { run, names, signal }: Begun,
  tools: LabellingTools,
): Promise<boolean> => {
  const records = context.reader(run.actor);
  const open = await openPlan(records, run.campaignId);
  if (!open) return true;
  const { comments, position, isLast } = await nextWindow(records, open, run, COMMENTS_PER_WINDOW);
  const credentials = await providerOf(tools, run.councilId);
  const asked = { campaignId: run.campaignId, credentials, open, names, signal };
  let stored = 0;
  await labelWindow(context, { comments, tally: run.tally }, asked, tools, async ({ labels }, size, tally) => {
    stored += labels.length;
    // Clear comments of both sides are enough; more of them would only make the record grow.
    await store(context, run, { labels, comments: size, changes: isProven(run.tally) ? {} : { tally } });
  });
  if (stored === 0 && comments.length > 0) throw new AiProviderError('answer_invalid', messages.unreadable);
  await change(context, run, (each) => ({ ...each, position }));
  return isLast;
};

const labelAll = async (
  context: ReadingContext,
  first: LabelRun,
  signal: AbortSignal,
  tools: LabellingTools,
): Promise<void> => {
  const records = context.reader(first.actor);
  const open = await openPlan(records, first.campaignId);
  const names = open ? await namesOf(records, open) : [];
  let isLast = open === null;
  while (!isLast) {
    signal.throwIfAborted();
    const run = await records.labelRuns.findById(first.runId);
    if (!run || !isLabelling(run)) return;
    const began = performance.now();
    isLast = await (run.isTrusted ? labelNext : labelFirst)(context, { run, names, signal }, tools);
    if (!isLast) await pause(Math.max(0, tools.windowMs - (performance.now() - began)), signal);
  }
  await change(context, first, (run) => endedLabelRun({ ...run, done: run.total }, 'done', context.clock.now()));
};

/** The message of an error that users can understand; null for other errors, which are retried. */
const explained = (error: unknown): string | null => {
  if (error instanceof AiProviderError) return failureWords(error);
  return isDomainError(error) && error.code !== 'stale_revision' ? error.message : null;
};

/** Continues a run later when its provider is busy. False when the wait is too long or was repeated too often. */
const postpone = async (
  context: ReadingContext,
  run: LabelRun,
  error: unknown,
  { jobs }: LabellingTools,
): Promise<boolean> => {
  const waitMs = error instanceof AiProviderError ? waitMsOf(error) : null;
  if (waitMs === null || waitMs > MOST_WAIT_MS) return false;
  const current = await context.reader(run.actor).labelRuns.findById(run.runId);
  if (!current || current.attempts >= MOST_ATTEMPTS) return false;
  const retryAt = new Date(Number(context.clock.now()) + waitMs);
  const postponed = await change(context, run, (each) => waitingLabelRun(each, retryAt));
  const { campaignId, councilId, runId } = run;
  if (postponed) await jobs.schedule(LABEL_JOB, { campaignId, councilId, runId }, retryAt);
  return true;
};

/** Ends a run with an error that users can understand; throws any other error. Does nothing to a stopped run. */
const endWith = async (
  context: ReadingContext,
  { run, error, isAborted }: { readonly run: LabelRun; readonly error: unknown; readonly isAborted: boolean },
  tools: LabellingTools,
): Promise<void> => {
  if (error instanceof RunStopped || !(await isStillMoving(context, run))) return;
  if (!isAborted && (await postpone(context, run, error, tools))) return;
  const text = isAborted ? null : explained(error);
  if (text === null) throw error;
  await change(context, run, (each) => endedLabelRun(each, 'failed', context.clock.now(), text));
};

/** Counts the attempt first, so that a run that crashes the service is not retried for ever. */
const take = (context: ReadingContext, run: LabelRun): Promise<LabelRun | null> =>
  change(context, run, (each) =>
    each.attempts >= MOST_ATTEMPTS
      ? endedLabelRun(each, 'failed', context.clock.now(), messages.gaveUp)
      : takenLabelRun(each, context.clock.now()),
  );

/**
 * Labels the comments of a campaign by its provider, from the stored position to the end. Returns early when the run was
 * cancelled. Throws errors that are worth a retry.
 */
export const runLabelling = async (
  context: ReadingContext,
  { ref, signal }: { readonly ref: LabelRunRef; readonly signal: AbortSignal },
  tools: LabellingTools,
): Promise<void> => {
  const stored = await context.reader(systemActor('campaigns', ref.councilId)).labelRuns.find(ref.campaignId);
  if (!stored || stored.runId !== ref.runId) return;
  const inCouncil: ReadingContext = { ...context, actor: stored.actor };
  try {
    const run = await take(inCouncil, stored);
    if (!run || !isLabelling(run)) return;
    await whileMoving(inCouncil, run, signal, (until) => labelAll(inCouncil, run, until, tools));
  } catch (error) {
    await endWith(inCouncil, { run: stored, error, isAborted: signal.aborted }, tools);
  }
};
