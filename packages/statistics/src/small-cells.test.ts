import fc from 'fast-check';
import {
  hiddenCells,
  joinedTables,
  oneWayTable,
  type PublishedCell,
  type PublishedTables,
  partOfTotal,
  seededRandom,
  twoWayTable,
} from './index';

const cell = (id: string, count: number): PublishedCell => ({ id, count });

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

const oneWay = (counts: readonly number[], name = 'q'): PublishedTables =>
  oneWayTable(
    cell('all', sum(counts)),
    counts.map((count, index) => cell(`${name}${index}`, count)),
  );

/** Names of rows and columns are ids of margins, so tables with the same name share a margin. */
const twoWay = (counts: readonly (readonly number[])[], [rows, columns] = ['r', 'c']): PublishedTables =>
  twoWayTable(
    cell('all', sum(counts.flat())),
    counts.map((line, row) => cell(`${rows}${row}`, sum(line))),
    (counts[0] ?? []).map((_, column) => cell(`${columns}${column}`, sum(counts.map((line) => line[column] ?? 0)))),
    counts.map((line, row) => line.map((count, column) => cell(`${rows}${row} ${columns}${column}`, count))),
  );

/** Exact fractions, so that the checker shares nothing with the modular arithmetic of the module. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b));

const fraction = (over: bigint, under: bigint): Fraction => {
  const divisor = greatestDivisor(over < 0n ? -over : over, under < 0n ? -under : under) * (under < 0n ? -1n : 1n);
  return { over: over / divisor, under: under / divisor };
};

const lessProduct = (a: Fraction, b: Fraction, c: Fraction): Fraction =>
  fraction(a.over * b.under * c.under - b.over * c.over * a.under, a.under * b.under * c.under);

/** Lines without the first column that is not 0 in `by`, by subtracting multiples of `by`. */
const reduced = (lines: readonly Fraction[][], by: readonly Fraction[], pivot: number): Fraction[][] =>
  lines.map((line) => {
    const [own, other] = [line[pivot] as Fraction, by[pivot] as Fraction];
    const times = fraction(own.over * other.under, own.under * other.over);
    return times.over === 0n ? line : line.map((value, at) => lessProduct(value, times, by[at] as Fraction));
  });

const rankOf = (matrix: readonly (readonly number[])[]): number => {
  let lines = matrix.map((line) => line.map((value) => fraction(BigInt(value), 1n)));
  let rank = 0;
  for (let pivot = 0; pivot < (matrix[0]?.length ?? 0); pivot += 1) {
    const by = lines.find((line) => line[pivot]?.over !== 0n);
    if (!by) continue;
    rank += 1;
    lines = reduced(
      lines.filter((line) => line !== by),
      by,
      pivot,
    );
  }
  return rank;
};

const unknownOf = ({ cells }: PublishedTables, hidden: ReadonlySet<string>): string[] =>
  cells.filter(({ id, isPrinted = true }) => hidden.has(id) || !isPrinted).map(({ id }) => id);

/** Hidden cells whose unit vector is a combination of the equations: somebody with a pencil can work them out. */
const workedOut = (tables: PublishedTables, hidden: ReadonlySet<string>): string[] => {
  const unknown = unknownOf(tables, hidden);
  const equations = tables.sums.map(({ total, parts }) =>
    unknown.map((id) => parts.filter((part) => part === id).length - Number(total === id)),
  );
  const rank = rankOf(equations);
  return unknown.filter((id) => rankOf([...equations, unknown.map((each) => Number(each === id))]) === rank);
};

const printedSmall = ({ cells }: PublishedTables, smallest: number): string[] =>
  cells.filter(({ count, isPrinted = true }) => isPrinted && count < smallest).map(({ id }) => id);

const count = fc.oneof(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 300 }));

const grid = (rows: number, columns: number) =>
  fc.array(fc.array(count, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows });

