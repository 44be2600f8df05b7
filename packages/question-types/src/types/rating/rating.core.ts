import type { Question } from '@folkmoot/contracts/client';
import {
  type Counters,
  commonParts,
  type OptionCount,
  percentOf,
  type QuestionTypeCore,
} from '../../core/question-type';

/** Labels of the five faces, sad to smiling (D1 section 9). */
export const defaultRatingLabels = ['Very Dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very Satisfied'];
export const ratingFaces = ['😞', '🙁', '😐', '🙂', '😀'];
export const ratingValues = [1, 2, 3, 4, 5] as const;

export interface RatingResult {
  distribution: OptionCount[];
  /** Mean of 1 to 5 with one decimal; null without answers. */
  average: number | null;
}

/** The label of a value; a blank one falls back to the default. */
export const ratingLabel = (question: Pick<Question, 'ratingLabels'>, value: number): string =>
  question.ratingLabels?.[value - 1]?.trim() || (defaultRatingLabels[value - 1] ?? String(value));

const countOf = (counters: Counters, value: number): number => counters[`r${value}`] ?? 0;

const resultOf = (counters: Counters, question: Question): RatingResult => {
  const answered = counters.answered ?? 0;
  const sum = ratingValues.reduce<number>((total, value) => total + value * countOf(counters, value), 0);
  return {
    distribution: ratingValues.map((value) => ({
      value: String(value),
      label: ratingLabel(question, value),
      count: countOf(counters, value),
      percent: percentOf(countOf(counters, value), answered),
    })),
    average: answered > 0 ? Math.round((sum / answered) * 10) / 10 : null,
  };
};

/** Five faces with words. */
export const rating: QuestionTypeCore<number, RatingResult> = {
  id: 'rating',
  label: 'Smiley Rating',
  operators: ['equals', 'not_equals', 'less_than', 'greater_than', 'answered', 'not_answered'],
  create: (id) => ({ id, type: 'rating', title: '', required: false, ratingLabels: [...defaultRatingLabels] }),
  normalise: (question) => ({
    ...commonParts(question),
    ratingLabels: ratingValues.map((value) => ratingLabel(question, value)),
  }),
  problems: () => [],
  choices: (question) => ratingValues.map((value) => ({ value: String(value), label: ratingLabel(question, value) })),
  parse: (raw) => {
    const value = ratingValues.find((one) => one === raw);
    return value === undefined ? { ok: false, problem: 'not_an_answer' } : { ok: true, value };
  },
  fromForm: ([value]) => (value ? Number(value) : null),
  toForm: (answer) => [String(answer)],
  increments: (answer) => ({ answered: 1, [`r${answer}`]: 1 }),
  result: resultOf,
  toText: (answer, question) => `${ratingLabel(question, answer)} (${answer})`,
  settingsText: (question) => ratingValues.map((value) => `${value}: ${ratingLabel(question, value)}`).join('; '),
};
