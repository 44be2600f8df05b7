import type { Question } from '@folkmoot/contracts/client';
import { optionsOf } from '../../choices/options';
import { filledPairs, pairOf, readPairs, splitPair } from '../../choices/pairs';
import type { AnswerReader } from '../../core/question-type';
import { wholeQuestion } from '../../options/whole-question';
import { latinDigits } from '../../personal/latin-digits';

export interface Budget {
  total: number;
  step: number;
  /** Whether all of it must be shared. */
  isExact: boolean;
}

export const DEFAULT_BUDGET: Budget = { total: 100, step: 5, isExact: true };

export const budgetOf = ({ budget }: Pick<Question, 'budget'>): Budget => budget ?? DEFAULT_BUDGET;

/** A whole number in a usual spelling: `1,200`, `1 200`, `١٢٠٠`. NaN for anything else. */
export const readAmount = (written: string): number => {
  const plain = latinDigits(written)
    .trim()
    .replace(/[\s,.'٬](?=\d{3}(?!\d))/g, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
};

/** Amounts of the options, in the order of the question. Null when something is no whole number of steps. */
const readAmounts = (raw: unknown, question: Question): readonly (readonly [string, number])[] | null => {
  const written = readPairs(raw);
  const { step } = budgetOf(question);
  // In the order of the question, not the one in which a person saw the options.
  const amounts = optionsOf(wholeQuestion(question)).flatMap(({ id }) => {
    const amount = written?.get(id);
    return amount === undefined ? [] : [[id, readAmount(amount)] as const];
  });
  const isSound = amounts.length === written?.size && amounts.every(([, amount]) => amount % step === 0);
  return isSound ? amounts : null;
};

/** `option:amount` for each option that gets something. */
export const budgetAnswers: AnswerReader<string[]> = {
  id: 'budget',
  parse: (raw, question, isNew) => {
    const { total, isExact } = budgetOf(question);
    const amounts = readAmounts(raw, question);
    const sum = amounts?.reduce((all, [, amount]) => all + amount, 0) ?? 0;
    // All zero is no answer. Part of the amount is one where staff asked for all of it only later.
    return amounts && sum <= total && !(isNew && isExact && sum > 0 && sum < total)
      ? { ok: true, value: amounts.flatMap(([id, amount]) => (amount > 0 ? [pairOf(id, amount)] : [])) }
      : { ok: false, problem: 'not_an_answer' };
  },
  fromForm: filledPairs,
  toForm: (answer) => answer,
  /** The options that get something. */
  conditionValue: (answer) =>
    answer.flatMap((pair) => {
      const [id, amount] = splitPair(pair);
      return readAmount(amount) > 0 ? [id] : [];
    }),
};
