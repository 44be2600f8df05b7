import { cellsOf, createRowReader, type Dialect, isBlank, type RawRow, type RowPosition, START } from './read-rows';

/** Number of rows to inspect. */
const LOOKED_AT = 50;
const DELIMITERS = [',', ';', '\t', '|'] as const;
const DEFAULT: Dialect = { delimiter: ',', quote: '"' };
/** First line that spreadsheets write and read: `sep=;`. */
const SEP_LINE = /^sep=([,;\t|])\r?\n/i;

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

/** The beginning of a file, without the separator line of a spreadsheet. */
const beginningOf = (sample: Buffer): { place: RowPosition; delimiter: string | null } => {
  const [line, delimiter = null] = SEP_LINE.exec(sample.subarray(0, 8).toString('latin1')) ?? [];
  return line ? { place: { offset: line.length, line: 2 }, delimiter } : { place: START, delimiter: null };
};

/** The dialect and the first rows of a file, found in its beginning. */
interface SniffedRows {
  readonly dialect: Dialect;
  /** Where the first row begins. */
  readonly first: RowPosition;
  readonly rawRows: readonly RawRow[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * Detects quote and delimiter from the beginning of a file in UTF-8, or uses the `chosen` delimiter. `isWhole`: the
 * sample is the whole file.
 */
export const sniffRows = (sample: Buffer, isWhole: boolean, chosen: string | null = null): SniffedRows => {
  const { place: first, delimiter } = beginningOf(sample);
  const quote = quoteOf(sample);
  const dialect = { delimiter: chosen ?? delimiter ?? delimiterOf(sample, quote, first, isWhole), quote };
  const rawRows = rowsIn(sample, dialect, first, isWhole);
  return { dialect, first, rawRows, rows: rawRows.map((row) => cellsOf(textOf(row), dialect)) };
};
