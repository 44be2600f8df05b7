import { randomUUID } from 'node:crypto';
import { type ErrorCode, lookup } from '@folkmoot/contracts';
import { type Connection, type Model, Schema, type SchemaDefinition } from 'mongoose';

/** Fields of every stored document: an id without meaning (a random UUID by default). */
export interface StoredDocument {
  _id: string;
}

/** A document that belongs to a council, or to none. A collection bound to a council finds only those of the council. */
export interface OwnedDocument extends StoredDocument {
  councilId: string | null;
}

/** A document of one council, saved by compare-and-set on its revision. */
export interface CouncilDocument extends OwnedDocument {
  councilId: string;
  revision: number;
}

export interface IndexDefinition {
  readonly keys: Readonly<Record<string, 1 | -1>>;
  /** The query that needs the index. */
  readonly serves: string;
  readonly unique?: boolean;
  /** Only documents that have this field are in the index. */
  readonly onlyWith?: string;
  /** TTL: the document is deleted this many seconds after the indexed date. */
  readonly expireAfterSeconds?: number;
}

/** In MongoDB's terms: documents with near values are together, or are spread by the hash of a value. */
export type ShardKey = Readonly<Record<string, 1 | 'hashed'>>;

export interface ModelDefinition<D extends StoredDocument = StoredDocument> {
  readonly collection: string;
  readonly schema: Schema;
  readonly indexes: readonly IndexDefinition[];
  /** Keys of former indexes that are dropped. */
  readonly retired: readonly IndexDefinition['keys'][];
  /** The error code for a missing id. */
  readonly missing: ErrorCode;
  /** Replaces the shard key that follows from fields and indexes (`shardKeyOf`). */
  readonly shardKey?: ShardKey | null;
  /** Carries the document's type only; never set. */
  readonly document?: D;
}

/** A random UUID: ids carry no time and no order. */
export const newId = (): string => randomUUID();

const ALIKE = 8;

/**
 * Random UUIDs for documents that are written together. They have a common prefix, so that they are neighbours in an
 * index, and a thousand inserts do not touch a thousand pages. The ids reveal only that they were written together.
 */
export const newIdsTogether = (): (() => string) => {
  const beginning = newId().slice(0, ALIKE);
  return () => beginning + newId().slice(ALIKE);
};

export interface ModelOptions {
  /** In mongoose's terms. */
  fields: Readonly<Record<string, unknown>>;
  indexes?: readonly IndexDefinition[];
  /** Keys of indexes that older releases made, to be dropped. */
  retired?: readonly IndexDefinition['keys'][];
  /** The code that `get` and `compareAndSet` throw for a missing id; default `not_found`. */
  missing?: ErrorCode;
  shardKey?: ShardKey | null;
}

/**
 * Declares a collection: fields in mongoose's terms, and indexes each with the query it serves. `_id` is a string.
 * Writing a field that is not declared throws.
 */
export const defineModel = <D extends StoredDocument>(
  collection: string,
  { fields, indexes = [], retired = [], missing = 'not_found', shardKey }: ModelOptions,
): ModelDefinition<D> => ({
  collection,
  indexes,
  retired,
  missing,
  ...(shardKey === undefined ? {} : { shardKey }),
  schema: new Schema({ ...fields, _id: { type: String, required: true } } as SchemaDefinition, {
    versionKey: false,
    minimize: false,
    strict: 'throw',
    strictQuery: false,
    id: false,
    autoIndex: false,
    autoCreate: false,
  }),
});

export type RawDocument = StoredDocument & Record<string, unknown>;

/** The mongoose model of a definition on a connection. */
export const modelOf = (connection: Connection, { collection, schema }: ModelDefinition): Model<RawDocument> =>
  (lookup(connection.models, collection) as Model<RawDocument> | undefined) ??
  connection.model<RawDocument>(collection, schema as unknown as Schema<RawDocument>, collection);

const NAMESPACE_EXISTS = 48;

const ensureCollection = async (connection: Connection, name: string) => {
  try {
    await connection.createCollection(name);
  } catch (error) {
    if ((error as { code?: number }).code !== NAMESPACE_EXISTS) throw error;
  }
};

/** All indexes of a collection with one command, which makes the collection too. */
const ensureIndexes = async (connection: Connection, { collection, indexes }: ModelDefinition) => {
  const wanted = indexes.map(({ keys, unique, onlyWith, expireAfterSeconds }) => ({
    key: keys,
    ...(unique ? { unique } : {}),
    ...(onlyWith === undefined ? {} : { partialFilterExpression: { [onlyWith]: { $exists: true } } }),
    ...(expireAfterSeconds === undefined ? {} : { expireAfterSeconds }),
  }));
  await connection.collection(collection).createIndexes(wanted);
};

const INDEX_NOT_FOUND = 27;

const dropRetired = async (connection: Connection, { collection, retired }: ModelDefinition) => {
  for (const keys of retired) {
    try {
      await connection.collection(collection).dropIndex(nameOf(keys));
    } catch (error) {
      if ((error as { code?: number }).code !== INDEX_NOT_FOUND) throw error;
    }
  }
};
/** The database's default name for an index. */
const nameOf = (keys: IndexDefinition['keys']): string =>
  Object.entries(keys)
    .map(([field, direction]) => `${field}_${direction}`)
    .join('_');

/** Creates collections and indexes, because neither can be created inside a transaction. Safe to repeat. */
export const prepareModels = async (connection: Connection, models: readonly ModelDefinition[]): Promise<void> => {
  for (const model of models) {
    if (model.indexes.length === 0) await ensureCollection(connection, model.collection);
    else await ensureIndexes(connection, model);
    await dropRetired(connection, model);
  }
};
