/** @file Finds out from index keys alone which documents come first in an order. */
import type { Plan, Rank } from '../query/plan';
import { recordIdAt } from '../storage/index-keys';
import type { Collection, IndexInfo, KeyRange, View } from '../storage/model';
import { partEnd } from '../values/key-parts';
import { pause, withPauses } from './flow';

const indexIdBytes = 4;
interface Ranked {
  readonly id: number;
  /** The bytes of the field to sort by, one character each. */
  readonly part: string;
}
/** So many are collected before those that do not count are left out. */
const fewest = 4096;
const latin1 = (bytes: Buffer | undefined): string | undefined => bytes?.toString('latin1');

/** The bytes of the field in a key, undefined when they can not be told. */
const partOf = (key: Buffer, { before, direction }: Rank): string | undefined => {
  let at: number | undefined = indexIdBytes;
  for (const each of before) {
    at = partEnd(key, at, each);
    if (at === undefined) return undefined;
  }
  const end = partEnd(key, at, direction);
  return end === undefined ? undefined : key.toString('latin1', at, end);
};

/** Keeps those that may be among the first ones; all that are alike at the end stay, since another field may part them. */
class First {
  #kept: Ranked[] = [];
  #room = fewest;
  #limit: string | undefined;
  readonly #order: (left: Ranked, right: Ranked) => number;
  constructor(
    private readonly keep: number,
    private readonly isAscending: boolean,
  ) {
    const sign = isAscending ? 1 : -1;
    this.#order = ({ part: left }, { part: right }) => (left === right ? 0 : left < right ? -sign : sign);
  }
  add(entry: Ranked): void {
    const limit = this.#limit;
    if (limit !== undefined && (this.isAscending ? entry.part > limit : entry.part < limit)) return;
    this.#kept.push(entry);
    if (this.#kept.length >= this.#room) this.#cut();
  }
  #cut(): void {
    this.#kept = this.ids(this.#kept);
    this.#room = Math.max(fewest, 2 * this.#kept.length);
  }
  /** Each document once, in order. */
  ids(entries: readonly Ranked[] = this.#kept): Ranked[] {
    const distinct = [...new Map(entries.map((entry) => [entry.id, entry])).values()].sort(this.#order);
    this.#limit = distinct[this.keep - 1]?.part;
    const last = distinct.findIndex(({ part }, at) => at >= this.keep && part !== this.#limit);
    return last < 0 ? distinct : distinct.slice(0, last);
  }
}

const isWithin = (part: string, from: string | undefined, until: string | undefined): boolean =>
  (from === undefined || part >= from) && (until === undefined || part < until);

/**
 * The ids of the documents that may be among the first `keep` of a plan, told from its keys; undefined when a key does
 * not tell.
 */
export function* firstIds(
  view: View,
  collection: Collection,
  { plan, rank, keep, deadline }: { plan: Plan; rank: Rank; keep: number; deadline?: number },
): Generator<typeof pause, number[] | undefined, void> {
  const { index, ranges } = plan;
  const [from, until] = [latin1(rank.from), latin1(rank.until)];
  const first = new First(rank.isExact ? keep : Number.POSITIVE_INFINITY, rank.isAscending);
  for (const key of withPauses(keysOf(view, collection, index, ranges), deadline)) {
    if (key === pause) {
      yield pause;
      continue;
    }
    const part = partOf(key, rank);
    if (part === undefined) return undefined;
    if (isWithin(part, from, until)) first.add({ id: recordIdAt(key), part });
  }
  return first.ids().map(({ id }) => id);
}
function* keysOf(
  view: View,
  collection: Collection,
  index: IndexInfo | undefined,
  ranges: readonly KeyRange[],
): Iterable<Buffer> {
  if (index) for (const range of ranges) yield* view.keys(collection, index, range);
}
