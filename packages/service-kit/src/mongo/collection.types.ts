import type { OwnedDocument, StoredDocument } from './model';
import type { PreparedDocuments } from './prepared-documents';

type Condition<V> =
  | V
  | (V extends readonly (infer Item)[] ? Item : never)
  | {
      $eq?: V;
      $ne?: V | null;
      $in?: readonly (V extends readonly (infer Item)[] ? Item : V | null)[];
      $nin?: readonly (V extends readonly (infer Item)[] ? Item : V | null)[];
      $gt?: V;
      $gte?: V;
      $lt?: V;
      $lte?: V;
      $exists?: boolean;
      $all?: readonly unknown[];
      $size?: number;
      $elemMatch?: object;
      $regex?: RegExp | string;
      $options?: string;
      $not?: object;
    };

/** A filter over a document's own fields. Dotted paths are allowed; the council cannot be set. */
export type Filter<D> = { [K in Exclude<keyof D, 'councilId'>]?: Condition<D[K]> | null } & {
  [path: `${string}.${string}`]: unknown;
} & { $or?: readonly Filter<D>[]; $and?: readonly Filter<D>[]; $nor?: readonly Filter<D>[]; councilId?: never };

export type Changes<D> = Partial<Omit<D, '_id' | 'councilId' | 'revision'>>;

/** MongoDB's update operators, for counters and sets that need no revision. */
export interface Update {
  $set?: Readonly<Record<string, unknown>>;
  $setOnInsert?: Readonly<Record<string, unknown>>;
  $unset?: Readonly<Record<string, ''>>;
  $inc?: Readonly<Record<string, number>>;
  $max?: Readonly<Record<string, unknown>>;
  $min?: Readonly<Record<string, unknown>>;
  $push?: Readonly<Record<string, unknown>>;
  $addToSet?: Readonly<Record<string, unknown>>;
  $pull?: Readonly<Record<string, unknown>>;
}

export interface UpdateManyOptions {
  /** Conditions that select array elements: `{ 'tag.id': id }` selects the elements that `tags.$[tag]` updates. */
  readonly arrayFilters?: readonly Record<string, unknown>[];
}

export type Sort<D> = { readonly [K in keyof D]?: 1 | -1 } & { readonly [path: `${string}.${string}`]: 1 | -1 };

export interface FindOptions<D> {
  sort?: Sort<D>;
  limit?: number;
  skip?: number;
  /** The keys of the index to use, when the query planner would choose another one. */
  hint?: Sort<D> | undefined;
  /** Timeout in milliseconds: see isTooSlow. */
  mostMs?: number | undefined;
}

export interface CountOptions<D> {
  atMost?: number | undefined;
  hint?: Sort<D> | undefined;
  mostMs?: number | undefined;
}

export interface ListOptions<D> {
  filter?: Filter<D>;
  /** The field that orders the list; ties are broken by id. */
  sort: { by: keyof D & string; direction: 1 | -1 };
  cursor?: string | undefined;
  limit?: number | undefined;
  /** As for `find`. */
  hint?: Sort<D> | undefined;
  mostMs?: number | undefined;
}

export interface PartedListOptions<D> extends ListOptions<D> {
  /** Documents in a part. All with the value of its last one are in it, too. */
  size: number;
  /** No further part begins after this time, in milliseconds. `mostMs` is the limit for one part. */
  forMs: number;
}

export interface Listed<D> {
  items: D[];
  nextCursor: string | null;
}

/** A new document: its revision begins at 1, its id is made when left out. */
export type NewDocument<D extends StoredDocument> = Omit<D, '_id' | 'councilId' | 'revision'> & { _id?: string };

/** Changes of a document that still has this revision. */
export interface Revised<D extends StoredDocument> {
  readonly id: string;
  readonly revision: number;
  readonly fields: Changes<D>;
}

/** A collection as seen by one unit of work. `C` is the document without what the scope fills in. */
export interface BoundCollection<D extends StoredDocument, New> {
  find(filter?: Filter<D>, options?: FindOptions<D>): Promise<D[]>;
  findOne(filter: Filter<D>): Promise<D | null>;
  /** Throws not_found. */
  get(id: string): Promise<D>;
  /** With `atMost` it stops counting there. With `mostMs` see isTooSlow. */
  count(filter?: Filter<D>, options?: CountOptions<D>): Promise<number>;
  insert(document: New): Promise<D>;
  /**
   * With `lean` documents are stored as they are, several times faster: no defaults, no casts, no validation except the
   * names of the outermost fields. For lists of thousands whose shape the caller has built.
   */
  insertMany(documents: readonly New[], options?: { lean?: boolean }): Promise<void>;
  /**
   * The first half of a `lean` insert, outside of a transaction: makes the bytes that are sent, while other work of the
   * process gets turns.
   */
  prepareMany(documents: Iterable<New>): Promise<PreparedDocuments>;
  /** The second half. Throws when they were prepared for another collection or council. */
  insertPrepared(prepared: PreparedDocuments): Promise<void>;
  /** Sets `changes` (undefined unsets) if the revision is still this one. Throws stale_revision or not_found. */
  compareAndSet(id: string, revision: number, changes: Changes<D>): Promise<D>;
  /** Many at once, for transactions: throws stale_revision when one of them has changed or is gone. */
  compareAndSetAll(changes: readonly Revised<D>[]): Promise<void>;
  /** Updates the first match; with `upsert` makes it. Returns the document afterwards. */
  updateOne(filter: Filter<D>, update: Update, options?: { upsert?: boolean }): Promise<D | null>;
  /** Many updates at once, each of the first match of its own filter. Returns the number of changed documents. */
  updateEach(changes: readonly { readonly filter: Filter<D>; readonly update: Update }[]): Promise<number>;
  /** Returns the number of changed documents. */
  updateMany(filter: Filter<D>, update: Update, options?: UpdateManyOptions): Promise<number>;
  /** True when there was something to delete. */
  delete(id: string): Promise<boolean>;
  deleteMany(filter: Filter<D>): Promise<number>;
  list(options: ListOptions<D>): Promise<Listed<D>>;
  /** The same for matches that may be rare: a page may have fewer items than asked for, also none, and yet a cursor. */
  listInParts(options: PartedListOptions<D>): Promise<Listed<D>>;
  /** With `mostMs` see isTooSlow. */
  aggregate<T>(pipeline: readonly object[], options?: { mostMs?: number | undefined }): Promise<T[]>;
  /** Documents one after another, for exports. */
  stream(filter?: Filter<D>, options?: FindOptions<D>): AsyncIterable<D>;
  /**
   * The requested fields of the documents, in batches of hundreds. Each batch can be iterated once. For reads of so
   * many documents that waiting for each would cost more than processing it.
   */
  batches<F extends keyof D & string>(
    filter: Filter<D>,
    options: FindOptions<D> & { fields: readonly F[] },
  ): AsyncIterable<Iterable<Pick<D, F>>>;
}

export type CouncilCollection<D extends OwnedDocument> = BoundCollection<D, NewDocument<D>>;
/** Over all councils: a document names its council itself. */
export type WideCollection<D extends StoredDocument> = BoundCollection<
  D,
  Omit<D, '_id' | 'revision'> & { _id?: string }
>;
