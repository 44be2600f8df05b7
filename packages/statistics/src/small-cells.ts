/**
 * @file Which cells of published tables are hidden, so that nobody is recognised. Cells below the smallest size are hidden, and as many
 * others as needed: no hidden cell can be worked out from published ones by any linear combination of the tables (additions and
 * subtractions), nor by the fact that counts are not negative, as far as bounds from single relations show it.
 *
 * Zeros count as small. "Nobody of these twelve said yes" says what all twelve think; and if only 1 to 4 were hidden, two hidden cells
 * with sum 2 would both be 1.
 *
 * Sources: Hundepool and others (2012), Statistical Disclosure Control, chapter 4 (linear sensitivity, secondary suppression, intervals).
 */

/** A count that is published unless it is hidden. Cells with the same id in two tables are the same cell. */
export interface PublishedCell {
  readonly id: string;
  /** People: a whole number of at least 0. */
  readonly count: number;
  /**
   * False: not printed anywhere, but somebody could work it out, so it is protected when it is small. For example the people who did not
   * choose an option, where options do not add up to all.
   */
  readonly isPrinted?: boolean;
  /** Hidden before other cells, where several would do. For example a table beside the one that a document is about. */
  readonly isSpare?: boolean;
  /** Published before, so it cannot be hidden any more, whatever its size. */
  readonly isKnown?: boolean;
  /** Hidden before, so it stays hidden, and protected, whatever its size. */
  readonly isSecret?: boolean;
}

/** A cell that is the sum of other cells, by their ids. */
export interface CellSum {
  readonly total: string;
  readonly parts: readonly string[];
}

/** All tables that are published together: a document, or everything on a public page. */
export interface PublishedTables {
  readonly cells: readonly PublishedCell[];
  readonly sums: readonly CellSum[];
}

export const DEFAULT_SMALLEST_CELL = 5;

/** A prime below 2^26: products of two residues are exact in a double. */
const PRIME = 67_108_859;

const residue = (value: number): number => ((value % PRIME) + PRIME) % PRIME;

const inverseOf = (value: number): number => {
  let [before, current] = [0, 1];
  let [dividend, divisor] = [PRIME, residue(value)];
  while (divisor > 1) {
    const quotient = Math.floor(dividend / divisor);
    [dividend, divisor] = [divisor, dividend % divisor];
    [before, current] = [current, before - quotient * current];
  }
  return residue(current);
};

interface Relation {
  readonly total: number;
  readonly parts: readonly number[];
}

/** A hidden cell, and the published cells that it follows from. */
interface WorkedOut {
  readonly cell: number;
  readonly used: readonly number[];
}

/**
 * The sums as linear equations, solved for hidden cells. Every line says that a combination of cells is 0. Arithmetic is exact, modulo a
 * prime: a floating-point remainder must not decide whether a person is recognised. Publications with versions have thousands of lines,
 * so those of a cell are known, and a line knows how many of its cells are hidden.
 */
class Equations {
  /** Factors by cell, without zeros: most cells are in few sums. */
  private readonly lines: readonly Map<number, number>[];
  /** By cell, the lines that have it. */
  private readonly linesOf: readonly Set<number>[];
  /** The hidden cell that a line is solved for, or -1. */
  private readonly solvedFor: Int32Array;
  private readonly isHidden: Uint8Array;
  /** By line, its hidden cells. */
  private readonly hiddenIn: Int32Array;

  constructor(cells: number, relations: readonly Relation[]) {
    this.lines = relations.map(() => new Map());
    this.linesOf = Array.from({ length: cells }, () => new Set());
    this.solvedFor = new Int32Array(relations.length).fill(-1);
    this.isHidden = new Uint8Array(cells);
    this.hiddenIn = new Int32Array(relations.length);
    for (const [index, { total, parts }] of relations.entries()) {
      for (const part of parts) this.add(index, part, 1);
      this.add(index, total, PRIME - 1);
    }
  }

  private add(index: number, cell: number, value: number): void {
    const line = this.lines[index] as Map<number, number>;
    const before = line.get(cell) ?? 0;
    const sum = (before + value) % PRIME;
    if (sum !== 0) line.set(cell, sum);
    if (before === 0 && sum !== 0) this.enter(index, cell);
    if (before !== 0 && sum === 0) this.leave(index, cell);
  }

