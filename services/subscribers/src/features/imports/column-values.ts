/** @file The different values of the columns of a file, which staff can keep as the options of a choice. */
import { MAX_PROPOSED_OPTIONS } from '@folkmoot/contracts';
import { cellsOf, type RawRow } from '@folkmoot/service-kit';
import type { PreviewColumn, Sniffed } from './preview';

/** Rows that are read for it. Values that appear only later are warnings of the trial. */
const ROWS_READ = 50_000;
const LONGEST_VALUE = 100;
/** Letters of all columns together: they are stored with the import. */
const MAX_LETTERS = 20_000;

/** The spellings of one option are equal in this form. */
const plain = (value: string): string => value.normalize('NFKC').toLowerCase();

interface Values {
  readonly byPlain: Map<string, string>;
  filled: number;
}

/** Adds a cell. Returns false when the column has too many values, or too long ones, for a choice. */
const addCell = (values: Values, cell: string): boolean => {
  const value = cell.replace(/\s+/g, ' ').trim();
  if (value === '') return true;
  if (value.length > LONGEST_VALUE) return false;
  const key = plain(value);
  values.filled += 1;
  if (!values.byPlain.has(key)) values.byPlain.set(key, value);
  return values.byPlain.size <= MAX_PROPOSED_OPTIONS;
};

/** Two values or more, and one of them repeats: else they are names or numbers. */
const optionsOf = ({ byPlain, filled }: Values): string[] | null =>
  byPlain.size > 1 && byPlain.size < filled ? [...byPlain.values()].toSorted((a, b) => a.localeCompare(b)) : null;

export interface ValueCollector {
  add: (rows: readonly RawRow[]) => void;
  /** The columns with their values, where these are few. */
  addTo: (columns: readonly PreviewColumn[]) => (PreviewColumn & { readonly values?: readonly string[] })[];
}

/** Reads the rows of a file from its first one on. */
export const createValueCollector = ({ dialect, columns, emailColumn, hasHeader }: Sniffed): ValueCollector => {
  const open = new Map(
    columns
      .filter(({ index }) => index !== emailColumn)
      .map(({ index }): [number, Values] => [index, { byPlain: new Map(), filled: 0 }]),
  );
  const addRow = ({ bytes }: RawRow) => {
    const cells = cellsOf(bytes.toString('utf8'), dialect);
    for (const [index, values] of open) if (!addCell(values, cells[index] ?? '')) open.delete(index);
  };
  let next = 0;
  return {
    add: (rows) => {
      const from = next;
      next += rows.length;
      const wanted = rows.slice(hasHeader && from === 0 ? 1 : 0, Math.max(0, ROWS_READ - from));
      for (const row of wanted) if (open.size > 0 && !row.problem) addRow(row);
    },
    addTo: (shown) => {
      let letters = 0;
      return shown.map((column) => {
        const read = open.get(column.index);
        const values = read ? optionsOf(read) : null;
        letters += values?.join('').length ?? 0;
        return values && letters <= MAX_LETTERS ? { ...column, values } : column;
      });
    },
  };
};
