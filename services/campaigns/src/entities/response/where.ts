import { decodeAnswerFilters } from '@folkmoot/contracts';
import { filtersInWords } from '../survey/question-types.domain';
import { type AnswerConditions, conditionsOf } from './answer-conditions.domain';
import { type AskedQuestionRecords, askedQuestions } from './asked-questions';

interface Where {
  readonly conditions: AnswerConditions;
  /** Each filter as text; empty without filters. */
  readonly words: readonly string[];
}

/** Parses the answer filters of a query. Throws not_found when a question or segment no longer exists. */
export const readWhere = async (repositories: AskedQuestionRecords, campaignId: string, where = ''): Promise<Where> => {
  const filters = decodeAnswerFilters(where) ?? [];
  if (filters.length === 0) return { conditions: { answers: [] }, words: [] };
  const { questions, versions, terms } = await askedQuestions(repositories, campaignId);
  return {
    conditions: conditionsOf(filters, questions, versions, terms),
    words: filtersInWords(filters, questions, terms.themes),
  };
};
