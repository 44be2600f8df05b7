import {
  categoryGaps,
  cohensH,
  compareColumns,
  DEFAULT_TRIM,
  hiddenCells,
  holmCorrected,
  meanDifference,
  numberSumsOf,
  oneWayTable,
  pearsonTest,
  raoScottTest,
  shareDifference,
  shareTest,
  trimWeights,
  type WeightSums,
  weighGroups,
  weightedMean,
  weightedShare,
  weightFigures,
  wilsonShare,
} from '@folkmoot/statistics';

/** @file The examples of the page, computed by the same functions as the figures of reports. */

const present = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new RangeError('An example has no result');
  return value;
};

const text = (value: number, decimals = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
const percent = (share: number): string => text(share * 100, 1);
const interval = ({ low, high }: { readonly low: number | null; readonly high: number | null }, factor = 1) => ({
  low: text(present(low) * factor, factor === 1 ? 2 : 1),
  high: text(present(high) * factor, factor === 1 ? 2 : 1),
});

const people = (n: number): WeightSums => ({ n, w: n, w2: n });

const shares = () => {
  const share = present(wilsonShare(48, 120));
  const weighted = present(weightedShare({ n: 48, w: 60, w2: 84 }, { n: 120, w: 120, w2: 148 }));
  return {
    percent: percent(share.value),
    ...interval(share, 100),
    weighted: { percent: percent(weighted.value), ...interval(weighted, 100) },
  };
};

/** How many people chose 1 to 5. */
const RATINGS = [10, 15, 25, 40, 30];
const LATER_RATINGS = [5, 10, 20, 45, 40];
const ratingSums = (counts: readonly number[]) =>
  numberSumsOf(counts.map((count, index) => ({ x: index + 1, people: people(count) })));

const means = () => {
  const mean = present(weightedMean(ratingSums(RATINGS)));
  return { counts: RATINGS.join(', '), mean: text(mean.value, 2), ...interval(mean) };
};

const selfSelected = () => interval(present(wilsonShare(450, 900)), 100);

const missing = () => {
  const margin = {
    id: 'area',
    categories: [
      { id: 'east', people: 30_000 },
      { id: 'west', people: 70_000 },
    ],
  };
  const { responseShare, gap, needed } = present(present(categoryGaps(margin, [60, 240]))[0]);
  return {
    share: percent(present(responseShare).value),
    gap: text(Math.abs(present(gap).value) * 100, 1),
    low: text(Math.abs(present(gap).high) * 100, 1),
    high: text(Math.abs(present(gap).low) * 100, 1),
    needed: text(present(needed)),
  };
};

const AGE = {
  id: 'age',
  categories: [
    { id: 'under 45', people: 55 },
    { id: 'from 45', people: 45 },
  ],
};
const AREA = {
  id: 'area',
  categories: [
    { id: 'north', people: 50 },
    { id: 'south', people: 50 },
  ],
};
const GROUPS = [
  { categories: ['under 45', 'north'], responses: 20 },
  { categories: ['under 45', 'south'], responses: 20 },
  { categories: ['from 45', 'north'], responses: 50 },
  { categories: ['from 45', 'south'], responses: 30 },
];

const raked = () => {
  const weighting = weighGroups(GROUPS, { margins: [AGE, AREA], trim: DEFAULT_TRIM });
  if (weighting.state === 'refused') throw new RangeError('The example is refused');
  return weighting;
};

const weights = () => {
  const [youngNorth = 0, youngSouth = 0, oldNorth = 0, oldSouth = 0] = raked().weights;
  return {
    youngNorth: text(youngNorth, 3),
    youngSouth: text(youngSouth, 3),
    oldNorth: text(oldNorth, 3),
    oldSouth: text(oldSouth, 3),
  };
};

const effective = () => {
  const { n, effectiveSize: size, designEffect: effect, largest } = raked().figures;
  return { n: text(n), size: text(size, 1), effect: text(effect, 2), largest: text(largest, 2) };
};

const missingAnswers = () => {
  const groups = [
    { categories: ['under 45'], responses: 40 },
    { categories: ['from 45'], responses: 50 },
    { categories: [null], responses: 10 },
  ];
  const weighting = weighGroups(groups, { margins: [AGE], trim: null });
  if (weighting.state === 'refused') throw new RangeError('The example is refused');
  const [young = 0, old = 0, none = 0] = weighting.weights;
  return {
    youngTarget: text(young * 40, 1),
    oldTarget: text(old * 50, 1),
    young: text(young, 3),
    old: text(old, 3),
    none: text(none, 3),
  };
};

/** Five of a hundred responses are to count for half. */
const FEW = Float64Array.of(5, 95);
const EXTREME = Float64Array.of(10, 50 / 95);

const trimmed = () => {
  const after = trimWeights(FEW, EXTREME, DEFAULT_TRIM);
  return {
    before: text(EXTREME[0] ?? 0, 2),
    othersBefore: text(EXTREME[1] ?? 0, 3),
    after: text(after[0] ?? 0, 2),
    othersAfter: text(after[1] ?? 0, 3),
    effectBefore: text(present(weightFigures(EXTREME, FEW)).designEffect, 2),
    effectAfter: text(present(weightFigures(after, FEW)).designEffect, 2),
  };
};

/** Yes and no in the groups A, B and C. */
const YES = [48, 30, 25];
const NO = [32, 50, 35];
const TABLE = [YES.map(people), NO.map(people)];
/** The same answers, those of B with half a weight more. */
const weighted = (n: number, column: number): WeightSums => {
  const weight = column === 1 ? 1.5 : 1;
  return { n, w: n * weight, w2: n * weight * weight };
};
const WEIGHTED_TABLE = [YES.map(weighted), NO.map(weighted)];

const tests = () => {
  const test = present(pearsonTest(TABLE));
  const corrected = present(raoScottTest(WEIGHTED_TABLE));
  return {
    statistic: text(test.statistic, 2),
    df: text(present(test.df[0])),
    p: text(test.p, 3),
    weighted: {
      statistic: text(corrected.statistic, 2),
      df1: text(present(corrected.df[0]), 2),
      df2: text(present(corrected.df[1]), 1),
      p: text(corrected.p, 3),
    },
  };
};

const letters = () => {
  const share = (column: number) => ({
    part: people(present(YES[column])),
    all: people(present(YES[column]) + present(NO[column])),
  });
  const pairs = [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const;
  const chances = pairs.map(([a, b]) => present(shareTest(share(a), share(b))).p);
  const [ab = '', ac = '', bc = ''] = holmCorrected(chances).map((p) => text(p, 3));
  const [first = ''] = chances.map((p) => text(p, 3));
  const shown = compareColumns(TABLE, { isWeighted: false }).letters[0]?.[0] ?? '';
  return { first, ab, ac, bc, shown };
};

const effects = () => {
  const { cramersV } = present(pearsonTest(TABLE));
  return { v: text(cramersV, 2), h: text(cohensH(130 / 250, 100 / 250), 2) };
};

const earlierShare = { part: people(100), all: people(250) };
const laterShare = { part: people(130), all: people(250) };

const trends = () => {
  const share = present(shareDifference(laterShare, earlierShare));
  const mean = present(meanDifference(ratingSums(LATER_RATINGS), ratingSums(RATINGS)));
  return {
    change: text(share.value * 100, 1),
    ...interval(share, 100),
    p: text(share.p, 3),
    mean: { change: text(mean.value, 2), ...interval(mean), p: text(mean.p, 3) },
  };
};

const smallNumbers = () => {
  const counts = [3, 12, 25, 40];
  const cells = counts.map((count) => ({ id: String(count), count }));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const hidden = hiddenCells(oneWayTable({ id: 'total', count: total }, cells));
  return {
    counts: counts.join(', '),
    total: text(total),
    hidden: counts.filter((count) => hidden.has(String(count))).join(', '),
  };
};

export const methodExamples = () => ({
  shares: shares(),
  means: means(),
  selfSelected: selfSelected(),
  missing: missing(),
  weights: weights(),
  effective: effective(),
  missingAnswers: missingAnswers(),
  trimmed: trimmed(),
  tests: tests(),
  letters: letters(),
  effects: effects(),
  trends: trends(),
  smallNumbers: smallNumbers(),
});

export type MethodExamples = ReturnType<typeof methodExamples>;
