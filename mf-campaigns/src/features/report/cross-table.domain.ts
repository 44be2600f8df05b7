import { type AnswerCounts, FORMULA_START, lookup, type QuestionResult } from '@folkmoot/contracts/client';
import { cellKey, type Difference, differencesIn } from '@folkmoot/question-types/core';

/** @file A cross-tabulation with its totals, ready to draw and to export. */

/** The total that is 100%. */
export type PercentOf = 'row' | 'column';

export interface CrossCell {
  readonly key: string;
  readonly count: number;
  /** Whole percent of the row or the column. */
  readonly percent: number;
  readonly difference: Difference | null;
}

export interface CrossRow {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly CrossCell[];
  readonly total: number;
  readonly totalPercent: number;
}

export interface CrossView {
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  readonly rows: readonly CrossRow[];
  /** The row of everybody. */
  readonly everybody: Omit<CrossRow, 'key' | 'label'>;
  readonly answered: number;
}

const percentOf = (count: number, of: number): number => (of > 0 ? Math.round((count / of) * 100) : 0);

export const crossView = (
  rows: QuestionResult,
  columns: QuestionResult,
  cross: NonNullable<AnswerCounts['cross']>,
  base: PercentOf,
): CrossView => {
  const { segments: rowSegments = [] } = rows;
  const { segments: columnSegments = [] } = columns;
  const counts = new Map(cross.cells.map(({ row, column, count }) => [cellKey(row, column), count]));
  const rowTotal = (row: string) => lookup(cross.rows, row) ?? 0;
  const columnTotal = (column: string) => lookup(cross.columns, column) ?? 0;
  const differences = differencesIn(
    cross,
    rowSegments.map(({ value }) => value),
    columnSegments.map(({ value }) => value),
  );
  return {
    answered: cross.answered,
    columns: columnSegments.map(({ value, label }) => ({ key: value, label })),
    rows: rowSegments.map(({ value: row, label }) => ({
      key: row,
      label,
      cells: columnSegments.map(({ value: column }) => {
        const key = cellKey(row, column);
        const count = counts.get(key) ?? 0;
        const percent = percentOf(count, base === 'row' ? rowTotal(row) : columnTotal(column));
        return { key, count, percent, difference: differences.get(key) ?? null };
      }),
      total: rowTotal(row),
      totalPercent: percentOf(rowTotal(row), cross.answered),
    })),
    everybody: {
      cells: columnSegments.map(({ value }) => ({
        key: value,
        count: columnTotal(value),
        percent: percentOf(columnTotal(value), cross.answered),
        difference: null,
      })),
      total: cross.answered,
      totalPercent: 100,
    },
  };
};

/** Texts that a spreadsheet would run begin with an apostrophe. */
const cellOf = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
};

interface CrossWords {
  readonly base: string;
  readonly rows: string;
  readonly columns: string;
  readonly people: string;
  readonly everybody: string;
  readonly percent: string;
  readonly differences: Readonly<Record<Difference, string>>;
  readonly method: string;
}

/** The table as CSV: for each column its count, its percent and its mark. Lines end as spreadsheets expect. */
export const crossCsv = ({ columns, rows, everybody, answered }: CrossView, words: CrossWords): string => {
  const line = (label: string, { cells, total }: Pick<CrossRow, 'cells' | 'total'>) => [
    label,
    ...cells.flatMap(({ count, percent, difference }) => [
      count,
      percent,
      difference === null ? '' : words.differences[difference],
    ]),
    total,
  ];
  const lines: (string | number)[][] = [
    [words.rows, words.columns],
    [words.base, answered],
    [],
    [words.rows, ...columns.flatMap(({ label }) => [label, `${label} (${words.percent})`, '']), words.people],
    ...rows.map((row) => line(row.label, row)),
    line(words.everybody, everybody),
    [],
    [words.method],
  ];
  return `\uFEFF${lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;
};
