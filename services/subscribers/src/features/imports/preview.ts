import { MAX_IMPORT_COLUMNS } from '@folkmoot/contracts';
import { type Dialect, type RawRow, type RowPosition, sniffRows } from '@folkmoot/service-kit';
import { isAddress } from './address.domain';
import { messages } from './imports.messages';

const SAMPLES = 5;
const LONGEST_SAMPLE = 100;
const EMAIL_HEADER = /e-?(?:mail|bost)|courriel|correo/i;

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
  /** Cells of the first row. */
  readonly headerWidth: number;
  /** First row when the file has no header, and when it has one. */
  readonly first: RowPosition;
  readonly afterHeader: RowPosition;
}

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

/**
 * Detects the layout from the beginning of a file in UTF-8. `isWhole`: the sample is the whole file. The delimiter is
 * guessed when it is null.
 */
export const sniff = (sample: Buffer, isWhole: boolean, delimiter: string | null = null): Sniffed => {
  const { dialect, first, rawRows, rows } = sniffRows(sample, isWhole, delimiter);
  const [head = [], ...rest] = rows;
  const hasHeader = looksLikeHeader(head);
  const width = Math.min(MAX_IMPORT_COLUMNS, Math.max(1, ...rows.map((cells) => cells.length)));
  const data = hasHeader ? rest : rows;
  const [firstRow] = rawRows;
  return {
    dialect,
    hasHeader,
    columns: columnsOf(hasHeader ? head : null, data, width),
    emailColumn: emailColumnOf(hasHeader ? head : [], data, width),
    headerWidth: head.length,
    first,
    afterHeader: firstRow ? placeAfter(firstRow) : first,
  };
};
