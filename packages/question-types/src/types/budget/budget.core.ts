import type { Question } from '@folkmoot/contracts/client';
import { isKeyOf, lookup } from '@folkmoot/contracts/dictionary';
import { amountsFromCells, optionCellParts } from '../../choices/from-cells';
import { optionCandidates } from '../../choices/option-candidates';
import { optionParts } from '../../choices/option-variables';
import {
  newOptions,
  optionChoices,
  optionLabel,
  optionProblems,
  optionsOf,
  optionsText,
  withOptions,
} from '../../choices/options';
import { pairOf, readPairs, splitPair } from '../../choices/pairs';
import {
  type Choice,
  type ConditionNeeds,
  type Counters,
  type Mean,
  percentOf,
  type QuestionTypeCore,
  type ResultChart,
} from '../../core/question-type';
import { noSegments } from '../../core/segments';
import { typeWords } from '../../core/type-words.messages';
import { budgetAnswers, budgetOf, DEFAULT_BUDGET } from './budget.answers';
import { messages, pointWords } from './budget-staff.messages';

export interface Share extends Choice {
  /** Mean of everybody who answered. Those who gave nothing count as 0. */
  mean: number;
  /** Null with too many different amounts, and without answers. */
  median: number | null;
  /** Whole percent of the amount. */
  percent: number;
}

export interface BudgetResult {
  total: number;
  unit: string;
  shares: Share[];
}

/** With more different amounts they are not counted one by one, and there is no median. */
const MOST_AMOUNTS = 100;

const unitOf = ({ numberUnit = '' }: Question): string => numberUnit.trim();

const stepsIn = (question: Question): number => budgetOf(question).total / budgetOf(question).step;

const countsEach = (question: Question): boolean => stepsIn(question) <= MOST_AMOUNTS;

/** Sum of an option in steps, and how many people gave it an amount. */
const sumKey = (id: string): string => `s_${id}`;
const amountKey = (id: string, steps: number): string => `a_${pairOf(id, steps)}`;

const increments = (answer: readonly string[], question: Question): Counters => {
  const { step } = budgetOf(question);
  const counted = answer.flatMap((pair): [string, number][] => {
    const [id, amount] = splitPair(pair);
    const steps = Number(amount) / step;
    return [[sumKey(id), steps], ...(countsEach(question) ? [[amountKey(id, steps), 1] as [string, number]] : [])];
  });
  return Object.fromEntries([['answered', 1], ...counted]);
};

const squareKey = (id: string): string => `q_${id}`;

const squaresOf = (answer: readonly string[], question: Question): Counters => {
  const { step } = budgetOf(question);
  return Object.fromEntries(
    answer.map((pair) => {
      const [id, amount] = splitPair(pair);
      return [squareKey(id), (Number(amount) / step) ** 2];
    }),
  );
};

/** Squares of the amounts, where each amount is counted. */
const countedSquares = (id: string, counters: Counters, question: Question): number =>
  Array.from({ length: stepsIn(question) }, (_, index) => index + 1).reduce(
    (sum, steps) => sum + (lookup(counters, amountKey(id, steps)) ?? 0) * (steps * budgetOf(question).step) ** 2,
    0,
  );

const meanOf = (id: string, question: Question): Mean => {
  const { step } = budgetOf(question);
  return {
    value: id,
    label: optionLabel(question, id),
    answered: ({ answered = 0 }) => answered,
    sum: (counters) => (lookup(counters, sumKey(id)) ?? 0) * step,
    squares: (counters) => (lookup(counters, squareKey(id)) ?? 0) * step ** 2,
    mostSquares: (counters) => (countsEach(question) ? countedSquares(id, counters, question) : null),
  };
};

/** The amount in the middle of all answers, in steps. Those who gave nothing are the rest. */
const medianSteps = (id: string, answered: number, counters: Counters, question: Question): number => {
  const counts = Array.from(
    { length: stepsIn(question) },
    (_, index) => lookup(counters, amountKey(id, index + 1)) ?? 0,
  );
  const givers = counts.reduce((sum, count) => sum + count, 0);
  /** The amount of the person at a place, from the smallest amount. */
  const at = (place: number): number => {
    let before = answered - givers;
    if (place < before) return 0;
    return (
      1 +
      counts.findIndex((count) => {
        before += count;
        return place < before;
      })
    );
  };
  return (at(Math.floor((answered - 1) / 2)) + at(Math.floor(answered / 2))) / 2;
};

/** From this amount on, averages are whole numbers. */
export const LARGE_TOTAL = 1_000;

