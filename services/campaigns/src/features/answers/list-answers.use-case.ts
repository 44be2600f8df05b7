import {
  type Actor,
  DomainError,
  decodeAnswerFilters,
  type listAnswersOperation,
  type QueryOf,
  type ResponseOf,
} from '@folkmoot/contracts';
import { type AnswerCondition, conditionsOf } from '../../records/answer-conditions.domain';
import { askedQuestions } from '../../records/asked-questions';
import { checkRange, momentsOf } from '../../records/local-days';
import type { Deps } from '../../records/repositories';

/** More matches than this are not counted one by one. */
const MOST_COUNTED = 10_000;
const PAGE = 10;

/** What people wrote for one question, newest first, a page at a time. Empty words match every answer there is. */
export const listAnswers = async (
  deps: Deps,
  actor: Actor,
  { campaignId, questionId }: { campaignId: string; questionId: string },
  { from, to, round, where = '', q = '', cursor, limit = PAGE }: QueryOf<typeof listAnswersOperation>,
): Promise<ResponseOf<typeof listAnswersOperation>> => {
  checkRange({ from, to });
  const repositories = deps.reader(actor);
  await repositories.campaigns.get(campaignId);
  const { zone } = await repositories.counters.get(campaignId);
  const { questions, versions } = await askedQuestions(repositories, campaignId);
  if (!questions.some(({ id }) => id === questionId)) throw new DomainError('not_found');
  const { answers, series } = conditionsOf(decodeAnswerFilters(where) ?? [], questions, versions);
  const own: AnswerCondition = { questionId, words: q.trim() };
  const filter = {
    campaignId,
    ...momentsOf({ from, to }, zone),
    round,
    series,
    isExcluded: false,
    answers: [...answers, own],
  };
  const [page, total] = await Promise.all([
    repositories.responses.list({ ...filter, cursor, limit }),
    repositories.responses.count(filter, MOST_COUNTED),
  ]);
  return {
    items: page.items.map((response) => ({
      responseId: response.id,
      createdAt: response.createdAt.toISOString(),
      answer: response.answers.find((each) => each.questionId === questionId)?.answer ?? '',
    })),
    nextCursor: page.nextCursor,
    total,
  };
};
