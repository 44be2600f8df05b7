import type { Question } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
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
  type Mean,
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

/** Squares of places, for the squares of points. */
const placeSquares = (answer: readonly string[]): Counters =>
  Object.fromEntries(answer.map((id, index) => [`q_${id}`, (index + 1) ** 2]));

/**
 * The most that the squares of an option's places can add up to: first places are counted, and the square of another one
 * is nowhere above the line between the squares of 2 and of the last place.
 */
const mostPlaceSquares = (
  { count, places, first }: { readonly count: number; readonly places: number; readonly first: number },
  options: number,
): number => first + (options + 2) * (places - first) - 2 * options * (count - first);

/** Points of an option by those who answered the question. */
const meanOf = (id: string, question: Question): Mean => {
  const most = optionsOf(question).length + 1;
  const read = (counters: Counters, kind: 'n' | 'p' | 'q' | 'f'): number => lookup(counters, `${kind}_${id}`) ?? 0;
  // The square of (most - place), added up over people.
  const squaresOf = (counters: Counters, ofPlaces: number): number =>
    most ** 2 * read(counters, 'n') - 2 * most * read(counters, 'p') + ofPlaces;
  return {
    value: id,
    label: optionLabel(question, id),
    answered: ({ answered = 0 }) => answered,
    sum: (counters) => bordaPoints(read(counters, 'n'), read(counters, 'p'), most - 1),
    squares: (counters) => squaresOf(counters, read(counters, 'q')),
    mostSquares: (counters) => {
      const counted = { count: read(counters, 'n'), places: read(counters, 'p'), first: read(counters, 'f') };
      return squaresOf(counters, mostPlaceSquares(counted, most - 1));
    },
  };
};

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
  // By their first places.
  rowsAre: 'groups',
  rows: options.map((option, index) => ({
    of: option.value,
    label: `${index + 1}. ${option.label}`,
    value: option.points,
    people: option.first,
    base: option.count,
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
  weightedIncrements: placeSquares,
  means: (question) => optionsOf(question).map(({ id }) => meanOf(id, question)),
  segments: (question) => optionSegments(optionChoices(question), 'first', (id) => `f_${id}`),
  result: resultOf,
  chart: chartOf,
  toText: (answer, question) => answer.map((id, index) => `${index + 1}. ${optionLabel(question, id)}`).join('; '),
  fromCells: rankedFromCells,
  cellParts: optionCellParts,
  variables: rankedOptions,
  settingsText: optionsText,
};
