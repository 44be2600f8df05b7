import type { Question } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import type { AnswerReader } from '../../core/question-type';

export interface NumberRange {
  min: number;
  max: number;
}

/** The range of a new question. */
export const defaultRange: NumberRange = { min: 1, max: 10 };
/** Up to this many steps are buttons, and counted one by one; above it people type and the report shows spans. */
export const MAX_STEPS = 20;

export const rangeOf = ({ numberRange }: Pick<Question, 'numberRange'>): NumberRange => numberRange ?? defaultRange;

export const stepsIn = ({ min, max }: NumberRange): number => Math.max(0, max - min + 1);

export const hasButtons = (question: Pick<Question, 'numberRange'>): boolean => stepsIn(rangeOf(question)) <= MAX_STEPS;

export const valuesOf = (question: Pick<Question, 'numberRange'>): number[] =>
  hasButtons(question)
    ? Array.from({ length: stepsIn(rangeOf(question)) }, (_, step) => rangeOf(question).min + step)
    : [];

export const numberLabel = (question: Pick<Question, 'numberLabels'>, value: number): string =>
  lookup(question.numberLabels, String(value))?.trim() ?? '';

/** A number in any usual spelling: `1,200`, `1 200`, ` 7 `, `١٢٠٠`. NaN for a text that is no number. */
export const readNumber = (written: string): number => {
  const plain = written
    .trim()
    // Arabic and Persian digits: their lowest four bits are their value.
    .replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) & 15}`)
    .replace(/[\s,.'٬](?=\d{3}(?!\d))/g, '');
  return plain === '' ? Number.NaN : Number(plain);
};

export const numberAnswers: AnswerReader<number> = {
  id: 'number',
  parse: (raw, question) => {
    const { min, max } = rangeOf(question);
    const isAnswer = typeof raw === 'number' && Number.isInteger(raw) && raw >= min && raw <= max;
    return isAnswer ? { ok: true, value: raw } : { ok: false, problem: 'not_an_answer' };
  },
  fromForm: ([value = '']) => {
    if (value.trim() === '') return null;
    const number = readNumber(value);
    // The original text, so that the form shows it again.
    return Number.isNaN(number) ? value : number;
  },
  toForm: (answer) => [String(answer)],
};
