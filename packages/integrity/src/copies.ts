import type { Columns } from './columns';

/** Natural logarithm of the odds from which on two similar responses count as original and copy. */
const MIN_EVIDENCE = 4;
/** How likely an answer of a copy differs from the original's. */
const CHANGED = 0.15;
const MIN_SHARE = 1e-4;

/**
 * How much more likely the closed answers of two responses are when one is a copy of the other, as natural logarithms of
 * odds: an equal rare answer says more than an equal frequent one.
 */
const agreement = (columns: Columns, shareOf: (question: number, code: number) => number, row: number, other: number): number => {
  const closed = columns.closed.values();
  let evidence = 0;
  for (let question = 0; question < columns.questions; question += 1) {
    const code = closed[row * columns.questions + question] ?? 0;
    const share = Math.max(MIN_SHARE, shareOf(question, code));
    const isEqual = code === (closed[other * columns.questions + question] ?? 0);
    evidence += isEqual ? Math.log(1 - CHANGED + CHANGED * share) - Math.log(share) : Math.log(CHANGED);
  }
  return evidence;
};

/** The share of each value of each question. */
const sharesOf = (columns: Columns): ((question: number, code: number) => number) => {
  const closed = columns.closed.values();
  const rows = columns.number.length();
  const counts = Array.from({ length: columns.questions }, () => new Map<number, number>());
  for (let place = 0; place < rows * columns.questions; place += 1) {
    const list = counts[place % columns.questions];
    const code = closed[place] ?? 0;
    list?.set(code, (list.get(code) ?? 0) + 1);
  }
  return (question, code) => (counts[question]?.get(code) ?? 0) / Math.max(1, rows);
};

/**
 * Rows that repeat an earlier one: their written answers nearly, and their closed answers more than chance would.
 * @param twins the earlier row whose texts each row repeats, -1 without
 */
export const findCopies = (columns: Columns, rows: Uint32Array, twins: Int32Array): number[] => {
  const shareOf = sharesOf(columns);
  const copies: number[] = [];
  for (const row of rows) {
    const other = twins[row] ?? -1;
    if (other >= 0 && agreement(columns, shareOf, row, other) >= MIN_EVIDENCE) copies.push(row);
  }
  return copies;
};