  private enter(index: number, cell: number): void {
    this.linesOf[cell]?.add(index);
    if (this.isHidden[cell] === 1) this.addHidden(index, 1);
  }

  private leave(index: number, cell: number): void {
    this.lines[index]?.delete(cell);
    this.linesOf[cell]?.delete(index);
    if (this.isHidden[cell] === 1) this.addHidden(index, -1);
  }

  private addHidden(index: number, cells: number): void {
    this.hiddenIn[index] = (this.hiddenIn[index] as number) + cells;
  }

  /** Hides a cell: the first line that is not yet solved for a hidden cell, and has this one, is solved for it. */
  hide(cell: number): void {
    this.isHidden[cell] = 1;
    let free = Number.POSITIVE_INFINITY;
    for (const index of this.linesOf[cell] ?? []) {
      this.addHidden(index, 1);
      if (this.solvedFor[index] === -1) free = Math.min(free, index);
    }
    if (free === Number.POSITIVE_INFINITY) return;
    this.solvedFor[free] = cell;
    this.solve(free, cell);
  }

  private solve(source: number, cell: number): void {
    const line = this.lines[source] as Map<number, number>;
    const factor = inverseOf(line.get(cell) as number);
    for (const [at, value] of line) line.set(at, (value * factor) % PRIME);
    for (const index of [...(this.linesOf[cell] ?? [])]) {
      const times = index === source ? undefined : this.lines[index]?.get(cell);
      if (times === undefined) continue;
      for (const [at, value] of line) this.add(index, at, PRIME - ((times * value) % PRIME));
    }
  }

  /** A hidden cell that follows from published ones, with these. Null when there is no such cell. */
  firstWorkedOut(isProtected: Uint8Array): WorkedOut | null {
    for (const [index, cell] of this.solvedFor.entries()) {
      if (cell === -1 || this.hiddenIn[index] !== 1 || isProtected[cell] === 0) continue;
      return { cell, used: [...(this.lines[index]?.keys() ?? [])].filter((at) => at !== cell) };
    }
    return null;
  }
}

interface Interval {
  low: number;
  high: number;
}

const tighten = (interval: Interval, low: number, high: number): boolean => {
  const isTighter = low > interval.low || high < interval.high;
  interval.low = Math.max(interval.low, low);
  interval.high = Math.min(interval.high, high);
  return isTighter;
};

/** Narrows the bounds of all cells of one relation. Returns whether a bound moved. */
const tightenRelation = ({ total, parts }: Relation, intervals: readonly Interval[]): boolean => {
  const whole = intervals[total] as Interval;
  const each = parts.map((part) => intervals[part] as Interval);
  const low = each.reduce((sum, interval) => sum + interval.low, 0);
  const high = each.reduce((sum, interval) => sum + interval.high, 0);
  let isTighter = tighten(whole, low, high);
  for (const interval of each) {
    const others = high === Number.POSITIVE_INFINITY ? othersHigh(each, interval) : high - interval.high;
    isTighter = tighten(interval, whole.low - others, whole.high - (low - interval.low)) || isTighter;
  }
  return isTighter;
};

const othersHigh = (all: readonly Interval[], except: Interval): number =>
  all.reduce((sum, interval) => (interval === except ? sum : sum + interval.high), 0);

/** Bounds converge at once or creep; a creeping bound needs no more precision. */
const MAX_BOUND_ROUNDS = 50;

class Suppression {
  private readonly hidden: Uint8Array;
  /** Hidden cells whose count must stay unknown. */
  private readonly isProtected: Uint8Array;
  private readonly isTotal: Uint8Array;
  private readonly equations: Equations;

