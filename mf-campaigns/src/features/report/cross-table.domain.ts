import {
  type AnswerCounts,
  type CrossTest,
  FORMULA_START,
  lookup,
  type QuestionResult,
  type WeightPair,
} from '@folkmoot/contracts/client';
import { crossTest } from '@folkmoot/question-types/core';
import { columnLetter, type Estimate, type WeightSums, weightedShare, wilsonShare } from '@folkmoot/statistics';

/** @file A cross-tabulation with its totals and tests, ready to draw and to export. */

type Cross = NonNullable<AnswerCounts['cross']>;

/** The total that is 100%. Its groups are compared. */
export type PercentOf = 'row' | 'column';

/** Whole percents. */
interface Span {
  readonly low: number;
  readonly high: number;
}

interface CrossFigure {
  readonly count: number;
  /** Whole percent of the row or the column. */
  readonly percent: number;
  /** The same by weights. Null without weights. */
  readonly weighted: number | null;
}

export interface CrossCell extends CrossFigure {
  readonly key: string;
  /** 95 % interval of the share. Null when nobody is in the row or column. */
  readonly interval: Span | null;
  readonly weightedInterval: Span | null;
  /** Letters of the groups whose share is lower by more than chance explains. */
  readonly letters: string;
}

/** A row or a column, whichever is 100%. */
interface Heading {
  readonly key: string;
  readonly label: string;
  /** Null when it is not one of the compared groups. */
  readonly letter: string | null;
  /** With fewer than 30 responses it is not compared. */
  readonly isSmall: boolean;
}

export interface CrossRow extends Heading {
  readonly cells: readonly CrossCell[];
  readonly total: CrossFigure;
}

export interface CrossView {
  readonly columns: readonly Heading[];
  readonly rows: readonly CrossRow[];
  /** The row of everybody. */
  readonly everybody: { readonly cells: readonly CrossFigure[]; readonly total: CrossFigure };
  readonly answered: number;
  readonly isWeighted: boolean;
  /** With weights, it tests the weighted answers. */
  readonly test: CrossTest;
  /** The test without weights. Null when that is `test`. */
  readonly unweightedTest: CrossTest | null;
  /** Compared groups with at least 30 responses. */
  readonly compared: number;
  /** One person can be in several of the groups, so they are not compared. */
  readonly isOverlapping: boolean;
}

const percentOf = (part: number, all: number): number => (all > 0 ? Math.round((part / all) * 100) : 0);

const spanOf = (share: Estimate | null): Span | null =>
  share && { low: Math.round(share.low * 100), high: Math.round(share.high * 100) };

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Rows as columns, and columns as rows. */
const turned = ({ rows, columns, weighted, cells, answered }: Cross): Cross => ({
  answered,
  rows: columns,
  columns: rows,
  cells: cells.map((cell) => ({ ...cell, row: cell.column, column: cell.row })),
  ...(weighted && { weighted: { answered: weighted.answered, rows: weighted.columns, columns: weighted.rows } }),
});

const unweighted = ({ weighted: _, ...cross }: Cross): Cross => cross;

const cellKey = (row: string, column: string): string => `${row} ${column}`;

/** Counts and sums of weights by row and column. */
const readerOf = (cross: Cross) => {
  const cells = new Map(cross.cells.map((cell) => [cellKey(cell.row, cell.column), cell]));
  const { weighted } = cross;
  const sums = (n: number | undefined, pair: Partial<WeightPair> | undefined): WeightSums => ({
    n: n ?? 0,
    w: pair?.w ?? 0,
    w2: pair?.w2 ?? 0,
  });
  return {
    cell: (row: string, column: string) => {
      const cell = cells.get(cellKey(row, column));
      return sums(cell?.count, cell);
    },
    row: (row: string) => sums(lookup(cross.rows, row), lookup(weighted?.rows, row)),
    column: (column: string) => sums(lookup(cross.columns, column), lookup(weighted?.columns, column)),
    all: sums(cross.answered, weighted?.answered),
    figure: (part: WeightSums, all: WeightSums): CrossFigure => ({
      count: part.n,
      percent: percentOf(part.n, all.n),
      weighted: weighted ? percentOf(part.w, all.w) : null,
    }),
    intervals: (part: WeightSums, all: WeightSums) => ({
      interval: spanOf(wilsonShare(part.n, all.n)),
      weightedInterval: weighted ? spanOf(weightedShare(part, all)) : null,
    }),
  };
};

