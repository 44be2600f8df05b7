import { CommandError } from '../errors';
import type { Catalogue } from './catalogue';
import type { Documents } from './documents';
import { type Environment, openSnapshot, type Snapshot } from './environment';
import {
  type BytesTest,
  type Collection,
  type IndexInfo,
  type KeyRange,
  namespaceOf,
  type StoredRecord,
  type View,
} from './model';

interface SnapshotHost {
  readonly env: Environment;
  readonly documents: Documents;
  readonly catalogue: Pick<Catalogue, 'find' | 'builtIndexes'>;
}
const readOnly = (): never => {
  throw new CommandError(96, 'OperationFailed', 'a snapshot can not be written to');
};

/**
 * A view for reads over several turns: pins a snapshot while a command runs, and nothing between two commands. With
 * `isLasting` it keeps its snapshot until its end.
 */
export class SnapshotView implements View {
  #snapshot: Snapshot | undefined;
  #isRenewed = false;
  #isEnded = false;
  #builtIndexes = 0;
  /** The collections that were read, with the indexes used for them. */
  readonly #used = new Map<Collection, Set<IndexInfo>>();
  constructor(
    private readonly store: SnapshotHost,
    private readonly isLasting = false,
  ) {
    if (isLasting) this.#open();
  }
  #open(): Snapshot {
    this.#builtIndexes = this.store.catalogue.builtIndexes;
    this.#snapshot = openSnapshot(this.store.env);
    return this.#snapshot;
  }

  readonly #current = (): Snapshot => {
    if (this.#snapshot) return this.#snapshot;
    if (this.#isEnded) throw new CommandError(246, 'SnapshotUnavailable', 'the snapshot of this cursor has ended');
    for (const [collection, indexes] of this.#used) this.#checkThere(collection, indexes);
    return this.#open();
  };
  /** Without this check a drop between two batches would look like the end of the rows. */
  #checkThere(collection: Collection, indexes: ReadonlySet<IndexInfo>): void {
    const isThere = this.store.catalogue.find(collection.db, collection.name) === collection;
    if (isThere && [...indexes].every((index) => collection.indexes.includes(index))) return;
    const message = `${namespaceOf(collection)} or an index of it was dropped while a cursor read from it`;
    throw new CommandError(175, 'QueryPlanKilled', message);
  }
  #use(collection: Collection, index?: IndexInfo): void {
    const indexes = this.#used.get(collection) ?? new Set<IndexInfo>();
    this.#used.set(collection, indexes);
    if (index) indexes.add(index);
  }
  get builtIndexes(): number {
    return this.#snapshot ? this.#builtIndexes : this.store.catalogue.builtIndexes;
  }
  get isFirstSnapshot(): boolean {
    return !this.#isRenewed;
  }
  /** Releases the pinned pages; later reads may see newer data. */
  release(): void {
    if (!this.isLasting) this.#close();
  }
  /** Ends a lasting view. */
  end(): void {
    this.#isEnded = true;
    this.#close();
  }
  #close(): void {
    if (!this.#snapshot) return;
    this.#snapshot.done();
    this.#snapshot = undefined;
    this.#isRenewed = true;
  }

  get(collection: Collection, id: number, mayFit?: BytesTest): StoredRecord | undefined {
    return this.store.documents.read(collection, id, this.#current(), mayFit);
  }
  all(collection: Collection, reverse?: boolean): Iterable<StoredRecord> {
    this.#use(collection);
    return this.store.documents.scan(collection, reverse, this.#current);
  }
  range(collection: Collection, index: IndexInfo, range: KeyRange, reverse?: boolean): Iterable<number> {
    this.#use(collection, index);
    return this.store.documents.recordIds(index, range, reverse, this.#current);
  }
  keys(collection: Collection, index: IndexInfo, range: KeyRange): Iterable<readonly Buffer[]> {
    this.#use(collection, index);
    return this.store.documents.keys(range, this.#current);
  }
  isOrdered(): boolean {
    return true;
  }
  insert(): void {
    readOnly();
  }
  update(): void {
    readOnly();
  }
  remove(): void {
    readOnly();
  }
}
