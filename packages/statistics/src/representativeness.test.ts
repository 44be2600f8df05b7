import fc from 'fast-check';
import { categoryGaps, type Margin, representativeness, wilsonShare } from './index';

const margin = (...people: number[]): Margin => ({
  id: 'area',
  categories: people.map((count, index) => ({ id: 'abcdef'.charAt(index), people: count })),
});

describe('categoryGaps', () => {
  it('has both shares, the gap with an interval, and the responses that are needed, worst first', () => {
    const gaps = categoryGaps(margin(400, 350, 250), [60, 35, 5]);
    expect(gaps?.map(({ categoryId }) => categoryId)).toEqual(['c', 'b', 'a']);
    const wilson = wilsonShare(5, 100);
    expect(gaps?.[0]).toEqual({
      categoryId: 'c',
      people: 250,
      responses: 5,
      populationShare: 0.25,
      responseShare: wilson,
      gap: {
        value: expect.closeTo(-0.2, 12),
        low: expect.closeTo((wilson?.low ?? 0) - 0.25, 12),
        high: expect.closeTo((wilson?.high ?? 0) - 0.25, 12),
      },
      // (5 + 27) / (100 + 27) = 0.252, and 26 would make 0.246.
      needed: 27,
    });
    expect(gaps?.slice(1).map(({ needed }) => needed)).toEqual([0, 0]);
  });

  it('asks for the least number that brings the share up', () => {
    const category = fc.record({ people: fc.integer({ min: 1, max: 5e6 }), responses: fc.nat(5_000) });
    fc.assert(
      fc.property(fc.array(category, { minLength: 2, maxLength: 6 }), fc.nat(5), (list, chosen) => {
        const responses = list.map((each) => each.responses);
        const gaps = categoryGaps(margin(...list.map(({ people }) => people)), responses);
        const gap = gaps?.[chosen % list.length];
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
        if (!gap || sum(responses) === 0) return;
        const [all, population] = [sum(responses), sum(list.map(({ people }) => people))];
        const needed = gap.needed ?? Number.NaN;
        // Whole numbers decide, because shares are rounded.
        const reaches = (more: number): boolean =>
          BigInt(gap.responses + more) * BigInt(population) >= BigInt(gap.people) * BigInt(all + more);
        expect([reaches(needed), needed > 0 && reaches(needed - 1)]).toEqual([true, false]);
      }),
    );
  });

  it('does not ask for a response more because of rounded shares', () => {
    // 0.2 of 100 responses are 20: with 4 of 80 others (0.8) one needs (4 + m) / (84 + m) = 0.2, so m is 16.
    const [worst] = categoryGaps(margin(0.2, 0.7, 0.1), [4, 70, 10]) ?? [];
    expect(worst).toMatchObject({ categoryId: 'a', needed: 16 });
  });

  it('has no number where none helps, and nothing without people', () => {
    const [, all] = categoryGaps(margin(10, 0), [3, 2]) ?? [];
    expect(categoryGaps(margin(10, 0), [3, 2])?.[0]).toMatchObject({ categoryId: 'a', needed: null });
    expect(all).toMatchObject({ categoryId: 'b', needed: 0 });
    expect(categoryGaps(margin(0, 0), [3, 2])).toBeNull();
    expect(categoryGaps(margin(1, 1), [0, 0])?.[0]).toMatchObject({ responseShare: null, gap: null, needed: null });
  });
});

describe('representativeness', () => {
  it('counts groups by dimension, and those that are not counted apart', () => {
    const groups = [
      { categories: ['a'], responses: 10 },
      { categories: ['b'], responses: 30 },
      { categories: [null], responses: 4 },
      { categories: ['removed'], responses: 1 },
    ];
    const [area] = representativeness([margin(1, 1)], groups);
    expect(area).toMatchObject({ dimensionId: 'area', notCounted: 5 });
    expect(area?.categories?.map(({ categoryId, responses, needed }) => [categoryId, responses, needed])).toEqual([
      ['a', 10, 20],
      ['b', 30, 0],
    ]);
  });
});
