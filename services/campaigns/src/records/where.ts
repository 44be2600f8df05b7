import { decodeAnswerFilters } from '@folkmoot/contracts';
import { type AnswerConditions, conditionsOf } from './answer-conditions.domain';
import { askedQuestions } from './asked-questions';
import { filtersInWords } from './question-types.domain';
import type { Repositories } from './repositories';

interface Where {
  readonly conditions: AnswerConditions;
  /** Each filter as people read it; empty without filters. */
  readonly words: readonly string[];
}

/** Filters by answers as a query brings them. Throws not_found for a question or segment that is not there any more. */
export const readWhere = async (
  repositories: Pick<Repositories, 'surveys' | 'versions'>,
  campaignId: string,
  where = '',
): Promise<Where> => {
  const filters = decodeAnswerFilters(where) ?? [];
  if (filters.length === 0) return { conditions: { answers: [] }, words: [] };
  const { questions, versions } = await askedQuestions(repositories, campaignId);
  return { conditions: conditionsOf(filters, questions, versions), words: filtersInWords(filters, questions) };
};
