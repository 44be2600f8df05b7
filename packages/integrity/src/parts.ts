import type { Columns } from './columns';
import { itemAt, nameAt, valueAt } from './growing';
import { isPrepared, structureOf } from './structure';

/** Shorter texts never form a group: many people write them by chance. */
const MIN_WORDS = 7;
/** From this share of its shingles on, a text is composed of what many others have too; less suffices in a long text. */
const MIN_SHARED = 0.6;
const MIN_SHARED_OF_LONG = 0.45;
const LONG_TEXT = 12;
const MIN_SHARED_SHINGLES = 4;
/**
 * A text belongs to the group that owns most of its frequent shingles when groups own at least this share: swapped words divide a
 * text between several. Less may be a name or a phrase.
 */
const MIN_OWNED_BY_ALL = 0.5;
/** A text has a part of a group from this share of its frequent shingles on. A name that both mention is less. */
const MIN_PART = 0.15;
const LEAST_FREQUENT = 8;
const MOST_FREQUENT = 60;
/** How much more frequent than an ordinary shingle of this campaign one is that shows a part. */
const TIMES_ORDINARY = 3;
/**
 * A group is one with a larger one when this share of its texts have parts of that. The other way proves nothing: many texts of a
 * large group may have a phrase that a small one had first.
 */
const MIN_OVERLAP = 0.1;
/** With fewer different runs of four words, the common part is a name or a phrase. */
const MIN_DIFFERENT_RUNS = 8;
const MIN_MEMBERS = 20;
/** A text is the prepared one of its group when this share of it is, or when it has this share of what was prepared. */
const MIN_PREPARED = 0.5;

/** A group of written answers with shared parts. */
export interface PartGroup {
  /** Stays the same while responses are added, unless two groups become one. */
  readonly id: number;
  /** In order. */
  readonly rows: number[];
}

export interface Parts {
  readonly groups: readonly PartGroup[];
  readonly isGrouped: (row: number) => boolean;
}

/** Groups to which rows that came later can be added. */
export interface PartSearch {
  /**
   * @param rows all rows, in order
   * @param fresh those of them that were not searched before, in order
   */
  readonly search: (rows: Uint32Array, fresh: Uint32Array) => void;
  readonly parts: () => Parts;
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
  for (let place = 0; place < count; place += step) seen.push(itemAt(frequency, itemAt(items, place)));
  seen.sort((a, b) => a - b);
  const ordinary = seen[Math.floor(seen.length / 4)] ?? 1;
  return Math.min(MOST_FREQUENT, Math.max(LEAST_FREQUENT, TIMES_ORDINARY * ordinary));
};

