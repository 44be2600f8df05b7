import type { Columns } from './columns';

/** Shorter texts never form a group: many people write them by chance. */
const MIN_WORDS = 7;
/** From this share of its shingles on, a text is composed of what many others have too. */
const MIN_SHARED = 0.6;
const MIN_SHARED_SHINGLES = 4;
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
  /** From so many responses on, a shingle is a part. */
  readonly frequent: number;
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
  for (let place = 0; place < count; place += step) seen.push(frequency[items[place] ?? 0] ?? 0);
  seen.sort((a, b) => a - b);
  const ordinary = seen[Math.floor(seen.length / 4)] ?? 1;
  return Math.min(MOST_FREQUENT, Math.max(LEAST_FREQUENT, TIMES_ORDINARY * ordinary));
};

/** Calls `visit` with the frequent shingles of each written answer that consists of them to a large part. */
const visitComposed = (
  columns: Columns,
  rows: Uint32Array,
  frequent: number,
  visit: (row: number, shared: readonly number[]) => void,
): void => {
  const items = columns.shingles.items.values();
  const starts = columns.shingles.starts.values();
  const frequency = columns.shingles.frequency.values();
  const lengths = columns.length.values();
  const sharedOf = (text: number): number[] => {
    const list = items.subarray(starts[text] ?? 0, starts[text + 1] ?? 0);
    const shared: number[] = [];
    for (const item of list) if ((frequency[item] ?? 0) >= frequent) shared.push(item);
    return shared.length >= Math.max(MIN_SHARED_SHINGLES, MIN_SHARED * list.length) ? shared : [];
  };
  for (const row of rows)
    for (let text = row * columns.texts; text < (row + 1) * columns.texts; text += 1) {
      if ((lengths[text] ?? 0) < MIN_WORDS) continue;
      const shared = sharedOf(text);
      if (shared.length > 0) visit(row, shared);
    }
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

/** Which group most of the shingles belong to, and which second one has at least two of them. */
const votesOf = (shared: readonly number[], ownerOf: Int32Array): { first: number; second: number } => {
  const votes = new Map<number, number>();
  for (const item of shared) {
    const owner = ownerOf[item] ?? -1;
    if (owner >= 0) votes.set(owner, (votes.get(owner) ?? 0) + 1);
  }
  const ranked = [...votes].sort(([a, some], [b, more]) => more - some || a - b);
  const second = ranked[1];
  return { first: ranked[0]?.[0] ?? -1, second: second && second[1] >= 2 ? second[0] : -1 };
};

/**
 * Groups of written answers that are composed of parts which many responses have: copies of a text, a text with swapped words,
 * texts assembled from sentences. Language does not matter. A row goes to the group of its first such answer.
 */
export const findParts = (columns: Columns, rows: Uint32Array): Parts => {
  const frequent = frequentFrom(columns);
  const ownerOf = new Int32Array(columns.shingles.numbering.size()).fill(-1);
  const unions = createUnions();
  const sizes: number[] = [];
  const overlaps = new Map<string, { a: number; b: number; count: number }>();
  const assigned = new Int32Array(columns.number.length()).fill(-1);
  const overlap = (first: number, second: number): void => {
    const [a, b] = first < second ? [first, second] : [second, first];
    const known = overlaps.get(`${a} ${b}`) ?? { a, b, count: 0 };
    known.count += 1;
    overlaps.set(`${a} ${b}`, known);
  };
  visitComposed(columns, rows, frequent, (row, shared) => {
    const { first, second } = votesOf(shared, ownerOf);
    const group = first >= 0 ? first : unions.add();
    for (const item of shared) if ((ownerOf[item] ?? -1) < 0) ownerOf[item] = group;
    if (second >= 0) overlap(group, second);
    if ((assigned[row] ?? -1) >= 0) return;
    assigned[row] = group;
    sizes[group] = (sizes[group] ?? 0) + 1;
  });
  for (const { a, b, count } of overlaps.values())
    if (count >= Math.max(3, MIN_OVERLAP * Math.min(sizes[a] ?? 0, sizes[b] ?? 0))) unions.unite(a, b);
  const members = new Map<number, number[]>();
  for (const row of rows) {
    const group = assigned[row] ?? -1;
    if (group < 0) continue;
    const root = unions.rootOf(group);
    const list = members.get(root);
    if (list) list.push(row);
    else members.set(root, [row]);
  }
  const groups = [...members.values()].filter((list) => list.length >= MIN_MEMBERS).map((list) => ({ rows: list }));
  const groupOf = new Int32Array(columns.number.length()).fill(-1);
  groups.forEach((group, index) => {
    for (const row of group.rows) groupOf[row] = index;
  });
  widen(columns, rows, groups, groupOf);
  return { groups, groupOf, frequent };
};

/** From this share of its pairs of words on, a text belongs to a group that owns these pairs. */
const MIN_OWNED = 0.35;
const MIN_OWNED_PAIRS = 4;

/** Pairs of words that occur in one group mainly: the group of each, -1 without. */
const pairOwners = (columns: Columns, groups: readonly PartGroup[]): Int32Array => {
  const items = columns.pairs.items.values();
  const starts = columns.pairs.starts.values();
  const frequency = columns.pairs.frequency.values();
  const owners = new Int32Array(columns.pairs.numbering.size()).fill(-1);
  groups.forEach((group, index) => {
    const counts = new Map<number, number>();
    for (const row of group.rows)
      for (let place = starts[row * columns.texts] ?? 0; place < (starts[(row + 1) * columns.texts] ?? 0); place += 1)
        counts.set(items[place] ?? 0, (counts.get(items[place] ?? 0) ?? 0) + 1);
    for (const [item, count] of counts) if (count >= 5 && count >= (frequency[item] ?? 0) / 2) owners[item] = index;
  });
  return owners;
};

const ownerOfText = (list: Uint32Array, owners: Int32Array): number => {
  const votes = new Map<number, number>();
  for (const item of list) {
    const owner = owners[item] ?? -1;
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
  const groupFor = (row: number): number => {
    for (let text = row * columns.texts; text < (row + 1) * columns.texts; text += 1) {
      if ((lengths[text] ?? 0) < MIN_WORDS) continue;
      const owner = ownerOfText(items.subarray(starts[text] ?? 0, starts[text + 1] ?? 0), owners);
      if (owner >= 0) return owner;
    }
    return -1;
  };
  for (const row of rows) {
    if ((groupOf[row] ?? -1) >= 0) continue;
    const group = groupFor(row);
    if (group < 0) continue;
    groups[group]?.rows.push(row);
    groupOf[row] = group;
  }
};
