import type { EffectSide } from '@folkmoot/contracts';
import { changesOrder, differenceOf } from './effects.domain';

const side = (counts: Readonly<Record<string, number>>): EffectSide => {
  const responses = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const rows = Object.entries(counts).map(([value, count]) => ({
    value,
    label: value,
    count,
    share: count / responses,
  }));
  return { responses, rows, mean: null };
};

describe('effects', () => {
  it('the largest difference of a share is in points with one decimal', () => {
    expect(differenceOf(side({ a: 60, b: 40 }), side({ a: 45, b: 55 }))).toBe(15);
    expect(differenceOf(side({ a: 2, b: 1 }), side({ a: 1, b: 1 }))).toBe(16.7);
    expect(differenceOf(side({}), side({}))).toBe(0);
  });

  it.each([
    ['answers change places', { a: 3, b: 2, c: 1 }, { a: 1, b: 2, c: 0 }, true],
    ['answers far apart change places', { a: 9, b: 5, c: 1 }, { a: 2, b: 5, c: 3 }, true],
    ['they keep their places', { a: 3, b: 2, c: 1 }, { a: 2, b: 1, c: 0 }, false],
    ['they become equal', { a: 3, b: 2 }, { a: 2, b: 2 }, false],
    ['equal ones differ', { a: 2, b: 2 }, { a: 3, b: 1 }, false],
    ['a later one passes an equal pair', { a: 4, b: 4, c: 1 }, { a: 4, b: 1, c: 2 }, true],
  ])('the order is compared when %s', (_, before, after, isChanged) => {
    expect(changesOrder(side(before), side(after))).toBe(isChanged);
  });
});
