/**
 * @file Finds the end of a row in a CSV file. No library offers what an import needs: the byte offset after each row,
 * to resume after a crash, and a limited row size when quotation marks are not closed.
 */

export type RowProblem = 'too_long' | 'quote_open';

export const LONGEST_ROW = 64 * 1024;
/** Maximum line breaks in a quoted cell. Notes have a few lines; more means that a quotation mark was never closed. */
const MOST_LINES = 100;

const LF = 0x0a;
const CR = 0x0d;

/** UTF-8 bytes that begin with a row. */
export interface Text {
  readonly bytes: Buffer;
  readonly delimiter: number;
  readonly quote: number;
  /** No more bytes follow. */
  readonly isLast: boolean;
}

export interface ScannedRow {
  /** Length in bytes, without the line break. */
  readonly length: number;
  /** Length in bytes, with the line break. */
  readonly taken: number;
  readonly lines: number;
  readonly problem: RowProblem | null;
}

/** Length of the line break at this position, 0 for none; null when its second byte may not have arrived yet. */
const breakAt = ({ bytes, isLast }: Pick<Text, 'bytes' | 'isLast'>, at: number): number | null => {
  if (bytes[at] === LF) return 1;
  if (bytes[at] !== CR) return 0;
  if (at + 1 >= bytes.length && !isLast) return null;
  return bytes[at + 1] === LF ? 2 : 1;
};

/** The first line break; null when it has not arrived completely. At the end of the file, an empty one. */
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

/** Position of the quotation mark that closes a cell; -1 when it has not arrived. */
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

/** The end of a quoted cell that begins at `from`, and its number of line breaks; null when more bytes are needed. */
const quotedEnd = (text: Text, from: number): Quoted => {
  const { bytes, isLast } = text;
  const close = closingMark(text, from);
  const to = close < 0 ? bytes.length : close;
  const lines = lineBreaksIn(bytes, from, Math.min(to, from + LONGEST_ROW));
  if (to - from > LONGEST_ROW || lines > MOST_LINES) return 'open';
  // The next byte may be another quotation mark, or the second half of a line break.
  if (to + 1 >= bytes.length && !isLast) return null;
  if (close < 0) return 'open';
  // A stray mark in one line is accepted as text. Over several lines it means that the first mark was never closed.
  return lines === 0 || isCellEnd(text, close + 1) ? { at: close + 1, lines } : 'open';
};

/** An unreadable row ends with its first line, so that the rows after it are not lost. */
const broken = (text: Text): ScannedRow | null => {
  const end = lineBreak(text);
  return end && { length: end.at, taken: end.at + end.width, lines: 1, problem: 'quote_open' };
};

const wholeRow = (text: Text, at: number, lines: number): ScannedRow | null => {
  if (at >= text.bytes.length && (at === 0 || !text.isLast)) return null;
  const width = breakAt(text, at);
  return width === null ? null : { length: at, taken: at + width, lines, problem: null };
};

/** The end of the cell that begins at `from`. */
const cellFrom = (text: Text, from: number): Quoted => {
  const quoted: Quoted = text.bytes[from] === text.quote ? quotedEnd(text, from) : { at: from, lines: 0 };
  if (quoted === null || quoted === 'open') return quoted;
  let { at } = quoted;
  while (!isCellEnd(text, at)) at += 1;
  return { at, lines: quoted.lines };
};

/** The first row of a text; null when it has not arrived completely. */
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
