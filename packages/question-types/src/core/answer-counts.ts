import type { AnswerCounts, Report, WeightPair } from '@folkmoot/contracts/client';
import { dictionary, lookup } from '@folkmoot/contracts/dictionary';
import { questionResult } from './question-result';
import { medianOf, trimmedAverageOf } from './times';
import { withWeightedFigures } from './weighted-figures';

type Sums = Readonly<Record<string, number>>;

const sumOf = (a: Sums, b: Sums): Record<string, number> => {
  const sum = dictionary(a);
  for (const [name, by] of Object.entries(b)) sum[name] = (lookup(sum, name) ?? 0) + by;
  return sum;
};

type Weighted = AnswerCounts['questions'][number]['weighted'];

/** Both have weights, or neither has: a page that could not be weighted makes the whole count unweighted. */
const addWeighted = (a: Weighted, b: Weighted): Weighted =>
  a && b && { sums: sumOf(a.sums, b.sums), squares: sumOf(a.squares, b.squares) };

type Pairs = Readonly<Record<string, WeightPair>>;

const addPair = (a: WeightPair | undefined, b: WeightPair): WeightPair => ({
  w: (a?.w ?? 0) + b.w,
  w2: (a?.w2 ?? 0) + b.w2,
});

const addPairs = (a: Pairs, b: Pairs): Record<string, WeightPair> => {
  const sum = dictionary(a);
  for (const [name, by] of Object.entries(b)) sum[name] = addPair(lookup(sum, name), by);
  return sum;
};

type Cross = NonNullable<AnswerCounts['cross']>;

const cellKey = ({ row, column }: Cross['cells'][number]): string => `${row} ${column}`;

type WeightedCross = Cross['weighted'];

const addWeightedCross = (a: WeightedCross, b: WeightedCross): WeightedCross =>
  a &&
  b && {
    answered: addPair(a.answered, b.answered),
    rows: addPairs(a.rows, b.rows),
    columns: addPairs(a.columns, b.columns),
  };

type Cell = Cross['cells'][number];

const addCell = (a: Cell | undefined, b: Cell, isWeighted: boolean): Cell => ({
  row: b.row,
  column: b.column,
  count: (a?.count ?? 0) + b.count,
  ...(isWeighted && addPair({ w: a?.w ?? 0, w2: a?.w2 ?? 0 }, { w: b.w ?? 0, w2: b.w2 ?? 0 })),
});

const addCross = (a: AnswerCounts['cross'], b: AnswerCounts['cross']): AnswerCounts['cross'] => {
  if (!a || !b) return a ?? b;
  const weighted = addWeightedCross(a.weighted, b.weighted);
  const cells = new Map(a.cells.map((cell) => [cellKey(cell), addCell(undefined, cell, weighted !== undefined)]));
  for (const cell of b.cells) cells.set(cellKey(cell), addCell(cells.get(cellKey(cell)), cell, weighted !== undefined));
  return {
    ...(weighted && { weighted }),
    answered: a.answered + b.answered,
    rows: sumOf(a.rows, b.rows),
    columns: sumOf(a.columns, b.columns),
    cells: [...cells.values()],
  };
};

/** Weights are refused for the whole count when they are refused for one page. */
const weightingOf = (counts: AnswerCounts, next: AnswerCounts): Pick<AnswerCounts, 'weighting'> => {
  const weighting = counts.weighting?.state === 'refused' ? counts.weighting : next.weighting;
  return weighting ? { weighting } : {};
};

/** The sum of two pages of one count. */
export const addCounts = (counts: AnswerCounts, next: AnswerCounts): AnswerCounts => {
  const before = new Map(counts.questions.map((counted) => [counted.question.id, counted]));
  return {
    looked: counts.looked + next.looked,
    total: next.total,
    responses: counts.responses + next.responses,
    days: sumOf(counts.days, next.days),
    seconds: sumOf(counts.seconds, next.seconds),
    questions: next.questions.map(({ question, counters: added, weighted: addedWeights }) => {
      const { counters = {}, weighted } = before.get(question.id) ?? {};
      const sums = addWeighted(weighted, addedWeights);
      return { question, counters: sumOf(counters, added), ...(sums && { weighted: sums }) };
    }),
    ...weightingOf(counts, next),
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
  results: counts.questions.map(({ question, counters, weighted }) => {
    const result = questionResult(question, counters, counts.responses);
    const sampleSize = counts.weighting?.n ?? counts.responses;
    return weighted ? withWeightedFigures(result, question, { counters, ...weighted }, sampleSize) : result;
  }),
  ...(counts.weighting && { weighting: counts.weighting }),
});
