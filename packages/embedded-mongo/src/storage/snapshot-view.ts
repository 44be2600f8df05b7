import { CommandError } from '../errors';
import type { Documents } from './documents';
import { type Environment, openSnapshot, type Snapshot } from './environment';
import type { Collection, IndexInfo, KeyRange, StoredRecord, View } from './model';

const readOnly = (): never => {
  throw new CommandError(96, 'OperationFailed', 'a snapshot can not be written to');
};

/** For reading over several turns: pins what is committed while a command runs, and nothing between two commands. */
export class SnapshotView implements View {
  #snapshot: Snapshot | undefined;
  #isRenewed = false;
  constructor(private readonly store: { readonly env: Environment; readonly documents: Documents }) {}

  readonly #current = (): Snapshot => {
    this.#snapshot ??= openSnapshot(this.store.env);
    return this.#snapshot;
  };
  get isFirstSnapshot(): boolean {
    return !this.#isRenewed;
  }
  /** Lets go of the pages; what is read after this may be newer. */
  release(): void {
    if (!this.#snapshot) return;
    this.#snapshot.done();
    this.#snapshot = undefined;
    this.#isRenewed = true;
  }

  get(collection: Collection, id: number): StoredRecord | undefined {
    return this.store.documents.read(collection, id, this.#current());
  }
  all(collection: Collection, reverse?: boolean): Iterable<StoredRecord> {
    return this.store.documents.scan(collection, reverse, this.#current);
  }
  range(_collection: Collection, index: IndexInfo, range: KeyRange, reverse?: boolean): Iterable<number> {
    return this.store.documents.recordIds(index, range, reverse, this.#current);
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
