/** @file Equality with R's package survey: `golden/golden.R` makes the data sets and the results beside it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  addNumber,
  addWeight,
  emptyNumberSums,
  emptyWeightSums,
  holmCorrected,
  type Margin,
  pearsonTest,
  raoScottTest,
  shareTest,
  type TrimBounds,
  type TwoWaySums,
  trimWeights,
  type WeightSums,
  weighResponses,
  weightedMean,
  weightedShare,
} from './index';
import { patternsOf } from './margins';
import { rake, rakingTargets } from './raking';
import { type WeightFigures, weightFigures } from './weighting';

interface Interval {
  value: number;
  error: number;
  low: number;
  high: number;
}

interface Weighted {
  weights: Record<string, number>;
  figures: Pick<WeightFigures, 'n' | 'effectiveSize' | 'least' | 'largest'>;
  results: {
    shares: ({ option: string } & Interval)[];
    mean: Interval;
    test: { statistic: number; df: number[]; p: number };
    columns: { column: string; value: number; error: number }[];
  };
}

interface Golden {
  margins: { id: string; people: number[] }[];
  trim: TrimBounds;
  raked: Weighted;
  trimmed: Weighted;
  trimmedOnce: { least: number; largest: number };
  unweighted: {
    mean: Omit<Interval, 'error'>;
    pearson: { statistic: number; df: number; p: number };
    pairs: number[] | number;
    holm: number[] | number;
  };
}

interface Answers {
  readonly categories: (string | null)[];
  readonly q: string;
  readonly g: string;
  readonly x: string;
}

const folder = path.resolve(__dirname, '../golden');
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.csv') ? [path.basename(file, '.csv')] : []));

const read = (name: string) => {
  const golden: Golden = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
  const margins = golden.margins.map(
    ({ id, people }): Margin => ({
      id,
      categories: people.map((count, index) => ({ id: 'abcdefgh'.charAt(index), people: count })),
    }),
  );
  const [, ...lines] = readFileSync(path.join(folder, `${name}.csv`), 'utf8')
    .trimEnd()
    .split('\n');
  const answers = lines.map((line): Answers => {
    const values = line.split(',');
    const [q = '', g = '', x = ''] = values.slice(margins.length);
    return { categories: values.slice(0, margins.length).map((value) => value || null), q, g, x };
  });
  return { golden, margins, answers };
};

const keyOf = ({ categories }: Answers): string => categories.map((category) => category ?? '-').join('');

const twoWay = (answers: readonly Answers[], weights: ArrayLike<number>): TwoWaySums => {
  const valuesOf = (key: 'q' | 'g') => [...new Set(answers.map((each) => each[key]))].filter(Boolean).sort();
  const [rows, columns] = [valuesOf('q'), valuesOf('g')];
  const sums = rows.map(() => columns.map(emptyWeightSums));
  for (const [index, { q, g }] of answers.entries()) {
    const cell = sums[rows.indexOf(q)]?.[columns.indexOf(g)];
    if (cell) addWeight(cell, weights[index]);
  }
  return sums;
};

const sumsWhere = (answers: readonly Answers[], weights: ArrayLike<number>, isPart: (answer: Answers) => boolean) => {
  const sums = emptyWeightSums();
  for (const [index, answer] of answers.entries()) if (isPart(answer)) addWeight(sums, weights[index]);
  return sums;
};

const numberSums = (answers: readonly Answers[], weights: ArrayLike<number>) => {
  const sums = emptyNumberSums();
  for (const [index, { x }] of answers.entries()) if (x) addNumber(sums, Number(x), weights[index]);
  return sums;
};

/** Largest differences from R, so that one expectation says how close all figures are. */
const differencesOf = (answers: readonly Answers[], weights: ArrayLike<number>, { results }: Weighted) => {
  const estimates: number[] = [];
  const intervals: number[] = [];
  const compare = (list: number[], ours: number | null | undefined, theirs: number) =>
    list.push(Math.abs((ours ?? Number.NaN) - theirs));
  const all = sumsWhere(answers, weights, ({ q }) => q !== '');
  for (const { option, value, error, low, high } of results.shares) {
    const part = sumsWhere(answers, weights, ({ q }) => q === option);
    const share = weightedShare(part, all, answers.length);
    compare(estimates, share?.value, value);
    compare(estimates, share?.standardError, error);
    compare(intervals, share?.low, low);
    compare(intervals, share?.high, high);
  }
  for (const { column, value, error } of results.columns) {
    const base = sumsWhere(answers, weights, ({ q, g }) => q !== '' && g === column);
    const part = sumsWhere(answers, weights, ({ q, g }) => q === 'A' && g === column);
    const share = weightedShare(part, base, answers.length);
    compare(estimates, share?.value, value);
    compare(estimates, share?.standardError, error);
  }
  const mean = weightedMean(numberSums(answers, weights), answers.length);
  compare(estimates, mean?.value, results.mean.value);
  compare(estimates, mean?.standardError, results.mean.error);
  compare(intervals, mean?.low, results.mean.low);
  compare(intervals, mean?.high, results.mean.high);
  return { estimates: Math.max(...estimates), intervals: Math.max(...intervals) };
};

