import type { AnswerCounts, Report } from '@folkmoot/contracts/client';
import { dictionary, lookup } from '@folkmoot/contracts/dictionary';
import { questionResult } from './question-result';
import { medianOf, trimmedAverageOf } from './times';

type Sums = Readonly<Record<string, number>>;

const sumOf = (a: Sums, b: Sums): Record<string, number> => {
  const sum = dictionary(a);
  for (const [name, by] of Object.entries(b)) sum[name] = (lookup(sum, name) ?? 0) + by;
  return sum;
};

type Cross = NonNullable<AnswerCounts['cross']>;

const cellKey = ({ row, column }: Cross['cells'][number]): string => `${row} ${column}`;

const addCross = (a: AnswerCounts['cross'], b: AnswerCounts['cross']): AnswerCounts['cross'] => {
  if (!a || !b) return a ?? b;
  const cells = new Map(a.cells.map((cell) => [cellKey(cell), cell]));
  for (const cell of b.cells) {
    const count = cell.count + (cells.get(cellKey(cell))?.count ?? 0);
    cells.set(cellKey(cell), { ...cell, count });
  }
  return {
    answered: a.answered + b.answered,
    rows: sumOf(a.rows, b.rows),
    columns: sumOf(a.columns, b.columns),
    cells: [...cells.values()],
  };
};

/** The sum of two pages of one count. */
export const addCounts = (counts: AnswerCounts, next: AnswerCounts): AnswerCounts => {
  const counters = new Map(counts.questions.map(({ question, counters }) => [question.id, counters]));
  return {
    looked: counts.looked + next.looked,
    total: next.total,
    responses: counts.responses + next.responses,
    days: sumOf(counts.days, next.days),
    seconds: sumOf(counts.seconds, next.seconds),
    questions: next.questions.map(({ question, counters: added }) => ({
      question,
      counters: sumOf(counters.get(question.id) ?? {}, added),
    })),
    cross: addCross(counts.cross, next.cross),
    nextCursor: next.nextCursor,
  };
};

const TENTHS = 10;
const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * TENTHS) / TENTHS);

/** The report of responses that match the filters. Visits have no answers, so the report has no visits. */
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
  hours: undefined,
  timeline: all.timeline.map(({ date }) => ({ date, count: lookup(counts.days, date) ?? 0 })),
  results: counts.questions.map(({ question, counters }) => questionResult(question, counters, counts.responses)),
});
