import type { Question } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import {
  type ConditionNeeds,
  type Counters,
  commonParts,
  type Mean,
  type OptionCount,
  percentOf,
  type QuestionTypeCore,
  type ResultChart,
} from '../../core/question-type';
import { typeWords } from '../../core/type-words.messages';
import {
  defaultRange,
  hasFewValues,
  MAX_STEPS,
  type NumberRange,
  numberAnswers,
  numberLabel,
  rangeOf,
  stepsIn,
  stepsPerOne,
  valuesOf,
} from './number.answers';
import { messages } from './number-staff.messages';
import { isWholeScore, type PromoterScore, promoterMean, promoterScoreOf, promoterShares } from './promoter-score';
import { fromWritten } from './read-number';

export interface NumberResult {
  distribution: OptionCount[];
  /** Mean with one decimal, or as many as the answers have. Null without answers. */
  average: number | null;
  range: NumberRange;
  unit?: string | undefined;
  /** Only of a scale from 0 to 10 that somebody answered. */
  promoters?: PromoterScore;
}

interface Span {
  key: string;
  from: number;
  to: number;
}

/**
 * The counted groups: each value, or spans of equal width when there are too many values. Their bounds are counted in
 * steps, because sums of decimals are not exact. Names of counters have no dot: 1.5 of one decimal is `s15e1`.
 */
const spansOf = (question: Question): Span[] => {
  const range = rangeOf(question);
  const perOne = stepsPerOne(range);
  const [first, last] = [Math.round(range.min * perOne), Math.round(range.max * perOne)];
  const suffix = range.decimals ? `e${range.decimals}` : '';
  const spanOf = (kind: string, from: number, to: number): Span => ({
    key: `${kind}${from}${suffix}`,
    from: from / perOne,
    to: to / perOne,
  });
  if (hasFewValues(range))
    return Array.from({ length: stepsIn(range) }, (_, step) => spanOf('v', first + step, first + step));
  const width = Math.ceil(stepsIn(range) / MAX_STEPS);
  return Array.from({ length: Math.ceil(stepsIn(range) / width) }, (_, index) => {
    const from = first + index * width;
    return spanOf('s', from, Math.min(from + width - 1, last));
  });
};

const inWords = (value: number, { decimals = 0 }: NumberRange): string =>
  value.toLocaleString('en', { minimumFractionDigits: decimals });

const spanLabel = (question: Question, { from, to }: Span): string => {
  const range = rangeOf(question);
  if (from < to) return `${inWords(from, range)} – ${inWords(to, range)}`;
  const label = numberLabel(question, from);
  return label ? `${from}: ${label}` : String(from);
};

const spanValue = ({ from, to }: Span): string => (from === to ? String(from) : `${from}-${to}`);

/** The sum is counted in steps: exact, so that it is 0 again when every answer is removed. */
const increments = (answer: number, question: Question): Counters => {
  const span = spansOf(question).find(({ from, to }) => answer >= from && answer <= to);
  const sum = Math.round(answer * stepsPerOne(rangeOf(question)));
  return { answered: 1, sum, ...(span ? { [span.key]: 1 } : {}) };
};

/** In steps, too, so that it is as exact as the sum. */
const squareOf = (answer: number, question: Question): Counters => ({
  squares: Math.round(answer * stepsPerOne(rangeOf(question))) ** 2,
});

const meanOf = (question: Question): Mean => {
  const perOne = stepsPerOne(rangeOf(question));
  return {
    value: '',
    label: '',
    answered: ({ answered = 0 }) => answered,
    sum: ({ sum = 0 }) => sum / perOne,
    squares: ({ squares = 0 }) => squares / perOne ** 2,
    mostSquares: (counters) => mostSquaresOf(question, counters),
  };
};

/**
 * The most that the squares of the answers can add up to: each number of a span is as far from the mean as the farther end
 * at most. Exact where each value is counted. Null when some answers are in no span.
 */
const mostSquaresOf = (question: Question, counters: Counters): number | null => {
  const { answered = 0, sum = 0 } = counters;
  const mean = sum / stepsPerOne(rangeOf(question)) / answered;
  const spans = spansOf(question).map(({ key, from, to }) => ({ count: lookup(counters, key) ?? 0, from, to }));
  if (spans.reduce((total, { count }) => total + count, 0) !== answered) return null;
  const distances = spans.map(({ count, from, to }) => count * Math.max((from - mean) ** 2, (to - mean) ** 2));
  return distances.reduce((total, distance) => total + distance, 0) + answered * mean ** 2;
};

/** Whether the result has a promoter score. */
const isScore = (question: Question): boolean =>
  question.isPromoterScore === true || (isWholeScore(rangeOf(question)) && !question.numberUnit?.trim());

const averageOf = ({ answered = 0, sum = 0 }: Counters, range: NumberRange): number | null => {
  if (answered === 0) return null;
  const places = 10 ** Math.max(1, range.decimals ?? 0);
  return Math.round((sum / stepsPerOne(range) / answered) * places) / places;
};

const resultOf = (counters: Counters, question: Question): NumberResult => {
  const answered = counters.answered ?? 0;
  const range = rangeOf(question);
  const unit = question.numberUnit?.trim();
  const promoters = isScore(question) ? promoterScoreOf(counters) : null;
  return {
    distribution: spansOf(question).map((span) => {
      const count = lookup(counters, span.key) ?? 0;
      const value = spanValue(span);
      return { value, label: spanLabel(question, span), count, percent: percentOf(count, answered) };
    }),
    average: averageOf(counters, range),
    range,
    ...(unit ? { unit } : {}),
    ...(promoters ? { promoters } : {}),
  };
};

