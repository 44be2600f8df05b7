/** @file Where a row of a CSV file ends. No library gives what an import needs: the byte after each row, to go on there
 * after a crash, and rows that stay small whatever a file does with quotation marks. */

export type RowProblem = 'too_long' | 'quote_open';

export const LONGEST_ROW = 64 * 1024;
/** Notes of several lines are fine; a quotation mark that nobody closed is not. */
const MOST_LINES = 100;

const LF = 0x0a;
const CR = 0x0d;

/** Bytes of UTF-8 that begin with a row. */
export interface Text {
  readonly bytes: Buffer;
  readonly delimiter: number;
  readonly quote: number;
  /** Nothing comes after them. */
  readonly isLast: boolean;
}

export interface ScannedRow {
  /** Of the row itself, without its line break. */
  readonly length: number;
  /** With it. */
  readonly taken: number;
  readonly lines: number;
  readonly problem: RowProblem | null;
}

/** A line break at a place: its length, 0 for none; null while its second half may still come. */
const breakAt = ({ bytes, isLast }: Pick<Text, 'bytes' | 'isLast'>, at: number): number | null => {
  if (bytes[at] === LF) return 1;
  if (bytes[at] !== CR) return 0;
  if (at + 1 >= bytes.length && !isLast) return null;
  return bytes[at + 1] === LF ? 2 : 1;
};

/** The first line break; null when it has not come whole. At the very end, an empty one. */
export const lineBreak = (text: Pick<Text, 'bytes' | 'isLast'>): { at: number; width: number } | null => {
  const { bytes, isLast } = text;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== LF && bytes[at] !== CR) continue;
    const width = breakAt(text, at);
    return width === null ? null : { at, width };
  }
  return isLast ? { at: bytes.length, width: 0 } : null;
};

type Quoted = { readonly at: number; readonly lines: number } | 'open' | null;

/** The quotation mark that ends a quoted cell; -1 when it has not come. */
const closingMark = ({ bytes, quote }: Text, from: number): number => {
  let at = bytes.indexOf(quote, from + 1);
  while (at >= 0 && bytes[at + 1] === quote) at = bytes.indexOf(quote, at + 2);
  return at;
};

const lineBreaksIn = (bytes: Buffer, from: number, to: number): number => {
  let breaks = 0;
  for (let at = from; at < to; at++) {
    if (bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF)) breaks += 1;
  }
  return breaks;
};

const isCellEnd = ({ bytes, delimiter }: Text, at: number): boolean => {
  const byte = bytes[at];
  return byte === undefined || byte === delimiter || byte === LF || byte === CR;
};

/** Where a quoted cell that begins at `from` ends, and how many line breaks are in it; null while it may go on. */
const quotedEnd = (text: Text, from: number): Quoted => {
  const { bytes, isLast } = text;
  const close = closingMark(text, from);
  const to = close < 0 ? bytes.length : close;
  const lines = lineBreaksIn(bytes, from, Math.min(to, from + LONGEST_ROW));
  if (to - from > LONGEST_ROW || lines > MOST_LINES) return 'open';
  // Another mark, or the other half of a line break, may come.
  if (to + 1 >= bytes.length && !isLast) return null;
  if (close < 0) return 'open';
  // A stray mark within one line is taken as it is; over several lines, the first one was never closed.
  return lines === 0 || isCellEnd(text, close + 1) ? { at: close + 1, lines } : 'open';
};

/** A row that cannot be read ends with its first line, so that those after it are not lost with it. */
const broken = (text: Text): ScannedRow | null => {
  const end = lineBreak(text);
  return end && { length: end.at, taken: end.at + end.width, lines: 1, problem: 'quote_open' };
};

const wholeRow = (text: Text, at: number, lines: number): ScannedRow | null => {
  if (at >= text.bytes.length && (at === 0 || !text.isLast)) return null;
  const width = breakAt(text, at);
  return width === null ? null : { length: at, taken: at + width, lines, problem: null };
};

/** Where the cell that begins at `from` ends. */
const cellFrom = (text: Text, from: number): Quoted => {
  const quoted: Quoted = text.bytes[from] === text.quote ? quotedEnd(text, from) : { at: from, lines: 0 };
  if (quoted === null || quoted === 'open') return quoted;
  let { at } = quoted;
  while (!isCellEnd(text, at)) at += 1;
  return { at, lines: quoted.lines };
};

/** The first row of a text; null when it has not come whole. */
export const scanRow = (text: Text): ScannedRow | null => {
  let lines = 1;
  let cell = cellFrom(text, 0);
  while (cell !== null && cell !== 'open' && text.bytes[cell.at] === text.delimiter) {
    lines += cell.lines;
    cell = cellFrom(text, cell.at + 1);
  }
  if (cell === 'open') return broken(text);
  return cell && wholeRow(text, cell.at, lines + cell.lines);
};
