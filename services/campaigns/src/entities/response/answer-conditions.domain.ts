import {
  type AnswerFilter,
  DomainError,
  IN_ANY_WAVE,
  IN_NO_WAVE,
  LANGUAGE_ANSWERED_IN,
  type MomentFilter,
  type Question,
  SENTIMENT_OF_COMMENTS,
  type SurveyVersion,
  sentimentLabels,
  THEMES_OF_COMMENTS,
  WAVE_OF_RESPONSE,
} from '@folkmoot/contracts';
import type { CommentTerms } from '../comment-plan/comment-terms.domain';
import { isPersonalQuestion, momentsOf, type SegmentTest, segmentsOf } from '../survey/question-types.domain';
import { seriesOf } from '../survey/series.domain';
import type { LabelCondition } from './label-condition.domain';

/** Condition on an answer: one of some segments, a search text, or a span of days or times. */
export type AnswerCondition =
  | { readonly questionId: string; readonly anyOf: readonly SegmentTest[] }
  | { readonly questionId: string; readonly words: string }
  | MomentFilter;

export interface AnswerConditions {
  /** Languages that people answered in, one of which must match; undefined means every language. */
  readonly languages?: readonly string[] | undefined;
  readonly answers: readonly AnswerCondition[];
  /** Each of them must fit a comment of the response. */
  readonly labels?: readonly LabelCondition[] | undefined;
  /** Waves, one of which must match. */
  readonly waves?: readonly string[] | 'any' | 'none' | undefined;
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

const labelIds: ReadonlySet<string> = new Set([THEMES_OF_COMMENTS, SENTIMENT_OF_COMMENTS]);
const noQuestion: ReadonlySet<string> = new Set([LANGUAGE_ANSWERED_IN, WAVE_OF_RESPONSE, ...labelIds]);

/** The filter by wave names no question. Waves that no response is in match nothing. */
const wavesOf = (filters: readonly AnswerFilter[]): Pick<AnswerConditions, 'waves'> => {
  const filter = filters.find(({ questionId }) => questionId === WAVE_OF_RESPONSE);
  if (!filter) return {};
  if (!('segments' in filter)) throw new DomainError('not_found');
  if (filter.segments.includes(IN_ANY_WAVE)) return { waves: 'any' };
  return { waves: filter.segments.includes(IN_NO_WAVE) ? 'none' : filter.segments };
};

const labelConditionOf = (filter: AnswerFilter, { opinions, idsOf }: CommentTerms): LabelCondition => {
  if (!('segments' in filter)) throw new DomainError('not_found');
  const { segments } = filter;
  const questions = [...opinions.ids];
  if (filter.questionId === THEMES_OF_COMMENTS) {
    const themes = segments.map(idsOf);
    if (!themes.every((ids) => ids !== undefined)) throw new DomainError('not_found');
    return { questions, themes: themes.flat() };
  }
  if (!segments.every((label) => sentimentLabels.some((each) => each === label))) throw new DomainError('not_found');
  return { questions, sentiments: segments };
};

/** The filters by labels name no question. */
const labelsOf = (filters: readonly AnswerFilter[], terms: CommentTerms): Pick<AnswerConditions, 'labels'> => {
  const labels = filters
    .filter(({ questionId }) => labelIds.has(questionId))
    .map((filter) => labelConditionOf(filter, terms));
  return labels.length === 0 ? {} : { labels };
};

/** Converts filters to conditions on answers. Throws not_found when a question or segment no longer exists. */
export const conditionsOf = (
  all: readonly AnswerFilter[],
  questions: readonly Question[],
  versions: readonly SurveyVersion[],
  terms: CommentTerms,
): AnswerConditions => {
  const beside = { ...languagesOf(all), ...wavesOf(all), ...labelsOf(all, terms) };
  const filters = all.filter(({ questionId }) => !noQuestion.has(questionId));
  if (filters.length === 0) return { ...beside, answers: [] };
  const filteredQuestions = filters.map(({ questionId }) => {
    const question = questions.find(({ id }) => id === questionId);
    if (!question) throw new DomainError('not_found');
    return question;
  });
  const answers = filters.map((filter, index) => conditionOf(filter, filteredQuestions[index] as Question));
  const [first = new Set<number>(), ...others] = filteredQuestions.map((question) => seriesOf(question, versions));
  return { ...beside, answers, series: [...first].filter((series) => others.every((each) => each.has(series))) };
};