const expectSameFigures = (ours: WeightFigures | null, theirs: Weighted['figures']) => {
  expect(ours).toMatchObject({
    n: theirs.n,
    effectiveSize: expect.closeTo(theirs.effectiveSize, 4),
    least: expect.closeTo(theirs.least, 6),
    largest: expect.closeTo(theirs.largest, 6),
    mean: expect.closeTo(1, 10),
  });
};

const listOf = (values: number[] | number): number[] => [values].flat();

describe.each(names)('%s equals R', (name) => {
  const { golden, margins, answers } = read(name);
  const responses = answers.map(({ categories }) => ({ categories, responses: 1 }));
  const patterns = patternsOf(margins, responses);
  const raked = rake(patterns, rakingTargets(patterns, margins));
  const trimmed = trimWeights(patterns.responses, raked.weights, golden.trim);
  const perResponse = (weights: Float64Array) => Float64Array.from(patterns.patternOf, (at) => weights[at] as number);

  it.each([
    ['raked', raked.weights],
    ['trimmed', trimmed],
  ] as const)('in %s weights, estimates and tests', (kind, byPattern) => {
    const weights = perResponse(byPattern);
    const apart = answers.map((answer, index) =>
      Math.abs((weights[index] as number) - (golden[kind].weights[keyOf(answer)] ?? Number.NaN)),
    );
    expect(Math.max(...apart)).toBeLessThan(1e-6);
    expectSameFigures(weightFigures(byPattern, patterns.responses), golden[kind].figures);
    const { estimates, intervals } = differencesOf(answers, weights, golden[kind]);
    expect(estimates).toBeLessThan(1e-6);
    expect(intervals).toBeLessThan(1e-6);
    const { statistic, df, p } = golden[kind].results.test;
    expect(raoScottTest(twoWay(answers, weights), answers.length)).toMatchObject({
      statistic: expect.closeTo(statistic, 6),
      df: [expect.closeTo(df[0] as number, 5), expect.closeTo(df[1] as number, 2)],
      p: expect.closeTo(p, 7),
    });
  });

  it('in weights that are trimmed in one round', () => {
    const once = trimWeights(patterns.responses, raked.weights, golden.trim, false);
    const figures = weightFigures(once, patterns.responses);
    expect(figures?.least).toBeCloseTo(golden.trimmedOnce.least, 6);
    expect(figures?.largest).toBeCloseTo(golden.trimmedOnce.largest, 6);
  });

  it('without weights', () => {
    const ones = answers.map(() => 1);
    const { mean, pearson, pairs, holm } = golden.unweighted;
    expect(weightedMean(numberSums(answers, ones))).toMatchObject({
      value: expect.closeTo(mean.value, 8),
      low: expect.closeTo(mean.low, 8),
      high: expect.closeTo(mean.high, 8),
    });
    const cells = twoWay(answers, ones);
    expect(pearsonTest(cells)).toMatchObject({
      statistic: expect.closeTo(pearson.statistic, 6),
      df: [pearson.df],
      p: expect.closeTo(pearson.p, 8),
    });
    const columns = (cells[0] ?? []).map((part, column) => {
      const n = cells.reduce((sum, line) => sum + (line[column]?.n ?? 0), 0);
      const all: WeightSums = { n, w: n, w2: n };
      return { part, all };
    });
    const chances = columns.flatMap((a, index) =>
      columns.slice(index + 1).map((b) => shareTest(a, b)?.p ?? Number.NaN),
    );
    for (const [index, p] of listOf(pairs).entries()) expect(chances[index]).toBeCloseTo(p, 8);
    for (const [index, p] of listOf(holm).entries()) expect(holmCorrected(chances)[index]).toBeCloseTo(p, 8);
  });

  it('in what the whole weighting returns, or it refuses weights that R computes', () => {
    const weighting = weighResponses(
      answers.map(({ categories }) => categories),
      { margins, trim: null },
    );
    expectSameFigures(weighting.figures, golden.raked.figures);
    const isTooUneven = golden.raked.figures.n / golden.raked.figures.effectiveSize > 3;
    expect(weighting.state).toBe(isTooUneven ? 'refused' : 'weighted');
  });
});

it('there are data sets of every kind', () => {
  expect(names.length).toBeGreaterThanOrEqual(6);
  const tables = names.map((name) => {
    const { answers } = read(name);
    return twoWay(
      answers,
      answers.map(() => 1),
    );
  });
  expect(tables.some((table) => table.flat().some(({ n }) => n === 0))).toBe(true);
});
