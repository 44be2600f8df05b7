/** @file Reading and writing documents and their index keys; every call runs inside one LMDB transaction or snapshot. */
import { EJSON } from 'bson';
import type { RangeOptions } from 'lmdb';
import { CommandError } from '../errors';
import { decode } from '../values/codec';
import { pathValues } from '../values/paths';
import type { Doc } from '../values/values';
import { documentKeys } from './document-keys';
import type { Environment, Snapshot } from './environment';
import {
  binaryText,
  documentKey,
  type IndexKeys,
  noKeys,
  passingKey,
  recordIdAt,
  recordIdBytes,
  storedKey,
} from './index-keys';
import { type BytesTest, type Collection, type IndexInfo, type KeyRange, namespaceOf, StoredRecord } from './model';

const noBytes = Buffer.alloc(0);
/** The LMDB snapshot for the next read; undefined reads the state being written. */
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
  readonly indexKeys: IndexKeys;
  readonly added: readonly Buffer[];
  readonly removed: readonly Buffer[];
}
/** A prepared write of one document for these indexes. Unchanged parts are left out. */
export interface Rewrite {
  readonly id: number;
  /** undefined for a delete. */
  readonly raw: Buffer | undefined;
  readonly isNew: boolean;
  readonly indexes: readonly IndexInfo[];
  readonly changes: readonly IndexChange[];
}
const without = (keys: readonly Buffer[], others: readonly Buffer[]): readonly Buffer[] => {
  if (keys.length === 0 || others.length === 0) return keys;
  const known = new Set(others.map(binaryText));
  return keys.filter((key) => !known.has(binaryText(key)));
};

export class Documents {
  readonly #uncounted = new Set<Collection>();
  constructor(
    private readonly env: Environment,
    private readonly onIndexChanged: (collection: Collection) => void,
  ) {}

  /** Copies a document out of lmdb's buffer only when `mayFit` accepts it. */
  read(collection: Collection, id: number, snapshot?: Snapshot, mayFit?: BytesTest): StoredRecord | undefined {
    const stored = this.env.documents.getBinaryFast(passingKey(collection.id, id), within(snapshot));
    if (!stored) return undefined;
    const passing = Buffer.from(stored.buffer, stored.byteOffset, stored.length);
    return mayFit && !mayFit(passing) ? undefined : new StoredRecord(id, Buffer.from(passing));
  }

