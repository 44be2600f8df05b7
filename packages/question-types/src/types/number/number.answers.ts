import type { Question } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import type { AnswerReader } from '../../core/question-type';

export interface NumberRange {
  min: number;
  max: number;
  decimals?: number | undefined;
}

type Scale = Pick<Question, 'numberRange' | 'numberUnit'>;

/** The range of a new question. */
export const defaultRange: NumberRange = { min: 1, max: 10 };
/** Up to this many steps are buttons, and counted one by one; above it people type and the report shows spans. */
export const MAX_STEPS = 20;

export const rangeOf = ({ numberRange }: Pick<Question, 'numberRange'>): NumberRange => numberRange ?? defaultRange;

/** Steps in one: 1 for whole numbers, 10 for one decimal. */
export const stepsPerOne = ({ decimals = 0 }: NumberRange): number => 10 ** decimals;

export const stepsIn = (range: NumberRange): number =>
  Math.max(0, Math.round((range.max - range.min) * stepsPerOne(range)) + 1);

/** Whether each value is counted by itself. */
export const hasFewValues = (range: NumberRange): boolean => !range.decimals && stepsIn(range) <= MAX_STEPS;

/** The buttons of a question. None when people type: many values, decimals, or a quantity with a unit. */
export const valuesOf = (question: Scale): number[] => {
  const range = rangeOf(question);
  return !question.numberUnit && hasFewValues(range)
    ? Array.from({ length: stepsIn(range) }, (_, step) => range.min + step)
    : [];
};

export const numberLabel = (question: Pick<Question, 'numberLabels'>, value: number): string =>
  lookup(question.numberLabels, String(value))?.trim() ?? '';

/** Text that is no number is kept, so that it is shown again. */
const numberOr = (value: string): number | string => (Number.isNaN(Number(value)) ? value : Number(value));

export const numberAnswers: AnswerReader<number> = {
  id: 'number',
  parse: (raw, question) => {
    const range = rangeOf(question);
    const steps = stepsPerOne(range);
    // No answer has more decimals than the question asks for, and -0 is 0.
    return typeof raw === 'number' && raw >= range.min && raw <= range.max && Math.round(raw * steps) / steps === raw
      ? { ok: true, value: raw || 0 }
      : { ok: false, problem: 'not_an_answer' };
  },
  // Buttons have plain digits. What people write themselves is read by `fromWritten`.
  fromForm: ([value = '']) => (value.trim() ? numberOr(value) : null),
  toForm: (answer) => [String(answer)],
};
