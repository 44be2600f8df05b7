import { divergingOf, scaleSide, upperSteps } from './diverging';
import { isOrderMeaningful } from './option-order';
import { shadesOf } from './shades';
import { differencesIn, twoSidedChance } from './significance';

const crossOf = (table: Readonly<Record<string, Readonly<Record<string, number>>>>) => {
  const cells = Object.entries(table).flatMap(([row, counts]) =>
    Object.entries(counts).map(([column, count]) => ({ row, column, count })),
  );
  const sums = (name: 'row' | 'column') => {
    const sum: Record<string, number> = {};
    for (const cell of cells) sum[cell[name]] = (sum[cell[name]] ?? 0) + cell.count;
    return sum;
  };
  return {
    answered: cells.reduce((sum, { count }) => sum + count, 0),
    cells,
    rows: sums('row'),
    columns: sums('column'),
  };
};

describe('diverging figures', () => {
  it('count 4 and 5 of 5 as the upper side, and half of the neutral answers left of the middle', () => {
    expect(divergingOf([10, 20, 20, 30, 20])).toEqual({
      negative: 30,
      neutral: 20,
      positive: 50,
      positivePercent: 50,
      before: 40,
    });
    expect(divergingOf([0, 0, 0])).toBeNull();
  });

  it('have no neutral step when the number of steps is even', () => {
    expect(Array.from({ length: 4 }, (_, index) => scaleSide(index, 4))).toEqual([
      'negative',
      'negative',
      'positive',
      'positive',
    ]);
    expect([upperSteps(5), upperSteps(4), upperSteps(10), upperSteps(3)]).toEqual([
      [4, 5],
      [3, 4],
      [6, 10],
      [3, 3],
    ]);
  });
});

describe('marks of differences', () => {
  it('follow the normal distribution', () => {
    expect(twoSidedChance(1.959964)).toBeCloseTo(0.05, 6);
    expect(twoSidedChance(3.290527)).toBeCloseTo(0.001, 7);
  });

  it('are on the cells that differ, and on none when rows are alike', () => {
    const differing = crossOf({ north: { yes: 60, no: 40 }, south: { yes: 30, no: 70 } });
    expect([...differencesIn(differing, ['north', 'south'], ['yes', 'no'])].toSorted()).toEqual([
      ['north no', 'fewer'],
      ['north yes', 'more'],
      ['south no', 'more'],
      ['south yes', 'fewer'],
    ]);
    const alike = crossOf({ north: { yes: 52, no: 48 }, south: { yes: 47, no: 53 } });
    expect(differencesIn(alike, ['north', 'south'], ['yes', 'no']).size).toBe(0);
  });

  it('are never on cells with few expected answers', () => {
    const few = crossOf({ north: { yes: 4, no: 0 }, south: { yes: 0, no: 4 } });
    expect(differencesIn(few, ['north', 'south'], ['yes', 'no']).size).toBe(0);
  });

  it('appear by chance in at most 5% of tables', () => {
    let state = 7;
    const random = () => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return state / 2 ** 32;
    };
    const names = ['a', 'b', 'c', 'd'];
    const tables = Array.from({ length: 400 }, () => {
      const table = Object.fromEntries(
        names.map((row) => [row, Object.fromEntries(names.map((column) => [column, 0]))]),
      );
      for (let person = 0; person < 300; person += 1) {
        const row = table[names[Math.floor(random() * 4)] ?? ''] ?? {};
        const column = names[Math.floor(random() * 4)] ?? '';
        row[column] = (row[column] ?? 0) + 1;
      }
      return differencesIn(crossOf(table), names, names).size;
    });
    expect(tables.filter((marks) => marks > 0).length / tables.length).toBeLessThan(0.06);
  });
});

describe('order and shades', () => {
  it('keep ages in their order, and sort names by size', () => {
    expect(isOrderMeaningful(['Under 18', '18 to 24', '25 or older', 'I would rather not say'])).toBe(true);
    expect(isOrderMeaningful(['Library', 'Pool', 'Park'])).toBe(false);
  });

  it('have five steps up to the largest share', () => {
    const { width, stepOf } = shadesOf([0, 12, 43]);
    expect(width).toBe(9);
    expect([0, 9, 10, 43].map(stepOf)).toEqual([0, 0, 1, 4]);
  });
});
