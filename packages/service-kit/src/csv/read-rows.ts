import { LONGEST_ROW, lineBreak, type RowProblem, type ScannedRow, scanRow, type Text } from './scan-row';

/** Delimiter and quote character of a file. */
export interface Dialect {
  /** One ASCII character. */
  readonly delimiter: string;
  /** A quotation mark or an apostrophe. */
  readonly quote: string;
}

/** One row, as UTF-8 bytes without its line break. */
export interface RawRow {
  /** Line number of its beginning. The first line of a file is 1. */
  readonly line: number;
  readonly bytes: Buffer;
  /** Byte offset in the file after the row and its line break. */
  readonly end: number;
  /** Line number after the row. */
  readonly nextLine: number;
  readonly problem: RowProblem | null;
}

/** Position where reading continues. */
export interface RowPosition {
  readonly offset: number;
  readonly line: number;
}

export const START: RowPosition = { offset: 0, line: 1 };
/** Bytes of an unreadable row that the list of rejected rows shows. */
const SHOWN = 120;

export interface RowReader {
  /** Returns the rows that are complete with these bytes. */
  push(bytes: Buffer): RawRow[];
  /** Returns the remaining rows at the end. */
  end(): RawRow[];
}

interface Reading {
  left: Buffer;
  place: RowPosition;
  /** Beginning of a line that is too long, to show it; set during the skip of the rest. */
  passing: Buffer | null;
}

const taken = (
  reading: Reading,
  bytes: Buffer,
  { taken: length, lines, problem }: Omit<ScannedRow, 'length'>,
): RawRow => {
  const { line, offset } = reading.place;
  reading.place = { offset: offset + length, line: line + lines };
  reading.left = reading.left.subarray(length);
  return { line, bytes, end: reading.place.offset, nextLine: reading.place.line, problem };
};

/** Skips the rest of a line that is too long. */
const passOver = (reading: Reading, isLast: boolean): RawRow | null => {
  const end = lineBreak({ bytes: reading.left, isLast });
  if (end) {
    const shown = reading.passing ?? Buffer.alloc(0);
    reading.passing = null;
    return taken(reading, shown, { taken: end.at + end.width, lines: 1, problem: 'too_long' });
  }
  // The first half of a line break stays.
  const passed = reading.left.at(-1) === 0x0d ? reading.left.length - 1 : reading.left.length;
  reading.place = { ...reading.place, offset: reading.place.offset + passed };
  reading.left = reading.left.subarray(passed);
  return null;
};

const nextRow = (reading: Reading, codes: Pick<Text, 'delimiter' | 'quote'>, isLast: boolean): RawRow | null => {
  if (reading.passing) return passOver(reading, isLast);
  const { left } = reading;
  const scanned = scanRow({ bytes: left, ...codes, isLast });
  if (scanned && scanned.length <= LONGEST_ROW) {
    return taken(
      reading,
      left.subarray(0, scanned.problem ? Math.min(scanned.length, SHOWN) : scanned.length),
      scanned,
    );
  }
  if (!scanned && left.length <= LONGEST_ROW) return null;
  reading.passing = Buffer.from(left.subarray(0, SHOWN));
  return passOver(reading, isLast);
};

/** Reads rows from pieces of a file, starting at a position. */
export const createRowReader = ({ delimiter, quote }: Dialect, position: RowPosition = START): RowReader => {
  const codes = { delimiter: delimiter.charCodeAt(0), quote: quote.charCodeAt(0) };
  const reading: Reading = { left: Buffer.alloc(0), place: position, passing: null };
  const drain = (isLast: boolean): RawRow[] => {
    const rows: RawRow[] = [];
    while (reading.left.length > 0 || (isLast && reading.passing)) {
      const row = nextRow(reading, codes, isLast);
      if (!row) break;
      rows.push(row);
    }
    return rows;
  };
  return {
    push: (bytes) => {
      reading.left = reading.left.length > 0 ? Buffer.concat([reading.left, bytes]) : bytes;
      return drain(false);
    },
    end: () => drain(true),
  };
};

/** The quoted text from `from` on, and the position after it. */
const quotedAt = (text: string, from: number, quote: string): { words: string; at: number } => {
  let words = '';
  let begin = from + 1;
  let close = text.indexOf(quote, begin);
  while (close >= 0 && text[close + 1] === quote) {
    words += text.slice(begin, close + 1);
    begin = close + 2;
    close = text.indexOf(quote, begin);
  }
  return close < 0
    ? { words: words + text.slice(begin), at: text.length }
    : { words: words + text.slice(begin, close), at: close + 1 };
};

/** The cells of a row. */
export const cellsOf = (text: string, { delimiter, quote }: Dialect): string[] => {
  const cells: string[] = [];
  let from = 0;
  while (from <= text.length) {
    const { words, at } = text[from] === quote ? quotedAt(text, from, quote) : { words: '', at: from };
    const delimiterAt = text.indexOf(delimiter, at);
    const end = delimiterAt < 0 ? text.length : delimiterAt;
    cells.push(words + text.slice(at, end));
    from = end + 1;
  }
  return cells;
};

const EMPTY = new Set(Buffer.from(` \t,;|"'`));

/** A line that contains only delimiters, quotation marks and spaces is not a row. */
export const isBlank = ({ bytes, problem }: Pick<RawRow, 'bytes' | 'problem'>): boolean => {
  if (problem) return false;
  for (const byte of bytes) if (!EMPTY.has(byte)) return false;
  return true;
};
