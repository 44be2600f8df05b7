import { type Answer, type AnswerFilter, DomainError, type Question, type SurveyVersion } from '@folkmoot/contracts';
import { meetsTest, type SegmentTest, segmentsOf } from './question-types.domain';
import { seriesOf } from './series.domain';

/** What a response must have answered: one of some segments, or words. */
export type AnswerCondition =
  | { readonly questionId: string; readonly anyOf: readonly SegmentTest[] }
  | { readonly questionId: string; readonly words: string };

export interface AnswerConditions {
  readonly answers: readonly AnswerCondition[];
  /** Series whose answers to all of these questions can be counted together; undefined for every series. */
  readonly series?: readonly number[] | undefined;
}

const conditionOf = (filter: AnswerFilter, question: Question): AnswerCondition => {
  if ('words' in filter) return filter;
  const segments = new Map(segmentsOf(question).map((segment) => [segment.value, segment.test]));
  const anyOf = filter.segments.map((value) => segments.get(value));
  if (!anyOf.every((test) => test !== undefined)) throw new DomainError('not_found');
  return { questionId: filter.questionId, anyOf };
};

/** Filters as conditions on answers. Throws not_found for a question or segment that is not there any more. */
export const conditionsOf = (
  filters: readonly AnswerFilter[],
  questions: readonly Question[],
  versions: readonly SurveyVersion[],
): AnswerConditions => {
  if (filters.length === 0) return { answers: [] };
  const asked = filters.map(({ questionId }) => {
    const question = questions.find(({ id }) => id === questionId);
    if (!question) throw new DomainError('not_found');
    return question;
  });
  const answers = filters.map((filter, index) => conditionOf(filter, asked[index] as Question));
  const [first = new Set<number>(), ...others] = asked.map((question) => seriesOf(question, versions));
  return { answers, series: [...first].filter((series) => others.every((each) => each.has(series))) };
};

const textsOf = (answer: Answer['answer']): readonly string[] =>
  Array.isArray(answer) ? answer : typeof answer === 'string' ? [answer] : [];

/** Whether an answer holds these words, however they are written. */
export const holdsWords = (answer: Answer['answer'], words: string): boolean =>
  textsOf(answer).some((text) => text.toLowerCase().includes(words.toLowerCase()));

/** Whether the answers of a response meet a condition, as the database would say. */
export const meets = (answers: readonly Answer[], condition: AnswerCondition): boolean => {
  const given = answers.find(({ questionId }) => questionId === condition.questionId);
  if (!given) return false;
  if ('words' in condition) return holdsWords(given.answer, condition.words);
  return condition.anyOf.some((test) => meetsTest(given.answer, test));
};