  /** Reads in short ranges, each under a new snapshot, so that no snapshot stays open in between. */
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
      const owner = this.ownerOf(range[0], snapshot());
      if (owner !== undefined) yield owner;
      return;
    }
    let from: Buffer | undefined;
    for (let length = firstStretch; ; length = stretchLength) {
      const part = this.#stretch(index, stretch(range, reverse, from, snapshot(), length));
      yield* part.ids;
      if (part.ids.length < length) return;
      from = part.last;
    }
  }
  /** The keys of a non-unique index, in batches. */
  *keys(range: KeyRange, snapshot: CurrentSnapshot = unpinned): Iterable<readonly Buffer[]> {
    let from: Buffer | undefined;
    for (;;) {
      const keys: Buffer[] = [...this.env.keys.getKeys(stretch(range, false, from, snapshot()))];
      yield keys;
      if (keys.length < stretchLength) return;
      from = keys.at(-1);
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

  /** Prepares the change of a document to `raw`, or its delete; reads nothing. */
  rewriteOf({ indexes }: Collection, id: number, raw: Buffer | undefined, old?: StoredRecord): Rewrite {
    const keys = documentKeys(indexes);
    const now = raw && ([raw, keys.positionsIn(raw)] as const);
    const before = old && ([old.raw, keys.positionsIn(old.raw)] as const);
    const changes: IndexChange[] = [];
    for (const [number, index] of indexes.entries()) {
      if (now && before && keys.isSame(number, now, before)) continue;
      const indexKeys = now ? keys.of(number, ...now) : noKeys;
      const had = before ? keys.of(number, ...before).keys : [];
      changes.push({ index, indexKeys, added: without(indexKeys.keys, had), removed: without(had, indexKeys.keys) });
    }
    return { id, raw, isNew: !old, indexes, changes };
  }
  /** Throws DuplicateKey when another document has one of the keys. */
  check(collection: Collection, { id, raw, changes }: Rewrite): void {
    for (const { index, added } of changes) {
      if (!index.unique) continue;
      const isTaken = added.some((key) => this.isOwnedByOther(key, id));
      if (isTaken && raw) throw duplicateKey(collection, index, decode(raw));
    }
  }
  /** Whether another document has this key of a unique index. */
  isOwnedByOther(key: Buffer, id: number): boolean {
    const owner = this.ownerOf(key);
    return owner !== undefined && owner !== id;
  }
  /** Which document has a key of a unique index. */
  ownerOf(key: Buffer, snapshot?: Snapshot): number | undefined {
    const owner = this.env.keys.get(key, within(snapshot));
    return owner && recordIdAt(owner);
  }
  /** Inside a write: updates the metadata of a collection and its indexes for a written document. */
  note(collection: Collection, { raw, isNew, changes }: Rewrite): void {
    for (const { index, indexKeys } of changes) this.#note(collection, index, indexKeys);
    if (isNew) this.#count(collection, 1);
    else if (!raw) this.#count(collection, -1);
  }
  /** Removes the old keys; immediately inside a write, else queued. */
  clear({ id, changes }: Rewrite): void {
    for (const { index, removed } of changes) {
      for (const key of removed) void this.env.keys.remove(storedKey(index, key, id));
    }
  }
  /** Puts the documents and their new keys; immediately inside a write, else queued. */
  fill(collection: Collection, rewrites: readonly Rewrite[]): void {
    // Index by index: the pages of one index are still in the processor's cache when its next key is written.
    for (const index of collection.indexes) {
      for (const { id, changes } of rewrites) {
        const change = changes.find((each) => each.index === index);
        this.#putKeys(change, id);
      }
    }
    for (const { id, raw } of rewrites) {
      if (raw) void this.env.documents.put(passingKey(collection.id, id), raw);
      else void this.env.documents.remove(passingKey(collection.id, id));
    }
  }
  /** Writes a document and its keys; every check precedes the first put, so a refused document changes nothing. */
  put(collection: Collection, id: number, raw: Buffer | undefined, old?: StoredRecord): void {
    const rewrite = this.rewriteOf(collection, id, raw, old);
    this.check(collection, rewrite);
    this.note(collection, rewrite);
    this.clear(rewrite);
    this.fill(collection, [rewrite]);
  }
  remove(collection: Collection, old: StoredRecord): void {
    this.put(collection, old.id, undefined, old);
  }
  #count(collection: Collection, change: 1 | -1): void {
    collection.count += change;
    this.#uncounted.add(collection);
  }
  saveCount(collection: Collection): void {
    this.env.counts.putSync(String(collection.id), collection.count);
  }
  /** Call at the end of a write: document counts are committed with the documents. */
  saveCounts(): void {
    for (const collection of this.#uncounted) this.saveCount(collection);
    this.#uncounted.clear();
  }

  /** Adds the keys of one document to an index that is being built. */
  addToIndex(collection: Collection, index: IndexInfo, record: StoredRecord): void {
    const keys = documentKeys(collection.indexes);
    const indexKeys = keys.of(collection.indexes.indexOf(index), record.raw, keys.positionsIn(record.raw));
    if (index.unique && indexKeys.keys.some((key) => this.isOwnedByOther(key, record.id))) {
      throw duplicateKey(collection, index, record.doc);
    }
    this.#note(collection, index, indexKeys);
    for (const key of indexKeys.keys) this.#putKey(index, key, record.id);
  }

  #putKeys(change: IndexChange | undefined, id: number): void {
    if (change) for (const key of change.added) this.#putKey(change.index, key, id);
  }
  #putKey(index: IndexInfo, key: Buffer, id: number): void {
    void this.env.keys.put(storedKey(index, key, id), index.unique ? recordIdBytes(id) : noBytes);
  }

  #note(collection: Collection, index: IndexInfo, { multikeyFields, truncated }: IndexKeys): void {
    if (multikeyFields.length === 0 && !truncated) return;
    const known = index.multikeyFields ?? (index.multikey ? index.fields.map(([field]) => field) : []);
    const added = multikeyFields.filter((field) => !known.includes(field));
    if (added.length === 0 && (!truncated || index.truncated)) return;
    index.multikey ||= added.length > 0;
    index.multikeyFields = [...known, ...added];
    index.truncated ||= truncated;
    this.onIndexChanged(collection);
  }
}
