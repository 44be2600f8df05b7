import { randomUUID } from 'node:crypto';
import { type ErrorCode, lookup } from '@folkmoot/contracts';
import { type Connection, type Model, Schema, type SchemaDefinition } from 'mongoose';

/** What every stored document has: an id that tells nothing (a random UUID unless said otherwise). */
export interface StoredDocument {
  _id: string;
}

/** A document of one council, saved by compare-and-set on its revision. */
export interface CouncilDocument extends StoredDocument {
  councilId: string;
  revision: number;
}

export interface IndexDefinition {
  readonly keys: Readonly<Record<string, 1 | -1>>;
  /** The query that needs the index. */
  readonly serves: string;
  readonly unique?: boolean;
  /** The document goes this many seconds after the indexed moment. */
  readonly expireAfterSeconds?: number;
}

export interface ModelDefinition<D extends StoredDocument = StoredDocument> {
  readonly collection: string;
  readonly schema: Schema;
  readonly indexes: readonly IndexDefinition[];
  /** Keys of indexes that nothing needs any more. */
  readonly retired: readonly IndexDefinition['keys'][];
  /** The error for an id that is not there. */
  readonly missing: ErrorCode;
  /** Carries the document's type only; never set. */
  readonly document?: D;
}

/** A random UUID: ids carry no time and no order. */
export const newId = (): string => randomUUID();

const ALIKE = 8;

/**
 * Random UUIDs for documents that are written together. They begin alike, so that an index keeps them side by side, and
 * a thousand of them are not a thousand places to write to. That they were written together is all they tell.
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
  /** The code that `get` and `compareAndSet` throw for an id that is not there; `not_found` unless said otherwise. */
  missing?: ErrorCode;
}

/**
 * Declares a collection: fields in mongoose's terms, and indexes each with the query it serves. `_id` is a string.
 * Writing a field that is not declared throws.
 */
export const defineModel = <D extends StoredDocument>(
  collection: string,
  { fields, indexes = [], retired = [], missing = 'not_found' }: ModelOptions,
): ModelDefinition<D> => ({
  collection,
  indexes,
  retired,
  missing,
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

const ensureIndexes = async (connection: Connection, { collection, indexes }: ModelDefinition) => {
  for (const { keys, unique, expireAfterSeconds } of indexes) {
    const options = {
      ...(unique ? { unique } : {}),
      ...(expireAfterSeconds === undefined ? {} : { expireAfterSeconds }),
    };
    await connection.collection(collection).createIndex(keys, options);
  }
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
/** As the database names an index that was given no name. */
const nameOf = (keys: IndexDefinition['keys']): string =>
  Object.entries(keys)
    .map(([field, direction]) => `${field}_${direction}`)
    .join('_');

/** Makes collections and indexes, since neither can come into being inside a transaction. Safe to repeat. */
export const prepareModels = async (connection: Connection, models: readonly ModelDefinition[]): Promise<void> => {
  for (const model of models) {
    await ensureCollection(connection, model.collection);
    await ensureIndexes(connection, model);
    await dropRetired(connection, model);
  }
};
