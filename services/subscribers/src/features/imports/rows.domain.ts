import { LONGEST_ROW, lineBreak, type RowProblem, type ScannedRow, scanRow, type Text } from './row-scan.domain';

/** How a file is written. */
export interface Dialect {
  /** One ASCII character. */
  readonly delimiter: string;
  /** A quotation mark or an apostrophe. */
  readonly quote: string;
}

/** One row, as bytes of UTF-8 without its line break. */
export interface RawRow {
  /** Where it begins: the first line of a file is 1. */
  readonly line: number;
  readonly bytes: Buffer;
  /** The byte after it and its line break, counted from the beginning of the file. */
  readonly end: number;
  /** The line after it. */
  readonly nextLine: number;
  readonly problem: RowProblem | null;
}

/** Where to read on. */
export interface Place {
  readonly offset: number;
  readonly line: number;
}

export const START: Place = { offset: 0, line: 1 };
/** Of a row that cannot be read, for the list of reasons. */
const SHOWN = 120;

export interface RowReader {
  /** The rows that are whole with these bytes. */
  push(bytes: Buffer): RawRow[];
  /** What is left at the end. */
  end(): RawRow[];
}

interface Reading {
  left: Buffer;
  place: Place;
  /** Of a line that is too long, what is shown of it while the rest is passed over. */
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

/** Passes over the rest of a line that is too long. */
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
  const found = scanRow({ bytes: left, ...codes, isLast });
  if (found && found.length <= LONGEST_ROW) {
    return taken(reading, left.subarray(0, found.problem ? Math.min(found.length, SHOWN) : found.length), found);
  }
  if (!found && left.length <= LONGEST_ROW) return null;
  reading.passing = Buffer.from(left.subarray(0, SHOWN));
  return passOver(reading, isLast);
};

/** Cuts rows from pieces of a file, from a place on. */
export const createRowReader = ({ delimiter, quote }: Dialect, place: Place = START): RowReader => {
  const codes = { delimiter: delimiter.charCodeAt(0), quote: quote.charCodeAt(0) };
  const reading: Reading = { left: Buffer.alloc(0), place, passing: null };
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

/** What stands in quotation marks from `from` on, and the place after them. */
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
  for (let from = 0; from <= text.length; ) {
    const { words, at } = text[from] === quote ? quotedAt(text, from, quote) : { words: '', at: from };
    const found = text.indexOf(delimiter, at);
    const end = found < 0 ? text.length : found;
    cells.push(words + text.slice(at, end));
    from = end + 1;
  }
  return cells;
};

const EMPTY = new Set(Buffer.from(` \t,;|"'`));

/** A line with nothing in it but delimiters, quotation marks and spaces is no row. */
export const isBlank = ({ bytes, problem }: Pick<RawRow, 'bytes' | 'problem'>): boolean => {
  if (problem) return false;
  for (const byte of bytes) if (!EMPTY.has(byte)) return false;
  return true;
};