/** Whole numbers of large amounts, one decimal of others. */
const rounded = (value: number, total: number): number =>
  total < LARGE_TOTAL ? Math.round(value * 10) / 10 : Math.round(value);

const shareOf = (id: string, counters: Counters, question: Question): Share => {
  const { total, step } = budgetOf(question);
  const answered = counters.answered ?? 0;
  const sum = (lookup(counters, sumKey(id)) ?? 0) * step;
  const hasMedian = answered > 0 && countsEach(question);
  return {
    value: id,
    label: optionLabel(question, id),
    mean: answered > 0 ? rounded(sum / answered, total) : 0,
    median: hasMedian ? medianSteps(id, answered, counters, question) * step : null,
    percent: percentOf(sum, total * answered),
  };
};

const chartOf = ({ total, unit, shares }: BudgetResult, answered: number): ResultChart => ({
  note: answered === 0 ? messages.noAnswers : messages.base(answered, total, unit),
  headings: [messages.option, messages.average],
  rowsAre: 'figures',
  rows: shares.map(({ value, label, mean, median, percent }) => ({
    of: value,
    label,
    value: mean,
    text: messages.share(mean, unit, percent, median),
  })),
});

const problemsOf = (question: Question): string[] => [
  ...optionProblems(question),
  ...(optionsOf(question).length === 1 ? [messages.fewOptions] : []),
  ...(Number.isInteger(stepsIn(question)) ? [] : [messages.unevenSteps]),
];

/**
 * One answer that meets the conditions, when there is one: a step for each option that must get something, or for one
 * that may, and the rest for the first of them.
 */
const candidates = (question: Question, needs: ConditionNeeds): string[][] => {
  const { total, step } = budgetOf(question);
  const { required, distinct } = optionCandidates(optionsOf(question), needs);
  const sets = required.length > 0 ? [required] : distinct.map((id) => [id]);
  return sets
    .filter((ids) => ids.length * step <= total)
    .map((ids) => ids.map((id, index) => pairOf(id, index === 0 ? total - (ids.length - 1) * step : step)));
};

const FIRST_SECONDS = 10;
const SECONDS_PER_OPTION = 6;
/** Nobody gives something to each of very many options. */
const OPTIONS_TIMED = 15;

/** An amount that people share among options. */
export const budget: QuestionTypeCore<string[], BudgetResult> = {
  ...budgetAnswers,
  ...typeWords.budget,
  icon: 'coins',
  group: 'rate',
  operators: ['contains', 'not_contains', 'answered', 'not_answered'],
  create: (id, makeOptionId, language = 'en') => ({
    id,
    type: 'budget',
    title: '',
    required: false,
    options: newOptions(makeOptionId),
    budget: { ...DEFAULT_BUDGET },
    numberUnit: isKeyOf(pointWords, language) ? pointWords[language] : pointWords.en,
  }),
  normalise: (question) => {
    const { total, step, isExact } = budgetOf(question);
    const unit = unitOf(question);
    return { ...withOptions(question), budget: { total, step, isExact }, ...(unit ? { numberUnit: unit } : {}) };
  },
  problems: problemsOf,
  conditionInput: 'choice',
  choices: optionChoices,
  candidates,
  answerSeconds: (question) => FIRST_SECONDS + SECONDS_PER_OPTION * Math.min(optionsOf(question).length, OPTIONS_TIMED),
  increments,
  weightedIncrements: squaresOf,
  means: (question) => optionsOf(question).map(({ id }) => meanOf(id, question)),
  segments: noSegments,
  result: (counters, question) => ({
    total: budgetOf(question).total,
    unit: unitOf(question),
    shares: optionsOf(question).map(({ id }) => shareOf(id, counters, question)),
  }),
  chart: chartOf,
  toText: (answer, question) =>
    answer
      .map((pair) => {
        const [id, amount] = splitPair(pair);
        return messages.given(optionLabel(question, id), Number(amount), unitOf(question));
      })
      .join('; '),
  fromCells: amountsFromCells,
  cellParts: optionCellParts,
  parts: {
    titles: (question) => optionsOf(question).map(({ id }) => optionLabel(question, id)),
    cells: (answer, question) => {
      const amounts = readPairs(answer);
      return optionsOf(question).map(({ id }) => amounts?.get(id) ?? '0');
    },
  },
  variables: (question) =>
    optionParts(question).map((part) => ({
      part,
      kind: 'number',
      read: (answer) => Number(readPairs(answer)?.get(part.id) ?? 0),
    })),
  settingsText: (question) =>
    [messages.settings(budgetOf(question), unitOf(question)), optionsText(question)].join('; '),
};
