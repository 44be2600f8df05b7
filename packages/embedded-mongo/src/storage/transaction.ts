import { CommandError, writeConflict } from '../errors';
import type { Catalogue } from './catalogue';
import { keysIn } from './document-keys';
import { type Documents, duplicateKey, type Rewrite } from './documents';
import { type Environment, openSnapshot, type Snapshot } from './environment';
import { binaryText, storedKey } from './index-keys';
import { type BytesTest, type Collection, type IndexInfo, type KeyRange, StoredRecord, type View } from './model';

/** The methods of the store that a transaction uses. */
interface TransactionHost {
  readonly env: Environment;
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'builtIndexes' | 'find'>;
  readonly base: View;
  touch(collection: Collection, id: number): void;
  isChangedSince(collection: Collection, id: number, sequence: number): boolean;
  isAnyChangedSince(collection: Collection, sequence: number): boolean;
  endTransaction(transaction: Transaction): void;
}

interface Change {
  /** The document when the transaction began. */
  readonly old?: StoredRecord;
  /** The present document; null when it was removed. */
  readonly now: StoredRecord | null;
  /** The prepared write. */
  rewrite?: Rewrite;
  /** The keys, as stored, of what is there now. */
  readonly keys: Map<IndexInfo, readonly Buffer[]>;
}
type Prepared = readonly [collection: Collection, rewrite: Rewrite];
/** Memory limit of one transaction, in bytes. */
const mostBytes = 200 * 1024 * 1024;
const isWithin = (key: Buffer, [start, end]: KeyRange): boolean =>
  Buffer.compare(key, start) >= 0 && Buffer.compare(key, end) < 0;

/** The keys, without record id, of what is there now. */
const currentKeys = ({ now, rewrite }: Change, index: IndexInfo): readonly Buffer[] => {
  if (!now) return [];
  const known = rewrite?.changes.find((change) => change.index === index)?.indexKeys;
  return (known ?? keysIn(index, now.raw)).keys;
};
const keysOf = (change: Change, index: IndexInfo): readonly Buffer[] => {
  const { now, keys } = change;
  if (!now) return [];
  const known = keys.get(index) ?? currentKeys(change, index).map((key) => storedKey(index, key, now.id));
  keys.set(index, known);
  return known;
};

/** A client's transaction: a read snapshot and buffered writes. The first to commit wins, the other gets WriteConflict. */
export class Transaction implements View {
  readonly isFirstSnapshot = true;
  readonly #opened: Snapshot;
  readonly builtIndexes: number;
  readonly #changes = new Map<Collection, Map<number, Change>>();
  /** Which changed document has a key of a unique index. */
  readonly #owners = new Map<IndexInfo, Map<string, number>>();
  #isDone = false;
  /** Keys were recalculated for indexes that were created after the write. */
  #isRekeyed = false;
  #bytes = 0;

  constructor(
    private readonly store: TransactionHost,
    private readonly startedAt: number,
  ) {
    this.#opened = openSnapshot(store.env);
    this.builtIndexes = store.catalogue.builtIndexes;
  }
  /** A cursor may outlive its transaction, but not the transaction's snapshot. */
  readonly #snapshot = (): Snapshot => {
    if (!this.#isDone) return this.#opened;
    throw new CommandError(251, 'NoSuchTransaction', 'the transaction of this cursor has ended');
  };

