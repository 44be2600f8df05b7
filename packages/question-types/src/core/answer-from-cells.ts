import type { Question } from '@folkmoot/contracts/client';
import type { AnswerCells, CellPart } from '../choices/answer-cells';
import { questionType } from './registry';

/** The answer in the cells of a file, for `validateResponse` to read. Undefined where they are empty. */
export const answerFromCells = (question: Question, cells: AnswerCells): unknown => {
  if (cells.whole === '' && cells.parts.size === 0) return undefined;
  const { fromCells } = questionType(question.type);
  return fromCells ? fromCells(cells, question) : cells.whole;
};

/** The parts of a question that can have a column each in a file that is read. */
export const cellPartsOf = (question: Question): readonly CellPart[] =>
  questionType(question.type).cellParts?.(question) ?? [];

const moment: Question = { id: 'moment', type: 'date', title: '', required: false, dateKind: 'datetime' };

/** A day or a moment as people write it: `2026-05-04` or `2026-05-04T14:30`. Null for other texts. */
export const readMomentText = (text: string): string | null => {
  const { parse } = questionType('date');
  const read = [parse(text, moment), parse(text, { ...moment, dateKind: 'date' })].find(({ ok }) => ok);
  return read?.ok ? String(read.value) : null;
};
