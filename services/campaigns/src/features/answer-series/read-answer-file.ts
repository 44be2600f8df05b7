import { DomainError, FORMULA_START, MAX_ANSWER_COLUMNS } from '@folkmoot/contracts';
import { CSV_END, CSV_START, NO_ANSWER } from '@folkmoot/response-export';
import {
  cellsOf,
  createRowReader,
  createTranscoder,
  type Dialect,
  isBlank,
  type RawRow,
  type RowPosition,
  sniffRows,
} from '@folkmoot/service-kit';
import { messages } from './answer-series.messages';

export interface AnswerRow {
  /** Line of the file where it begins. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly problem: RawRow['problem'];
  /** Where the next row begins. */
  readonly next: RowPosition;
}

/** Where the rows of a file are, and how they are written. */
interface RowLayout extends Dialect {
  /** Whether this product wrote the file: then details follow the rows. */
  readonly isOwn: boolean;
  readonly place: RowPosition;
}

export interface AnswerFile extends RowLayout {
  /** The file in UTF-8. */
  readonly text: Buffer;
  readonly encoding: string;
  readonly headings: readonly string[];
}

/** Bytes that are looked at for delimiter and quotation marks. */
const SAMPLE = 64 * 1024;
/** Bytes that are split into rows at a time. */
const SLICE = 128 * 1024;
/** The head of a file that this product wrote has fewer lines. */
const LONGEST_HEAD = 100;

const refused = (detail: string): DomainError => new DomainError('file_unreadable', { detail });

/** An apostrophe in front keeps spreadsheets from running a cell as a formula. */
const plainCell = (cell: string): string => {
  const guarded = cell.startsWith("'") && FORMULA_START.test(cell.slice(1));
  return (guarded ? cell.slice(1) : cell).trim();
};

/** The rows from a place on, without empty ones. Splits only as much of the text as is read. */
function* allRows(text: Buffer, dialect: Dialect, place: RowPosition): Iterable<AnswerRow> {
  const reader = createRowReader(dialect, place);
  const toRow = ({ line, bytes, problem, end, nextLine }: RawRow): AnswerRow => ({
    line,
    cells: problem ? [] : cellsOf(bytes.toString('utf8'), dialect).map(plainCell),
    problem,
    next: { offset: end, line: nextLine },
  });
  for (let at = place.offset; at < text.length; at += SLICE)
    for (const raw of reader.push(text.subarray(at, at + SLICE))) if (!isBlank(raw)) yield toRow(raw);
  for (const raw of reader.end()) if (!isBlank(raw)) yield toRow(raw);
}

/** The rows of answers. In a file of this product its mark for "no answer" is an empty cell. */
export function* answerRows(text: Buffer, { isOwn, place, ...dialect }: RowLayout): Iterable<AnswerRow> {
  for (const row of allRows(text, dialect, place)) {
    if (isOwn && row.cells[0] === CSV_END) return;
    yield isOwn ? { ...row, cells: row.cells.map((cell) => (cell === NO_ANSWER ? '' : cell)) } : row;
  }
}

const headOf = (text: Buffer, dialect: Dialect, place: RowPosition): AnswerRow[] => {
  const head: AnswerRow[] = [];
  for (const row of allRows(text, dialect, place)) if (head.push(row) >= LONGEST_HEAD) break;
  return head;
};

/** Reads a CSV file in any usual encoding up to its headings. Throws file_unreadable or csv_invalid, with the reason. */
export const readAnswerFile = (bytes: Buffer): AnswerFile => {
  const transcoder = createTranscoder();
  const text = Buffer.concat([transcoder.push(bytes), transcoder.end()]);
  const { dialect, first } = sniffRows(text.subarray(0, SAMPLE), text.length <= SAMPLE);
  const head = headOf(text, dialect, first);
  const own = head.find(({ cells }) => CSV_START.every((heading, index) => cells[index] === heading));
  const headings = own ?? head[0];
  if (!headings) throw refused(messages.empty);
  if (headings.cells.length > MAX_ANSWER_COLUMNS) throw refused(messages.tooManyColumns(MAX_ANSWER_COLUMNS));
  return {
    ...dialect,
    text,
    encoding: transcoder.encoding(),
    headings: headings.cells,
    isOwn: own !== undefined,
    place: headings.next,
  };
};
