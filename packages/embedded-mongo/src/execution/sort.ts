import { drained, type Flow, Memory, pause } from './flow';

interface Sortable<T> {
  readonly key: string;
  readonly row: T;
  readonly position: number;
}
export interface SortWork<T> {
  /** Text that sorts in the requested order. */
  readonly keyOf: (row: T) => string;
  /** Memory of a row in bytes. */
  readonly sizeOf: (row: T) => number;
  /** Number of first rows to return. */
  readonly keep: number;
}
/** Rows per run. A run is sorted without interruption, so it must be short. */
const runLength = 2048;
const entryBytes = 80;

const compare = <T>(left: Sortable<T>, right: Sortable<T>): number => {
  if (left.key !== right.key) return left.key < right.key ? -1 : 1;
  return left.position - right.position;
};

/** The first row of every run, smallest on top. */
class Heap<T> {
  readonly #runs: Sortable<T>[][] = [];
  readonly #heads: number[] = [];

  constructor(runs: readonly Sortable<T>[][]) {
    for (const run of runs) {
      this.#runs.push(run);
      this.#heads.push(0);
    }
    for (let at = (this.#runs.length >> 1) - 1; at >= 0; at--) this.#sink(at);
  }
  #head(at: number): Sortable<T> | undefined {
    return this.#runs[at]?.[this.#heads[at] ?? 0];
  }
  #isBefore(left: number, right: number): boolean {
    const first = this.#head(left);
    const second = this.#head(right);
    if (!first || !second) return first !== undefined;
    return compare(first, second) < 0;
  }
  #sink(start: number): void {
    let at = start;
    for (;;) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < this.#runs.length && this.#isBefore(child, least)) least = child;
      }
      if (least === at) return;
      this.#swap(at, least);
      at = least;
    }
  }
  #swap(left: number, right: number): void {
    const run = this.#runs[left] ?? [];
    const head = this.#heads[left] ?? 0;
    this.#runs[left] = this.#runs[right] ?? [];
    this.#heads[left] = this.#heads[right] ?? 0;
    this.#runs[right] = run;
    this.#heads[right] = head;
  }
  take(): Sortable<T> | undefined {
    const head = this.#head(0);
    if (!head) return undefined;
    this.#heads[0] = (this.#heads[0] ?? 0) + 1;
    this.#sink(0);
    return head;
  }
}

function* merged<T>(runs: readonly Sortable<T>[][]): Flow<T> {
  const heap = new Heap(runs);
  for (let entry = heap.take(), seen = 1; entry; entry = heap.take(), seen++) {
    yield entry.row;
    if (seen % 64 === 0) yield pause;
  }
}

/** Rows as they come in, in runs that are sorted on their own. */
class Runs<T> {
  readonly #memory = new Memory('Sort');
  readonly #full: Sortable<T>[][] = [];
  #run: Sortable<T>[] = [];
  #position = 0;
  constructor(private readonly work: SortWork<T>) {}

  #costOf({ key, row }: Sortable<T>): number {
    return entryBytes + key.length + this.work.sizeOf(row);
  }
  get #isShort(): boolean {
    return this.work.keep <= runLength;
  }
  add(row: T): void {
    const entry = { key: this.work.keyOf(row), row, position: this.#position++ };
    this.#memory.hold(this.#costOf(entry));
    this.#run.push(entry);
    if (this.#run.length >= runLength + (this.#isShort ? this.work.keep : 0)) this.#close();
  }
  #close(): void {
    this.#run.sort(compare);
    if (this.#isShort) {
      for (const cut of this.#run.splice(this.work.keep)) this.#memory.release(this.#costOf(cut));
      return;
    }
    this.#full.push(this.#run);
    this.#run = [];
  }
  all(): Sortable<T>[][] {
    return [...this.#full, this.#run.sort(compare)];
  }
}

/**
 * Merge sort: sorts short runs as rows arrive, and merges them as rows are read. With a small `keep`, little more than
 * that is in memory.
 */
export function* sorted<T>(flow: Flow<T>, work: SortWork<T>): Flow<T> {
  const runs = new Runs(work);
  yield* drained(flow, (row) => runs.add(row));
  yield* merged(runs.all());
}
