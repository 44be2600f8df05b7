import type { Columns } from './columns';
import { itemAt, valueAt } from './growing';
import type { LocalTime } from './local-time';
import { DAY_MS, HOUR_MS } from './local-time';

/** Figures of some responses, by which groups are compared. Shares are between 0 and 1; null when there is too little. */
export interface Profile {
  readonly responses: number;
  readonly marked: number;
  readonly straight: number;
  /** Seconds that half of them needed at most. */
  readonly medianSeconds: number | null;
  /** How much the seconds differ: half the distance from the 16th to the 84th of 100, in natural logarithms. */
  readonly spread: number | null;
  /** The share that arrived in the hours in which ordinary responses are rare. */
  readonly night: number;
  /** How much the gaps between arrivals differ, as a share of their mean; 1 is chance. */
  readonly gaps: number | null;
  readonly meanGapSeconds: number;
  /** The share of those whose combination of closed answers at least five of them have. */
  readonly combined: number;
  readonly combinations: number;
}

const MIN_VALUES = 20;
/** Combinations count from so many answered questions on. */
const MIN_ANSWERED = 4;

/** So many responses share a combination until it counts. */
const MIN_SHARING = 5;

const quantile = (sorted: ArrayLike<number>, share: number): number =>
  valueAt(sorted, Math.min(sorted.length - 1, Math.floor(share * sorted.length)));

/** A number for the closed answers of a row, 0 when too few questions are answered. Source: FNV-1a over 32-bit words. */
export const combinationOf = (columns: Columns, row: number): number => {
  const closed = columns.closed.values();
  let hash = 0x811c9dc5;
  let answered = 0;
  for (let place = row * columns.questions; place < (row + 1) * columns.questions; place += 1) {
    const code = itemAt(closed, place);
    if (code !== 0) answered += 1;
    hash = Math.imul(hash ^ code, 0x01000193);
    hash = Math.imul(hash ^ (code >>> 16), 0x01000193);
  }
  return answered >= Math.min(MIN_ANSWERED, Math.max(2, columns.questions)) ? hash >>> 0 || 1 : 0;
};

const spreadOf = (columns: Columns, rows: readonly number[]): { median: number | null; spread: number | null } => {
  const seconds = columns.seconds.values();
  const known = rows.map((row) => seconds[row] ?? Number.NaN).filter((value) => value > 0);
  if (known.length < MIN_VALUES) return { median: null, spread: null };
  known.sort((a, b) => a - b);
  const spread = (Math.log(quantile(known, 0.84)) - Math.log(quantile(known, 0.16))) / 2;
  return { median: quantile(known, 0.5), spread };
};

/**
 * The coefficient of variation of the gaps, without the longest and shortest twentieth: a pause does not hide a rhythm.
 * Random arrivals have 0.8 then, which counts as 1.
 */
const gapsOf = (columns: Columns, rows: readonly number[]): { gaps: number | null; mean: number } => {
  const at = columns.at.values();
  const times = rows.map((row) => valueAt(at, row)).sort((a, b) => a - b);
  const gaps = times.slice(1).map((time, index) => time - valueAt(times, index));
  if (gaps.length < MIN_VALUES) return { gaps: null, mean: 0 };
  gaps.sort((a, b) => a - b);
  const kept = gaps.slice(Math.floor(gaps.length * 0.05), Math.ceil(gaps.length * 0.95));
  const mean = kept.reduce((sum, gap) => sum + gap, 0) / kept.length;
  if (mean === 0) return { gaps: null, mean };
  const variance = kept.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / kept.length;
  return { gaps: Math.sqrt(variance) / mean / 0.8, mean: mean / 1_000 };
};

/** How many of the rows share a combination of closed answers with at least four others. */
export const combinedOf = (columns: Columns, rows: readonly number[]): { combined: number; combinations: number } => {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const combination = combinationOf(columns, row);
    if (combination !== 0) counts.set(combination, (counts.get(combination) ?? 0) + 1);
  }
  let combined = 0;
  let combinations = 0;
  for (const count of counts.values()) {
    if (count < MIN_SHARING) continue;
    combined += count;
    combinations += 1;
  }
  return { combined: rows.length > 0 ? combined / rows.length : 0, combinations };
};

/** @param quiet the hours of the local day, 0 to 23, in which ordinary responses are rare */
export const profileOf = (
  columns: Columns,
  rows: readonly number[],
  time: LocalTime,
  quiet: ReadonlySet<number>,
): Profile => {
  const marks = columns.marks.values();
  const straight = columns.straight.values();
  const at = columns.at.values();
  const shareOf = (has: (row: number) => boolean): number => rows.filter(has).length / Math.max(1, rows.length);
  const { median, spread } = spreadOf(columns, rows);
  const { gaps, mean } = gapsOf(columns, rows);
  return {
    responses: rows.length,
    marked: shareOf((row) => valueAt(marks, row) !== 0),
    straight: shareOf((row) => valueAt(straight, row) !== 0),
    medianSeconds: median,
    spread,
    night: shareOf((row) => quiet.has(time.hourOf(valueAt(at, row)))),
    gaps,
    meanGapSeconds: mean,
    ...combinedOf(columns, rows),
  };
};

