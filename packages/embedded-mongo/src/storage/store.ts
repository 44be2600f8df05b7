import { join } from 'node:path';
import { Catalogue } from './catalogue';
import { Disk, defaultReserveBytes } from './disk';
import { Documents } from './documents';
import { type Environment, openEnvironment } from './environment';
import { checkDataFile } from './file-check';
import type { BytesTest, Collection, IndexInfo, KeyRange, StoredRecord, View } from './model';
import { SnapshotView } from './snapshot-view';
import { Transaction } from './transaction';

export interface StoreOptions {
  /** Disables sync to disk, for speed in tests. */
  readonly noSync?: boolean;
  /** How much of the disk stays free, in bytes. */
  readonly reserveBytes?: number;
}
/** Marks a refused commit in the sessions database; never committed. */
const refusedMark = '\u0001refused';
const refusal = Buffer.from([1]);

/** The documents that changed since it was made, whether committed or not. */
export interface ChangeWatch {
  changedIds(collection: Collection): number[];
  end(): void;
}

/**
 * Collections, documents and indexes in one LMDB environment. One process owns the files. Every write runs inside an
 * LMDB write transaction; writes that arrive together share one sync to disk, and none resolves before it.
 */
export class Store {
  readonly disk: Disk;
  readonly env: Environment;
  readonly documents: Documents;
  readonly catalogue: Catalogue;
  /** The committed state, or within write() the state being written. */
  readonly base: View;
  readonly openTransactions = new Set<Transaction>();
  readonly #watches = new Set<ChangeWatch>();
  /** Number of the last change made. */
  #sequence = 0;
  /** Number of the last change known to be on disk. */
  #committed = 0;
  /** Number of each document's last change by collection, kept while an open transaction might have missed it. */
  readonly #changed = new Map<number, Map<number, number>>();
  /** Number of the last change in each collection. */
  readonly #lastChange = new Map<number, number>();
  #lastLong: Promise<unknown> = Promise.resolve();

  constructor(path: string, { noSync = false, reserveBytes = defaultReserveBytes }: StoreOptions = {}) {
    this.disk = new Disk(path, reserveBytes);
    checkDataFile(join(path, 'data.mdb'));
    this.env = openEnvironment(path, noSync);
    this.documents = new Documents(this.env, (collection) => this.catalogue.save(collection));
    this.catalogue = new Catalogue(this.env, () => this.documents);
    this.base = new BaseView(this);
  }

