import fc from 'fast-check';
import { wilsonShare } from './index';

describe('wilsonShare', () => {
  // Method 3 in table I of Newcombe (1998), Statistics in Medicine 17, 857-872.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%d of %d has the published interval', (hits, cases, low, high) => {
    const share = wilsonShare(hits, cases);
    expect(share?.value).toBeCloseTo(hits / cases, 12);
    expect(share?.low).toBeCloseTo(low, 4);
    expect(share?.high).toBeCloseTo(high, 4);
  });

  it('the ends of the interval solve the equation of the score test', () => {
    // By bisection of (p - 48/60)^2 = z^2 p (1 - p) / 60 with 30 digits, in another language.
    expect(wilsonShare(48, 60)).toEqual({
      value: 0.8,
      low: expect.closeTo(0.6821819419437211, 12),
      high: expect.closeTo(0.881714946771025, 12),
    });
  });

  const counts = fc
    .integer({ min: 1, max: 5_000 })
    .chain((cases) => fc.tuple(fc.integer({ min: 0, max: cases }), fc.constant(cases)));

  it('the interval contains the share, is inside 0 to 1, mirrors, and shrinks with more cases', () => {
    fc.assert(
      fc.property(counts, ([hits, cases]) => {
        const share = wilsonShare(hits, cases);
        const mirrored = wilsonShare(cases - hits, cases);
        const larger = wilsonShare(hits * 4, cases * 4);
        if (!share || !mirrored || !larger) throw new Error('There are cases');
        expect(share.low).toBeLessThanOrEqual(share.value);
        expect(share.high).toBeGreaterThanOrEqual(share.value);
        expect(share.low).toBeGreaterThanOrEqual(0);
        expect(share.high).toBeLessThanOrEqual(1);
        expect(mirrored.low).toBeCloseTo(1 - share.high, 12);
        expect(mirrored.high).toBeCloseTo(1 - share.low, 12);
        expect(larger.high - larger.low).toBeLessThan(share.high - share.low);
      }),
    );
  });

  it('there is no share without cases, and none of impossible counts', () => {
    expect(wilsonShare(0, 0)).toBeNull();
    for (const [hits, cases] of [
      [3, 2],
      [-1, 2],
      [Number.NaN, 2],
      [1, Number.NaN],
    ] as const) {
      expect(() => wilsonShare(hits, cases)).toThrow(RangeError);
    }
  });
});
