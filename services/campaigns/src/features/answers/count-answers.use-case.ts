import { performance } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { momentsOf } from '@folkmoot/calendar/days';
import {
  type Actor,
  type AnswerCounts,
  type countAnswersOperation,
  DomainError,
  decodeAnswerFilters,
  type QueryOf,
  type Question,
} from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { checkRange } from '../../entities/campaign';
import type { CommentTerms } from '../../entities/comment-plan';
import { askedQuestions, type CountedResponse, conditionsOf, type ResponseFilter } from '../../entities/response';
import { crossTest } from '../../entities/survey';
import type { CurrentWeights } from '../../entities/weighting';
import type { AnswerRecords } from './answer.types';
import { type Crossable, crossedLabels, groupsOf, isQuestion } from './cross.domain';
import { type Slice, slicesOf } from './slices.domain';
import { createTally } from './tally.domain';

type Query = QueryOf<typeof countAnswersOperation>;

/** Responses to process between two checks of the time. */
const IN_A_SLICE = 10_000;
/** Maximum duration of a page, so that the client can show progress. */
const PAGE_MS = 700;

const crossOf = (
  { rows, columns }: Pick<Query, 'rows' | 'columns'>,
  questions: readonly Question[],
  terms: CommentTerms,
) => {
  if (rows === undefined || columns === undefined) return null;
  const of = (id: string): Crossable => {
    const crossed = crossedLabels(id, terms) ?? questions.find((each) => each.id === id);
    if (!crossed) throw new DomainError('not_found');
    return crossed;
  };
  return { rows: of(rows), columns: of(columns) };
};

interface Plan {
  readonly slices: readonly Slice[];
  readonly filter: Omit<ResponseFilter, 'since' | 'before'>;
  readonly zone: string;
  readonly withComments: boolean;
}

const sumOf = (slices: readonly Slice[]): number => slices.reduce((sum, { responses }) => sum + responses, 0);

/** Adds the responses of some slices to the tally. Returns the slices that were finished in time. */
const countSlices = async (
  { clock }: Pick<Context<AnswerRecords>, 'clock'>,
  { responses }: AnswerRecords,
  { slices, filter, zone, withComments }: Plan,
  tally: ReturnType<typeof createTally>,
): Promise<readonly Slice[]> => {
  const end = clock.now().getTime() + PAGE_MS;
  const done: Slice[] = [];
  for (const slice of slices) {
    if (done.length > 0 && clock.now().getTime() >= end) break;
    for await (const batch of responses.batches({ ...filter, ...momentsOf(slice, zone) }, { withComments })) {
      await addInTurns(batch, tally);
    }
    done.push(slice);
  }
  return done;
};

/** Synchronous work before other requests have a turn. Weighted counts take longer for each response. */
const TURN_MS = 20;

const addInTurns = async (batch: Iterable<CountedResponse>, tally: ReturnType<typeof createTally>): Promise<void> => {
  let began = performance.now();
  for (const response of batch) {
    tally.add(response);
    if (performance.now() - began < TURN_MS) continue;
    await turn();
    began = performance.now();
  }
};

type Crossed = NonNullable<ReturnType<typeof crossOf>>;

/** The test of a cross-tabulation whose count is complete with this page. */
const testOf = (crossed: Crossed | null, counts: Pick<AnswerCounts, 'cross' | 'nextCursor'>, cursor?: string) =>
  crossed && counts.cross && counts.nextCursor === null && cursor === undefined
    ? { test: crossTest(counts.cross, groupsOf(crossed.rows), groupsOf(crossed.columns)) }
    : {};

/**
 * Counts the responses that match filters by answers, from the newest day backwards. The rollups show which days exist
 * and the progress. A page ends after about a second, and the client adds the pages up. With
 * `weighted` each count has sums of weights, too, where the campaign has weights.
 */
export const countAnswers = async (
  context: Context<AnswerRecords, Actor>,
  campaignId: string,
  query: Omit<Query, 'importedSeries'>,
  weightsOf?: CurrentWeights,
): Promise<AnswerCounts> => {
  checkRange(query);
  const { actor, reader, clock } = context;
  const repositories = reader(actor);
  await repositories.campaigns.get(campaignId);
  const { zone } = await repositories.counters.get(campaignId);
  const { from, to, round, cursor } = query;
  const [{ questions, versions, terms }, days] = await Promise.all([
    askedQuestions(repositories, campaignId),
    repositories.rollups.listDays({ campaignId, from, to, round }),
  ]);
  const conditions = conditionsOf(decodeAnswerFilters(query.where ?? '') ?? [], questions, versions, terms);
  const cross = crossOf(query, questions, terms);
  const weights = query.weighted === 'true' && weightsOf ? await weightsOf(context, campaignId) : null;
  const tally = createTally({
    questions: cross ? [cross.rows, cross.columns].filter(isQuestion) : questions,
    versions,
    zone,
    cross,
    weightOf: weights?.reader(versions, round) ?? null,
  });
  const slices = slicesOf(
    days.filter(({ day }) => cursor === undefined || day <= cursor),
    IN_A_SLICE,
  );
  const filter = { campaignId, round, isExcluded: false, ...conditions };
  const withComments = cross !== null && !(isQuestion(cross.rows) && isQuestion(cross.columns));
  const done = await countSlices({ clock }, repositories, { slices, filter, zone, withComments }, tally);
  const nextCursor = slices[done.length]?.to ?? null;
  const counts = tally.result();
  return {
    looked: sumOf(done),
    total: days.reduce((sum, { responses }) => sum + responses, 0),
    ...counts,
    ...(weights && {
      weighting: weights.status(round),
      ...testOf(cross, { ...counts, nextCursor }, cursor),
    }),
    nextCursor,
  };
};