  constructor(
    private readonly cells: readonly PublishedCell[],
    private readonly relations: readonly Relation[],
    private readonly smallest: number,
  ) {
    this.hidden = new Uint8Array(cells.length);
    this.isProtected = new Uint8Array(cells.length);
    this.isTotal = new Uint8Array(cells.length);
    for (const { total } of relations) this.isTotal[total] = 1;
    this.equations = new Equations(cells.length, relations);
    for (const [index, { count, isPrinted = true, isKnown = false, isSecret = false }] of cells.entries()) {
      const isProtected = isSecret || count < smallest;
      if (!isKnown && (isProtected || !isPrinted)) this.hide(index, isProtected);
    }
  }

  hiddenIds(): Set<string> {
    for (let next = this.nextToHide(); next !== null; next = this.nextToHide()) this.hide(next, true);
    return new Set(
      this.cells.filter(({ isPrinted = true }, index) => isPrinted && this.hidden[index] === 1).map(({ id }) => id),
    );
  }

  private hide(index: number, isProtected: boolean): void {
    this.hidden[index] = 1;
    this.isProtected[index] = Number(isProtected);
    this.equations.hide(index);
  }

  /** The cell to hide next, or null when all hidden cells are safe. */
  private nextToHide(): number | null {
    for (;;) {
      const workedOut = this.equations.firstWorkedOut(this.isProtected);
      if (!workedOut) return this.againstSmallSums() ?? this.againstBounds();
      const next = this.cheapest(workedOut.used);
      if (next !== null) return next;
      // It follows from earlier publications, so nothing can protect it any more.
      this.isProtected[workedOut.cell] = 0;
    }
  }

  /**
   * The published cell that readers miss least: a spare one, a part before a total, a small count before a large one, then the order of
   * cells.
   */
  private cheapest(candidates: readonly number[]): number | null {
    const rank = (index: number): number[] => [
      Number(!this.cells[index]?.isSpare),
      this.isTotal[index] as number,
      this.countOf(index),
      index,
    ];
    let best: number | null = null;
    for (const index of candidates) {
      if (this.hidden[index] === 1 || this.cells[index]?.isKnown) continue;
      if (best === null || isBefore(rank(index), rank(best))) best = index;
    }
    return best;
  }

  private countOf(index: number): number {
    return (this.cells[index] as PublishedCell).count;
  }

  /** With a published total, the sum of the hidden parts is known: it must not be small either. */
  private againstSmallSums(): number | null {
    for (const { total, parts } of this.relations) {
      const hidden = parts.filter((part) => this.hidden[part] === 1);
      const isSecret = hidden.some((part) => this.isProtected[part] === 1);
      if (this.hidden[total] === 1 || !isSecret) continue;
      const sum = hidden.reduce((all, part) => all + this.countOf(part), 0);
      const next = sum < this.smallest ? (this.cheapest(parts) ?? this.cheapest([total])) : null;
      if (next !== null) return next;
    }
    return null;
  }

  private againstBounds(): number | null {
    const intervals = this.cells.map(({ count }, index) =>
      this.hidden[index] === 1 ? { low: 0, high: Number.POSITIVE_INFINITY } : { low: count, high: count },
    );
    for (let round = 0; round < MAX_BOUND_ROUNDS; round += 1) {
      const moved = this.relations.map((relation) => tightenRelation(relation, intervals));
      if (!moved.includes(true)) break;
    }
    for (const [cell, { low, high }] of intervals.entries()) {
      const next = this.isProtected[cell] === 1 && low === high ? this.cheapestNear(cell) : null;
      if (next !== null) return next;
    }
    return null;
  }

  /** A published cell in the relations of a cell; when there is none, any. */
  private cheapestNear(cell: number): number | null {
    const near = this.relations.filter(({ total, parts }) => total === cell || parts.includes(cell));
    const candidates = near.flatMap(({ total, parts }) => [total, ...parts]);
    return (
      this.cheapest(candidates.filter((index) => this.countOf(index) > 0)) ?? this.cheapest([...this.cells.keys()])
    );
  }
}

const isBefore = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at !== -1 && (a[at] as number) < (b[at] as number);
};

