import fc from 'fast-check';
import {
  addNumber,
  addWeight,
  columnLetter,
  compareColumns,
  emptyNumberSums,
  emptyWeightSums,
  holmCorrected,
  joinedNumberSums,
  joinedWeightSums,
  meanDifference,
  type NumberSums,
  normalTwoSided,
  numberSumsOf,
  pearsonTest,
  raoScottTest,
  type ShareSums,
  seededRandom,
  shareDifference,
  shareTest,
  type TwoWaySums,
  type WeightSums,
  weightedMean,
  weightedShare,
  wilsonShare,
} from './index';

const counted = (n: number): WeightSums => ({ n, w: n, w2: n });

const share = (hits: number, cases: number): ShareSums => ({ part: counted(hits), all: counted(cases) });

const table = (...rows: number[][]): TwoWaySums => rows.map((row) => row.map(counted));

describe('estimates from sums', () => {
  const responses = fc.array(
    fc.record({ x: fc.integer({ min: -50, max: 50 }), weight: fc.double({ min: 0.3, max: 3, noNaN: true }) }),
    { minLength: 2, maxLength: 40 },
  );

  it('are those of the responses, counted in any parts', () => {
    fc.assert(
      fc.property(responses, fc.nat(40), (list, cut) => {
        const sumsOf = (part: typeof list): NumberSums => {
          const sums = emptyNumberSums();
          for (const { x, weight } of part) addNumber(sums, x, weight);
          return sums;
        };
        const mean = weightedMean(joinedNumberSums(sumsOf(list.slice(0, cut)), sumsOf(list.slice(cut))));
        const total = list.reduce((sum, { weight }) => sum + weight, 0);
        const value = list.reduce((sum, { x, weight }) => sum + x * weight, 0) / total;
        const squares = list.reduce((sum, { x, weight }) => sum + (weight * (x - value)) ** 2, 0);
        const error = Math.sqrt((squares * list.length) / (list.length - 1)) / total;
        expect(mean?.value).toBeCloseTo(value, 9);
        expect(mean?.standardError).toBeCloseTo(error, 6);
      }),
    );
  });

  it('of a scale are the same from the sums of each step', () => {
    // Two people with the weights 1 and 1 + x chose each step.
    const steps = [1, 2, 3].map((x) => ({ x, people: { n: 2, w: 2 + x, w2: 1 + (1 + x) ** 2 } }));
    const single = emptyNumberSums();
    for (const { x } of steps) for (const weight of [1, 1 + x]) addNumber(single, x, weight);
    expect(weightedMean(numberSumsOf(steps))).toEqual(weightedMean(single));
  });

  it('of shares contain the value and stay between 0 and 1; at both ends the interval is that of Wilson', () => {
    fc.assert(
      fc.property(responses, (list) => {
        const [part, rest] = [emptyWeightSums(), emptyWeightSums()];
        for (const { x, weight } of list) addWeight(x > 0 ? part : rest, weight);
        const estimate = weightedShare(part, joinedWeightSums(part, rest));
        if (!estimate) throw new Error('There are responses');
        expect(estimate.low).toBeGreaterThanOrEqual(0);
        expect(estimate.low).toBeLessThanOrEqual(estimate.value);
        expect(estimate.high).toBeGreaterThanOrEqual(estimate.value);
        expect(estimate.high).toBeLessThanOrEqual(1);
      }),
    );
    const all = { n: 50, w: 50, w2: 100 };
    expect(weightedShare(emptyWeightSums(), all)).toEqual({ ...wilsonShare(0, 25), standardError: 0 });
    expect(weightedShare(all, all)).toEqual({ ...wilsonShare(25, 25), standardError: 0 });
  });

  it('are null without responses, and have no error with a single one', () => {
    expect(weightedMean(emptyNumberSums())).toBeNull();
    expect(weightedShare(emptyWeightSums(), emptyWeightSums())).toBeNull();
    const single = emptyNumberSums();
    addNumber(single, 7, 2);
    expect(weightedMean(single)).toEqual({ value: 7, standardError: null, low: null, high: null });
    expect(() => weightedShare(counted(2), counted(1))).toThrow(RangeError);
  });
});

