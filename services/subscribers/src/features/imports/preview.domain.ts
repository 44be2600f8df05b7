import { isEmailAddress } from '@folkmoot/contracts';
import { cleanAddress } from './address.domain';
import { messages } from './imports.messages';
import { cellsOf, createRowReader, type Dialect, isBlank, type Place, type RawRow, START } from './rows.domain';

/** How many rows are looked at. */
const LOOKED_AT = 50;
const SAMPLES = 5;
const LONGEST_SAMPLE = 100;
const MOST_COLUMNS = 200;
const DELIMITERS = [',', ';', '\t', '|'] as const;
const DEFAULT: Dialect = { delimiter: ',', quote: '"' };
/** A first line that spreadsheets write and read: `sep=;`. */
const SEP_LINE = /^sep=([,;\t|])\r?\n/i;
const EMAIL_HEADER = /e-?mail|courriel|correo/i;

export interface PreviewColumn {
  readonly index: number;
  readonly name: string;
  readonly samples: readonly string[];
}

/** What the beginning of a file tells. */
export interface Sniffed {
  readonly dialect: Dialect;
  readonly hasHeader: boolean;
  readonly columns: readonly PreviewColumn[];
  /** The column that looks like addresses; null when none does. */
  readonly emailColumn: number | null;
  /** Where the rows begin, and where they begin when the first of them is a header. */
  readonly first: Place;
  readonly afterHeader: Place;
}

const rowsIn = (sample: Buffer, dialect: Dialect, place: Place, isWhole: boolean): RawRow[] => {
  const reader = createRowReader(dialect, place);
  const rows = reader.push(sample.subarray(place.offset));
  return [...rows, ...(isWhole ? reader.end() : [])].filter((row) => !isBlank(row)).slice(0, LOOKED_AT);
};

const textOf = ({ bytes }: RawRow): string => bytes.toString('utf8');

const commonest = (counts: readonly number[]): { value: number; share: number } => {
  const seen = new Map<number, number>();
  for (const count of counts) seen.set(count, (seen.get(count) ?? 0) + 1);
  const [value = 1, times = 0] = [...seen].sort((a, b) => b[1] - a[1])[0] ?? [];
  return { value, share: counts.length > 0 ? times / counts.length : 0 };
};

/** The delimiter that cuts most rows into the same number of cells, more than one. */
const delimiterOf = (sample: Buffer, quote: string, place: Place, isWhole: boolean): string => {
  const scored = DELIMITERS.map((delimiter) => {
    const dialect = { delimiter, quote };
    const rows = rowsIn(sample, dialect, place, isWhole).filter(({ problem }) => problem === null);
    const { value, share } = commonest(rows.map((row) => cellsOf(textOf(row), dialect).length));
    return { delimiter, score: value > 1 ? share + value / 1000 : 0 };
  });
  const best = scored.sort((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? best.delimiter : DEFAULT.delimiter;
};

/** Apostrophes quote only where they begin and end cells and no quotation mark does. */
const quoteOf = (sample: Buffer): string => {
  const text = sample.toString('utf8');
  const quoted = (mark: string) =>
    text.match(new RegExp(`(^|[,;\\t|\\n])${mark}[^${mark}\\n]*${mark}(?=[,;\\t|\\r\\n]|$)`, 'g'));
  return (quoted('"')?.length ?? 0) === 0 && (quoted("'")?.length ?? 0) > 1 ? "'" : DEFAULT.quote;
};

const isAddress = (cell: string): boolean => isEmailAddress(cleanAddress(cell));

/** The column with the most addresses, when at least a third of its cells are some; else one that says it is. */
const emailColumnOf = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): number | null => {
  const shares = Array.from({ length: width }, (_, index) => {
    const filled = rows.map((cells) => cells[index] ?? '').filter((cell) => cell.trim() !== '');
    return filled.length > 0 ? filled.filter(isAddress).length / filled.length : 0;
  });
  const best = Math.max(0, ...shares);
  if (best >= 1 / 3) return shares.indexOf(best);
  const named = header.findIndex((cell) => EMAIL_HEADER.test(cell));
  return named < 0 ? null : named;
};

/** A first row without any address, above rows that are lists of addresses or below words that say what they are. */
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

const placeAfter = ({ end, nextLine }: RawRow): Place => ({ offset: end, line: nextLine });

/** The beginning of a file, without what a spreadsheet says of its delimiter. */
const beginningOf = (sample: Buffer): { place: Place; delimiter: string | null } => {
  const [line, delimiter = null] = SEP_LINE.exec(sample.subarray(0, 8).toString('latin1')) ?? [];
  return line ? { place: { offset: line.length, line: 2 }, delimiter } : { place: START, delimiter: null };
};

/** Looks at the beginning of a file, in UTF-8. `isWhole` says that nothing comes after it. */
export const sniff = (sample: Buffer, isWhole: boolean): Sniffed => {
  const { place: first, delimiter } = beginningOf(sample);
  const quote = quoteOf(sample);
  const dialect = { delimiter: delimiter ?? delimiterOf(sample, quote, first, isWhole), quote };
  const found = rowsIn(sample, dialect, first, isWhole);
  const rows = found.map((row) => cellsOf(textOf(row), dialect));
  const [head = [], ...rest] = rows;
  const hasHeader = looksLikeHeader(head);
  const width = Math.min(MOST_COLUMNS, Math.max(1, ...rows.map((cells) => cells.length)));
  const data = hasHeader ? rest : rows;
  const [firstRow] = found;
  return {
    dialect,
    hasHeader,
    columns: columnsOf(hasHeader ? head : null, data, width),
    emailColumn: emailColumnOf(hasHeader ? head : [], data, width),
    first,
    afterHeader: firstRow ? placeAfter(firstRow) : first,
  };
};
