import type { Question } from '@folkmoot/contracts/client';
import { namedBy } from '../../choices/from-cells';
import {
  type Counters,
  commonParts,
  type Mean,
  type OptionCount,
  percentOf,
  type QuestionTypeCore,
  type ResultChart,
} from '../../core/question-type';
import { typeWords } from '../../core/type-words.messages';
import { divergingOf } from '../../figures/diverging';
import { defaultRatingLabels, ratingAnswers, ratingFaces, ratingLabel, ratingValues } from './rating.answers';
import { messages } from './rating.messages';
import { defaultRatingLabelsIn } from './rating-labels';

export interface RatingResult {
  distribution: OptionCount[];
  /** Mean of 1 to 5 with one decimal. Null without answers. */
  average: number | null;
  /** Whole percent of those who chose 4 or 5. Null without answers. */
  satisfied: number | null;
}

const countOf = (counters: Counters, value: number): number => counters[`r${value}`] ?? 0;

const resultOf = (counters: Counters, question: Question): RatingResult => {
  const answered = counters.answered ?? 0;
  const sum = ratingValues.reduce<number>((total, value) => total + value * countOf(counters, value), 0);
  const counts = ratingValues.map((value) => countOf(counters, value));
  return {
    distribution: ratingValues.map((value) => ({
      value: String(value),
      label: ratingLabel(question, value),
      count: countOf(counters, value),
      percent: percentOf(countOf(counters, value), answered),
    })),
    average: answered > 0 ? Math.round((sum / answered) * 10) / 10 : null,
    satisfied: divergingOf(counts)?.positivePercent ?? null,
  };
};

const powerSum = (counters: Counters, power: number): number =>
  ratingValues.reduce<number>((total, value) => total + value ** power * countOf(counters, value), 0);

const mean: Mean = {
  value: '',
  label: '',
  answered: ({ answered = 0 }) => answered,
  sum: (counters) => powerSum(counters, 1),
  squares: (counters) => powerSum(counters, 2),
};

/** The share of 4 and 5. */
export const UPPER = 'upper';

const SECONDS = 5;

const isOfSatisfaction = (labels: readonly string[]): boolean =>
  labels.every((label, index) => label === defaultRatingLabels[index]);

/** How many chose 4 or 5. */
export const upperCount = (distribution: readonly Pick<OptionCount, 'value' | 'count'>[]): number =>
  distribution.reduce((sum, { value, count }) => (Number(value) >= 4 ? sum + count : sum), 0);

/** The words for 4 and 5: "satisfied" where the scale has the product's own labels, else its labels. */
export const upperWords = (distribution: readonly Pick<OptionCount, 'label'>[]): string => {
  const labels = distribution.map(({ label }) => label);
  return isOfSatisfaction(labels) ? messages.satisfied : messages.upperLabels(labels[3] ?? '', labels[4] ?? '');
};

/** The result in one sentence: the mean and the satisfied share. */
const noteOf = ({ average, satisfied, distribution }: RatingResult, answered: number): string =>
  average === null ? messages.noAnswers : messages.average(average, answered, satisfied ?? 0, upperWords(distribution));

const chartOf = (result: RatingResult, answered: number): ResultChart => ({
  note: noteOf(result, answered),
  headings: [messages.answer, messages.responses],
  rowsAre: 'groups',
  rows: result.distribution.map(({ value, label, count, percent }) => ({
    of: value,
    label,
    value: count,
    text: messages.count(count, percent),
  })),
});

/** Five faces with labels. */
export const rating: QuestionTypeCore<number, RatingResult> = {
  ...ratingAnswers,
  ...typeWords.rating,
  icon: 'smile',
  group: 'rate',
  operators: ['equals', 'not_equals', 'less_than', 'greater_than', 'answered', 'not_answered'],
  create: (id, _, language = 'en') => ({
    id,
    type: 'rating',
    title: '',
    required: false,
    ratingLabels: [...defaultRatingLabelsIn(language)],
  }),
  normalise: (question) => ({
    ...commonParts(question),
    ratingLabels: ratingValues.map((value) => ratingLabel(question, value)),
  }),
  problems: () => [],
  conditionInput: 'choice',
  choices: (question) =>
    ratingValues.map((value) => ({
      value: String(value),
      label: `${ratingFaces[value - 1]} ${ratingLabel(question, value)}`,
    })),
  candidates: () => ratingValues,
  answerSeconds: () => SECONDS,
  increments: (answer) => ({ answered: 1, [`r${answer}`]: 1 }),
  means: () => [mean],
  groupShares: () => [{ value: UPPER, counters: ['r4', 'r5'], base: ['answered'] }],
  segments: (question) =>
    ratingValues.map((value) => ({
      value: String(value),
      label: ratingLabel(question, value),
      counter: `r${value}`,
      test: { is: 'equal', value },
    })),
  result: resultOf,
  chart: chartOf,
  toText: (answer, question) => `${ratingLabel(question, answer)} (${answer})`,
  fromCells: ({ whole }, question) => {
    const labels = ratingValues.map((value) => ({ id: String(value), label: ratingLabel(question, value) }));
    const exported = ratingValues.map((value) => ({
      id: String(value),
      label: `${ratingLabel(question, value)} (${value})`,
    }));
    return Number(namedBy(whole, [...labels, ...exported]) ?? Number.NaN);
  },
  variables: (question) => [
    {
      part: null,
      kind: 'choice',
      isOrdered: true,
      values: ratingValues.map((value) => ({ code: value, id: String(value), label: ratingLabel(question, value) })),
      read: (answer) => answer,
    },
  ],
  settingsText: (question) => ratingValues.map((value) => `${value}: ${ratingLabel(question, value)}`).join('; '),
};