/** A by B and A by C with the same people: the table of A and B is spread over C. */
const sharedMargin = fc
  .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 3 }))
  .chain(([a, b, c]) =>
    fc.array(fc.array(fc.array(count, { minLength: c, maxLength: c }), { minLength: b, maxLength: b }), {
      minLength: a,
      maxLength: a,
    }),
  )
  .map((cube) => {
    const ab = cube.map((plane) => plane.map(sum));
    const ac = cube.map((plane) => (plane[0] ?? []).map((_, at) => sum(plane.map((line) => line[at] ?? 0))));
    const bc = (cube[0] ?? []).map((_, b) =>
      (cube[0]?.[0] ?? []).map((__, c) => sum(cube.map((plane) => plane[b]?.[c] ?? 0))),
    );
    return joinedTables([twoWay(ab, ['a', 'b']), twoWay(ac, ['a', 'c']), twoWay(bc, ['b', 'c'])]);
  });

const severalOptions = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.array(fc.nat(100), { minLength: 1, maxLength: 5 }))
  .map(([all, percents]) =>
    joinedTables(
      percents.map((percent, index) =>
        partOfTotal(cell('all', all), cell(`o${index}`, Math.round((all * percent) / 100))),
      ),
    ),
  );

const anyTables = fc.oneof(
  fc.array(count, { minLength: 1, maxLength: 8 }).map((counts) => oneWay(counts)),
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
    .chain(([rows, columns]) => grid(rows, columns))
    .map((counts) => twoWay(counts)),
  sharedMargin,
  severalOptions,
);

/** Whether the cells that have a value so far can be completed: no sum is wrong or already too large. */
const canFit = ({ cells, sums }: PublishedTables, hidden: ReadonlySet<string>, values: ReadonlyMap<string, number>) => {
  const published = new Map(cells.map(({ id, count: value }) => [id, hidden.has(id) ? undefined : value]));
  return sums.every(({ total, parts }) => {
    const whole = values.get(total) ?? published.get(total);
    const known = sum(parts.map((part) => values.get(part) ?? 0));
    if (whole === undefined) return true;
    return parts.every((part) => values.has(part)) ? known === whole : known <= whole;
  });
};

/**
 * The values that each cell can have, by brute force: whole numbers of at least 0 that fit the published cells.
 * @param ids parts before their totals
 */
const possibleValues = (tables: PublishedTables, hidden: ReadonlySet<string>, ids: readonly string[], most: number) => {
  const counts = new Map(tables.cells.map((each) => [each.id, each.count]));
  const seen = new Map(ids.map((id) => [id, new Set<number>()]));
  const values = new Map<string, number>();
  const choicesFor = (id: string): number[] => {
    if (!hidden.has(id)) return [counts.get(id) ?? 0];
    const own = tables.sums.find(({ total }) => total === id);
    if (own) return [sum(own.parts.map((part) => values.get(part) ?? 0))];
    return Array.from({ length: most + 1 }, (_, value) => value);
  };
  const visit = (at: number): void => {
    const id = ids[at];
    if (id === undefined) {
      for (const [each, value] of values) seen.get(each)?.add(value);
      return;
    }
    for (const value of choicesFor(id)) {
      values.set(id, value);
      if (canFit(tables, hidden, values)) visit(at + 1);
      values.delete(id);
    }
  };
  visit(0);
  return seen;
};

