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
import { rankingOptionAnswers } from '../../options/option-readers';
import { messages } from './ranking-staff.messages';

export interface RankedOption extends OptionCount {
  /** Number of first places. */
  first: number;
  /** Mean of its places with one decimal, over those who ranked it. Null when nobody did. */
  averagePlace: number | null;
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
 * Ordered by points: with n options the first place gives n points, the second n - 1, no place none. So a person who
 * ranks only a few options gives points to these only.
 */
const resultOf = (counters: Counters, question: Question): RankingResult => {
  const options = optionsOf(question);
  const ranked = options.map(({ id }) => {
    const count = counters[`n_${id}`] ?? 0;
    const places = counters[`p_${id}`] ?? 0;
    return {
      points: count * (options.length + 1) - places,
      entry: {
        value: id,
        label: optionLabel(question, id),
        count,
        percent: percentOf(count, counters.answered ?? 0),
        first: counters[`f_${id}`] ?? 0,
        averagePlace: count > 0 ? Math.round((places / count) * 10) / 10 : null,
      },
    };
  });
  return { ranking: ranked.toSorted((a, b) => b.points - a.points).map(({ entry }) => entry) };
};

const chartOf = ({ ranking: options }: RankingResult, answered: number): ResultChart => ({
  note: answered === 0 ? messages.noAnswers : messages.base(answered),
  headings: [messages.option, messages.firstPlaces],
  rows: options.map(({ label, first, averagePlace }, index) => ({
    label: `${index + 1}. ${label}`,
    value: first,
    text: messages.figures(
      first,
      percentOf(first, answered),
      averagePlace?.toLocaleString('en', { minimumFractionDigits: 1 }) ?? null,
    ),
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