/** The frequent shingles of a written answer that consists of them to a large part; none of any other. */
const sharedOf = (columns: Columns, frequent: number, text: number): readonly number[] => {
  if ((columns.length.values()[text] ?? 0) < MIN_WORDS) return [];
  const starts = columns.shingles.starts.values();
  const frequency = columns.shingles.frequency.values();
  const list = columns.shingles.items.values().subarray(itemAt(starts, text), itemAt(starts, text + 1));
  const shared = [...list].filter((item) => itemAt(frequency, item) >= frequent);
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

/** Numbers by index, -1 where there is none. It grows with what it is about. */
const createNames = () => {
  let names = new Int32Array(0);
  return {
    at: (index: number): number => nameAt(names, index),
    set: (index: number, name: number): void => {
      if (index >= names.length) {
        const longer = new Int32Array(Math.max(1_024, 2 * index)).fill(-1);
        longer.set(names);
        names = longer;
      }
      names[index] = name;
    },
  };
};
type Names = ReturnType<typeof createNames>;

interface Votes {
  /** The group to which a text belongs; -1 when it begins another one. */
  readonly group: number;
  /** Groups that own a real part of it, besides that one. */
  readonly others: readonly { readonly owner: number; readonly items: readonly number[] }[];
}

/** Which groups own the shingles of a text. */
const votesOf = (shared: readonly number[], owners: Names): Votes => {
  const owned = shared.filter((item) => owners.at(item) >= 0);
  const votes = new Map<number, number[]>();
  for (const item of owned) votes.set(owners.at(item), [...(votes.get(owners.at(item)) ?? []), item]);
  const sorted = [...votes]
    .map(([owner, items]) => ({ owner, items }))
    .sort((a, b) => b.items.length - a.items.length || a.owner - b.owner);
  const [first] = sorted;
  const most = first?.items.length ?? 0;
  const isMember = most >= 2 && owned.length >= MIN_OWNED_BY_ALL * shared.length;
  const parts = sorted.filter(({ items }) => items.length >= Math.max(2, MIN_PART * shared.length));
  return { group: isMember ? (first?.owner ?? -1) : -1, others: isMember ? parts.slice(1) : parts };
};

/** The rows by their group, without small groups. */
const gathered = (rows: Uint32Array, groupOf: (row: number) => number): PartGroup[] => {
  const members = new Map<number, number[]>();
  for (const row of rows) {
    const group = groupOf(row);
    if (group < 0) continue;
    if (!members.has(group)) members.set(group, []);
    members.get(group)?.push(row);
  }
  return [...members].filter(([, list]) => list.length >= MIN_MEMBERS).map(([id, list]) => ({ id, rows: list }));
};

/** Texts of a group with a part of another one. */
interface Overlap {
  readonly group: number;
  readonly other: number;
  count: number;
  /** The runs of words of these parts. */
  readonly items: Set<number>;
}

/** Groups while they are formed. */
const createGroups = () => {
  const owners = createNames();
  const assigned = createNames();
  const unions = createUnions();
  const sizes: number[] = [];
  const overlaps = new Map<string, Overlap>();
  const noteOverlap = (group: number, { owner, items }: Votes['others'][number]): void => {
    const known = overlaps.get(`${group} ${owner}`) ?? { group, other: owner, count: 0, items: new Set() };
    known.count += 1;
    for (const item of items) known.items.add(item);
    overlaps.set(`${group} ${owner}`, known);
  };
  const own = (shared: readonly number[], group: number): void => {
    for (const item of shared) if (owners.at(item) < 0) owners.set(item, group);
  };
  const unite = (): void => {
    for (const { group, other, count, items } of overlaps.values()) {
      const size = valueAt(sizes, group);
      const isOften = count >= Math.max(3, MIN_OVERLAP * size);
      if (isOften && items.size >= MIN_DIFFERENT_RUNS && size <= valueAt(sizes, other)) unions.unite(group, other);
    }
  };
  const groupOf = (row: number): number => (assigned.at(row) < 0 ? -1 : unions.rootOf(assigned.at(row)));
  return {
    groupOf,
    add: (row: number, shared: readonly number[]): void => {
      const votes = votesOf(shared, owners);
      const group = votes.group >= 0 ? votes.group : unions.add();
      own(shared, group);
      for (const other of votes.others) noteOverlap(group, other);
      if (assigned.at(row) >= 0) return;
      assigned.set(row, group);
      sizes[group] = valueAt(sizes, group) + 1;
    },
    /** Takes a row into a group to which it belongs by its pairs of words. */
    widen: (row: number, group: number): void => assigned.set(row, group),
    leave: (row: number): void => assigned.set(row, -1),
    /** The rows of each group of at least 20, groups with many common members as one. */
    groups: (rows: Uint32Array): PartGroup[] => {
      unite();
      return gathered(rows, groupOf);
    },
  };
};
type Groups = ReturnType<typeof createGroups>;

/** From this share of its pairs of words on, a text belongs to a group that owns these pairs. */
const MIN_OWNED = 0.35;
const MIN_OWNED_PAIRS = 5;
/** A group owns a pair when this share of its uses, and so many, are in it. */
const MIN_OWNED_SHARE = 0.3;
const MIN_OWNED_USES = 5;
/** Each time the groups are larger, so they own more. */
const WIDENINGS = 3;

/** Notes the pairs of words that occur in one of these groups mainly. */
const ownPairs = (columns: Columns, groups: readonly PartGroup[], owners: Names): void => {
  const { items, starts, frequency } = columns.pairs;
  const [all, from, uses] = [items.values(), starts.values(), frequency.values()];
  const pairsOf = (row: number): Uint32Array =>
    all.subarray(itemAt(from, row * columns.texts), itemAt(from, (row + 1) * columns.texts));
  const usesIn = (group: PartGroup): Map<number, number> => {
    const counts = new Map<number, number>();
    for (const row of group.rows) for (const pair of pairsOf(row)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
    return counts;
  };
  for (const group of groups) {
    for (const [pair, count] of usesIn(group))
      if (count >= Math.max(MIN_OWNED_USES, MIN_OWNED_SHARE * valueAt(uses, pair))) owners.set(pair, group.id);
  }
};

const ownerOfText = (list: Uint32Array, owners: Names): number => {
  const votes = new Map<number, number>();
  for (const item of list) {
    const owner = owners.at(item);
    if (owner >= 0) votes.set(owner, (votes.get(owner) ?? 0) + 1);
  }
  for (const [owner, count] of votes) if (count >= Math.max(MIN_OWNED_PAIRS, MIN_OWNED * list.length)) return owner;
  return -1;
};

/** Takes in texts with more swapped words than those from which a group was formed: by pairs instead of four words. */
const widen = (
  columns: Columns,
  rows: Uint32Array,
  forming: Groups,
  owners: Names,
  isLarge: (id: number) => boolean,
) => {
  const items = columns.pairs.items.values();
  const starts = columns.pairs.starts.values();
  const lengths = columns.length.values();
  const ownerOf = (text: number): number =>
    valueAt(lengths, text) < MIN_WORDS
      ? -1
      : ownerOfText(items.subarray(itemAt(starts, text), itemAt(starts, text + 1)), owners);
  const ownerOfRow = (row: number): number => {
    let owner = -1;
    for (let text = row * columns.texts; text < (row + 1) * columns.texts && owner < 0; text += 1)
      owner = ownerOf(text);
    return owner;
  };
  for (const row of rows) {
    const group = isLarge(forming.groupOf(row)) ? -1 : ownerOfRow(row);
    if (group >= 0) forming.widen(row, group);
  }
};

/** The rows before these in which a shingle occurs that has become frequent with them. */
const rowsWithNewParts = (columns: Columns, rows: Uint32Array, fresh: Uint32Array, frequent: number): number[] => {
  const { items, starts, frequency, numbering } = columns.shingles;
  const [all, from, uses] = [items.values(), starts.values(), frequency.values()];
  const until = (row: number): number => itemAt(from, (row + 1) * columns.texts);
  const added = new Map<number, number>();
  for (const row of fresh)
    for (const item of new Set(all.subarray(itemAt(from, row * columns.texts), until(row))))
      added.set(item, (added.get(item) ?? 0) + 1);
  const isNew = new Uint8Array(numbering.size());
  let any = false;
  for (const [item, count] of added) {
    if (itemAt(uses, item) < frequent || itemAt(uses, item) - count >= frequent) continue;
    isNew[item] = 1;
    any = true;
  }
  if (!any) return [];
  const known = new Set(fresh);
  return [...rows].filter((row) => {
    if (known.has(row)) return false;
    for (let place = itemAt(from, row * columns.texts); place < until(row); place += 1)
      if (isNew[itemAt(all, place)] === 1) return true;
    return false;
  });
};

/** Whether a row has the prepared text, rather than a name or a phrase of it in a text of another kind. */
const hasPrepared = (columns: Columns, row: number, core: ReadonlySet<number>): boolean => {
  const items = columns.shingles.items.values();
  const starts = columns.shingles.starts.values();
  for (let text = row * columns.texts; text < (row + 1) * columns.texts; text += 1) {
    const list = items.subarray(itemAt(starts, text), itemAt(starts, text + 1));
    const prepared = list.filter((item) => core.has(item)).length;
    if (list.length > 0 && prepared >= MIN_PREPARED * Math.min(list.length, core.size)) return true;
  }
  return false;
};

/**
 * Groups of written answers that are composed of parts which many responses have: copies of a text, a text with swapped words,
 * texts assembled from sentences. Language does not matter. A row goes to the group of its first such answer.
 */
export const createPartSearch = (columns: Columns): PartSearch => {
  const frequent = frequentFrom(columns);
  const forming = createGroups();
  const pairOwners = createNames();
  const widened = new Set<number>();
  let groups: PartGroup[] = [];
  let large: ReadonlySet<number> = new Set();
  const gather = (rows: Uint32Array): void => {
    groups = forming.groups(rows);
    large = new Set(groups.map(({ id }) => id));
  };
  const form = (row: number): void => {
    for (let text = row * columns.texts; text < (row + 1) * columns.texts; text += 1) {
      const shared = sharedOf(columns, frequent, text);
      if (shared.length > 0) forming.add(row, shared);
    }
  };
  const formAll = (rows: Uint32Array, fresh: Uint32Array, isFirst: boolean): void => {
    const before = isFirst ? [] : rowsWithNewParts(columns, rows, fresh, frequent);
    for (const row of before.filter((each) => forming.groupOf(each) < 0)) form(row);
    for (const row of fresh) form(row);
  };
  /** Groups own the pairs that they had at first: to count all of them again takes long. */
  const widenAll = (rows: Uint32Array, fresh: Uint32Array, isFirst: boolean): void => {
    ownPairs(columns, isFirst ? groups : groups.filter(({ id }) => !widened.has(id)), pairOwners);
    for (const { id } of groups) widened.add(id);
    widen(columns, fresh, forming, pairOwners, (id) => large.has(id));
    gather(rows);
  };
  /** The prepared runs of each group, null when nothing was prepared. */
  const prepared = new Map<number, ReadonlySet<number> | null>();
  const preparedOf = ({ id, rows }: PartGroup): ReadonlySet<number> | null => {
    const known = prepared.get(id);
    if (known !== undefined) return known;
    const structure = structureOf(columns, rows);
    const core = isPrepared(structure) ? structure.core : null;
    prepared.set(id, core);
    return core;
  };
  const leaveStrangers = (rows: Uint32Array): void => {
    const strangers = groups.flatMap((group) => {
      const core = preparedOf(group);
      return core === null ? [] : group.rows.filter((row) => !hasPrepared(columns, row, core));
    });
    for (const row of strangers) forming.leave(row);
    gather(rows);
  };
  return {
    search: (rows, fresh) => {
      const isFirst = rows.length === fresh.length;
      formAll(rows, fresh, isFirst);
      gather(rows);
      for (let time = 0; time < (isFirst ? WIDENINGS : 1); time += 1) widenAll(rows, fresh, isFirst);
      leaveStrangers(rows);
    },
    parts: () => ({ groups, isGrouped: (row) => large.has(forming.groupOf(row)) }),
  };
};
