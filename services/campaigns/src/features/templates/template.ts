import type { ConditionGroup, Question, ShowIf, SurveyContent } from '@folkmoot/contracts';
import { age, sex } from '../../entities/standard-questions';

/** A survey to start from, with its name and description in the library. */
export interface Template {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly topic: string;
  readonly content: SurveyContent;
}

type Words = Readonly<Record<string, string>>;
type More = Partial<Pick<Question, 'description' | 'required' | 'showIf'>>;

const optionsOf = (words: Words) => Object.entries(words).map(([id, label]) => ({ id, label }));

const ask = (type: Question['type'], id: string, title: string, more: Partial<Question>): Question => ({
  id,
  type,
  title,
  required: false,
  ...more,
});

/** Question with one line of text. */
export const short = (id: string, title: string, more: More = {}) => ask('text', id, title, more);
/** Question with several lines of text. */
export const long = (id: string, title: string, more: More = {}) => ask('textarea', id, title, more);
/** Single choice; `words` are the options by their ids. */
export const singleChoice = (id: string, title: string, words: Words, more: More = {}) =>
  ask('dropdown', id, title, { ...more, options: optionsOf(words) });
/** Multiple choice. */
export const multipleChoice = (id: string, title: string, words: Words, more: More = {}) =>
  ask('multiselect', id, title, { ...more, options: optionsOf(words) });
/** Ranking of all options. */
export const order = (id: string, title: string, words: Words, more: More = {}) =>
  ask('ranking', id, title, { ...more, options: optionsOf(words) });
/** Five faces; the labels are sorted from worst to best. */
export const faces = (id: string, title: string, labels: readonly string[], more: More = {}) =>
  ask('rating', id, title, { ...more, ratingLabels: [...labels] });
/** Scale from 1 to 10, with labels for both ends. */
export const scale = (id: string, title: string, [low, high]: readonly [string, string], more: More = {}) =>
  ask('number', id, title, { ...more, numberRange: { min: 1, max: 10 }, numberLabels: { '1': low, '10': high } });

/** Standard questions that are linked to the population, at the end of a survey. */
export const aboutYou: readonly Question[] = [...age.questions, ...sex.questions];

/** Shown when this option was chosen. */
export const chose = (questionId: string, value: string): ShowIf => ({ questionId, operator: 'contains', value });
/** Shown when the question was answered without this option. */
export const didNotChoose = (questionId: string, value: string): ShowIf => ({
  questionId,
  operator: 'not_contains',
  value,
});
/** Shown when a face below or above this one was chosen. */
export const below = (questionId: string, value: number): ShowIf => ({ questionId, operator: 'less_than', value });
export const above = (questionId: string, value: number): ShowIf => ({ questionId, operator: 'greater_than', value });
/** Shown when any of these options was chosen. */
export const choseAnyOf = (questionId: string, values: readonly string[]): ConditionGroup => ({
  join: 'any',
  conditions: values.map((value) => ({ questionId, operator: 'contains', value })),
});

/** The survey of a template, in English. */
export const surveyOf = (
  texts: Pick<SurveyContent, 'title' | 'description' | 'introText' | 'questions'>,
): SurveyContent => ({
  ...texts,
  introFile: null,
  language: 'en',
});
