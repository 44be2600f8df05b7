import { isEmailAddress } from '@folkmoot/contracts';
import { cleanAddress } from './address.domain';
import { messages } from './imports.messages';
import { cellsOf, createRowReader, type Dialect, isBlank, type RawRow, type RowPosition, START } from './rows.domain';

/** Number of rows to inspect. */
const LOOKED_AT = 50;
const SAMPLES = 5;
const LONGEST_SAMPLE = 100;
const MOST_COLUMNS = 200;
const DELIMITERS = [',', ';', '\t', '|'] as const;
const DEFAULT: Dialect = { delimiter: ',', quote: '"' };
/** First line that spreadsheets write and read: `sep=;`. */
const SEP_LINE = /^sep=([,;\t|])\r?\n/i;
const EMAIL_HEADER = /e-?mail|courriel|correo/i;

export interface PreviewColumn {
  readonly index: number;
  readonly name: string;
  readonly samples: readonly string[];
}

/** Layout detected from the beginning of a file. */
export interface Sniffed {
  readonly dialect: Dialect;
  readonly hasHeader: boolean;
  readonly columns: readonly PreviewColumn[];
  /** The column with addresses; null when no column has them. */
  readonly emailColumn: number | null;
  /** First row when the file has no header, and when it has one. */
  readonly first: RowPosition;
  readonly afterHeader: RowPosition;
}

const rowsIn = (sample: Buffer, dialect: Dialect, position: RowPosition, isWhole: boolean): RawRow[] => {
  const reader = createRowReader(dialect, position);
  const rows = reader.push(sample.subarray(position.offset));
  return [...rows, ...(isWhole ? reader.end() : [])].filter((row) => !isBlank(row)).slice(0, LOOKED_AT);
};

const textOf = ({ bytes }: RawRow): string => bytes.toString('utf8');

const commonest = (counts: readonly number[]): { value: number; share: number } => {
  const seen = new Map<number, number>();
  for (const count of counts) seen.set(count, (seen.get(count) ?? 0) + 1);
  const [value = 1, times = 0] = [...seen].sort((a, b) => b[1] - a[1])[0] ?? [];
  return { value, share: counts.length > 0 ? times / counts.length : 0 };
};

/** The delimiter that splits most rows into the same number of cells, more than one. */
const delimiterOf = (sample: Buffer, quote: string, position: RowPosition, isWhole: boolean): string => {
  const scored = DELIMITERS.map((delimiter) => {
    const dialect = { delimiter, quote };
    const rows = rowsIn(sample, dialect, position, isWhole).filter(({ problem }) => problem === null);
    const { value, share } = commonest(rows.map((row) => cellsOf(textOf(row), dialect).length));
    return { delimiter, score: value > 1 ? share + value / 1000 : 0 };
  });
  const best = scored.sort((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? best.delimiter : DEFAULT.delimiter;
};

/** Apostrophes are quotes only when they begin and end cells and quotation marks do not. */
const quoteOf = (sample: Buffer): string => {
  const text = sample.toString('utf8');
  const quoted = (mark: string) =>
    text.match(new RegExp(`(^|[,;\\t|\\n])${mark}[^${mark}\\n]*${mark}(?=[,;\\t|\\r\\n]|$)`, 'g'));
  return (quoted('"')?.length ?? 0) === 0 && (quoted("'")?.length ?? 0) > 1 ? "'" : DEFAULT.quote;
};

const isAddress = (cell: string): boolean => isEmailAddress(cleanAddress(cell));

/** The column with the most addresses, when these are at least a third of its cells; else a column named like one. */
const emailColumnOf = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): number | null => {
  const addresses = Array.from({ length: width }, (_, index) => {
    const filled = rows.map((cells) => cells[index] ?? '').filter((cell) => cell.trim() !== '');
    const count = filled.filter(isAddress).length;
    return count >= filled.length / 3 ? count : 0;
  });
  // The largest number, not the largest share: a column with a single row may contain only addresses.
  const most = Math.max(0, ...addresses);
  if (most > 0) return addresses.indexOf(most);
  const named = header.findIndex((cell) => EMAIL_HEADER.test(cell));
  return named < 0 ? null : named;
};

/** A first row without an address, above rows that are address lists, or with column names. */
const looksLikeHeader = (first: readonly string[]): boolean =>
  first.some((cell) => cell.trim() !== '') && !first.some((cell) => cell.includes('@'));

const columnsOf = (
  header: readonly string[] | null,
  rows: readonly (readonly string[])[],
  width: number,
): PreviewColumn[] =>
  Array.from({ length: width }, (_, index) => ({
    index,
    name: header?.[index]?.trim().slice(0, LONGEST_SAMPLE) || messages.column(index + 1),
    samples: rows.slice(0, SAMPLES).map((cells) => (cells[index] ?? '').trim().slice(0, LONGEST_SAMPLE)),
  }));

const placeAfter = ({ end, nextLine }: RawRow): RowPosition => ({ offset: end, line: nextLine });

/** The beginning of a file, without the separator line of a spreadsheet. */
const beginningOf = (sample: Buffer): { place: RowPosition; delimiter: string | null } => {
  const [line, delimiter = null] = SEP_LINE.exec(sample.subarray(0, 8).toString('latin1')) ?? [];
  return line ? { place: { offset: line.length, line: 2 }, delimiter } : { place: START, delimiter: null };
};

/** Detects the layout from the beginning of a file in UTF-8. `isWhole`: the sample is the whole file. */
export const sniff = (sample: Buffer, isWhole: boolean): Sniffed => {
  const { place: first, delimiter } = beginningOf(sample);
  const quote = quoteOf(sample);
  const dialect = { delimiter: delimiter ?? delimiterOf(sample, quote, first, isWhole), quote };
  const rawRows = rowsIn(sample, dialect, first, isWhole);
  const rows = rawRows.map((row) => cellsOf(textOf(row), dialect));
  const [head = [], ...rest] = rows;
  const hasHeader = looksLikeHeader(head);
  const width = Math.min(MOST_COLUMNS, Math.max(1, ...rows.map((cells) => cells.length)));
  const data = hasHeader ? rest : rows;
  const [firstRow] = rawRows;
  return {
    dialect,
    hasHeader,
    columns: columnsOf(hasHeader ? head : null, data, width),
    emailColumn: emailColumnOf(hasHeader ? head : [], data, width),
    first,
    afterHeader: firstRow ? placeAfter(firstRow) : first,
  };
};
