/** @file Random documents, indexes and queries, the same for the same seed. */
import type { Doc } from '../values/values';

type Random = (below: number) => number;
export interface Cases {
  document(id: number): Doc;
  index(): { readonly key: Record<string, 1 | -1>; readonly options: Doc };
  filter(): Doc;
  sort(): Record<string, 1 | -1> | undefined;
  below: Random;
}

const fields = ['a', 'b', 'c', 'd.e', 'l.m'] as const;
export const randomOf = (seed: number): Random => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
};

/** Content of the documents of one seed: arrays make indexes multikey, long strings truncate their keys. */
export interface Kind {
  readonly hasArrays: boolean;
  readonly hasLongText: boolean;
}

class RandomValues {
  constructor(
    readonly below: Random,
    readonly kind: Kind,
  ) {}
  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)] as T;
  }
  times<T>(count: number, make: () => T): T[] {
    return Array.from({ length: count }, make);
  }
  value(): unknown {
    const long = this.kind.hasLongText ? 'x'.repeat(500) + this.below(2) : 'x';
    const scalars = [null, 0, 1, 2, 3, -1, 2.5, 'a', 'ab', 'b', long, true, false, new Date(this.below(5) * 1000)];
    return this.pick([...scalars, undefined, undefined]);
  }
  present(): unknown {
    return this.value() ?? null;
  }
  sortKey(most: number): Record<string, 1 | -1> {
    return Object.fromEntries(this.times(1 + this.below(most), () => [this.pick(fields), this.pick([1, -1] as const)]));
  }
}

const conditionOf = (random: RandomValues): unknown => {
  const first = random.present();
  const second = random.present();
  const bounded = first === null ? 1 : first;
  const always = [
    first,
    { $eq: first },
    { $in: [first, second] },
    { $ne: first },
    { $exists: true },
    { $nin: [first] },
    /^a/,
  ];
  const ranges = [{ $gt: bounded }, { $gte: bounded }, { $lt: bounded }, { $lte: bounded }];
  const pairs = [
    { $gt: 0, $lt: 3 },
    { $gte: 'a', $lte: 'b' },
    { $gt: 0, $lt: 'b' },
    { $gt: 0, $in: [1, 2, 'a'] },
  ];
  return random.pick([...always, ...ranges, ...pairs]);
};
const partOf = (random: RandomValues): Doc =>
  Object.fromEntries(random.times(1 + random.below(2), () => [random.pick(fields), conditionOf(random)]));
/** Conditions on an element of a list, most of them on texts. */
const listPartOf = (random: RandomValues): Doc => {
  const text = random.pick(['a', 'ab', 'b', 'x', '']);
  const beside = random.below(2) ? {} : { m: random.below(3) ? random.pick(['a', 'b', 'x']) : conditionOf(random) };
  return { l: { $elemMatch: { n: text, ...beside } } };
};
const filterOf = (random: RandomValues): Doc => {
  const shape = random.below(10);
  if (shape === 0) return { $or: [partOf(random), partOf(random)] };
  if (shape === 1) return { $and: [partOf(random), partOf(random)] };
  if (shape === 2) return { l: { $elemMatch: { m: conditionOf(random) } } };
  if (shape === 3) return { $and: [listPartOf(random), random.below(2) ? listPartOf(random) : partOf(random)] };
  if (shape === 4) return { ...partOf(random), $or: [listPartOf(random), listPartOf(random)] };
  return partOf(random);
};
/** Most elements of a list are documents with texts. */
const elementOf = (random: RandomValues): unknown => {
  const n = random.below(4) ? random.pick(['a', 'ab', 'b', 'x']) : random.pick([['a', 'x'], ['b'], 1, null]);
  const element = Object.fromEntries(
    Object.entries({ m: random.value(), n }).filter(([, value]) => value !== undefined),
  );
  return random.below(8) ? element : random.pick(['a', null, 3]);
};
const documentOf = (random: RandomValues, id: number): Doc => {
  const { hasArrays } = random.kind;
  const isList = hasArrays && random.below(4) === 0;
  const doc: Doc = {
    _id: id,
    a: random.value(),
    b: isList ? random.times(random.below(4), () => random.present()) : random.value(),
    c: random.value(),
    d: random.below(3) ? { e: random.value() } : random.value(),
    l: hasArrays ? random.times(random.below(3), () => elementOf(random)) : { m: random.value(), n: random.value() },
  };
  return Object.fromEntries(Object.entries(doc).filter(([, value]) => value !== undefined));
};
const indexOptions = (random: RandomValues): Doc => {
  if (random.below(4) === 0) return { sparse: true };
  return random.below(5) === 0 ? { partialFilterExpression: { a: { $exists: true } } } : {};
};

/** Both may be arrays, and no index accepts parallel arrays. */
const withoutParallel = ({ 'l.m': inner, ...key }: Record<string, 1 | -1>): Record<string, 1 | -1> =>
  inner === undefined || 'b' in key ? key : { ...key, 'l.m': inner };

/** Cases of one seed. */
export const randomCases = (seed: number, kind: Kind): Cases => {
  const random = new RandomValues(randomOf(seed), kind);
  return {
    below: random.below,
    document: (id) => documentOf(random, id),
    index: () => ({ key: withoutParallel(random.sortKey(3)), options: indexOptions(random) }),
    filter: () => filterOf(random),
    sort: () => (random.below(2) ? random.sortKey(2) : undefined),
  };
};
