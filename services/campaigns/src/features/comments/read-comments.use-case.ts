import { systemActor } from '@folkmoot/contracts';
import { HeavyWorkLimit } from '@folkmoot/service-kit/heavy-work';
import type { CampaignRef } from '../../entities/campaign';
import {
  type CommentLabels,
  commentsOf,
  type MachineReading,
  readHere,
  unread,
  withThemesOf,
} from '../../entities/comment';
import type { CommentPlan } from '../../entities/comment-plan';
import type { Response } from '../../entities/response';
import type { CommentRecords, CommentTools, ReadingContext } from './comment.types';
import { commentsOfPlan, type OpenComments } from './open-comments';

const RESPONSES_PER_BATCH = 300;
const MAX_CAMPAIGNS_PER_RUN = 50;
/** After this time the next campaign has its turn. */
const TURN_MS = 20_000;

const nothingRead: MachineReading = { language: null, sentiment: null, flags: [], themes: [] };

type Read = (texts: readonly string[]) => Promise<readonly MachineReading[]>;

/** Reads a batch in halves when it takes too long. A single comment that does is left without labels. */
const readInParts = async (texts: readonly string[], read: Read): Promise<readonly MachineReading[]> => {
  if (texts.length === 0) return [];
  try {
    return await read(texts);
  } catch (error) {
    if (!(error instanceof HeavyWorkLimit)) throw error;
    if (texts.length === 1) return [nothingRead];
    const middle = Math.ceil(texts.length / 2);
    const first = await readInParts(texts.slice(0, middle), read);
    return [...first, ...(await readInParts(texts.slice(middle), read))];
  }
};

/** Readings by the text of the comment. */
type Readings = ReadonlyMap<string, MachineReading>;

const readTexts = async (responses: readonly Response[], open: OpenComments, read: Read): Promise<Readings> => {
  const written = responses.flatMap((response) => commentsOf(response, open.opinions));
  const texts = [...new Set(written.map(({ text }) => text))];
  const readings = await readInParts(texts, read);
  return new Map(texts.map((text, index) => [text, readings[index] ?? nothingRead]));
};

/** The labels of a response after the reading. Labels of other questions are kept as far as people set them. */
const labelsAfter = (response: Response, open: OpenComments, readings: Readings): CommentLabels[] => {
  const { opinions, themeOf, plan } = open;
  const read = commentsOf(response, opinions).map(({ text, labels }) =>
    readHere(withThemesOf(labels, themeOf), readings.get(text) ?? nothingRead, plan.splits),
  );
  const known = new Set(read.map(({ questionId }) => questionId));
  const others = (response.comments ?? []).filter(({ questionId }) => !known.has(questionId));
  return [...read, ...others.flatMap((labels) => unread(withThemesOf(labels, themeOf)) ?? [])];
};

/** Thrown to undo a batch whose plan has changed meanwhile. */
class PlanChanged extends Error {}

interface Batch {
  readonly plan: CommentPlan;
  readonly open: OpenComments;
  readonly responses: readonly Response[];
  readonly readings: Readings;
}

/**
 * The fields of a plan with nothing left to read. Responses that are stored at the same time conflict with the hold, so one
 * of both is repeated: the plan is never left without the responses that came last.
 */
const endOfReading = async (
  { counters }: Pick<CommentRecords, 'counters'>,
  { campaignId }: CommentPlan,
  { readNumber, now }: { readonly readNumber: number; readonly now: Date },
) => {
  const { numbers } = await counters.hold(campaignId);
  return { readNumber: numbers?.last ?? readNumber, dueAt: null, splits: [], finishedAt: now };
};

/** Stores a batch with its progress. Returns whether there is more to read. */
const storeBatch = (
  { actor, unitOfWork, clock }: ReadingContext,
  { plan, open, responses, readings }: Batch,
): Promise<boolean> =>
  unitOfWork(actor, async (unit) => {
    const ids = responses.map(({ id }) => id);
    const current = ids.length === 0 ? [] : await unit.responses.listByIds(plan.campaignId, ids);
    const changed = current
      .map((response) => ({
        id: response.id,
        before: response.comments,
        comments: labelsAfter(response, open, readings),
      }))
      .filter(({ before, comments }) => before !== undefined || comments.length > 0);
    await unit.responses.saveComments(changed);
    const readNumber = responses.at(-1)?.number ?? plan.readNumber;
    // Responses with higher numbers may have arrived or been erased meanwhile.
    const isMore = (await unit.responses.listAfter(plan.campaignId, readNumber, 1)).length > 0;
    const progress = isMore ? { readNumber } : await endOfReading(unit, plan, { readNumber, now: clock.now() });
    if (!(await unit.commentPlans.advance(plan, progress))) throw new PlanChanged();
    return isMore;
  });

/** Reads the next batch of a campaign. Returns whether there is more to read. */
const readBatch = async (
  context: ReadingContext,
  { campaignId, councilId }: CampaignRef,
  { readComments }: Pick<CommentTools, 'readComments'>,
): Promise<boolean> => {
  const records: CommentRecords = context.reader(context.actor);
  const plan = await records.commentPlans.find(campaignId);
  if (!plan || plan.dueAt === null) return false;
  const open = await commentsOfPlan(records, plan);
  const responses = await records.responses.listAfter(campaignId, plan.readNumber, RESPONSES_PER_BATCH);
  const themes = open.codebook?.themes ?? [];
  const readings = await readTexts(responses, open, (texts) => readComments({ texts, themes }, councilId));
  try {
    return await storeBatch(context, { plan, open, responses, readings });
  } catch (error) {
    // It is read again by the plan of now.
    if (error instanceof PlanChanged) return true;
    throw error;
  }
};

/** Reads a campaign for some time. */
const readCampaign = async (
  context: ReadingContext,
  ref: CampaignRef,
  signal: AbortSignal,
  tools: Pick<CommentTools, 'readComments'>,
): Promise<void> => {
  const end = performance.now() + TURN_MS;
  const inCouncil = { ...context, actor: systemActor('campaigns', ref.councilId) };
  while (!signal.aborted && performance.now() < end) {
    if (!(await readBatch(inCouncil, ref, tools))) return;
  }
};

/**
 * Reads new comments of all campaigns whose comments somebody has opened, and all comments of those with a new plan or
 * codebook. The position is in the plan, so a reading that was interrupted continues there.
 */
export const readDueComments = async (
  context: ReadingContext,
  signal: AbortSignal,
  tools: Pick<CommentTools, 'readComments'>,
): Promise<void> => {
  const { commentPlanSweep } = context.acrossCouncils.reader();
  const due = await commentPlanSweep.listDueAcrossCouncils(context.clock.now(), MAX_CAMPAIGNS_PER_RUN);
  let failure: unknown;
  for (const ref of due) {
    if (signal.aborted) return;
    await readCampaign(context, ref, signal, tools).catch((error: unknown) => {
      failure ??= error;
    });
  }
  // The others are read first. The job is repeated.
  if (failure !== undefined) throw failure;
};