/** The quietest six hours of the day among these responses. */
export const quietHours = (columns: Columns, rows: readonly number[], time: LocalTime): Set<number> => {
  const counts = new Float64Array(24);
  const at = columns.at.values();
  for (const row of rows) {
    const hour = time.hourOf(valueAt(at, row));
    counts[hour] = valueAt(counts, hour) + 1;
  }
  const hours = [...counts.keys()].sort((a, b) => valueAt(counts, a) - valueAt(counts, b) || a - b);
  return new Set(hours.slice(0, 6));
};

/** How many of these responses arrive in each hour of a day, 0 to 23, on average over the days from the first to the last. */
export const usualByHour = (columns: Columns, rows: readonly number[], time: LocalTime): Float64Array => {
  const counts = new Float64Array(24);
  const at = columns.at.values();
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    const moment = valueAt(at, row);
    const hour = time.hourOf(moment);
    counts[hour] = valueAt(counts, hour) + 1;
    first = Math.min(first, moment);
    last = Math.max(last, moment);
  }
  const days = Math.max(1, (last - first) / DAY_MS);
  return counts.map((count) => count / days);
};

/** Hours since 1970 in which some of these responses arrived, and how many of them. */
export const arrivalsByHour = (columns: Columns, rows: readonly number[]): Map<number, number> => {
  const at = columns.at.values();
  const hours = new Map<number, number>();
  for (const row of rows) {
    const hour = Math.floor(valueAt(at, row) / HOUR_MS);
    hours.set(hour, (hours.get(hour) ?? 0) + 1);
  }
  return hours;
};

/** Answers that may differ from the commonest combination, as a share of the questions. */
const MAX_DIFFERING_SHARE = 0.25;
const MIN_QUESTIONS = 5;

/** How many of some rows have the commonest answer to each question, but for a few questions. */
export interface Nearness {
  /** Between 0 and 1. */
  readonly share: number;
  /** How many answers may differ. */
  readonly differing: number;
  /** The commonest answer to each question. */
  readonly answers: readonly number[];
}

const mostDiffering = (questions: number): number => Math.floor(MAX_DIFFERING_SHARE * questions);

const commonestOf = (codes: readonly number[]): number => {
  const counts = new Map<number, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  let commonest = 0;
  let most = 0;
  for (const [code, count] of counts) {
    if (count < most || (count === most && code > commonest)) continue;
    commonest = code;
    most = count;
  }
  return commonest;
};

/** Null when there are too few questions for it to mean something. */
export const nearnessOf = (columns: Columns, rows: readonly number[]): Nearness | null => {
  const { questions } = columns;
  if (questions < MIN_QUESTIONS || rows.length === 0) return null;
  const closed = columns.closed.values();
  const commonest = Array.from({ length: questions }, (_, question) =>
    commonestOf(rows.map((row) => itemAt(closed, row * questions + question))),
  );
  const differing = mostDiffering(questions);
  const isNear = (row: number): boolean =>
    commonest.filter((code, question) => code !== itemAt(closed, row * questions + question)).length <= differing;
  return { share: rows.filter(isNear).length / rows.length, differing, answers: commonest };
};

/** How many answers of a combination differ from those of another. */
export const differenceOf = (answers: ArrayLike<number>, others: ArrayLike<number>): number => {
  let different = 0;
  for (let question = 0; question < answers.length; question += 1)
    if (valueAt(answers, question) !== valueAt(others, question)) different += 1;
  return different;
};

/** Whether a row has a combination of answers but for a few. */
export const isNearTo = (columns: Columns, row: number, { answers, differing }: Nearness): boolean =>
  differenceOf(answers, columns.closed.values().subarray(row * columns.questions, (row + 1) * columns.questions)) <=
  differing;

/** Rows with a combination that at least five of them share, but for a few answers. */
export const nearShared = (columns: Columns, rows: readonly number[]): number[] => {
  const { questions } = columns;
  const closed = columns.closed.values();
  const answersOf = (row: number): Uint32Array => closed.subarray(row * questions, (row + 1) * questions);
  const byCombination = new Map<number, number[]>();
  for (const row of rows) {
    const combination = combinationOf(columns, row);
    const known = byCombination.get(combination);
    if (known) known.push(row);
    else byCombination.set(combination, [row]);
  }
  const shared = [...byCombination].flatMap(([combination, list]) =>
    combination !== 0 && list.length >= MIN_SHARING ? [answersOf(valueAt(list, 0))] : [],
  );
  const most = mostDiffering(questions);
  return rows.filter((row) => shared.some((answers) => differenceOf(answers, answersOf(row)) <= most));
};
