import fc from 'fast-check';
import {
  chiSquareTail,
  fTail,
  incompleteBeta,
  logGamma,
  normalTwoSided,
  student975,
  studentTwoSided,
  upperGamma,
} from './distributions';

/** Values of R 4.2 with 16 digits. */
const expectClose = (pairs: readonly (readonly [ours: number, theirs: number])[]): void => {
  for (const [ours, theirs] of pairs) expect(Math.abs(ours / theirs - 1)).toBeLessThan(1e-10);
};

describe('distributions equal R to ten digits', () => {
  it('in qt(0.975, df), from one degree of freedom to a million', () => {
    expectClose([
      [student975(1), 12.706204736174694],
      [student975(2), 4.302652729749462],
      [student975(3), 3.182446305283708],
      [student975(10), 2.228138851986274],
      [student975(99), 1.984216951586417],
      [student975(1234), 1.961888263458698],
      [student975(1e6), 1.959966356814107],
    ]);
    expect(() => student975(0)).toThrow(RangeError);
  });

  it('in pchisq, pf and pnorm, also far out and with fractions of degrees', () => {
    expectClose([
      [chiSquareTail(3.84, 1), 5.004352124870522e-2],
      [chiSquareTail(200, 150), 3.973185970821609e-3],
      [chiSquareTail(60.5, 7.3), 1.697853648645481e-10],
      [fTail(2.3, 3.7, 1e6), 0.06136981768967605],
      [fTail(1.05, 200, 50), 0.4317987695185603],
      [fTail(12, 1.5, 88), 0.0001335301939058485],
      [fTail(0.01, 2, 5), 0.9900695822980478],
      [normalTwoSided(1.96), 4.999579029644086e-2],
      [normalTwoSided(-8), 1.244192114854357e-15],
    ]);
  });

  it('in lgamma and pbeta', () => {
    expectClose([
      [logGamma(0.5), 0.5723649429247001],
      [logGamma(3.3), 0.9870985778947344],
      [logGamma(123456.7), 1.323900975390918e6],
      [incompleteBeta(0.5, 3e5, 1e-6), 0.5614218976100084],
      [incompleteBeta(2, 3, 0.4), 0.5248],
    ]);
    expect(() => logGamma(0)).toThrow(RangeError);
  });
});

describe('tails', () => {
  it('are 1 at zero and 0 at infinity', () => {
    expect([chiSquareTail(0, 3), fTail(0, 2, 9), normalTwoSided(0), studentTwoSided(0, 4)]).toEqual([1, 1, 1, 1]);
    const far = Number.POSITIVE_INFINITY;
    expect([chiSquareTail(far, 3), fTail(far, 2, 9), normalTwoSided(far)]).toEqual([0, 0, 0]);
  });

  it('of the t distribution at its quantile are 5 %', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), (df) => {
        expect(studentTwoSided(student975(df), df)).toBeCloseTo(0.05, 10);
      }),
      { numRuns: 60 },
    );
  });

  it('have closed forms: 2 degrees of chi-square, and beta with whole numbers', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 60, noNaN: true }),
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        (x, share) => {
          expect(upperGamma(1, x) / Math.exp(-x)).toBeCloseTo(1, 11);
          expect(incompleteBeta(3, 1, share)).toBeCloseTo(share ** 3, 12);
          expect(incompleteBeta(2.5, 7, share) + incompleteBeta(7, 2.5, 1 - share)).toBeCloseTo(1, 12);
        },
      ),
    );
  });
});