  get(collection: Collection, id: number, mayFit?: BytesTest): StoredRecord | undefined {
    const change = this.#changes.get(collection)?.get(id);
    if (!change) return this.store.documents.read(collection, id, this.#snapshot(), mayFit);
    return change.now && (!mayFit || mayFit(change.now.raw)) ? change.now : undefined;
  }
  *all(collection: Collection, reverse?: boolean): Iterable<StoredRecord> {
    const changes = this.#changes.get(collection);
    for (const record of this.store.documents.scan(collection, reverse, this.#snapshot)) {
      if (!changes?.has(record.id)) yield record;
    }
    for (const { now } of changes?.values() ?? []) if (now) yield now;
  }
  *range(collection: Collection, index: IndexInfo, range: KeyRange, reverse?: boolean): Iterable<number> {
    const changes = this.#changes.get(collection);
    for (const id of this.store.documents.recordIds(index, range, reverse, this.#snapshot)) {
      if (!changes?.has(id)) yield id;
    }
    if (range[2]) {
      const owner = this.#owners.get(index)?.get(binaryText(range[0]));
      if (owner !== undefined) yield owner;
      return;
    }
    for (const [id, change] of changes ?? []) if (keysOf(change, index).some((key) => isWithin(key, range))) yield id;
  }
  keys(_collection: Collection, _index: IndexInfo, range: KeyRange): Iterable<readonly Buffer[]> {
    return this.store.documents.keys(range, this.#snapshot);
  }
  isOrdered(collection: Collection): boolean {
    return !this.#changes.get(collection)?.size;
  }

  insert(collection: Collection, raw: Buffer): void {
    // A copy, because the bytes are part of a whole message.
    this.#keep(collection, new StoredRecord(collection.nextRecord++, Buffer.from(raw)));
  }
  update(collection: Collection, old: StoredRecord, raw: Buffer): void {
    this.#checkFresh(collection, old.id);
    const earlier = this.#changes.get(collection)?.get(old.id);
    this.#keep(collection, new StoredRecord(old.id, raw), earlier ? earlier.old : old);
  }
  #keep(collection: Collection, now: StoredRecord, old?: StoredRecord): void {
    // Its keys are calculated once, for the checks here and for the commit.
    const rewrite = this.store.documents.rewriteOf(collection, now.id, now.raw, old);
    const change: Change = { old, now, rewrite, keys: new Map() };
    this.#checkUnique(collection, change, now);
    this.#hold(now.raw);
    this.#set(collection, now.id, change);
  }
  remove(collection: Collection, old: StoredRecord): void {
    this.#checkFresh(collection, old.id);
    const earlier = this.#changes.get(collection)?.get(old.id);
    if (earlier && !earlier.old) this.#set(collection, old.id, undefined);
    else this.#set(collection, old.id, { old: earlier?.old ?? old, now: null, keys: new Map() });
  }

  #hold(raw: Buffer): void {
    this.#bytes += raw.length;
    if (this.#bytes <= mostBytes) return;
    throw new CommandError(257, 'TransactionTooLarge', `a transaction may write ${mostBytes} bytes at most`);
  }
  /** Calculates all keys before the commit, so that the commit blocks others only for its checks. */
  *preparing(): Generator<'pause', void, void> {
    for (const [collection, changes] of this.#changes) {
      for (const [id, change] of changes) {
        if (change.rewrite?.indexes === collection.indexes) continue;
        this.#isRekeyed ||= change.rewrite !== undefined;
        change.rewrite = this.store.documents.rewriteOf(collection, id, change.now?.raw, change.old);
        yield 'pause';
      }
    }
  }
  /** Inside a write, after `preparing`: throws WriteConflict when a commit since the snapshot conflicts. */
  admit(): void {
    this.#checkAllFresh();
    const rewrites = this.#rewrites();
    const isTouched = ([collection]: Prepared): boolean =>
      this.#isRekeyed || this.store.isAnyChangedSince(collection, this.startedAt);
    this.#checkKeys(rewrites.filter(isTouched));
    for (const [collection, rewrite] of rewrites) {
      this.store.documents.note(collection, rewrite);
      this.store.touch(collection, rewrite.id);
    }
  }
  /** Queues all writes of the transaction. */
  put(): void {
    // A key that one document no longer has may be the new key of another.
    for (const [, rewrite] of this.#rewrites()) this.store.documents.clear(rewrite);
    for (const [collection, changes] of this.#changes) {
      const rewrites = [...changes.values()].flatMap(({ rewrite }) => (rewrite ? [rewrite] : []));
      this.store.documents.fill(collection, rewrites);
    }
  }
  #rewrites(): Prepared[] {
    return [...this.#changes].flatMap(([collection, changes]) =>
      [...changes.values()].flatMap(({ rewrite }) => (rewrite ? [[collection, rewrite] as const] : [])),
    );
  }
  /** A key that was free in the snapshot may be in use by now. */
  #checkKeys(rewrites: readonly Prepared[]): void {
    const changes = rewrites.flatMap(([, { id, changes: all }]) => all.map((change) => ({ id, ...change })));
    const unique = changes.filter(({ index }) => index.unique);
    const freed = new Set(unique.flatMap(({ removed }) => removed.map(binaryText)));
    const added = unique.flatMap((change) => change.added.map((key) => [binaryText(key), key, change.id] as const));
    if (new Set(added.map(([name]) => name)).size < added.length) throw writeConflict();
    for (const [name, key, id] of added) {
      if (!freed.has(name) && this.store.documents.isOwnedByOther(key, id)) throw writeConflict();
    }
  }

  end(): void {
    if (this.#isDone) return;
    this.#isDone = true;
    this.#opened.done();
    this.store.endTransaction(this);
  }

  #own(index: IndexInfo, id: number, earlier: Change | undefined, change: Change | undefined): void {
    const owners = this.#owners.get(index) ?? new Map<string, number>();
    this.#owners.set(index, owners);
    for (const key of earlier ? keysOf(earlier, index) : []) owners.delete(binaryText(key));
    for (const key of change ? keysOf(change, index) : []) owners.set(binaryText(key), id);
  }
  #set(collection: Collection, id: number, change: Change | undefined): void {
    const changes = this.#changes.get(collection) ?? new Map<number, Change>();
    this.#changes.set(collection, changes);
    const earlier = changes.get(id);
    for (const index of collection.indexes) if (index.unique) this.#own(index, id, earlier, change);
    if (change) changes.set(id, change);
    else changes.delete(id);
  }
  #checkFresh(collection: Collection, id: number): void {
    if (this.store.isChangedSince(collection, id, this.startedAt)) throw writeConflict();
  }
  #checkAllFresh(): void {
    for (const [collection, changes] of this.#changes) {
      const isThere = this.store.catalogue.find(collection.db, collection.name) === collection;
      const isPrepared = [...changes.values()].every(({ rewrite }) => rewrite?.indexes === collection.indexes);
      if (!isThere || !isPrepared) throw writeConflict();
      for (const [id, { old }] of changes) if (old) this.#checkFresh(collection, id);
    }
  }
  #checkUnique(collection: Collection, change: Change, now: StoredRecord): void {
    for (const index of collection.indexes) {
      if (!index.unique) continue;
      const isTaken = currentKeys(change, index).some((key) => this.#isOwnedByOther(collection, index, key, now.id));
      if (isTaken) throw duplicateKey(collection, index, now.doc);
    }
  }
  #isOwnedByOther(collection: Collection, index: IndexInfo, key: Buffer, id: number): boolean {
    const changed = this.#owners.get(index)?.get(binaryText(key));
    if (changed !== undefined && changed !== id) return true;
    const owner = this.store.documents.ownerOf(key, this.#snapshot());
    return owner !== undefined && owner !== id && !this.#changes.get(collection)?.has(owner);
  }
}