/** 300 people whose weights, rows and columns have nothing to do with each other. */
const noise = (random: () => number): WeightSums[][] => {
  const cells = [0, 1].map(() => [0, 1, 2].map(emptyWeightSums));
  for (let person = 0; person < 300; person += 1) {
    const cell = cells[Number(random() < 0.4)]?.[Math.floor(random() * 3)];
    if (cell) addWeight(cell, random() < 0.2 ? 3 : 0.5);
  }
  return cells;
};

/** Weighted counts as if they were people. */
const asCounts = (cells: TwoWaySums): TwoWaySums => {
  const total = cells.flat().reduce(joinedWeightSums);
  return cells.map((line) => line.map(({ w }) => counted((w * total.n) / total.w)));
};

describe('two-way tests', () => {
  it('with equal weights are almost the same, also when the unit of weights changes', () => {
    const cells = table([30, 50, 20], [70, 50, 80]);
    const [pearson, rao] = [pearsonTest(cells), raoScottTest(cells)];
    expect(pearson).toMatchObject({ name: 'pearson', statistic: expect.closeTo(21, 9), df: [2], n: 300 });
    expect(rao?.p).toBeCloseTo(pearson?.p ?? 0, 4);
    expect(rao?.cramersV).toBeCloseTo(Math.sqrt(21 / 300), 12);
    expect(rao?.effect).toBe('small');
    const doubled = cells.map((line) => line.map(({ n }) => ({ n, w: 2 * n, w2: 4 * n })));
    expect(raoScottTest(doubled)?.p).toBeCloseTo(rao?.p ?? 0, 12);
  });

  it('of noise with uneven weights call 5 % of tables different; without the correction they would call more', () => {
    const random = seededRandom(11);
    const tables = Array.from({ length: 400 }, () => noise(random));
    const shareBelow = (chances: readonly number[]) => chances.filter((p) => p < 0.05).length / chances.length;
    // The standard error of 400 tables is 0.011.
    const corrected = shareBelow(tables.map((cells) => raoScottTest(cells)?.p ?? 1));
    expect(corrected).toBeGreaterThan(0.015);
    expect(corrected).toBeLessThan(0.085);
    expect(shareBelow(tables.map((cells) => pearsonTest(asCounts(cells))?.p ?? 1))).toBeGreaterThan(0.12);
  });

  it('leave out empty rows and columns, and need two of each', () => {
    expect(pearsonTest(table([10, 0, 20], [0, 0, 0], [20, 0, 10]))?.df).toEqual([1]);
    expect(pearsonTest(table([10, 20], [0, 0]))).toBeNull();
    expect(raoScottTest(table([10, 0], [5, 0]))).toBeNull();
  });
});

describe('differences', () => {
  it('of two shares have the p value of R: prop.test(c(45, 30), c(100, 110), correct = FALSE)', () => {
    expect(shareTest(share(45, 100), share(30, 110))?.p).toBeCloseTo(0.00741452985407882, 10);
  });

  it('of two rounds have the interval of Newcombe (1998), table II: 56/70 and 48/80', () => {
    expect(shareDifference(share(56, 70), share(48, 80))).toMatchObject({
      value: expect.closeTo(0.2, 10),
      low: expect.closeTo(0.0524, 4),
      high: expect.closeTo(0.3339, 4),
      isReal: true,
      effect: 'small',
    });
  });

  it('are not called real below 30 responses, and nothing differs when nothing varies', () => {
    expect(shareDifference(share(29, 29), share(0, 100))).toMatchObject({ isReal: false, effect: 'large' });
    expect(shareDifference(share(30, 30), share(0, 100))).toMatchObject({ isReal: true });
    expect(shareDifference(share(40, 40), share(50, 50))).toMatchObject({ value: 0, z: 0, p: 1, isReal: false });
    expect(shareDifference(share(0, 0), share(1, 2))).toBeNull();
  });

  it('of weighted shares use the errors of both, and those of the effective sizes at 0 and 1', () => {
    const heavy = (n: number) => ({ n, w: 2 * n, w2: 5 * n });
    const [a, b] = [
      { part: heavy(20), all: heavy(60) },
      { part: heavy(40), all: heavy(80) },
    ];
    const errors = [a, b].map(({ part, all }) => weightedShare(part, all)?.standardError ?? 0);
    const z = (1 / 3 - 1 / 2) / Math.hypot(...errors);
    expect(shareTest(a, b)).toEqual({ z: expect.closeTo(z, 12), p: expect.closeTo(normalTwoSided(z), 12) });
    const none = { part: heavy(0), all: heavy(60) };
    const pooled = 32 / (48 + 64);
    const error = Math.sqrt(pooled * (1 - pooled) * (1 / 48 + 1 / 64));
    expect(shareTest(none, b)?.z).toBeCloseTo(-0.5 / error, 12);
  });

  it('of two means are the difference over both errors', () => {
    const sumsOf = (values: readonly number[]): NumberSums => {
      const sums = emptyNumberSums();
      for (const value of values) addNumber(sums, value);
      return sums;
    };
    const [low, high] = [
      sumsOf(Array.from({ length: 40 }, (_, at) => at % 5)),
      sumsOf(Array.from({ length: 40 }, (_, at) => 1 + (at % 5))),
    ];
    const error = Math.SQRT2 * Math.sqrt(80 / 39 / 40);
    expect(meanDifference(high, low)).toMatchObject({ value: 1, z: expect.closeTo(1 / error, 10), isReal: true });
    const constant = sumsOf(new Array(30).fill(3));
    expect(meanDifference(constant, constant)).toMatchObject({ value: 0, p: 1, isReal: false });
    expect(meanDifference(sumsOf([1]), low)).toBeNull();
  });
});

