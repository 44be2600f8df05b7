import { DomainError, FORMULA_START, MAX_ANSWER_COLUMNS, MAX_IMPORTED_ANSWERS } from '@folkmoot/contracts';
import { CSV_END, CSV_START, NO_ANSWER } from '@folkmoot/response-export';
import { cellsOf, createRowReader, createTranscoder, isBlank, type RawRow, sniffRows } from '@folkmoot/service-kit';
import { messages } from './answer-series.messages';

export interface AnswerRow {
  /** Line of the file where it begins. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly problem: RawRow['problem'];
}

export interface AnswerFile {
  readonly encoding: string;
  readonly delimiter: string;
  readonly headings: readonly string[];
  readonly rows: readonly AnswerRow[];
}

/** Bytes that are looked at for delimiter and quotation marks. */
const SAMPLE = 64 * 1024;
/** The head of a file that this product wrote has fewer lines. */
const LONGEST_HEAD = 100;

const refused = (detail: string): DomainError => new DomainError('file_unreadable', { detail });

/** An apostrophe in front keeps spreadsheets from running a cell as a formula. */
const plainCell = (cell: string): string => {
  const guarded = cell.startsWith("'") && FORMULA_START.test(cell.slice(1));
  return (guarded ? cell.slice(1) : cell).trim();
};

/** The place of the headings, in a file that this product wrote. -1 in any other. */
const headingsAt = (rows: readonly AnswerRow[]): number =>
  rows.slice(0, LONGEST_HEAD).findIndex(({ cells }) => CSV_START.every((heading, index) => cells[index] === heading));

/** The rows between head and details of a file that this product wrote. Its mark for "no answer" is an empty cell. */
const ownRows = (rows: readonly AnswerRow[]): AnswerRow[] => {
  const end = rows.findIndex(({ cells }) => cells[0] === CSV_END);
  return rows
    .slice(0, end < 0 ? rows.length : end)
    .map((row) => ({ ...row, cells: row.cells.map((cell) => (cell === NO_ANSWER ? '' : cell)) }));
};

/** Reads a CSV file in any usual encoding. Throws file_unreadable or csv_invalid, with the reason in words. */
export const readAnswerFile = (bytes: Buffer): AnswerFile => {
  const transcoder = createTranscoder();
  const text = Buffer.concat([transcoder.push(bytes), transcoder.end()]);
  const { dialect, first } = sniffRows(text.subarray(0, SAMPLE), text.length <= SAMPLE);
  const reader = createRowReader(dialect, first);
  const raw = [...reader.push(text.subarray(first.offset)), ...reader.end()].filter((row) => !isBlank(row));
  // Head and details of an own file are rows, too.
  if (raw.length > MAX_IMPORTED_ANSWERS + 2 * LONGEST_HEAD + MAX_ANSWER_COLUMNS)
    throw refused(messages.tooManyRows(MAX_IMPORTED_ANSWERS));
  const all = raw.map(({ line, bytes: row, problem }) => ({
    line,
    cells: problem ? [] : cellsOf(row.toString('utf8'), dialect).map(plainCell),
    problem,
  }));
  const start = headingsAt(all);
  const headings = all[Math.max(0, start)]?.cells ?? [];
  const below = all.slice(Math.max(0, start) + 1);
  const rows = start < 0 ? below : ownRows(below);
  if (rows.length === 0) throw refused(messages.empty);
  if (rows.length > MAX_IMPORTED_ANSWERS) throw refused(messages.tooManyRows(MAX_IMPORTED_ANSWERS));
  if (headings.length > MAX_ANSWER_COLUMNS) throw refused(messages.tooManyColumns(MAX_ANSWER_COLUMNS));
  return { encoding: transcoder.encoding(), delimiter: dialect.delimiter, headings, rows };
};
