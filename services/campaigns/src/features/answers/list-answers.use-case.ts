import { momentsOf } from '@folkmoot/calendar/days';
import {
  DomainError,
  decodeAnswerFilters,
  type listAnswersOperation,
  type QueryOf,
  type ResponseOf,
} from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { checkRange } from '../../entities/campaign';
import { type AnswerCondition, askedQuestions, conditionsOf, everAsked } from '../../entities/response';
import { isPersonalQuestion } from '../../entities/survey';
import type { AnswerRecords } from './answer.types';

/** Counting stops at this number of matches. */
const MOST_COUNTED = 10_000;
const PAGE = 10;

/** Answers to one question, newest first, page by page. An empty text matches every answer. */
export const listAnswers = async (
  { actor, reader }: Context<AnswerRecords>,
  { campaignId, questionId }: { campaignId: string; questionId: string },
  { from, to, round, where = '', q = '', cursor, limit = PAGE }: QueryOf<typeof listAnswersOperation>,
): Promise<ResponseOf<typeof listAnswersOperation>> => {
  checkRange({ from, to });
  const repositories = reader(actor);
  await repositories.campaigns.get(campaignId);
  const { zone } = await repositories.counters.get(campaignId);
  const { questions, versions, terms } = await askedQuestions(repositories, campaignId);
  const asked = everAsked(questions, versions).find(({ id }) => id === questionId);
  // Reports neither show nor search personal data: whoever needs it opens the responses.
  if (!questions.some(({ id }) => id === questionId) || !asked || isPersonalQuestion(asked))
    throw new DomainError('not_found');
  const { answers, ...conditions } = conditionsOf(decodeAnswerFilters(where) ?? [], questions, versions, terms);
  const own: AnswerCondition = { questionId, words: q.trim() };
  const filter = {
    campaignId,
    ...momentsOf({ from, to }, zone),
    round,
    ...conditions,
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