/** Labels of values inside the range, without blank ones. */
const usedLabels = (question: Question): Record<string, string> =>
  Object.fromEntries(
    valuesOf(question).flatMap((value) => {
      const label = numberLabel(question, value);
      return label ? [[String(value), label]] : [];
    }),
  );

const problemsOf = (question: Question): string[] => {
  const range = rangeOf(question);
  const perOne = stepsPerOne(range);
  if (![range.min, range.max].every((bound) => Math.round(bound * perOne) / perOne === bound))
    return [messages.tooFine];
  return range.min < range.max ? [] : [messages.emptyRange];
};

const TINY = 1e-6;

/** A number in steps. Exact when the number is one that people can answer, though products of decimals are not. */
const inSteps = (value: number, perOne: number): number => {
  const steps = value * perOne;
  return Math.abs(steps - Math.round(steps)) < TINY ? Math.round(steps) : steps;
};

/**
 * The end of the range, and each compared number with the number below it. The greatest number that meets conditions is
 * one of these: the next number is beyond the range or on the other side of a compared number.
 */
const greatestNumbers = (question: Question, { met, unmet }: ConditionNeeds): number[] => {
  const range = rangeOf(question);
  const perOne = stepsPerOne(range);
  const limits = [...met, ...unmet].map(({ value }) => Number(value)).filter(Number.isFinite);
  const steps = limits
    .map((limit) => inSteps(limit, perOne))
    .flatMap((limit) => [Math.floor(limit), Math.ceil(limit) - 1]);
  const candidates = [range.max, ...steps.map((step) => step / perOne || 0)];
  return [...new Set(candidates)].filter((value) => value >= range.min && value <= range.max);
};

const SECONDS = 6;

/** The result in one sentence: the average or the promoter score, and the number of answers. */
export const resultNote = ({ average, range, unit, promoters }: NumberResult, answered: number): string => {
  if (average === null) return messages.noAnswers;
  const digits = Math.max(1, range.decimals ?? 0);
  const said = average.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const scale = messages.span(inWords(range.min, range), inWords(range.max, range), unit);
  const mean = messages.average(said, scale, answered);
  return promoters ? `${mean} ${messages.promoterScore(promoters)}` : mean;
};

const chartOf = (result: NumberResult, answered: number): ResultChart => ({
  note: resultNote(result, answered),
  headings: [messages.answer, messages.responses],
  rowsAre: 'groups',
  rows: result.distribution.map(({ value, label, count, percent }) => ({
    of: value,
    label,
    value: count,
    text: messages.count(count, percent),
  })),
});

const normalise = (question: Question): Question => {
  const isPromoterScore = question.isPromoterScore === true && isWholeScore(rangeOf(question));
  const { min, max, decimals } = rangeOf(question);
  const unit = isPromoterScore ? '' : (question.numberUnit?.trim() ?? '');
  const withUnit = { ...question, numberUnit: unit };
  const labels = usedLabels(withUnit);
  return {
    ...commonParts(question),
    numberRange: { min, max, ...(decimals ? { decimals } : {}) },
    ...(Object.keys(labels).length > 0 ? { numberLabels: labels } : {}),
    ...(unit ? { numberUnit: unit } : {}),
    ...(isPromoterScore ? { isPromoterScore } : {}),
  };
};

/** A number within a range: whole, or with decimals and a unit. */
export const number: QuestionTypeCore<number, NumberResult> = {
  ...numberAnswers,
  fromForm: fromWritten,
  ...typeWords.number,
  icon: 'number',
  group: 'numbers',
  operators: ['equals', 'not_equals', 'less_than', 'greater_than', 'answered', 'not_answered'],
  create: (id) => ({ id, type: 'number', title: '', required: false, numberRange: { ...defaultRange } }),
  normalise,
  problems: problemsOf,
  conditionInput: 'number',
  choices: () => [],
  candidates: greatestNumbers,
  answerSeconds: () => SECONDS,
  increments,
  weightedIncrements: squareOf,
  means: (question) => [meanOf(question), ...(isScore(question) ? [promoterMean(messages.scoreLabel)] : [])],
  groupShares: (question) => (isScore(question) ? promoterShares : []),
  segments: (question) =>
    spansOf(question).map((span) => ({
      value: spanValue(span),
      label: spanLabel(question, span),
      counter: span.key,
      test: { is: 'between', from: span.from, to: span.to },
    })),
  result: resultOf,
  chart: chartOf,
  toText: (answer, question) => {
    const label = numberLabel(question, answer);
    if (label) return `${answer} (${label})`;
    return question.numberUnit ? `${answer} ${question.numberUnit}` : String(answer);
  },
  fromCells: ({ whole }, question) => {
    const unit = question.numberUnit?.trim() ?? '';
    // The export has the label of a number in brackets behind it.
    const written = whole.endsWith(')') ? whole.slice(0, Math.max(0, whole.indexOf('('))).trim() : whole;
    const number = unit !== '' && written.endsWith(unit) ? written.slice(0, -unit.length) : written;
    return fromWritten([number], question);
  },
  variables: (question) => [
    {
      part: null,
      kind: 'number',
      decimals: rangeOf(question).decimals ?? 0,
      values: Object.entries(usedLabels(question)).map(([value, label]) => ({ code: Number(value), id: value, label })),
      read: (answer) => answer,
    },
  ],
  settingsText: (question) => {
    const range = rangeOf(question);
    const labels = Object.entries(usedLabels(question)).map(([value, label]) => `${value}: ${label}`);
    return [
      messages.span(String(range.min), String(range.max), question.numberUnit),
      ...(range.decimals ? [messages.decimals(range.decimals)] : []),
      ...(question.isPromoterScore ? [messages.isPromoterScore] : []),
      ...labels,
    ].join('; ');
  },
};
