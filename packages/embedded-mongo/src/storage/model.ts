import { decode } from '../values/codec';
import type { SortSpec } from '../values/paths';
import type { Doc } from '../values/values';

/** An index as stored in the catalogue. */
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
  /** The index fields with an array in some document; if unset, any field may have one. */
  multikeyFields?: readonly string[];
  /** A key was truncated, so the order of keys is not reliable. */
  truncated?: boolean;
  /** The index does not cover all documents yet: writes update it, finds do not use it. */
  isBuilding?: boolean;
  /** Sequence number among the indexes built since the start. */
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

/** A stored document: its bytes and its decoded form, each read on first use. */
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
  /** The document or, when it is not decoded yet, only these of its outermost fields. */
  only(fields: ReadonlySet<string>): Doc {
    return this.#doc ?? (fields.size === 0 ? {} : decode(this.raw, fields));
  }
}

/** Tests a document's bytes, which are valid only during the call. */
export type BytesTest = (raw: Buffer) => boolean;

/** A half-open range of index keys; `isOne` when it can contain only its start. */
export type KeyRange = readonly [start: Buffer, end: Buffer, isOne?: boolean];

/**
 * Where a write can be interrupted: `pause` within the LMDB transaction, whose work so far is then committed; `outside`
 * before a long search, `inside` to go on writing.
 */
export type WriteStep = 'pause' | 'outside' | 'inside';

/** The data of a command: a consistent set of documents and, for writes, the destination of changes. */
export interface View {
  /** With `mayFit`, only a document that meets it. */
  get(collection: Collection, id: number, mayFit?: BytesTest): StoredRecord | undefined;
  all(collection: Collection, reverse?: boolean): Iterable<StoredRecord>;
  range(collection: Collection, index: IndexInfo, range: KeyRange, reverse?: boolean): Iterable<number>;
  /** The keys of a non-unique index, in batches; not available while uncommitted changes exist. */
  keys(collection: Collection, index: IndexInfo, range: KeyRange): Iterable<readonly Buffer[]>;
  /** All reads so far used one snapshot. */
  readonly isFirstSnapshot: boolean;
  /** How many indexes were built when this state was opened: later ones do not cover its documents. */
  readonly builtIndexes: number;
  /** Whether the order of index keys is the order of documents here. */
  isOrdered(collection: Collection): boolean;
  insert(collection: Collection, raw: Buffer): void;
  update(collection: Collection, old: StoredRecord, raw: Buffer): void;
  remove(collection: Collection, old: StoredRecord): void;
}
