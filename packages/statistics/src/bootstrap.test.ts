import fc from 'fast-check';
import {
  accuracy,
  BOOTSTRAP_DRAWS,
  type Estimate,
  type JudgedItem,
  macroF1,
  percentileBootstrap,
  quantile,
  seededRandom,
  wilsonShare,
} from './index';

const judged = (right: number, wrong: number): JudgedItem[] => [
  ...Array.from({ length: right }, () => ({ truth: 'a', label: 'a' })),
  ...Array.from({ length: wrong }, () => ({ truth: 'a', label: 'b' })),
];

const widthOf = (estimate: Estimate | null): number => (estimate ? estimate.high - estimate.low : Number.NaN);

const mean = (values: readonly number[], weights: readonly number[]): number | null => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return total === 0 ? null : values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / total;
};

describe('quantile', () => {
  it('is that of R, whose help page of quantile() defines type 7', () => {
    const sorted = [1, 2, 3, 4, 10];
    expect([0, 0.1, 0.25, 0.5, 0.9, 1].map((share) => quantile(sorted, share))).toEqual([
      1,
      expect.closeTo(1.4, 12),
      2,
      3,
      expect.closeTo(7.6, 12),
      10,
    ]);
    expect(() => quantile([], 0.5)).toThrow(RangeError);
  });
});

describe('percentileBootstrap', () => {
  it('has the quantiles of the binomial distribution for a share', () => {
    // 99 draws with share 0.8: the 2.5 % and 97.5 % quantiles are 71 and 87, summed up in another language.
    const estimate = percentileBootstrap([{ items: judged(80, 20) }], accuracy, { seed: 1 });
    expect(estimate?.value).toBeCloseTo(0.8, 12);
    expect(Math.abs((estimate?.low ?? 0) - 71 / 99)).toBeLessThanOrEqual(1.01 / 99);
    expect(Math.abs((estimate?.high ?? 0) - 87 / 99)).toBeLessThanOrEqual(1.01 / 99);
  });

  it('has the width of the textbook for a stratified mean, also when strata are small', () => {
    // Cochran (1977), Sampling Techniques, 5.4: the variance is the sum of W^2 s^2 / n, without the finite correction.
    const random = seededRandom(5);
    const strata = Array.from({ length: 30 }, (_, stratum) => {
      const size = 2 + (stratum % 4);
      return { items: Array.from({ length: size }, () => stratum + random()), weight: 1 + (stratum % 3) };
    });
    const all = strata.reduce((sum, { items, weight }) => sum + items.length * weight, 0);
    const variance = strata.reduce((sum, { items, weight }) => {
      const centre = items.reduce((total, value) => total + value, 0) / items.length;
      const spread = items.reduce((total, value) => total + (value - centre) ** 2, 0) / (items.length - 1);
      return sum + (((items.length * weight) / all) ** 2 * spread) / items.length;
    }, 0);
    const estimate = percentileBootstrap(strata, mean, { seed: 2 });
    expect(widthOf(estimate) / (2 * 1.96 * Math.sqrt(variance))).toBeCloseTo(1, 1);
  });

  it('covers the truth in about 95 % of samples of 60', () => {
    const random = seededRandom(9);
    let covered = 0;
    for (let turn = 0; turn < 200; turn += 1) {
      const right = Array.from({ length: 60 }, () => random()).filter((number) => number < 0.75).length;
      const estimate = percentileBootstrap([{ items: judged(right, 60 - right) }], accuracy, {
        seed: turn,
        draws: 400,
      });
      if (estimate && estimate.low <= 0.75 && estimate.high >= 0.75) covered += 1;
    }
    // The standard error of 200 turns is 0.015.
    expect(covered / 200).toBeGreaterThan(0.9);
  });

  it('contains the value, repeats with its seed, and shrinks with more items', () => {
    const words = fc.constantFrom('positive', 'neutral', 'negative');
    const items = fc.array(fc.record({ truth: words, label: words }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(items, fc.integer(), (list, seed) => {
        const options = { seed, draws: 100, isShare: true };
        for (const estimate of [
          percentileBootstrap([{ items: list }], accuracy, options),
          percentileBootstrap([{ items: list }], macroF1, options),
        ]) {
          if (!estimate) throw new Error('There are items');
          expect(estimate.low).toBeLessThanOrEqual(estimate.value);
          expect(estimate.high).toBeGreaterThanOrEqual(estimate.value);
          expect(estimate.low).toBeGreaterThanOrEqual(0);
          expect(estimate.high).toBeLessThanOrEqual(1);
        }
        const strata = [{ items: list, weight: 2 }];
        expect(percentileBootstrap(strata, macroF1, options)).toEqual(percentileBootstrap(strata, macroF1, options));
      }),
      { numRuns: 30 },
    );
    const [few, many] = [judged(15, 5), judged(240, 80)];
    const wide = percentileBootstrap([{ items: few }], accuracy, { seed: 1 });
    const narrow = percentileBootstrap([{ items: many }], accuracy, { seed: 1 });
    expect(widthOf(narrow) / widthOf(wide)).toBeCloseTo(0.25, 1);
  });

  it('mirrors for the opposite share', () => {
    const there = percentileBootstrap([{ items: judged(45, 15) }], accuracy, { seed: 4 });
    const opposite = percentileBootstrap(
      [{ items: judged(45, 15) }],
      (items, weights) => 1 - (accuracy(items, weights) ?? 0),
      {
        seed: 4,
      },
    );
    expect(opposite?.low).toBeCloseTo(1 - (there?.high ?? 0), 10);
    expect(opposite?.high).toBeCloseTo(1 - (there?.low ?? 0), 10);
  });

  it("a share without variation has Wilson's interval, because nobody is certain after 60 items", () => {
    expect(percentileBootstrap([{ items: judged(60, 0) }], accuracy, { seed: 1, isShare: true })).toEqual(
      wilsonShare(60, 60),
    );
    expect(percentileBootstrap([{ items: judged(0, 3) }], accuracy, { seed: 1, isShare: true })).toEqual(
      wilsonShare(0, 3),
    );
  });

  it('strata of one item vary with their neighbour', () => {
    const strata = [3, 5, 4, 7, 9].map((value) => ({ items: [value], weight: 1 }));
    const estimate = percentileBootstrap(strata, mean, { seed: 1 });
    expect(estimate?.value).toBeCloseTo(5.6, 12);
    expect(widthOf(estimate)).toBeGreaterThan(0.5);
  });

  it('is not defined when the figure is not', () => {
    expect(percentileBootstrap<JudgedItem>([], accuracy, { seed: 1 })).toBeNull();
    expect(percentileBootstrap([{ items: [] }], accuracy, { seed: 1 })).toBeNull();
  });

  it('ends within five seconds on a busy machine for the largest sample and macro F1', () => {
    const items = Array.from({ length: 300 }, (_, index) => ({ truth: `${index % 4}`, label: `${index % 3}` }));
    const start = performance.now();
    percentileBootstrap([{ items }], macroF1, { seed: 1, draws: BOOTSTRAP_DRAWS });
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
