import { decode } from '../values/codec';
import type { SortSpec } from '../values/paths';
import type { Doc } from '../values/values';

/** An index as it is kept in the catalogue. */
export interface IndexInfo {
  readonly id: number;
  readonly name: string;
  readonly key: Readonly<Record<string, number>>;
  readonly fields: SortSpec;
  readonly unique?: boolean;
  readonly sparse?: boolean;
  readonly partialFilterExpression?: Doc;
  expireAfterSeconds?: number;
  /** Some document has an array at an indexed path. */
  multikey?: boolean;
  /** The fields of the index at whose paths an array was met; without them, it may be any. */
  multikeyFields?: readonly string[];
  /** Some key was cut, so that the order of keys can not be trusted. */
  truncated?: boolean;
  /** Not all documents are in it yet: writes keep it up, finds do not use it. */
  isBuilding?: boolean;
  /** Which number of the catalogue's built indexes this one is, of those built since the start. */
  built?: number;
}

export interface Collection {
  readonly id: number;
  db: string;
  name: string;
  options: Doc;
  indexes: IndexInfo[];
  /** The record id that the next document gets. */
  nextRecord: number;
  count: number;
}
export const namespaceOf = (collection: Pick<Collection, 'db' | 'name'>): string =>
  `${collection.db}.${collection.name}`;

/** A stored document: its bytes, which may be read when they are asked for, and decoded when that is. */
export class StoredRecord {
  #doc: Doc | undefined;
  #raw: Buffer | (() => Buffer);
  constructor(
    readonly id: number,
    raw: Buffer | (() => Buffer),
  ) {
    this.#raw = raw;
  }
  get raw(): Buffer {
    if (typeof this.#raw === 'function') this.#raw = this.#raw();
    return this.#raw;
  }
  get doc(): Doc {
    this.#doc ??= decode(this.raw);
    return this.#doc;
  }
  /** The document or, when it was not decoded yet, only these of its outermost fields. */
  only(fields: ReadonlySet<string>): Doc {
    return this.#doc ?? (fields.size === 0 ? {} : decode(this.raw, fields));
  }
}

/** A test of a document's bytes, which are there for no longer than it takes. */
export type BytesTest = (raw: Buffer) => boolean;

/** A half-open range of index keys; `isOne` when its start is the only key that it can hold. */
export type KeyRange = readonly [start: Buffer, end: Buffer, isOne?: boolean];

/**
 * Where a write can be interrupted: `pause` within the LMDB transaction, whose work so far is then committed; `outside`
 * before a long search, `inside` to go on writing.
 */
export type WriteStep = 'pause' | 'outside' | 'inside';

/** What a command sees: a consistent set of documents and, when it writes, the place to put changes. */
export interface View {
  /** With `mayFit`, only a document that meets it. */
  get(collection: Collection, id: number, mayFit?: BytesTest): StoredRecord | undefined;
  all(collection: Collection, reverse?: boolean): Iterable<StoredRecord>;
  range(collection: Collection, index: IndexInfo, range: KeyRange, reverse?: boolean): Iterable<number>;
  /** The keys themselves, some at a time, of an index that is not unique; not where uncommitted changes lie over them. */
  keys(collection: Collection, index: IndexInfo, range: KeyRange): Iterable<readonly Buffer[]>;
  /** Everything so far was read from one state of the data. */
  readonly isFirstSnapshot: boolean;
  /** How many indexes were built when this state was opened: later ones do not cover its documents. */
  readonly builtIndexes: number;
  /** Whether the order of index keys is the order of documents here. */
  isOrdered(collection: Collection): boolean;
  insert(collection: Collection, raw: Buffer): void;
  update(collection: Collection, old: StoredRecord, raw: Buffer): void;
  remove(collection: Collection, old: StoredRecord): void;
}
