import type { Columns } from './columns';
import { nameAt, valueAt } from './growing';

/** Shorter texts never form a group: many people write them by chance. */
const MIN_WORDS = 7;
/** From this share of its shingles on, a text is composed of what many others have too; less suffices in a long text. */
const MIN_SHARED = 0.6;
const MIN_SHARED_OF_LONG = 0.45;
const LONG_TEXT = 12;
const MIN_SHARED_SHINGLES = 4;
/** A text belongs to the group that owns this share of its frequent shingles. */
const MIN_VOTES = 0.3;
const LEAST_FREQUENT = 8;
const MOST_FREQUENT = 60;
/** How much more frequent than an ordinary shingle of this campaign one is that shows a part. */
const TIMES_ORDINARY = 3;
/** Groups are one group when this share of the smaller one's texts have parts of both. */
const MIN_OVERLAP = 0.1;
const MIN_MEMBERS = 20;

/** A group of written answers with shared parts. */
export interface PartGroup {
  /** In order. */
  readonly rows: number[];
}

export interface Parts {
  readonly groups: readonly PartGroup[];
  /** The group of each row, -1 when it is in none. */
  readonly groupOf: Int32Array;
}

/**
 * How many responses have to share a shingle until it counts as a part: a multiple of what is ordinary in this campaign,
 * so that a campaign in which people write alike does not look composed.
 */
const frequentFrom = (columns: Columns): number => {
  const items = columns.shingles.items.values();
  const frequency = columns.shingles.frequency.values();
  const count = columns.shingles.items.length();
  const step = Math.max(1, Math.floor(count / 20_000));
  const seen: number[] = [];
  for (let place = 0; place < count; place += step) seen.push(valueAt(frequency, valueAt(items, place)));
  seen.sort((a, b) => a - b);
  const ordinary = seen[Math.floor(seen.length / 4)] ?? 1;
  return Math.min(MOST_FREQUENT, Math.max(LEAST_FREQUENT, TIMES_ORDINARY * ordinary));
};

/** The frequent shingles of a written answer that consists of them to a large part; none of any other. */
const sharedOf = (columns: Columns, frequent: number, text: number): readonly number[] => {
  if ((columns.length.values()[text] ?? 0) < MIN_WORDS) return [];
  const starts = columns.shingles.starts.values();
  const frequency = columns.shingles.frequency.values();
  const list = columns.shingles.items.values().subarray(valueAt(starts, text), valueAt(starts, text + 1));
  const shared = [...list].filter((item) => valueAt(frequency, item) >= frequent);
  const least = list.length < LONG_TEXT ? MIN_SHARED : MIN_SHARED_OF_LONG;
  return shared.length >= Math.max(MIN_SHARED_SHINGLES, least * list.length) ? shared : [];
};

/** Sets that can be united. Source: Tarjan (1975), Efficiency of a good but not linear set union algorithm. */
const createUnions = () => {
  const parents: number[] = [];
  const rootOf = (item: number): number => {
    let root = item;
    while ((parents[root] ?? root) !== root) root = parents[root] ?? root;
    for (let step = item; step !== root; ) {
      const next = parents[step] ?? root;
      parents[step] = root;
      step = next;
    }
    return root;
  };
  return {
    add: (): number => parents.push(parents.length) - 1,
    rootOf,
    unite: (a: number, b: number): void => {
      parents[Math.max(rootOf(a), rootOf(b))] = Math.min(rootOf(a), rootOf(b));
    },
  };
};

/** Which group owns most of the shingles, and which second one owns at least two of them; -1 without. */
const votesOf = (shared: readonly number[], ownerOf: Int32Array): { first: number; second: number } => {
  const votes = new Map<number, number>();
  for (const item of shared) {
    const owner = nameAt(ownerOf, item);
    if (owner >= 0) votes.set(owner, (votes.get(owner) ?? 0) + 1);
  }
  const [first, second] = [...votes].sort(([a, some], [b, more]) => more - some || a - b);
  const isMember = first !== undefined && first[1] >= Math.max(2, MIN_VOTES * shared.length);
  return {
    first: isMember ? first[0] : -1,
    second: isMember && second !== undefined && second[1] >= 2 ? second[0] : -1,
  };
};

/** The rows by their group, without small groups. */
const gathered = (rows: Uint32Array, groupOf: (row: number) => number): PartGroup[] => {
  const members = new Map<number, number[]>();
  for (const row of rows) {
    const group = groupOf(row);
    if (!members.has(group)) members.set(group, []);
    members.get(group)?.push(row);
  }
  members.delete(-1);
  return [...members.values()].filter((list) => list.length >= MIN_MEMBERS).map((list) => ({ rows: list }));
};

