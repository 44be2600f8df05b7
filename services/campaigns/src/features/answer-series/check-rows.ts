import { setImmediate as nextTurn } from 'node:timers/promises';
import { localDay } from '@folkmoot/calendar/days';
import { type AnswerImport, DomainError, MAX_IMPORTED_ANSWERS } from '@folkmoot/contracts';
import { messages } from './answer-series.messages';
import { type AnswerFile, type AnswerRow, answerRows } from './read-answer-file';
import { type ReadRow, type RowProblem, type RowReading, readRow } from './read-row';

/** Rows that are read without giving other requests a turn. */
const TURN = 200;
const SHOWN_PROBLEMS = 100;
const SAMPLES = 3;

/** The outcome of reading the rows of a file. */
export interface CheckedRows extends Pick<AnswerImport, 'rows' | 'accepted' | 'refusedCount' | 'leftOut' | 'period'> {
  /** The first rows that are refused. */
  readonly problems: readonly (RowProblem & { readonly line: number })[];
  /** The cells of the first rows. */
  readonly samples: readonly (readonly string[])[];
}

/** Counts rows, and keeps only the first of them. */
const createTally = () => {
  const problems: (RowProblem & { line: number })[] = [];
  const samples: (readonly string[])[] = [];
  let rows = 0;
  let accepted = 0;
  let leftOut = 0;
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  const accept = ({ leftOut: omitted, submittedAt }: ReadRow) => {
    accepted += 1;
    leftOut += omitted;
    if (!submittedAt) return;
    first = Math.min(first, submittedAt.getTime());
    last = Math.max(last, submittedAt.getTime());
  };
  return {
    /** Returns the number of rows so far. */
    add: ({ line, cells }: AnswerRow, result: ReadRow | RowProblem): number => {
      rows += 1;
      if (samples.length < SAMPLES) samples.push(cells);
      if (!('reason' in result)) accept(result);
      else if (problems.length < SHOWN_PROBLEMS) problems.push({ ...result, line });
      return rows;
    },
    result: (zone: string): CheckedRows => {
      const dayOf = (moment: number) => localDay(new Date(moment), zone);
      const period = first > last ? null : { from: dayOf(first), to: dayOf(last) };
      return { rows, accepted, refusedCount: rows - accepted, leftOut, period, problems, samples };
    },
  };
};

/** Reads all rows in turns, because a large file takes seconds, and keeps none of them. Throws file_unreadable. */
export const checkRows = async (file: AnswerFile, reading: RowReading): Promise<CheckedRows> => {
  const tally = createTally();
  for (const row of answerRows(file.text, file)) {
    const rows = tally.add(row, readRow(row, reading));
    if (rows > MAX_IMPORTED_ANSWERS)
      throw new DomainError('file_unreadable', { detail: messages.tooManyRows(MAX_IMPORTED_ANSWERS) });
    if (rows % TURN === 0) await nextTurn();
  }
  const checked = tally.result(reading.zone);
  if (checked.rows === 0) throw new DomainError('file_unreadable', { detail: messages.empty });
  return checked;
};