describe('hiddenCells', () => {
  it('hides nothing when no cell is small', () => {
    expect(
      hiddenCells(
        twoWay([
          [5, 9],
          [30, 12],
        ]),
      ),
    ).toEqual(new Set());
  });

  it('hides a small cell, and the smallest other one, because the total is published', () => {
    expect(hiddenCells(oneWay([3, 40, 20, 100]))).toEqual(new Set(['q0', 'q2']));
  });

  it('hides the same cells for a council with another smallest cell', () => {
    expect(hiddenCells(oneWay([3, 40, 20, 100]), 3)).toEqual(new Set());
    expect(hiddenCells(oneWay([3, 40, 20, 100]), 20)).toEqual(new Set(['q0', 'q2']));
  });

  it('hides four cells of a two-way table, so that no row and no column gives one away', () => {
    const hidden = hiddenCells(
      twoWay([
        [2, 30, 40],
        [50, 60, 70],
        [80, 90, 95],
      ]),
    );
    expect(hidden).toEqual(new Set(['r0 c0', 'r0 c1', 'r1 c0', 'r1 c1']));
  });

  it('sees what follows from two tables with a common margin', () => {
    const tables = joinedTables([
      twoWay(
        [
          [2, 30],
          [50, 60],
        ],
        ['a', 'b'],
      ),
      oneWayTable(cell('a0', 32), [cell('x', 20), cell('y', 12)]),
    ]);
    expect(workedOut(tables, hiddenCells(tables))).toEqual([]);
    expect(workedOut(tables, new Set(['a0 b0', 'a0 b1']))).toEqual(['a0 b0', 'a0 b1']);
  });

  it('hidden cells of one sum are not small when they are added up', () => {
    expect(hiddenCells(oneWay([3, 40, 20, 100]), 30)).toEqual(new Set(['q0', 'q1', 'q2']));
    expect(hiddenCells(oneWay([1, 1, 40, 20]))).toEqual(new Set(['q0', 'q1', 'q3']));
  });

  it('zeros are small, and never follow from a sum of zero', () => {
    expect(hiddenCells(oneWay([0, 0, 40, 20]))).toEqual(new Set(['q0', 'q1', 'q3']));
    expect(hiddenCells(oneWay([0, 25]))).toEqual(new Set(['q0', 'q1']));
  });

  it('hides everything when the total is small', () => {
    expect(hiddenCells(oneWay([1, 3]))).toEqual(new Set(['all', 'q0', 'q1']));
  });

  it('protects the few people who did not choose an option of several', () => {
    const popular = joinedTables([
      partOfTotal(cell('all', 60), cell('parks', 58)),
      partOfTotal(cell('all', 60), cell('roads', 31)),
    ]);
    expect(hiddenCells(popular)).toEqual(new Set(['parks']));
  });

  it('hides a spare number before one that it stands beside, though that is a part of it', () => {
    const [all, counted] = [cell('all', 52), cell('counted', 50)];
    expect(hiddenCells(partOfTotal(all, counted))).toEqual(new Set(['counted']));
    expect(hiddenCells(partOfTotal({ ...all, isSpare: true }, counted))).toEqual(new Set(['all']));
  });

  it('protects the few people of a row who did not answer the other question', () => {
    const crossed = twoWay(
      [
        [10, 20],
        [30, 40],
      ],
      ['answered r', 'c'],
    );
    const rows = [cell('r0', 32), cell('r1', 90)];
    const tables = joinedTables([
      {
        cells: crossed.cells.map((each) => (each.id === 'all' ? { ...each, id: 'answered' } : each)),
        sums: [...crossed.sums.filter(({ total }) => total !== 'all')],
      },
      oneWayTable(cell('all', 122), rows),
      ...rows.map((row, index) => partOfTotal(row, cell(`answered r${index}`, [30, 70][index] ?? 0))),
    ]);
    const hidden = hiddenCells(tables);
    expect(hidden.size).toBeGreaterThan(0);
    expect(workedOut(tables, hidden)).not.toContain('r0 without answered r0');
  });

  it('hides other cells when a cell was published before, and leaves a small one that everybody knows', () => {
    const known = { ...cell('q2', 20), isKnown: true };
    const tables = oneWayTable(cell('all', 163), [cell('q0', 3), cell('q1', 40), known, cell('q3', 100)]);
    expect(hiddenCells(tables)).toEqual(new Set(['q0', 'q1']));
    const small = { ...cell('q0', 3), isKnown: true };
    expect(hiddenCells(oneWayTable(cell('all', 43), [small, cell('q1', 40)]))).toEqual(new Set());
  });

  it('keeps a cell secret that was hidden before, however large it is', () => {
    const secret = { ...cell('q0', 60), isPrinted: false, isSecret: true };
    const tables = oneWayTable(cell('all', 120), [secret, cell('q1', 40), cell('q2', 20)]);
    expect(hiddenCells(tables)).toEqual(new Set(['q2']));
    expect(workedOut(tables, hiddenCells(tables))).toEqual([]);
  });

  it('protects the other cells when one follows from what was published before', () => {
    const published = [
      { ...cell('all', 43), isKnown: true },
      { ...cell('q1', 40), isKnown: true },
    ] as const;
    const lost = oneWayTable(published[0], [cell('q0', 3), published[1]]);
    const other = oneWayTable(cell('every', 99), [cell('x', 2), cell('y', 57), cell('z', 40)]);
    expect(hiddenCells(joinedTables([lost, other]))).toEqual(new Set(['q0', 'x', 'z']));
  });

  it('keeps flags of cells that several tables have', () => {
    const { cells } = joinedTables([
      { cells: [{ ...cell('a', 9), isKnown: true }], sums: [] },
      { cells: [cell('a', 9), { ...cell('b', 9), isSecret: true }], sums: [] },
      { cells: [cell('b', 9)], sums: [] },
    ]);
    expect(cells).toMatchObject([
      { id: 'a', isKnown: true },
      { id: 'b', isSecret: true },
    ]);
  });

  it('refuses tables that do not add up', () => {
    const wrong = oneWayTable(cell('all', 9), [cell('a', 5), cell('b', 5)]);
    expect(() => hiddenCells(wrong)).toThrow('add up to 10, not 9');
    expect(() => hiddenCells({ cells: [cell('a', 5), cell('a', 5)], sums: [] })).toThrow(RangeError);
    expect(() => hiddenCells({ cells: [cell('a', 5)], sums: [{ total: 'a', parts: ['b'] }] })).toThrow(RangeError);
    expect(() => joinedTables([oneWay([5]), oneWay([6])])).toThrow(RangeError);
  });

  it('no linear combination of published cells is a hidden cell, and small cells are hidden', () => {
    fc.assert(
      fc.property(anyTables, fc.integer({ min: 1, max: 12 }), (tables, smallest) => {
        const hidden = hiddenCells(tables, smallest);
        const large = new Set(
          tables.cells.filter((each) => each.isPrinted === false && each.count >= smallest).map(({ id }) => id),
        );
        expect(workedOut(tables, hidden).filter((id) => !large.has(id))).toEqual([]);
        for (const id of printedSmall(tables, smallest)) expect(hidden).toContain(id);
      }),
      { numRuns: 150 },
    );
  });

  it('counts that are not negative leave each hidden cell of a small table at least two values', () => {
    const few = fc.integer({ min: 0, max: 9 });
    const small = fc.array(fc.array(few, { minLength: 3, maxLength: 3 }), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(small, fc.integer({ min: 2, max: 4 }), (counts, smallest) => {
        const tables = twoWay(counts);
        const hidden = hiddenCells(tables, smallest);
        // Cells come after totals in a table, so the reverse order has the parts first.
        const ids = tables.cells.map(({ id }) => id).reverse();
        const possible = possibleValues(tables, hidden, ids, sum(counts.flat()));
        for (const id of ids) if (hidden.has(id)) expect(possible.get(id)?.size).toBeGreaterThan(1);
      }),
      { numRuns: 15 },
    );
  });

  it('hides the cells of a large report within seconds on a busy machine', () => {
    const random = seededRandom(1);
    const counts = (least: number, length: number) => Array.from({ length }, () => least + Math.floor(random() * 60));
    const crossed = twoWay(Array.from({ length: 60 }, () => counts(0, 20)));
    const all = crossed.cells[0] as PublishedCell;
    const questions = Array.from({ length: 200 }, (_, question) => {
      const parts = counts(1, 8);
      return oneWayTable(
        all,
        [...parts, all.count - sum(parts)].map((each, index) => cell(`q${question} ${index}`, each)),
      );
    });
    const start = performance.now();
    const hidden = hiddenCells(joinedTables([crossed, ...questions]));
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(hidden.size).toBeGreaterThan(200);
  });
});