/** Groups while they are formed. */
const createGroups = (columns: Columns) => {
  const ownerOf = new Int32Array(columns.shingles.numbering.size()).fill(-1);
  const assigned = new Int32Array(columns.number.length()).fill(-1);
  const unions = createUnions();
  const sizes: number[] = [];
  const overlaps = new Map<string, { a: number; b: number; count: number }>();
  const noteOverlap = (first: number, second: number): void => {
    const [a, b] = first < second ? [first, second] : [second, first];
    const known = overlaps.get(`${a} ${b}`) ?? { a, b, count: 0 };
    known.count += 1;
    overlaps.set(`${a} ${b}`, known);
  };
  const own = (shared: readonly number[], group: number): void => {
    for (const item of shared) if (nameAt(ownerOf, item) < 0) ownerOf[item] = group;
  };
  const unite = (): void => {
    for (const { a, b, count } of overlaps.values()) {
      const smaller = Math.min(valueAt(sizes, a), valueAt(sizes, b));
      if (count >= Math.max(3, MIN_OVERLAP * smaller)) unions.unite(a, b);
    }
  };
  return {
    add: (row: number, shared: readonly number[]): void => {
      const { first, second } = votesOf(shared, ownerOf);
      const group = first >= 0 ? first : unions.add();
      own(shared, group);
      if (second >= 0) noteOverlap(group, second);
      if (nameAt(assigned, row) >= 0) return;
      assigned[row] = group;
      sizes[group] = valueAt(sizes, group) + 1;
    },
    /** The rows of each group of at least 20, groups with many common members as one. */
    groups: (rows: Uint32Array): PartGroup[] => {
      unite();
      return gathered(rows, (row) => (valueAt(assigned, row) < 0 ? -1 : unions.rootOf(valueAt(assigned, row))));
    },
  };
};

/** From this share of its pairs of words on, a text belongs to a group that owns these pairs. */
const MIN_OWNED = 0.35;
const MIN_OWNED_PAIRS = 5;
/** A group owns a pair when this share of its uses, and so many, are in it. */
const MIN_OWNED_SHARE = 0.3;
const MIN_OWNED_USES = 5;
/** Each time the groups are larger, so they own more. */
const WIDENINGS = 3;

/** Pairs of words that occur in one group mainly: the group of each, -1 without. */
const pairOwners = (columns: Columns, groups: readonly PartGroup[]): Int32Array => {
  const { items, starts, frequency, numbering } = columns.pairs;
  const [all, from, uses] = [items.values(), starts.values(), frequency.values()];
  const owners = new Int32Array(numbering.size()).fill(-1);
  const pairsOf = (row: number): Uint32Array =>
    all.subarray(valueAt(from, row * columns.texts), valueAt(from, (row + 1) * columns.texts));
  const usesIn = (group: PartGroup): Map<number, number> => {
    const counts = new Map<number, number>();
    for (const row of group.rows) for (const pair of pairsOf(row)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
    return counts;
  };
  groups.forEach((group, index) => {
    for (const [pair, count] of usesIn(group))
      if (count >= Math.max(MIN_OWNED_USES, MIN_OWNED_SHARE * valueAt(uses, pair))) owners[pair] = index;
  });
  return owners;
};

const ownerOfText = (list: Uint32Array, owners: Int32Array): number => {
  const votes = new Map<number, number>();
  for (const item of list) {
    const owner = nameAt(owners, item);
    if (owner >= 0) votes.set(owner, (votes.get(owner) ?? 0) + 1);
  }
  for (const [owner, count] of votes) if (count >= Math.max(MIN_OWNED_PAIRS, MIN_OWNED * list.length)) return owner;
  return -1;
};

/** Takes in texts with more swapped words than those from which a group was formed: by pairs instead of four words. */
const widen = (columns: Columns, rows: Uint32Array, groups: readonly PartGroup[], groupOf: Int32Array): void => {
  const owners = pairOwners(columns, groups);
  const items = columns.pairs.items.values();
  const starts = columns.pairs.starts.values();
  const lengths = columns.length.values();
  const ownerOf = (text: number): number =>
    valueAt(lengths, text) < MIN_WORDS
      ? -1
      : ownerOfText(items.subarray(valueAt(starts, text), valueAt(starts, text + 1)), owners);
  const ownerOfRow = (row: number): number => {
    let owner = -1;
    for (let text = row * columns.texts; text < (row + 1) * columns.texts && owner < 0; text += 1)
      owner = ownerOf(text);
    return owner;
  };
  for (const row of rows) {
    const group = nameAt(groupOf, row) >= 0 ? -1 : ownerOfRow(row);
    if (group < 0) continue;
    groups[group]?.rows.push(row);
    groupOf[row] = group;
  }
};

/**
 * Groups of written answers that are composed of parts which many responses have: copies of a text, a text with swapped words,
 * texts assembled from sentences. Language does not matter. A row goes to the group of its first such answer.
 */
export const findParts = (columns: Columns, rows: Uint32Array): Parts => {
  const frequent = frequentFrom(columns);
  const forming = createGroups(columns);
  for (const row of rows)
    for (let text = row * columns.texts; text < (row + 1) * columns.texts; text += 1) {
      const shared = sharedOf(columns, frequent, text);
      if (shared.length > 0) forming.add(row, shared);
    }
  const groups = forming.groups(rows);
  const groupOf = new Int32Array(columns.number.length()).fill(-1);
  groups.forEach((group, index) => {
    for (const row of group.rows) groupOf[row] = index;
  });
  for (let time = 0; time < WIDENINGS; time += 1) widen(columns, rows, groups, groupOf);
  const numbers = columns.number.values();
  for (const group of groups) group.rows.sort((a, b) => valueAt(numbers, a) - valueAt(numbers, b));
  return { groups, groupOf };
};
