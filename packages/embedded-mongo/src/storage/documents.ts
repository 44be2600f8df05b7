/** @file Reading and writing documents and their index keys; every call runs inside one LMDB transaction or snapshot. */
import { EJSON } from 'bson';
import type { RangeOptions } from 'lmdb';
import { CommandError } from '../errors';
import { decode } from '../values/codec';
import { pathValues } from '../values/paths';
import type { Doc } from '../values/values';
import type { Environment, Snapshot } from './environment';
import { binaryText, documentKey, indexKeys, passingKey, recordIdAt, recordIdBytes, storedKey } from './index-keys';
import { type Collection, type IndexInfo, type KeyRange, namespaceOf, StoredRecord } from './model';

const noBytes = Buffer.alloc(0);
/** The LMDB snapshot to read from now; undefined is the state being written. */
export type CurrentSnapshot = () => Snapshot | undefined;
const unpinned: CurrentSnapshot = () => undefined;
const within = (snapshot: Snapshot | undefined) => (snapshot ? { transaction: snapshot } : {});

const firstStretch = 32;
const stretchLength = 256;
const stretch = (
  [start, end]: KeyRange,
  reverse: boolean,
  from: Buffer | undefined,
  snapshot: Snapshot | undefined,
  limit = stretchLength,
) => {
  const options = { limit, reverse, ...within(snapshot) };
  if (from && !reverse) return { ...options, start: from, end, exclusiveStart: true };
  if (!reverse) return { ...options, start, end };
  return { ...options, start: from ?? end, end: start, exclusiveStart: true, inclusiveEnd: true };
};

/** MongoDB's error 11000 with the key that was taken. */
export const duplicateKey = (collection: Collection, index: IndexInfo, doc: Doc): CommandError => {
  const entries = index.fields.map(([field]) => [field, pathValues(doc, field, false).values[0] ?? null] as const);
  const keyValue: Doc = Object.fromEntries(entries);
  const shown = EJSON.stringify(keyValue, { relaxed: true });
  const message = `E11000 duplicate key error collection: ${namespaceOf(collection)} index: ${index.name} dup key: ${shown}`;
  return new CommandError(11000, 'DuplicateKey', message, { keyPattern: index.key, keyValue });
};

interface IndexChange {
  readonly index: IndexInfo;
  readonly added: Buffer[];
  readonly removed: Buffer[];
}
const without = (keys: readonly Buffer[], others: readonly Buffer[]): Buffer[] => {
  if (keys.length === 0 || others.length === 0) return [...keys];
  const known = new Set(others.map(binaryText));
  return keys.filter((key) => !known.has(binaryText(key)));
};

export class Documents {
  readonly #uncounted = new Set<Collection>();
  constructor(
    private readonly env: Environment,
    private readonly onIndexChanged: (collection: Collection) => void,
  ) {}

  read(collection: Collection, id: number, snapshot?: Snapshot): StoredRecord | undefined {
    const raw = this.env.documents.get(passingKey(collection.id, id), within(snapshot));
    return raw && new StoredRecord(id, raw);
  }

  /** Reads in short stretches, each under the snapshot of its moment, so that nothing stays open in between. */
  *scan(collection: Collection, reverse = false, snapshot: CurrentSnapshot = unpinned): Iterable<StoredRecord> {
    const range: KeyRange = [documentKey(collection.id, 0), documentKey(collection.id + 1, 0)];
    let from: Buffer | undefined;
    for (;;) {
      const entries = [...this.env.documents.getRange(stretch(range, reverse, from, snapshot()))];
      for (const { key, value } of entries) yield new StoredRecord(recordIdAt(key), value);
      if (entries.length < stretchLength) return;
      from = entries.at(-1)?.key;
    }
  }

  *recordIds(
    index: IndexInfo,
    range: KeyRange,
    reverse = false,
    snapshot: CurrentSnapshot = unpinned,
  ): Iterable<number> {
    if (range[2]) {
      const owner = this.env.keys.get(range[0], within(snapshot()));
      if (owner) yield recordIdAt(owner);
      return;
    }
    let from: Buffer | undefined;
    for (let length = firstStretch; ; length = stretchLength) {
      const found = this.#stretch(index, stretch(range, reverse, from, snapshot(), length));
      yield* found.ids;
      if (found.ids.length < length) return;
      from = found.last;
    }
  }
  #stretch(index: IndexInfo, options: RangeOptions): { readonly ids: number[]; readonly last: Buffer | undefined } {
    if (!index.unique) {
      const keys = [...this.env.keys.getKeys(options)];
      return { ids: keys.map(recordIdAt), last: keys.at(-1) };
    }
    const entries = [...this.env.keys.getRange(options)];
    return { ids: entries.map(({ value }) => recordIdAt(value)), last: entries.at(-1)?.key };
  }

  /** Writes a document and its keys; every check precedes the first put, so a refused document changes nothing. */
  put(collection: Collection, id: number, raw: Buffer, old?: StoredRecord): void {
    const doc = decode(raw);
    const changes = collection.indexes.map((index) => this.#change(collection, index, id, doc, old?.doc));
    for (const { index, added, removed } of changes) {
      for (const key of removed) this.env.keys.removeSync(storedKey(index, key, id));
      for (const key of added) this.#putKey(index, key, id);
    }
    this.env.documents.putSync(passingKey(collection.id, id), raw);
    if (!old) this.#count(collection, 1);
  }
  #count(collection: Collection, change: 1 | -1): void {
    collection.count += change;
    this.#uncounted.add(collection);
  }
  saveCount(collection: Collection): void {
    this.env.counts.putSync(String(collection.id), collection.count);
  }
  /** Inside a write, at its end: the numbers of documents go with the documents. */
  saveCounts(): void {
    for (const collection of this.#uncounted) this.saveCount(collection);
    this.#uncounted.clear();
  }

  remove(collection: Collection, old: StoredRecord): void {
    for (const index of collection.indexes) {
      for (const key of indexKeys(index, old.doc).keys) this.env.keys.removeSync(storedKey(index, key, old.id));
    }
    this.env.documents.removeSync(passingKey(collection.id, old.id));
    this.#count(collection, -1);
  }

  /** Adds the keys of one document to an index that is being built. */
  addToIndex(collection: Collection, index: IndexInfo, record: StoredRecord): void {
    const { added } = this.#change(collection, index, record.id, record.doc, undefined);
    for (const key of added) this.#putKey(index, key, record.id);
  }

  #putKey(index: IndexInfo, key: Buffer, id: number): void {
    this.env.keys.putSync(storedKey(index, key, id), index.unique ? recordIdBytes(id) : noBytes);
  }

  #change(collection: Collection, index: IndexInfo, id: number, doc: Doc, old: Doc | undefined): IndexChange {
    const found = indexKeys(index, doc);
    this.#note(collection, index, found.multikey, found.truncated);
    const had = old ? indexKeys(index, old).keys : [];
    const added = without(found.keys, had);
    if (index.unique) {
      for (const key of added) {
        const owner = this.env.keys.get(key);
        if (owner && recordIdAt(owner) !== id) throw duplicateKey(collection, index, doc);
      }
    }
    return { index, added, removed: without(had, found.keys) };
  }

  #note(collection: Collection, index: IndexInfo, multikey: boolean, truncated: boolean): void {
    if ((!multikey || index.multikey) && (!truncated || index.truncated)) return;
    index.multikey ||= multikey;
    index.truncated ||= truncated;
    this.onIndexChanged(collection);
  }
}