const relationsOf = ({ cells, sums }: PublishedTables): Relation[] => {
  const indexOf = new Map(cells.map(({ id }, index) => [id, index]));
  if (indexOf.size !== cells.length) throw new RangeError('Two cells have the same id');
  const known = (id: string): number => {
    const index = indexOf.get(id);
    if (index === undefined) throw new RangeError(`There is no cell ${id}`);
    return index;
  };
  const relations = sums.map(({ total, parts }) => ({ total: known(total), parts: parts.map(known) }));
  for (const { total, parts } of relations) {
    const sum = parts.reduce((all, part) => all + (cells[part] as PublishedCell).count, 0);
    const { id, count } = cells[total] as PublishedCell;
    if (sum !== count || parts.length === 0) throw new RangeError(`The parts of ${id} add up to ${sum}, not ${count}`);
  }
  return relations;
};

/**
 * The ids of the printed cells that must be hidden before the tables are published; everything that follows from such a cell (percentages,
 * means, weighted figures, bars) is hidden with it. Hidden cells of a sum, added up, are never small themselves while the total is
 * published. The result depends on the order of cells only where counts are equal.
 *
 * Tables that are published separately, or from another filter, are not known here: publish them as one set.
 * @param smallest cells with a count below this are small
 * @throws RangeError when an id is twice or missing, or parts do not add up to their total
 */
export const hiddenCells = (tables: PublishedTables, smallest = DEFAULT_SMALLEST_CELL): ReadonlySet<string> =>
  new Suppression(tables.cells, relationsOf(tables), smallest).hiddenIds();

/** A one-way table: a total that is the sum of its cells. */
export const oneWayTable = (total: PublishedCell, cells: readonly PublishedCell[]): PublishedTables => ({
  cells: [total, ...cells],
  sums: [{ total: total.id, parts: cells.map(({ id }) => id) }],
});

/**
 * A two-way table with its margins and total.
 * @param cells by row and column, in the order of `rows` and `columns`
 */
export const twoWayTable = (
  total: PublishedCell,
  rows: readonly PublishedCell[],
  columns: readonly PublishedCell[],
  cells: readonly (readonly PublishedCell[])[],
): PublishedTables => ({
  cells: [total, ...rows, ...columns, ...cells.flat()],
  sums: [
    { total: total.id, parts: rows.map(({ id }) => id) },
    { total: total.id, parts: columns.map(({ id }) => id) },
    ...rows.map(({ id }, row) => ({ total: id, parts: (cells[row] ?? []).map((cell) => cell.id) })),
    ...columns.map(({ id }, column) => ({
      total: id,
      parts: cells.flatMap((line) => line[column]?.id ?? []),
    })),
  ],
});

/**
 * A count beside its total, without the rest: an option that people choose beside others, so that options do not add up; or the people of
 * a column who answered the other question of a cross-tabulation. The rest follows from both, so it is protected when it is small.
 */
export const partOfTotal = (total: PublishedCell, part: PublishedCell): PublishedTables => {
  const rest: PublishedCell = {
    id: `${total.id} without ${part.id}`,
    count: total.count - part.count,
    isPrinted: false,
  };
  return { cells: [total, part, rest], sums: [{ total: total.id, parts: [part.id, rest.id] }] };
};

/** One cell of two tables. It is printed, known or secret when it is so in one of them. */
const joinedCell = (known: PublishedCell, cell: PublishedCell): PublishedCell => {
  if (known.count !== cell.count) throw new RangeError(`${cell.id} has the counts ${known.count} and ${cell.count}`);
  return {
    ...cell,
    isPrinted: known.isPrinted !== false || cell.isPrinted !== false,
    ...((known.isKnown || cell.isKnown) && { isKnown: true }),
    ...((known.isSecret || cell.isSecret) && { isSecret: true }),
  };
};

/**
 * Tables that are published together. A cell that several have is one cell. Where counts differ because some people did not answer the
 * other question, cells need ids of their own, connected by `partOfTotal`.
 * @throws RangeError when a cell has different counts
 */
export const joinedTables = (tables: readonly PublishedTables[]): PublishedTables => {
  const cells = new Map<string, PublishedCell>();
  for (const cell of tables.flatMap((table) => table.cells)) {
    cells.set(cell.id, joinedCell(cells.get(cell.id) ?? cell, cell));
  }
  return { cells: [...cells.values()], sums: tables.flatMap(({ sums }) => sums) };
};
