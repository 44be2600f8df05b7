import { indexKeys, storedKey } from './index-keys';
import type { IndexInfo, KeyRange, StoredRecord } from './model';

interface Entry {
  readonly key: Buffer;
  readonly id: number;
}

const entriesOf = (index: IndexInfo, record: StoredRecord | null): Entry[] => {
  if (!record) return [];
  const { id, doc } = record;
  return indexKeys(index, doc).keys.map((key) => ({ key: storedKey(index, key, id), id }));
};

/** The first place whose key is not before this one. */
const placeOf = (entries: readonly Entry[], key: Buffer): number => {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = entries[middle];
    if (entry && Buffer.compare(entry.key, key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

const remove = (entries: Entry[], key: Buffer, id: number): void => {
  for (let at = placeOf(entries, key); entries[at]?.key.equals(key); at++) {
    if (entries[at]?.id === id) return void entries.splice(at, 1);
  }
};

/**
 * The index keys of what a transaction has written, in order: so that neither a search nor the check of a unique index
 * looks at every change there is. An index is put in order when it is first asked for.
 */
export class ChangedKeys {
  readonly #byIndex = new Map<IndexInfo, Entry[]>();

  /** The changed records with a key in the range, each once. `records` are all there are now. */
  *within(index: IndexInfo, [start, end]: KeyRange, records: () => Iterable<StoredRecord>): Iterable<number> {
    const entries = this.#byIndex.get(index) ?? this.#build(index, records());
    const found = entries.slice(placeOf(entries, start), placeOf(entries, end));
    yield* new Set(found.map(({ id }) => id));
  }

  /** A record is another one now, or none. */
  replace(before: StoredRecord | null, now: StoredRecord | null): void {
    for (const [index, entries] of this.#byIndex) {
      for (const { key, id } of entriesOf(index, before)) remove(entries, key, id);
      for (const entry of entriesOf(index, now)) entries.splice(placeOf(entries, entry.key), 0, entry);
    }
  }

  #build(index: IndexInfo, records: Iterable<StoredRecord>): Entry[] {
    const entries = [...records].flatMap((record) => entriesOf(index, record));
    entries.sort((a, b) => Buffer.compare(a.key, b.key));
    this.#byIndex.set(index, entries);
    return entries;
  }
}
