import type { Question } from '@folkmoot/contracts/client';
import { optionCellParts, rankedFromCells } from '../../choices/from-cells';
import { rankedOptionsCandidates } from '../../choices/option-candidates';
import { rankedOptions } from '../../choices/option-variables';
import {
  newOptions,
  optionChoices,
  optionLabel,
  optionProblems,
  optionsOf,
  optionsText,
  withOptions,
} from '../../choices/options';
import { rankingSeconds } from '../../choices/ranking-seconds';
import {
  type Counters,
  type OptionCount,
  percentOf,
  type QuestionTypeCore,
  type ResultChart,
} from '../../core/question-type';
import { optionSegments } from '../../core/segments';
import { typeWords } from '../../core/type-words.messages';
import { bySize } from '../../figures/option-order';
import { rankingOptionAnswers } from '../../options/option-readers';
import { messages } from './ranking-staff.messages';

export interface RankedOption extends OptionCount {
  /** Number of first places. */
  first: number;
  /** Mean of its places with one decimal, over those who ranked it. Null when nobody did. */
  averagePlace: number | null;
  /** With n options, n points for each first place, n - 1 for each second place and so on (Borda count). */
  points: number;
}

export interface RankingResult {
  /** The most wanted first. */
  ranking: RankedOption[];
}

/** Counters of one option: `n_` number of rankings with it, `p_` sum of its places, `f_` number of first places. */
const increments = (answer: readonly string[]): Counters =>
  Object.fromEntries([
    ['answered', 1],
    ...answer.flatMap((id, index): [string, number][] => [
      [`n_${id}`, 1],
      [`p_${id}`, index + 1],
      ...(index === 0 ? [[`f_${id}`, 1] as [string, number]] : []),
    ]),
  ]);

/**
 * Points of an option that `count` people placed, on places whose sum is `places` (Borda count). Who leaves it out gives
 * none.
 */
const bordaPoints = (count: number, places: number, options: number): number => count * (options + 1) - places;

/**
 * Ordered by points: with n options the first place gives n points, the second n - 1, no place none. So a person who
 * ranks only a few options gives points to these only.
 */
const resultOf = (counters: Counters, question: Question): RankingResult => {
  const options = optionsOf(question);
  const ranked = options.map(({ id }) => {
    const count = counters[`n_${id}`] ?? 0;
    const places = counters[`p_${id}`] ?? 0;
    return {
      value: id,
      label: optionLabel(question, id),
      count,
      percent: percentOf(count, counters.answered ?? 0),
      first: counters[`f_${id}`] ?? 0,
      averagePlace: count > 0 ? Math.round((places / count) * 10) / 10 : null,
      points: bordaPoints(count, places, options.length),
    };
  });
  return { ranking: bySize(ranked, ({ points }) => points) };
};

/** The figures of an option in words: its points, its average place and its first places. */
export const rankedFigures = (
  { points, averagePlace, first }: Pick<RankedOption, 'points' | 'averagePlace' | 'first'>,
  answered: number,
): string =>
  messages.figures(
    points,
    averagePlace?.toLocaleString('en', { minimumFractionDigits: 1 }) ?? null,
    percentOf(first, answered),
  );

const chartOf = ({ ranking: options }: RankingResult, answered: number): ResultChart => ({
  note: answered === 0 ? messages.noAnswers : messages.base(answered, options.length),
  headings: [messages.option, messages.points],
  rows: options.map((option, index) => ({
    label: `${index + 1}. ${option.label}`,
    value: option.points,
    text: rankedFigures(option, answered),
  })),
});

/** Options in an order of preference, all of them or the first few; the answer is the ids in that order. */
export const ranking: QuestionTypeCore<string[], RankingResult> = {
  ...rankingOptionAnswers,
  ...typeWords.ranking,
  icon: 'order',
  group: 'rate',
  operators: ['contains', 'not_contains', 'ranks_first', 'answered', 'not_answered'],
  create: (id, makeOptionId) => ({
    id,
    type: 'ranking',
    title: '',
    required: false,
    options: newOptions(makeOptionId),
  }),
  normalise: withOptions,
  problems: optionProblems,
  conditionInput: 'choice',
  choices: optionChoices,
  candidates: (question, needs) => rankedOptionsCandidates(optionsOf(question), needs),
  answerSeconds: (question) => rankingSeconds(optionsOf(question).length),
  increments,
  segments: (question) => optionSegments(optionChoices(question), 'first', (id) => `f_${id}`),
  result: resultOf,
  chart: chartOf,
  toText: (answer, question) => answer.map((id, index) => `${index + 1}. ${optionLabel(question, id)}`).join('; '),
  fromCells: rankedFromCells,
  cellParts: optionCellParts,
  variables: rankedOptions,
  settingsText: optionsText,
};
