/** @file Determines from index keys alone which documents come first in an order. */
import type { Plan, Rank } from '../query/plan';
import { recordIdAt } from '../storage/index-keys';
import type { Collection, KeyRange, View } from '../storage/model';
import { partEnd } from '../values/key-parts';
import { checkDeadline, pause } from './flow';

const indexIdBytes = 4;
interface Ranked {
  readonly id: number;
  /** The bytes of the field to sort by, one character each. */
  readonly part: string;
}
/** Number of collected entries before the first selection. */
const fewest = 4096;
/** Position of the sort field in the keys of a range: after their common prefix, the fields before it are skipped. */
class Parts {
  readonly #start: number;
  readonly #left: readonly (1 | -1)[];
  constructor(
    [first]: KeyRange,
    private readonly rank: Rank,
  ) {
    // Keys of one range differ only in the last field before the sort field.
    let start = indexIdBytes;
    for (const direction of rank.before.slice(0, -1)) start = partEnd(first, start, direction) ?? first.length + 1;
    this.#start = start;
    this.#left = rank.before.slice(-1);
  }
  /** Undefined when the position is unknown. */
  startIn(key: Buffer): number | undefined {
    if (this.#start > key.length) return undefined;
    const [direction] = this.#left;
    return direction ? partEnd(key, this.#start, direction) : this.#start;
  }
  endIn(key: Buffer, start: number): number | undefined {
    return partEnd(key, start, this.rank.direction);
  }
}
const orderOf = (key: Buffer, start: number, end: number, other: Buffer): number => {
  const length = Math.min(end - start, other.length);
  for (let at = 0; at < length; at++) {
    const difference = (key[start + at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return end - start - other.length;
};

/**
 * Collects the documents that may be among the first. Ties at the limit are kept, because a further sort field may
 * order them.
 */
class First {
  #kept: Ranked[] = [];
  #room = fewest;
  /** The key part of the last document within the limit. */
  #limit: Buffer | undefined;
  readonly #order: (left: Ranked, right: Ranked) => number;
  constructor(
    private readonly keep: number,
    private readonly isAscending: boolean,
  ) {
    const sign = isAscending ? 1 : -1;
    this.#order = ({ part: left }, { part: right }) => (left === right ? 0 : left < right ? -sign : sign);
  }
  add(key: Buffer, start: number, end: number): void {
    const order = this.#limit ? orderOf(key, start, end, this.#limit) : 0;
    if (this.isAscending ? order > 0 : order < 0) return;
    this.#kept.push({ id: recordIdAt(key), part: key.toString('latin1', start, end) });
    if (this.#kept.length >= this.#room) this.#cut();
  }
  #cut(): void {
    this.#kept = this.ids(this.#kept);
    this.#room = Math.max(fewest, 2 * this.#kept.length);
  }
  /** Each document once, in order. */
  ids(entries: readonly Ranked[] = this.#kept): Ranked[] {
    const distinct = [...new Map(entries.map((entry) => [entry.id, entry])).values()].sort(this.#order);
    const limit = distinct[this.keep - 1]?.part;
    if (limit !== undefined) this.#limit = Buffer.from(limit, 'latin1');
    const last = distinct.findIndex(({ part }, at) => at >= this.keep && part !== limit);
    return last < 0 ? distinct : distinct.slice(0, last);
  }
}

const isWithin = (key: Buffer, start: number, end: number, { from, until }: Rank): boolean =>
  (!from || orderOf(key, start, end, from) >= 0) && (!until || orderOf(key, start, end, until) < 0);

/** Adds the keys of a range; false when the position in a key is unknown. */
const addAll = (first: First, keys: readonly Buffer[], parts: Parts, rank: Rank): boolean => {
  for (const key of keys) {
    const start = parts.startIn(key);
    const end = start === undefined ? undefined : parts.endIn(key, start);
    if (start === undefined || end === undefined) return false;
    if (isWithin(key, start, end, rank)) first.add(key, start, end);
  }
  return true;
};

/**
 * The ids of the documents that may be among the first `keep` of a plan, from index keys alone; undefined when a key is
 * not sufficient.
 */
export function* firstIds(
  view: View,
  collection: Collection,
  { plan, rank, keep, deadline }: { plan: Plan; rank: Rank; keep: number; deadline?: number },
): Generator<typeof pause, number[] | undefined, void> {
  const { index, ranges } = plan;
  if (!index) return undefined;
  const first = new First(rank.isExact ? keep : Number.POSITIVE_INFINITY, rank.isAscending);
  for (const range of ranges) {
    const parts = new Parts(range, rank);
    for (const keys of view.keys(collection, index, range)) {
      checkDeadline(deadline);
      if (!addAll(first, keys, parts, rank)) return undefined;
      yield pause;
    }
  }
  return first.ids().map(({ id }) => id);
}
