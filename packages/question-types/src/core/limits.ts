import type { AnswerValue, Question, SurveyLimits, SurveyQuota } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import type { AnyQuestionType, Choice, Counters } from './question-type';
import { questionType } from './registry';
import { meetsTest } from './segments';

const isByOption = ({ conditionInput, operators }: AnyQuestionType): boolean =>
  conditionInput === 'choice' && operators.includes('contains') && !operators.includes('ranks_first');

/** The options of a question that can have a quota. None for other types. */
export const quotaOptions = (question: Question): readonly Choice[] => {
  const type = questionType(question.type);
  return isByOption(type) && (question.options?.length ?? 0) > 0 ? type.choices(question) : [];
};

const segmentOf = (question: Question, optionId: string) =>
  quotaOptions(question).length > 0
    ? questionType(question.type)
        .segments(question)
        .find(({ value }) => value === optionId)
    : undefined;

/** Whether an answer belongs to a quota. */
export const isInQuota = (question: Question, { optionId }: SurveyQuota, answer: AnswerValue): boolean => {
  const segment = segmentOf(question, optionId);
  return segment !== undefined && meetsTest(answer, segment.test);
};

/** How many answers to a question belong to a quota, by its counters. */
export const countInQuota = (question: Question, { optionId }: SurveyQuota, counters: Counters): number => {
  const segment = segmentOf(question, optionId);
  return segment === undefined ? 0 : (lookup(counters, segment.counter) ?? 0);
};

/** Counted responses: all, and by the id of the quota. */
export interface Taken {
  readonly responses: number;
  readonly quotas: ReadonlyMap<string, number>;
}

/** Whether nobody can add a response that counts: by the limit, or because every option of a question is full. */
export const isFull = (
  { responses, quotas = [] }: SurveyLimits,
  questions: readonly Question[],
  taken: Taken,
): boolean => {
  if (responses !== undefined && taken.responses >= responses) return true;
  return questions.some((question) => {
    const options = quotaOptions(question);
    const isOptionFull = ({ value }: Choice) =>
      quotas.some(
        ({ id, questionId, optionId, limit }) =>
          questionId === question.id && optionId === value && (taken.quotas.get(id) ?? 0) >= limit,
      );
    return options.length > 0 && options.every(isOptionFull);
  });
};
