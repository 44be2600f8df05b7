import type { Question, QuestionOption } from '@folkmoot/contracts/client';
import { optionsOf } from '../../choices/options';
import { filledPairs, pairOf, readPairs } from '../../choices/pairs';
import type { AnswerReader } from '../../core/question-type';
import { wholeQuestion } from '../../options/whole-question';

type Asked = Pick<Question, 'matrixKind' | 'columns' | 'numberRange' | 'numberLabels'>;

/** The numbers of a rating begin at 1. */
export const FEWEST_STEPS = 2;
export const MOST_STEPS = 10;
const DEFAULT_STEPS = 5;

const stepsOf = ({ numberRange }: Asked): number =>
  Math.min(Math.max(numberRange?.max ?? DEFAULT_STEPS, FEWEST_STEPS), MOST_STEPS);

/** The columns: of a rating its numbers, with their words. */
export const columnsOf = (question: Asked): readonly QuestionOption[] =>
  question.matrixKind === 'rating'
    ? Array.from({ length: stepsOf(question) }, (_, index) => {
        const words = question.numberLabels?.[index + 1]?.trim();
        return { id: `${index + 1}`, label: words ? `${index + 1}: ${words}` : `${index + 1}` };
      })
    : (question.columns ?? []);

export const needsEveryRow = ({ required, isEveryRowRequired = true }: Question): boolean =>
  required && isEveryRowRequired;

/** `row:column` for each answered row, in the order of the rows. */
export const matrixAnswers: AnswerReader<string[]> = {
  id: 'matrix',
  parse: (raw, question, isNew) => {
    const chosen = readPairs(raw);
    const columns = new Set(columnsOf(question).map(({ id }) => id));
    // In the order of the question, not the one in which a person saw the rows.
    const pairs = optionsOf(wholeQuestion(question)).flatMap(({ id }) => {
      const column = chosen?.get(id) ?? '';
      return columns.has(column) ? [pairOf(id, column)] : [];
    });
    const isWhole = pairs.length === chosen?.size && pairs.length > 0;
    // An answer from before a row was added stays an answer.
    return isWhole && !(isNew && needsEveryRow(question) && pairs.length < optionsOf(question).length)
      ? { ok: true, value: pairs }
      : { ok: false, problem: 'not_an_answer' };
  },
  fromForm: filledPairs,
  toForm: (answer) => answer,
};
