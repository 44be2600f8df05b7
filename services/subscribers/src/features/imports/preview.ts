import { isEmailAddress } from '@folkmoot/contracts';
import { type Dialect, type RawRow, type RowPosition, sniffRows } from '@folkmoot/service-kit';
import { cleanAddress } from './address.domain';
import { messages } from './imports.messages';

const SAMPLES = 5;
const LONGEST_SAMPLE = 100;
const MOST_COLUMNS = 200;
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

/** Detects the layout from the beginning of a file in UTF-8. `isWhole`: the sample is the whole file. */
export const sniff = (sample: Buffer, isWhole: boolean): Sniffed => {
  const { dialect, first, rawRows, rows } = sniffRows(sample, isWhole);
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