describe('holmCorrected', () => {
  it('equals p.adjust(method = "holm") of R', () => {
    expect(holmCorrected([0.01, 0.04, 0.03, 0.005, 0.9])).toEqual(
      [0.04, 0.09, 0.09, 0.025, 0.9].map((p) => expect.closeTo(p, 12)),
    );
    expect(holmCorrected([])).toEqual([]);
  });
});

describe('compareColumns', () => {
  it('writes the letters of columns with a lower share; columns below 30 responses take no part', () => {
    const cells = table([80, 50, 45, 20], [20, 50, 55, 0]);
    const { test, isDifference, isSmall, letters } = compareColumns(cells, { isWeighted: false });
    expect(letters).toEqual([
      ['BC', '', '', ''],
      ['', 'A', 'A', ''],
    ]);
    expect(isSmall).toEqual([false, false, false, true]);
    expect(isDifference).toBe(true);
    expect(test).toEqual(pearsonTest(cells));
  });

  it('does not call a table different because of a small column', () => {
    const cells = table([50, 52, 20], [50, 48, 0]);
    const { test, testOfLarge, isDifference } = compareColumns(cells, { isWeighted: false });
    expect(test?.p).toBeLessThan(0.001);
    expect(testOfLarge).toEqual(pearsonTest(table([50, 52], [50, 48])));
    expect(isDifference).toBe(false);
  });

  it('reads weights only when the report is weighted', () => {
    const cells = table([80, 50], [20, 50]).map((line) => line.map(({ n }) => ({ n, w: n, w2: 9 * n })));
    expect(compareColumns(cells, { isWeighted: false }).test?.name).toBe('pearson');
    const weighted = compareColumns(cells, { isWeighted: true });
    expect(weighted.test?.name).toBe('rao-scott');
    expect(weighted.letters).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });

  it('compares shares of the people of each column when people choose several answers', () => {
    const cells = table([80, 40], [70, 65]);
    const { test, letters } = compareColumns(cells, { isWeighted: false, columns: [counted(100), counted(100)] });
    expect(test).toBeNull();
    expect(letters).toEqual([
      ['B', ''],
      ['', ''],
    ]);
  });

  it('finds a false letter in about 5 % of tables without a difference, however many columns there are', () => {
    const random = seededRandom(3);
    let wrong = 0;
    for (let turn = 0; turn < 300; turn += 1) {
      const hits = Array.from(
        { length: 6 },
        () => Array.from({ length: 80 }, random).filter((value) => value < 0.4).length,
      );
      const { letters } = compareColumns(
        table(
          hits,
          hits.map((count) => 80 - count),
        ),
        { isWeighted: false },
      );
      if (letters.flat().some(Boolean)) wrong += 1;
    }
    expect(wrong / 300).toBeLessThan(0.09);
  });

  it('has letters for any number of columns', () => {
    expect([0, 25, 26, 27, 51, 52, 701, 702].map(columnLetter)).toEqual([
      'A',
      'Z',
      'AA',
      'AB',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });
});
