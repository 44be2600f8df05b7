import { setImmediate as nextTurn } from 'node:timers/promises';
import { localDay } from '@folkmoot/calendar/days';
import { type AnswerImport, DomainError, MAX_IMPORTED_ANSWERS } from '@folkmoot/contracts';
import { messages } from './answer-series.messages';
import { type AnswerFile, answerRows } from './read-answer-file';
import { type RowProblem, type RowReading, readRow } from './read-row';

/** Rows that are read without giving other requests a turn. */
const TURN = 200;
const SHOWN_PROBLEMS = 100;
const SAMPLES = 3;

/** What would become of the rows of a file. */
export interface CheckedRows extends Pick<AnswerImport, 'rows' | 'accepted' | 'refusedCount' | 'leftOut' | 'period'> {
  /** The first rows that are refused. */
  readonly problems: readonly (RowProblem & { readonly line: number })[];
  /** The cells of the first rows. */
  readonly samples: readonly (readonly string[])[];
}

/** Reads all rows in turns, because a large file takes seconds, and keeps none of them. */
export const checkRows = async (file: AnswerFile, reading: RowReading): Promise<CheckedRows> => {
  const problems: (RowProblem & { line: number })[] = [];
  const samples: (readonly string[])[] = [];
  let rows = 0;
  let accepted = 0;
  let leftOut = 0;
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const row of answerRows(file.text, file)) {
    rows += 1;
    if (rows > MAX_IMPORTED_ANSWERS)
      throw new DomainError('file_unreadable', { detail: messages.tooManyRows(MAX_IMPORTED_ANSWERS) });
    if (rows % TURN === 0) await nextTurn();
    if (samples.length < SAMPLES) samples.push(row.cells);
    const result = readRow(row, reading);
    if ('reason' in result) {
      if (problems.length < SHOWN_PROBLEMS) problems.push({ ...result, line: row.line });
      continue;
    }
    accepted += 1;
    leftOut += result.leftOut;
    const moment = result.submittedAt?.getTime();
    if (moment === undefined) continue;
    first = Math.min(first, moment);
    last = Math.max(last, moment);
  }
  if (rows === 0) throw new DomainError('file_unreadable', { detail: messages.empty });
  const dayOf = (moment: number) => localDay(new Date(moment), reading.zone);
  const period = first > last ? null : { from: dayOf(first), to: dayOf(last) };
  return { rows, accepted, refusedCount: rows - accepted, leftOut, period, problems, samples };
};
