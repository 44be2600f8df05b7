import { Catalogue } from './catalogue';
import { Documents } from './documents';
import { type Environment, openEnvironment } from './environment';
import type { Collection, IndexInfo, KeyRange, StoredRecord, View } from './model';
import { Transaction } from './transaction';

/**
 * Collections, documents and indexes in one LMDB environment. One process owns the files. Every write runs inside an
 * LMDB write transaction; writes that arrive together share one sync to disk, and none resolves before it.
 */
export class Store {
  readonly env: Environment;
  readonly documents: Documents;
  readonly catalogue: Catalogue;
  /** The committed state, or within write() the state being written. */
  readonly base: View;
  readonly openTransactions = new Set<Transaction>();
  /** Number of the last change made. */
  #sequence = 0;
  /** Number of the last change known to be on disk. */
  #committed = 0;
  /** Number of each document's last change, kept while an open transaction might have missed it. */
  readonly #changed = new Map<string, number>();

  constructor(path: string, { noSync }: { noSync?: boolean } = {}) {
    this.env = openEnvironment(path, noSync);
    this.documents = new Documents(this.env, (collection) => this.catalogue.save(collection));
    this.catalogue = new Catalogue(this.env, () => this.documents);
    this.base = new BaseView(this);
  }

  /** Runs `work` in a write transaction; an atomic one is rolled back whole when it throws. */
  async write<T>(work: (view: View) => T, { atomic = false } = {}): Promise<T> {
    let outcome: { readonly value: T } | undefined;
    let failure: { readonly error: unknown } | undefined;
    let reached = 0;
    const run = (): void => {
      try {
        outcome = { value: work(this.base) };
      } catch (error) {
        failure = { error };
        if (atomic) throw error;
      } finally {
        reached = this.#sequence;
      }
    };
    const commit = atomic ? this.env.root.childTransaction(run) : this.env.root.transaction(run);
    await Promise.resolve(commit).catch((error: unknown) => {
      failure ??= { error };
    });
    this.#committed = Math.max(this.#committed, reached);
    this.#forget();
    if (failure) throw failure.error;
    if (!outcome) throw new Error('the write was not carried out');
    return outcome.value;
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
    this.#changed.set(`${collection.id}:${id}`, this.#sequence);
  }
  isChangedSince(collection: Collection, id: number, sequence: number): boolean {
    return (this.#changed.get(`${collection.id}:${id}`) ?? 0) > sequence;
  }
  #forget(): void {
    if (this.openTransactions.size === 0 && this.#committed === this.#sequence) this.#changed.clear();
  }

  async close(): Promise<void> {
    await this.env.root.flushed;
    await this.env.root.close();
  }
}

class BaseView implements View {
  constructor(private readonly store: Store) {}
  get(collection: Collection, id: number): StoredRecord | undefined {
    return this.store.documents.read(collection, id);
  }
  all(collection: Collection, reverse?: boolean): Iterable<StoredRecord> {
    return this.store.documents.scan(collection, reverse);
  }
  range(_collection: Collection, index: IndexInfo, range: KeyRange, reverse?: boolean): Iterable<number> {
    return this.store.documents.recordIds(index, range, reverse);
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