  /** Runs long writes one after the other, so that together they delay others no longer than one alone. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#lastLong.then(work);
    this.#lastLong = turn.catch(() => undefined);
    return turn;
  }

  /** Runs `work` in a write transaction. */
  async write<T>(work: (view: View) => T): Promise<T> {
    let outcome: { readonly value: T } | undefined;
    await this.#carriedOut(
      () => {
        outcome = { value: work(this.base) };
      },
      (run) => [this.env.root.transaction(run)],
    );
    if (!outcome) throw new Error('the write was not carried out');
    return outcome.value;
  }
  /**
   * Commits a prepared transaction. `admit` runs in order with the other writes; it throws, before any change, when the
   * commit conflicts. Otherwise LMDB's own thread writes what `put` queues, in the same LMDB transaction. So a large
   * commit blocks no readers.
   */
  async commit({ admit, put }: { admit(): void; put(): void }): Promise<void> {
    const { root, sessions } = this.env;
    const tryToAdmit = (): void => {
      try {
        admit();
      } catch (error) {
        void sessions.put(refusedMark, refusal);
        throw error;
      }
    };
    // LMDB runs the entries queued in one turn in order, in one transaction. The first entry makes `run` part of that
    // turn too, not of writes that are queued already.
    await this.#carriedOut(tryToAdmit, (run) => [
      sessions.remove(refusedMark),
      root.transaction(run),
      sessions.ifNoExists(refusedMark, put),
      sessions.remove(refusedMark),
    ]);
  }
  async #carriedOut(work: () => void, queue: (run: () => void) => readonly Promise<unknown>[]): Promise<void> {
    let failure: { readonly error: unknown } | undefined;
    let reached = 0;
    const run = (): void => {
      try {
        work();
      } catch (error) {
        failure = { error };
      } finally {
        this.documents.saveCounts();
        reached = this.#sequence;
      }
    };
    await Promise.all(queue(run)).catch((error: unknown) => {
      failure ??= { error: this.disk.failureOf(error) };
    });
    this.#committed = Math.max(this.#committed, reached);
    this.#forget();
    if (failure) throw failure.error;
  }

  /** A view of the committed state, for reads over several turns. */
  openView({ isLasting = false } = {}): SnapshotView {
    return new SnapshotView(this, isLasting);
  }
  /** Records the documents that change from now on. */
  watch(): ChangeWatch {
    const startedAt = this.#committed;
    const watch: ChangeWatch = {
      changedIds: ({ id }) =>
        [...(this.#changed.get(id) ?? [])].filter(([, sequence]) => sequence > startedAt).map(([record]) => record),
      end: () => {
        this.#watches.delete(watch);
        this.#forget();
      },
    };
    this.#watches.add(watch);
    return watch;
  }
  beginTransaction(): Transaction {
    const transaction = new Transaction(this, this.#committed);
    this.openTransactions.add(transaction);
    return transaction;
  }
  endTransaction(transaction: Transaction): void {
    this.openTransactions.delete(transaction);
    this.#forget();
  }
  touch(collection: Collection, id: number): void {
    this.#sequence++;
    this.#lastChange.set(collection.id, this.#sequence);
    const changed = this.#changed.get(collection.id);
    if (changed) changed.set(id, this.#sequence);
    else this.#changed.set(collection.id, new Map([[id, this.#sequence]]));
  }
  isChangedSince(collection: Collection, id: number, sequence: number): boolean {
    return (this.#changed.get(collection.id)?.get(id) ?? 0) > sequence;
  }
  /** Whether any of its documents changed since. */
  isAnyChangedSince({ id }: Collection, sequence: number): boolean {
    return (this.#lastChange.get(id) ?? 0) > sequence;
  }
  #forget(): void {
    const isWatched = this.openTransactions.size > 0 || this.#watches.size > 0;
    if (!isWatched && this.#committed === this.#sequence) this.#changed.clear();
  }

  /** The size of the data file and the free space on its disk, in bytes. */
  sizes(): { readonly fileBytes: number; readonly freeDiskBytes: number } {
    const { pageSize = 0, lastPageNumber = 0 } = this.env.root.getStats() as Record<string, number>;
    return { fileBytes: (lastPageNumber + 1) * pageSize, freeDiskBytes: this.disk.freeBytes };
  }
  async close(): Promise<void> {
    await this.env.root.flushed;
    await this.env.root.close();
  }
}

class BaseView implements View {
  readonly isFirstSnapshot = true;
  readonly builtIndexes = Number.POSITIVE_INFINITY;
  constructor(private readonly store: Store) {}
  get(collection: Collection, id: number, mayFit?: BytesTest): StoredRecord | undefined {
    return this.store.documents.read(collection, id, undefined, mayFit);
  }
  all(collection: Collection, reverse?: boolean): Iterable<StoredRecord> {
    return this.store.documents.scan(collection, reverse);
  }
  range(_collection: Collection, index: IndexInfo, range: KeyRange, reverse?: boolean): Iterable<number> {
    return this.store.documents.recordIds(index, range, reverse);
  }
  keys(_collection: Collection, _index: IndexInfo, range: KeyRange): Iterable<readonly Buffer[]> {
    return this.store.documents.keys(range);
  }
  isOrdered(): boolean {
    return true;
  }
  insert(collection: Collection, raw: Buffer): void {
    const id = collection.nextRecord++;
    this.store.documents.put(collection, id, raw);
    this.store.touch(collection, id);
  }
  update(collection: Collection, old: StoredRecord, raw: Buffer): void {
    this.store.documents.put(collection, old.id, raw, old);
    this.store.touch(collection, old.id);
  }
  remove(collection: Collection, old: StoredRecord): void {
    this.store.documents.remove(collection, old);
    this.store.touch(collection, old.id);
  }
}
