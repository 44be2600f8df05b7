import {
  type Columns,
  guessColumns,
  guessMeasure,
  hasHeading,
  type Measure,
  type ReadRow,
  readRows,
  sumOf,
} from './read-rows.domain';

/** The choices of a person. Everything else is guessed from the table. */
export interface Choices {
  readonly columns?: Columns;
  readonly heading?: boolean;
  readonly measure?: Measure;
}

export interface TableReading {
  readonly cells: readonly (readonly string[])[];
  readonly columns: Columns;
  /** Whether the first row has the names of the columns. */
  readonly heading: boolean;
  readonly measure: Measure;
  readonly rows: readonly ReadRow[];
  /** How many rows can be used. */
  readonly good: number;
  readonly sum: number;
  readonly areSharesOff: boolean;
}

const ALL_PERCENT = 100;
/** Rounding of published shares. */
const TOLERATED = 0.05;

/** Reads a table by the choices of a person, and by its content where they chose nothing. */
export const readTable = (cells: TableReading['cells'], choices: Choices): TableReading => {
  const columns = choices.columns ?? guessColumns(cells);
  const heading = choices.heading ?? hasHeading(cells, columns);
  const measure = choices.measure ?? guessMeasure(cells, columns);
  const rows = readRows(cells, columns, measure, heading ? 1 : 0);
  const good = rows.filter(({ value }) => value !== null).length;
  const sum = sumOf(rows);
  const areSharesOff = measure === 'shares' && good > 0 && Math.abs(sum - ALL_PERCENT) > TOLERATED;
  return { cells, columns, heading, measure, rows, good, sum, areSharesOff };
};

/** The headings of the columns, or empty texts. */
export const headingsOf = ({ cells, heading }: TableReading): string[] => {
  const width = Math.max(0, ...cells.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => (heading ? (cells[0]?.[at] ?? '').trim() : ''));
};