const valuesOf = ({ segments = [] }: QuestionResult): string[] => segments.map(({ value }) => value);

export const crossView = (rows: QuestionResult, columns: QuestionResult, cross: Cross, base: PercentOf): CrossView => {
  const read = readerOf(cross);
  const isByColumn = base === 'column';
  const across = isByColumn ? cross : turned(cross);
  const groups = valuesOf(isByColumn ? columns : rows);
  const answers = valuesOf(isByColumn ? rows : columns);
  const test = crossTest(across, answers, groups);
  const isOverlapping = total(across.columns) > cross.answered;
  const headings = ({ segments = [] }: QuestionResult, isCompared: boolean): Heading[] =>
    segments.map(({ value, label }, index) => ({
      key: value,
      label,
      letter: isCompared && !isOverlapping ? columnLetter(index) : null,
      isSmall: isCompared && !isOverlapping && test.isSmall[index] === true,
    }));
  const columnHeadings = headings(columns, isByColumn);
  const lettersAt = (row: number, column: number): string =>
    (isByColumn ? test.columns[row]?.[column] : test.columns[column]?.[row]) ?? '';
  return {
    answered: cross.answered,
    isWeighted: cross.weighted !== undefined,
    test,
    unweightedTest: cross.weighted ? crossTest(unweighted(across), answers, groups) : null,
    compared: test.isSmall.filter((isSmall) => !isSmall).length,
    isOverlapping,
    columns: columnHeadings,
    rows: headings(rows, !isByColumn).map((row, rowIndex) => ({
      ...row,
      cells: columnHeadings.map((column, columnIndex) => {
        const all = isByColumn ? read.column(column.key) : read.row(row.key);
        const part = read.cell(row.key, column.key);
        return {
          key: cellKey(row.key, column.key),
          ...read.figure(part, all),
          ...read.intervals(part, all),
          letters: lettersAt(rowIndex, columnIndex),
        };
      }),
      total: read.figure(read.row(row.key), read.all),
    })),
    everybody: {
      cells: columnHeadings.map(({ key }) => read.figure(read.column(key), read.all)),
      total: read.figure(read.all, read.all),
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
  readonly weighted: string;
  readonly higherThan: string;
  readonly small: string;
  /** The result of the test, and how it is computed. */
  readonly notes: readonly string[];
}

const headingText = ({ label, letter, isSmall }: Heading, { small }: CrossWords): string => {
  const named = letter === null ? label : `${label} [${letter}]`;
  return isSmall ? `${named} (${small})` : named;
};

/** The table as CSV: for each column its count, its percents and its letters. Lines end as spreadsheets expect. */
export const crossCsv = ({ columns, rows, everybody, answered, isWeighted }: CrossView, words: CrossWords): string => {
  const percents = ({ percent, weighted }: CrossFigure) => [percent, ...(isWeighted ? [weighted ?? ''] : [])];
  const lines: (string | number)[][] = [
    [words.rows, words.columns],
    [words.base, answered],
    [],
    [
      words.rows,
      ...columns.flatMap((column) => [
        headingText(column, words),
        `${column.label} (${words.percent})`,
        ...(isWeighted ? [`${column.label} (${words.weighted})`] : []),
        `${column.label}: ${words.higherThan}`,
      ]),
      words.people,
    ],
    ...rows.map((row) => [
      headingText(row, words),
      ...row.cells.flatMap((cell) => [cell.count, ...percents(cell), cell.letters]),
      row.total.count,
    ]),
    [
      words.everybody,
      ...everybody.cells.flatMap((figure) => [figure.count, ...percents(figure), '']),
      everybody.total.count,
    ],
    [],
    ...words.notes.map((note) => [note]),
  ];
  return `\uFEFF${lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;
};
