import {
  type AnswerFilter,
  DomainError,
  LANGUAGE_ANSWERED_IN,
  type MomentFilter,
  type Question,
  type SurveyVersion,
} from '@folkmoot/contracts';
import { isPersonalQuestion, momentsOf, type SegmentTest, segmentsOf } from '../survey/question-types.domain';
import { seriesOf } from '../survey/series.domain';

/** Condition on an answer: one of some segments, a search text, or a span of days or times. */
export type AnswerCondition =
  | { readonly questionId: string; readonly anyOf: readonly SegmentTest[] }
  | { readonly questionId: string; readonly words: string }
  | MomentFilter;

export interface AnswerConditions {
  /** Languages that people answered in, one of which must match; undefined means every language. */
  readonly languages?: readonly string[] | undefined;
  readonly answers: readonly AnswerCondition[];
  /** Series whose answers to all of these questions can be counted together; undefined means every series. */
  readonly series?: readonly number[] | undefined;
}

/** Bounds of another kind than the answers would match by accident. */
const spanOf = (filter: MomentFilter, question: Question): MomentFilter => {
  const moments = momentsOf(question);
  const isBound = (bound: string) => bound === '' || moments?.isMoment(bound, moments.kind(question));
  if (!moments || !isBound(filter.from) || !isBound(filter.to)) throw new DomainError('not_found');
  return filter;
};

const conditionOf = (filter: AnswerFilter, question: Question): AnswerCondition => {
  // Personal data cannot be found by trying words.
  if ('words' in filter && isPersonalQuestion(question)) throw new DomainError('not_found');
  if ('words' in filter) return filter;
  if ('from' in filter) return spanOf(filter, question);
  const segments = new Map(segmentsOf(question).map((segment) => [segment.value, segment.test]));
  const anyOf = filter.segments.map((value) => segments.get(value));
  if (!anyOf.every((test) => test !== undefined)) throw new DomainError('not_found');
  return { questionId: filter.questionId, anyOf };
};

/** The filter by language names no question. Languages that no response has match nothing. */
const languagesOf = (filters: readonly AnswerFilter[]): Pick<AnswerConditions, 'languages'> => {
  const filter = filters.find(({ questionId }) => questionId === LANGUAGE_ANSWERED_IN);
  if (!filter) return {};
  if (!('segments' in filter)) throw new DomainError('not_found');
  return { languages: filter.segments };
};

/** Converts filters to conditions on answers. Throws not_found when a question or segment no longer exists. */
export const conditionsOf = (
  all: readonly AnswerFilter[],
  questions: readonly Question[],
  versions: readonly SurveyVersion[],
): AnswerConditions => {
  const languages = languagesOf(all);
  const filters = all.filter(({ questionId }) => questionId !== LANGUAGE_ANSWERED_IN);
  if (filters.length === 0) return { ...languages, answers: [] };
  const filteredQuestions = filters.map(({ questionId }) => {
    const question = questions.find(({ id }) => id === questionId);
    if (!question) throw new DomainError('not_found');
    return question;
  });
  const answers = filters.map((filter, index) => conditionOf(filter, filteredQuestions[index] as Question));
  const [first = new Set<number>(), ...others] = filteredQuestions.map((question) => seriesOf(question, versions));
  return { ...languages, answers, series: [...first].filter((series) => others.every((each) => each.has(series))) };
};
