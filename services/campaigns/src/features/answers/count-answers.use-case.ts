import {
  type Actor,
  type AnswerCounts,
  type countAnswersOperation,
  DomainError,
  decodeAnswerFilters,
  type QueryOf,
  type Question,
} from '@folkmoot/contracts';
import { conditionsOf } from '../../records/answer-conditions.domain';
import { askedQuestions } from '../../records/asked-questions';
import { checkRange, momentsOf } from '../../records/local-days';
import type { Deps, Repositories } from '../../records/repositories';
import type { ResponseFilter } from '../../records/response.repository';
import { type Slice, slicesOf } from './slices.domain';
import { createTally } from './tally.domain';

type Query = QueryOf<typeof countAnswersOperation>;

/** Responses that are looked at before the time is looked at again. */
const IN_A_SLICE = 10_000;
/** After this long a page ends, so that whoever waits sees how far it is. */
const PAGE_MS = 700;

const crossOf = ({ rows, columns }: Query, questions: readonly Question[]) => {
  if (rows === undefined || columns === undefined) return null;
  const of = (id: string): Question => {
    const question = questions.find((each) => each.id === id);
    if (!question) throw new DomainError('not_found');
    return question;
  };
  return { rows: of(rows), columns: of(columns) };
};

interface Plan {
  readonly slices: readonly Slice[];
  readonly filter: Omit<ResponseFilter, 'since' | 'before'>;
  readonly zone: string;
}

const sumOf = (slices: readonly Slice[]): number => slices.reduce((sum, { responses }) => sum + responses, 0);

const look = async (
  { clock }: Deps,
  { responses }: Repositories,
  { slices, filter, zone }: Plan,
  tally: ReturnType<typeof createTally>,
): Promise<readonly Slice[]> => {
  const end = clock.now().getTime() + PAGE_MS;
  const done: Slice[] = [];
  for (const slice of slices) {
    if (done.length > 0 && clock.now().getTime() >= end) break;
    for await (const batch of responses.batches({ ...filter, ...momentsOf(slice, zone) })) {
      for (const response of batch) tally.add(response);
    }
    done.push(slice);
  }
  return done;
};

/**
 * Counts the responses that fit filters by answers, from the newest day on. The rollups say which days there are and how
 * far it is; a page ends after about a second, and whoever asks adds the pages up.
 */
export const countAnswers = async (
  deps: Deps,
  actor: Actor,
  campaignId: string,
  query: Query,
): Promise<AnswerCounts> => {
  checkRange(query);
  const repositories = deps.reader(actor);
  await repositories.campaigns.get(campaignId);
  const { zone } = await repositories.counters.get(campaignId);
  const { from, to, round, cursor } = query;
  const [{ questions, versions }, days] = await Promise.all([
    askedQuestions(repositories, campaignId),
    repositories.rollups.listDays({ campaignId, from, to, round }),
  ]);
  const conditions = conditionsOf(decodeAnswerFilters(query.where ?? '') ?? [], questions, versions);
  const cross = crossOf(query, questions);
  const tally = createTally({ questions: cross ? [cross.rows, cross.columns] : questions, versions, zone, cross });
  const slices = slicesOf(
    days.filter(({ day }) => cursor === undefined || day <= cursor),
    IN_A_SLICE,
  );
  const filter = { campaignId, round, isExcluded: false, ...conditions };
  const done = await look(deps, repositories, { slices, filter, zone }, tally);
  return {
    looked: sumOf(done),
    total: days.reduce((sum, { responses }) => sum + responses, 0),
    ...tally.result(),
    nextCursor: slices[done.length]?.to ?? null,
  };
};
