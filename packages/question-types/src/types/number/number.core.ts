import type { Question } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import {
  type ConditionNeeds,
  type Counters,
  commonParts,
  type OptionCount,
  percentOf,
  type QuestionTypeCore,
  type ResultChart,
} from '../../core/question-type';
import {
  defaultRange,
  hasButtons,
  MAX_STEPS,
  type NumberRange,
  numberAnswers,
  numberLabel,
  rangeOf,
  stepsIn,
  valuesOf,
} from './number.answers';
import { messages } from './number-staff.messages';

export interface NumberResult {
  distribution: OptionCount[];
  /** Mean with one decimal. Null without answers. */
  average: number | null;
  range: NumberRange;
}

interface Span {
  key: string;
  from: number;
  to: number;
}

/** The counted groups: each value, or spans of equal width when there are too many values. */
const spansOf = (question: Question): Span[] => {
  const { min, max } = rangeOf(question);
  if (hasButtons(question)) return valuesOf(question).map((value) => ({ key: `v${value}`, from: value, to: value }));
  const width = Math.ceil(stepsIn({ min, max }) / MAX_STEPS);
  return Array.from({ length: Math.ceil(stepsIn({ min, max }) / width) }, (_, index) => {
    const from = min + index * width;
    return { key: `s${from}`, from, to: Math.min(from + width - 1, max) };
  });
};

const spanLabel = (question: Question, { from, to }: Span): string => {
  if (from < to) return `${from.toLocaleString('en')} – ${to.toLocaleString('en')}`;
  const label = numberLabel(question, from);
  return label ? `${from}: ${label}` : String(from);
};

const spanValue = ({ from, to }: Span): string => (from === to ? String(from) : `${from}-${to}`);

const increments = (answer: number, question: Question): Counters => {
  const span = spansOf(question).find(({ from, to }) => answer >= from && answer <= to);
  return { answered: 1, sum: answer, ...(span ? { [span.key]: 1 } : {}) };
};

const resultOf = (counters: Counters, question: Question): NumberResult => {
  const answered = counters.answered ?? 0;
  return {
    distribution: spansOf(question).map((span) => {
      const count = lookup(counters, span.key) ?? 0;
      const value = spanValue(span);
      return { value, label: spanLabel(question, span), count, percent: percentOf(count, answered) };
    }),
    average: answered > 0 ? Math.round(((counters.sum ?? 0) / answered) * 10) / 10 : null,
    range: rangeOf(question),
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
  const { min, max } = rangeOf(question);
  if (min < 1) return [messages.belowOne];
  return min < max ? [] : [messages.emptyRange];
};

/**
 * The end of the range, and each compared number with the number below it. The greatest number that meets conditions is
 * one of these: the next number is beyond the range or on the other side of a compared number.
 */
const greatestNumbers = (question: Question, { met, unmet }: ConditionNeeds): number[] => {
  const { min, max } = rangeOf(question);
  const limits = [...met, ...unmet].map(({ value }) => Number(value)).filter(Number.isFinite);
  const candidates = [max, ...limits.flatMap((value) => [Math.floor(value), Math.ceil(value) - 1])];
  return [...new Set(candidates)].filter((value) => value >= min && value <= max);
};

const SECONDS = 6;

const chartOf = ({ distribution, average, range: { min, max } }: NumberResult, answered: number): ResultChart => ({
  note:
    average === null
      ? messages.noAnswers
      : messages.average(average.toLocaleString('en', { minimumFractionDigits: 1 }), min, max, answered),
  headings: [messages.answer, messages.responses],
  rows: distribution.map(({ label, count, percent }) => ({
    label,
    value: count,
    text: messages.count(count, percent),
  })),
});

/** A whole number within a range. */
export const number: QuestionTypeCore<number, NumberResult> = {
  ...numberAnswers,
  label: 'Number Rating',
  summary: 'People give a number, for example from 1 to 10.',
  icon: 'number',
  operators: ['equals', 'not_equals', 'less_than', 'greater_than', 'answered', 'not_answered'],
  create: (id) => ({ id, type: 'number', title: '', required: false, numberRange: { ...defaultRange } }),
  normalise: (question) => {
    const labels = usedLabels(question);
    return {
      ...commonParts(question),
      numberRange: { ...rangeOf(question) },
      ...(Object.keys(labels).length > 0 ? { numberLabels: labels } : {}),
    };
  },
  problems: problemsOf,
  conditionInput: 'number',
  choices: () => [],
  candidates: greatestNumbers,
  answerSeconds: () => SECONDS,
  increments,
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
    return label ? `${answer} (${label})` : String(answer);
  },
  settingsText: (question) => {
    const { min, max } = rangeOf(question);
    const labels = Object.entries(usedLabels(question)).map(([value, label]) => `${value}: ${label}`);
    return [messages.span(min, max), ...labels].join('; ');
  },
};
