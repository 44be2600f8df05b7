import fc from 'fast-check';
import { allocate, mergedStrata } from './index';

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('allocate', () => {
  it.each([
    ['in proportion', [600, 300, 100], 10, [6, 3, 1]],
    ['at least one each', [980, 10, 10], 20, [18, 1, 1]],
    ['all there are when that is fewer', [3, 2], 60, [3, 2]],
    ['to the largest when strata are more than draws', [1, 5, 3, 4], 2, [0, 1, 0, 1]],
    ['none from empty strata', [0, 7, 0], 3, [0, 3, 0]],
    ['none at all', [], 5, []],
  ])('draws %s', (_, sizes, total, expected) => {
    expect(allocate(sizes, total)).toEqual(expected);
  });

  it('draws as many as wanted, at least one each, no more than there are, and near the share of each', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 25, max: 300 }), (strata, total) => {
        const drawn = allocate(strata, total);
        const all = sum(strata);
        expect(sum(drawn)).toBe(Math.min(total, all));
        drawn.forEach((count, index) => {
          const size = strata[index] ?? 0;
          expect(count).toBeGreaterThanOrEqual(1);
          expect(count).toBeLessThanOrEqual(size);
          // The guaranteed ones come from the others, so only the upper side is near for all.
          expect(count).toBeLessThan(Math.max(1, (Math.min(total, all) * size) / all) + 1);
        });
      }),
    );
  });
});

describe('mergedStrata', () => {
  it('joins the smallest with its smaller neighbour until there are few enough', () => {
    const strata = [['a', 'a', 'a'], ['b'], ['c', 'c'], [], ['d', 'd', 'd', 'd']];
    expect(mergedStrata(strata, 3)).toEqual([
      ['a', 'a', 'a'],
      ['b', 'c', 'c'],
      ['d', 'd', 'd', 'd'],
    ]);
    expect(mergedStrata(strata, 10)).toHaveLength(4);
    expect(mergedStrata([], 5)).toEqual([]);
  });

  it('keeps everything, in order', () => {
    const strata = fc.array(fc.array(fc.integer(), { maxLength: 4 }), { maxLength: 40 });
    fc.assert(
      fc.property(strata, fc.integer({ min: 1, max: 12 }), (parts, max) => {
        const merged = mergedStrata(parts, max);
        expect(merged.length).toBeLessThanOrEqual(max);
        expect(merged.flat()).toEqual(parts.flat());
      }),
    );
  });
});
