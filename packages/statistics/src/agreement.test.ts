import fc from 'fast-check';
import { cohensKappa } from './index';

/** Pairs from a table: rows are the labels of the first person, columns those of the second. */
const pairsOf = (table: number[][]): [number, number][] =>
  table.flatMap((row, first) =>
    row.flatMap((count, second) => Array.from({ length: count }, (): [number, number] => [first, second])),
  );

describe("Cohen's kappa", () => {
  it.each([
    // The table of Cohen (1960): agreement 0.70, by chance 0.41, kappa 0.492.
    [
      'the example of Cohen (1960)',
      [
        [88, 14, 18],
        [10, 40, 10],
        [2, 6, 12],
      ],
      0.29 / 0.59,
    ],
    // Examples in "Cohen's kappa", Wikipedia.
    [
      '50 grant proposals',
      [
        [20, 5],
        [10, 15],
      ],
      0.4,
    ],
    [
      'equal agreement with second margins, the first table',
      [
        [45, 15],
        [25, 15],
      ],
      0.1304,
    ],
    [
      'equal agreement with second margins, the second table',
      [
        [25, 35],
        [5, 35],
      ],
      0.2593,
    ],
  ])('of %s is the published one', (_, table, kappa) => {
    expect(cohensKappa(pairsOf(table))).toBeCloseTo(kappa, 4);
  });

  it('is between -1 and 1, the same for both orders of people, and 1 only when they agree everywhere', () => {
    const label = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(fc.array(fc.tuple(label, label), { minLength: 1, maxLength: 40 }), (pairs) => {
        const kappa = cohensKappa(pairs);
        const swapped = cohensKappa(pairs.map(([first, second]): [string, string] => [second, first]));
        if (kappa === null || swapped === null) {
          expect([kappa, swapped, new Set(pairs.flat()).size]).toEqual([null, null, 1]);
          return;
        }
        expect(swapped).toBeCloseTo(kappa, 12);
        expect(Math.abs(kappa)).toBeLessThanOrEqual(1 + 1e-12);
        expect(kappa > 1 - 1e-12).toBe(pairs.every(([first, second]) => first === second));
      }),
    );
  });

  it('counts a pair of weight 3 as three pairs', () => {
    const pairs: [string, string][] = [
      ['a', 'a'],
      ['a', 'b'],
      ['b', 'b'],
    ];
    expect(cohensKappa(pairs, [3, 1, 2])).toBeCloseTo(
      cohensKappa(
        pairsOf([
          [3, 1],
          [0, 2],
        ]),
      ) ?? Number.NaN,
      12,
    );
  });

  it('is not defined without pairs', () => {
    expect(cohensKappa([])).toBeNull();
  });
});
