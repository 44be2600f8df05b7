import type { AnswerCounts, Report } from '@folkmoot/contracts/client';
import { dictionary, lookup } from '@folkmoot/contracts/dictionary';
import { questionResult } from './question-result';
import { medianOf, trimmedAverageOf } from './times';

type Sums = Readonly<Record<string, number>>;

const sumOf = (one: Sums, other: Sums): Record<string, number> => {
  const sum = dictionary(one);
  for (const [name, by] of Object.entries(other)) sum[name] = (lookup(sum, name) ?? 0) + by;
  return sum;
};

type Cross = NonNullable<AnswerCounts['cross']>;

const cellKey = ({ row, column }: Cross['cells'][number]): string => `${row} ${column}`;

const addCross = (one: AnswerCounts['cross'], other: AnswerCounts['cross']): AnswerCounts['cross'] => {
  if (!one || !other) return one ?? other;
  const cells = new Map(one.cells.map((cell) => [cellKey(cell), cell]));
  for (const cell of other.cells) {
    const count = cell.count + (cells.get(cellKey(cell))?.count ?? 0);
    cells.set(cellKey(cell), { ...cell, count });
  }
  return {
    answered: one.answered + other.answered,
    rows: sumOf(one.rows, other.rows),
    columns: sumOf(one.columns, other.columns),
    cells: [...cells.values()],
  };
};

/** Two pages of one count together. */
export const addCounts = (one: AnswerCounts, next: AnswerCounts): AnswerCounts => {
  const counters = new Map(one.questions.map(({ question, counters }) => [question.id, counters]));
  return {
    looked: one.looked + next.looked,
    total: next.total,
    responses: one.responses + next.responses,
    days: sumOf(one.days, next.days),
    seconds: sumOf(one.seconds, next.seconds),
    questions: next.questions.map(({ question, counters: added }) => ({
      question,
      counters: sumOf(counters.get(question.id) ?? {}, added),
    })),
    cross: addCross(one.cross, next.cross),
    nextCursor: next.nextCursor,
  };
};

const TENTHS = 10;
const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * TENTHS) / TENTHS);

/** The report of those who fit the filters. Visits know no answers, so nothing is said of them. */
export const filteredReport = (all: Report, counts: AnswerCounts): Report => ({
  ...all,
  responses: counts.responses,
  completionRate: null,
  views: 0,
  starts: 0,
  completes: 0,
  abandons: 0,
  stops: [],
  averageSeconds: rounded(trimmedAverageOf(counts.seconds)),
  medianSeconds: rounded(medianOf(counts.seconds)),
  timeline: all.timeline.map(({ date }) => ({ date, count: lookup(counts.days, date) ?? 0 })),
  results: counts.questions.map(({ question, counters }) => questionResult(question, counters, counts.responses)),
});
