import { MAX_AUDIENCE_NAME, MAX_CATEGORIES, MOST_RESIDENTS } from '@folkmoot/contracts/client';
import { type CountedName, folded } from './population.domain';

export type Measure = 'counts' | 'shares';

export type RowProblem =
  | 'no_name'
  | 'long_name'
  | 'twice'
  | 'no_number'
  | 'not_a_number'
  | 'negative'
  | 'not_whole'
  | 'huge'
  | 'more_than_all'
  | 'total'
  | 'too_many';

/** A row of a table as it was read. */
export interface ReadRow {
  /** In the text, from 1. */
  readonly line: number;
  readonly name: string;
  /** As written. */
  readonly written: string;
  /** People, or a share in percent; null where there is a problem. */
  readonly value: number | null;
  readonly problem: RowProblem | null;
}

export interface Columns {
  readonly name: number;
  readonly number: number;
}

const BLANKS = /[\s\u00a0\u202f'’]/g;
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;
const DIGITS = /^\d+$/;
const DECIMAL = /^\d+[.,]\d+$/;
const MINUS = /^[-−–]/;
const ALL_PERCENT = 100;

type ReadNumber = { readonly value: number } | { readonly problem: RowProblem };

const wholeNumber = (text: string): ReadNumber => {
  if (GROUPED.test(text)) return { value: Number(text.replace(/[.,]/g, '')) };
  if (DIGITS.test(text)) return { value: Number(text) };
  if (!DECIMAL.test(text)) return { problem: 'not_a_number' };
  const value = Number(text.replace(',', '.'));
  return Number.isInteger(value) ? { value } : { problem: 'not_whole' };
};

const percentage = (text: string): ReadNumber =>
  DIGITS.test(text) || DECIMAL.test(text) ? { value: Number(text.replace(',', '.')) } : { problem: 'not_a_number' };

/** Reads a number as spreadsheets of several countries write it: 1,234 and 1.234 and 1 234; 12.5% and 12,5. */
export const readNumber = (written: string, measure: Measure): ReadNumber => {
  const text = written.replace(BLANKS, '').replace(/%$/, '');
  if (text === '') return { problem: 'no_number' };
  if (MINUS.test(text) && text.length > 1) return { problem: 'negative' };
  const read = measure === 'counts' ? wholeNumber(text) : percentage(text);
  if (!('value' in read)) return read;
  if (measure === 'counts' && read.value > MOST_RESIDENTS) return { problem: 'huge' };
  return measure === 'shares' && read.value > ALL_PERCENT ? { problem: 'more_than_all' } : read;
};

const nameProblem = (name: string, seen: ReadonlySet<string>): RowProblem | null => {
  if (name === '') return 'no_name';
  if (name.length > MAX_AUDIENCE_NAME) return 'long_name';
  return seen.has(folded(name)) ? 'twice' : null;
};

const FEWEST_PARTS = 2;

/** Half of all shares may well be one group, so a total of shares is 100%. */
const isTotal = (value: number, sum: number, measure: Measure): boolean =>
  value > 0 && value * 2 === sum && (measure === 'counts' || value === ALL_PERCENT);

/** Marks a first or last row that is the sum of all others: tables of a census have one. */
const withoutTotal = (rows: readonly ReadRow[], measure: Measure): ReadRow[] => {
  const good = rows.filter(({ value }) => value !== null);
  const sum = good.reduce((all, { value }) => all + (value ?? 0), 0);
  const total = [good[0], good.at(-1)].find((row) => isTotal(row?.value ?? 0, sum, measure));
  return total && good.length > FEWEST_PARTS
    ? rows.map((row) => (row === total ? { ...row, value: null, problem: 'total' } : row))
    : [...rows];
};

const readRow = (
  row: readonly string[],
  columns: Columns,
  measure: Measure,
  seen: Set<string>,
): Omit<ReadRow, 'line'> => {
  const name = (row[columns.name] ?? '').trim();
  const written = (row[columns.number] ?? '').trim();
  const read = readNumber(written, measure);
  const problem = nameProblem(name, seen) ?? ('problem' in read ? read.problem : null);
  if (problem || 'problem' in read) return { name, written, value: null, problem };
  if (seen.size >= MAX_CATEGORIES) return { name, written, value: null, problem: 'too_many' };
  seen.add(folded(name));
  return { name, written, value: read.value, problem: null };
};

/** Each row with its number, or with the reason why it has none. */
export const readRows = (
  cells: readonly (readonly string[])[],
  columns: Columns,
  measure: Measure,
  start: number,
): ReadRow[] => {
  const seen = new Set<string>();
  const rows = cells.slice(start).map((row, index) => ({
    line: start + index + 1,
    ...readRow(row, columns, measure, seen),
  }));
  return withoutTotal(rows, measure);
};

const LONGEST_NUMBER = 40;

/** Whether a cell is a number of some kind, also one that is refused later. */
const hasNumber = (text = ''): boolean => /^[\d.,%]+$/.test(text.slice(0, LONGEST_NUMBER).replace(BLANKS, ''));

/** The column with the most numbers, and the first other one. */
export const guessColumns = (cells: readonly (readonly string[])[]): Columns => {
  const width = Math.max(0, ...cells.map((row) => row.length));
  const counts = Array.from({ length: width }, (_, at) => cells.filter((row) => hasNumber(row[at])).length);
  const most = Math.max(0, ...counts);
  const number = Math.max(0, counts.lastIndexOf(most));
  const texts = counts.map((count, at) => ({ count, at })).filter(({ at }) => at !== number);
  const name = texts.find(({ count }) => count < most)?.at ?? texts[0]?.at ?? 0;
  return { name, number };
};

/** Whether the first row has the names of the columns. */
export const hasHeading = (cells: readonly (readonly string[])[], { number }: Columns): boolean =>
  cells.length > 1 && !hasNumber(cells[0]?.[number]);

/** Shares are recognised by a percent sign, or by decimals in most numbers. */
export const guessMeasure = (cells: readonly (readonly string[])[], { number }: Columns): Measure => {
  const written = cells.map((row) => (row[number] ?? '').trim()).filter((text) => text !== '');
  const shares = written.filter((text) => text.endsWith('%') || (DECIMAL.test(text) && !GROUPED.test(text)));
  return shares.length * 2 > written.length ? 'shares' : 'counts';
};

export const sumOf = (rows: readonly ReadRow[]): number => rows.reduce((sum, { value }) => sum + (value ?? 0), 0);

interface Shares {
  /** All residents. */
  readonly total: number;
  readonly isScaled: boolean;
}

/** How many people a value of these rows is. Shares become people of a total. */
export const peopleOf = (rows: readonly ReadRow[], shares: Shares | null): ((value: number) => number) => {
  if (!shares) return (value) => value;
  const whole = shares.isScaled ? sumOf(rows) || ALL_PERCENT : ALL_PERCENT;
  return (value) => Math.round((value / whole) * shares.total);
};

/** The rows without a problem, as people. */
export const countedRows = (rows: readonly ReadRow[], shares: Shares | null): CountedName[] => {
  const people = peopleOf(rows, shares);
  return rows.flatMap(({ name, value }) => (value === null ? [] : [{ name, people: people(value) }]));
};
