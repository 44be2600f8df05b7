import { AiProviderError, isProven, type LabelledBatch, type CommentLabels as Labels } from '@folkmoot/ai-providers';
import { systemActor } from '@folkmoot/contracts';
import { pause } from '@folkmoot/service-kit';
import { endedRun, isMoving } from '@folkmoot/service-kit/runs';
import { type CommentLabels, commentsOf, partsOf, readByProvider, withThemesOf } from '../../entities/comment';
import { type LabelRun, type LabelRunRef, labelledOf } from '../../entities/label-run';
import type { Response } from '../../entities/response';
import { providerOf } from '../../integrations/ai';
import { type Asked, labelWindow } from './ask-provider';
import type { CommentRecords, LabellingTools, ReadingContext } from './comment.types';
import { messages } from './comments.messages';
import { labelRuns, queueLabelling } from './label-runs';
import { commentsOfPlan, type OpenComments } from './open-comments';
import { clearFirst, namesOf, nextWindow, type PendingComment } from './pending-comments';

/** Comments of which a provider's labels are checked before any is stored. */
const PROBED_COMMENTS = 320;
/** Comments between two looks at the cost limit, the plan and the position. */
const COMMENTS_PER_WINDOW = 160;
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
  /** Comments that talk to a machine. They are not sent, and keep their labels. */
  readonly leftOut: number;
  readonly changes: Partial<Pick<LabelRun, 'tally' | 'isTrusted'>>;
}

/** Stores the labels of a batch with the progress of the run. Every change of labels writes the plan, as people's do. */
const store = async (
  context: ReadingContext,
  run: LabelRun,
  { labels, comments, leftOut, changes }: Stored,
): Promise<void> => {
  const stored = await labelRuns.changeRun(context, run.actor, { id: run.runId }, async (current, unit) => {
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
    const labelled = labelledOf(current, { comments, leftOut }, context.clock.now());
    return unit.labelRuns.save({ ...labelled, ...changes });
  });
  if (!stored) throw new RunStopped();
};

interface Opened {
  readonly run: LabelRun;
  readonly comments: readonly PendingComment[];
  readonly asked: Asked;
}

/** Labels the first comments and checks them all before any is stored. Returns how many have labels or were left out. */
const labelFirst = async (
  context: ReadingContext,
  { run, comments, asked }: Opened,
  tools: LabellingTools,
): Promise<number> => {
  const answered: LabelledBatch[] = [];
  let tally = run.tally;
  await labelWindow(context, { comments: clearFirst(comments), tally }, asked, tools, async (batch, _, after) => {
    answered.push(batch);
    tally = after;
  });
  const labels = answered.flatMap((batch) => batch.labels);
  const leftOut = answered.reduce((sum, batch) => sum + batch.leftOut.length, 0);
  const changes = labels.length > 0 ? { tally, isTrusted: true } : {};
  const handled = labels.length + leftOut;
  if (handled > 0) await store(context, run, { labels, comments: comments.length, leftOut, changes });
  return handled;
};

/** Labels the next comments and stores each batch as it comes. Returns how many have labels or were left out. */
const labelMore = async (
  context: ReadingContext,
  { run, comments, asked }: Opened,
  tools: LabellingTools,
): Promise<number> => {
  let handled = 0;
  await labelWindow(context, { comments, tally: run.tally }, asked, tools, async (batch, size, tally) => {
    const { labels } = batch;
    const leftOut = batch.leftOut.length;
    handled += labels.length + leftOut;
    // Clear comments of both sides are enough; more of them would only make the record grow.
    await store(context, run, { labels, comments: size, leftOut, changes: isProven(run.tally) ? {} : { tally } });
  });
  return handled;
};

interface Begun {
  readonly run: LabelRun;
  readonly names: readonly string[];
  readonly signal: AbortSignal;
}

/** Labels the comments of the next window. Returns whether it was the last one. */
const labelNext = async (
  context: ReadingContext,
  { run, names, signal }: Begun,
  tools: LabellingTools,
): Promise<boolean> => {
  const { campaignId, councilId, isTrusted } = run;
  const records = context.reader(run.actor);
  const open = await openPlan(records, campaignId);
  if (!open) return true;
  const size = isTrusted ? COMMENTS_PER_WINDOW : PROBED_COMMENTS;
  const { comments, position, isLast } = await nextWindow(records, open, run, size);
  const asked = { campaignId, credentials: await providerOf(tools, councilId), open, names, signal };
  const handled = await (isTrusted ? labelMore : labelFirst)(context, { run, comments, asked }, tools);
  if (handled === 0 && comments.length > 0) throw new AiProviderError('answer_invalid', messages.unreadable);
  await labelRuns.change(context, run, (each) => ({ ...each, position }));
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
    if (!run || !isMoving(run)) return;
    const began = performance.now();
    isLast = await labelNext(context, { run, names, signal }, tools);
    if (!isLast) await pause(Math.max(0, tools.windowMs - (performance.now() - began)), signal);
  }
  await labelRuns.change(context, first, (run) => endedRun({ ...run, done: run.total }, 'done', context.clock.now()));
};

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
  await labelRuns.process(inCouncil, stored, { signal, queue: queueLabelling(tools) }, (run) =>
    labelRuns.whileMoving(inCouncil, run, signal, (until) => labelAll(inCouncil, run, until, tools)),
  );
};
