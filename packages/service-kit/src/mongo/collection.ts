import { DomainError, type ErrorCode } from '@folkmoot/contracts';
import type { Model } from 'mongoose';
import type {
  BoundCollection,
  Changes,
  CouncilCollection,
  Revised,
  Update,
  UpdateManyOptions,
  WideCollection,
} from './collection.types';
import { listPage, listPageInParts } from './list-page';
import {
  type ModelDefinition,
  modelOf,
  newId,
  type OwnedDocument,
  type RawDocument,
  type StoredDocument,
} from './model';
import { type PreparedDocuments, prepareDocuments } from './prepared-documents';
import { readBatches } from './read-batches';
import { councilOf, type Scope } from './scope';
import { noteWritten } from './written-signals';

type Bound = { councilId?: string };
type Loose = Record<string, unknown>;
interface LooseOptions {
  sort?: object;
  limit?: number;
  skip?: number;
  hint?: Record<string, 1 | -1>;
  mostMs?: number;
}

interface BatchOptions extends LooseOptions {
  fields?: readonly string[];
}

/**
 * The parts that a scope adds to every operation: the council in filters and new documents, the transaction in options.
 */
interface Binding {
  readonly model: Model<RawDocument>;
  readonly bound: () => Bound;
  readonly scope: Scope;
  readonly revisioned: boolean;
  readonly missing: ErrorCode;
}

const only = ({ bound }: Binding, filter: object = {}): Loose => ({ ...filter, ...bound() });
const within = ({ scope }: Binding) => ({ session: scope.session ?? undefined });
const plain = <D>(document: unknown): D => document as D;

const fresh = (binding: Binding, document: object): Loose => ({
  _id: newId(),
  ...document,
  ...binding.bound(),
  ...(binding.revisioned ? { revision: 1 } : {}),
});

const optionsOf = (binding: Binding, { sort, limit, skip, hint, mostMs }: LooseOptions) => ({
  ...within(binding),
  ...(sort ? { sort: sort as Record<string, 1 | -1> } : {}),
  ...(limit === undefined ? {} : { limit }),
  ...(skip === undefined ? {} : { skip }),
  ...(hint ? { hint } : {}),
  ...(mostMs ? { maxTimeMS: mostMs } : {}),
});

/** Documents per batch: enough to keep the cost of requests low, few enough to have two batches in memory. */
const IN_A_BATCH = 500;

/** A cursor of documents as bytes; mongoose only casts the filter. */
const rawCursor = (binding: Binding, filter: object = {}, options: LooseOptions = {}) => {
  const { model } = binding;
  const cast = model.find(only(binding, filter)).cast(model);
  return model.collection.find(cast, { ...optionsOf(binding, options), raw: true, batchSize: IN_A_BATCH });
};

async function* eachOf<D>(batches: AsyncIterable<Iterable<D>>): AsyncIterable<D> {
  for await (const batch of batches) yield* batch;
}

const reads = <D extends StoredDocument>(binding: Binding) => {
  const { model } = binding;
  const query = (filter: object = {}, options: LooseOptions = {}) =>
    model.find(only(binding, filter), null, optionsOf(binding, options)).lean();
  // A transaction runs one operation at a time.
  const readsAhead = binding.scope.session === null;
  const batches = (filter?: object, options: BatchOptions = {}): AsyncIterable<Iterable<D>> => {
    const fields = options.fields && new Set(options.fields);
    return readBatches<D>(rawCursor(binding, filter, options), { readsAhead, fields });
  };
  const findOne = async (filter: object): Promise<D | null> =>
    plain<D | null>(await model.findOne(only(binding, filter), null, within(binding)).lean());
  return {
    findOne,
    find: async (filter?: object, options?: object): Promise<D[]> => plain<D[]>(await query(filter, options)),
    get: async (id: string): Promise<D> => {
      const document = await findOne({ _id: id });
      if (!document) throw new DomainError(binding.missing);
      return document;
    },
    count: async (filter?: object, { atMost, ...options }: { atMost?: number } & LooseOptions = {}) =>
      model.countDocuments(only(binding, filter), {
        ...optionsOf(binding, options),
        ...(atMost ? { limit: atMost } : {}),
      }),
    aggregate: async <T>(pipeline: readonly object[], { mostMs }: { mostMs?: number } = {}): Promise<T[]> =>
      model.aggregate<T>([{ $match: only(binding) }, ...(pipeline as [])], optionsOf(binding, { mostMs })),
    batches,
    stream: (filter?: object, options?: object) => eachOf(batches(filter, options)),
  };
};

const splitUnset = (changes: object): Update => {
  const entries = Object.entries(changes);
  const unset = entries.filter(([, value]) => value === undefined).map(([key]) => [key, ''] as const);
  return {
    $set: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    ...(unset.length > 0 ? { $unset: Object.fromEntries(unset) } : {}),
  };
};

const compareAndSet =
  <D extends StoredDocument>(binding: Binding) =>
  async (id: string, revision: number, changes: Changes<D>): Promise<D> => {
    const saved = await binding.model
      .findOneAndUpdate(
        only(binding, { _id: id, revision }),
        { ...splitUnset(changes), $inc: { revision: 1 } },
        { ...within(binding), returnDocument: 'after', runValidators: true },
      )
      .lean();
    if (saved) return plain<D>(saved);
    const exists = await binding.model.exists(only(binding, { _id: id })).session(binding.scope.session);
    throw new DomainError(exists ? 'stale_revision' : binding.missing);
  };

const compareAndSetAll =
  <D extends StoredDocument>(binding: Binding) =>
  async (changes: readonly Revised<D>[]): Promise<void> => {
    if (changes.length === 0) return;
    const { matchedCount } = await binding.model.bulkWrite(
      changes.map(({ id, revision, fields }) => ({
        updateOne: {
          filter: only(binding, { _id: id, revision }),
          update: { ...splitUnset(fields), $inc: { revision: 1 } },
        },
      })),
      within(binding),
    );
    if (matchedCount < changes.length) throw new DomainError('stale_revision');
  };

/** The plain content of a document, like a `lean` read. */
const toPlain = (document: unknown): unknown => (document as { toObject(): unknown }).toObject();

/** Throws mongoose's strict-mode error, for writes that do not pass through mongoose. */
const refuseUnknown = ({ model }: Binding, documents: readonly object[]): void => {
  const declared = new Set(Object.keys(model.schema.obj));
  for (const document of documents) {
    const unknown = Object.keys(document).find((field) => !declared.has(field));
    if (unknown !== undefined) throw new Error(`${model.modelName} declares no field ${unknown}`);
  }
};

/** Documents as `lean` inserts store them, made when they are asked for. */
function* freshOnes(binding: Binding, documents: Iterable<object>): Iterable<Loose> {
  for (const document of documents) {
    refuseUnknown(binding, [document]);
    yield fresh(binding, document);
  }
}

/** Announces the write after it has succeeded. */
const announced =
  <A extends unknown[], T>(binding: Binding, write: (...args: A) => Promise<T>) =>
  async (...args: A): Promise<T> => {
    const result = await write(...args);
    noteWritten(binding.scope, binding.model.collection.collectionName);
    return result;
  };

const inserts = <D extends StoredDocument>(binding: Binding) => {
  const { model } = binding;
  return {
    insert: announced(binding, async (document: object): Promise<D> => {
      const [made] = await model.insertMany([fresh(binding, document)], within(binding));
      return plain<D>(toPlain(made));
    }),
    insertMany: announced(binding, async (documents: readonly object[], { lean = false } = {}): Promise<void> => {
      if (lean) refuseUnknown(binding, documents);
      await model.insertMany(
        documents.map((document) => fresh(binding, document)),
        { ...within(binding), lean },
      );
    }),
    prepareMany: (documents: Iterable<object>): Promise<PreparedDocuments> =>
      prepareDocuments(model, binding.bound().councilId, freshOnes(binding, documents)),
    insertPrepared: announced(binding, async (prepared: PreparedDocuments): Promise<void> => {
      const isOwn = prepared.collectionName === model.collection.collectionName;
      if (!isOwn || prepared.councilId !== binding.bound().councilId)
        throw new Error('prepared for another collection');
      await prepared.insert(within(binding).session);
    }),
  };
};

const updates = <D extends StoredDocument>(binding: Binding) => {
  const { model } = binding;
  const updateOne = async (filter: object, update: Update, { upsert = false } = {}): Promise<D | null> => {
    const withId = upsert
      ? { ...update, $setOnInsert: { ...('_id' in filter ? {} : { _id: newId() }), ...update.$setOnInsert } }
      : update;
    const options = { ...within(binding), upsert, returnDocument: 'after', setDefaultsOnInsert: true } as const;
    return plain<D | null>(await model.findOneAndUpdate(only(binding, filter), withId, options).lean());
  };
  const updateEach = async (changes: readonly { filter: object; update: Update }[]): Promise<number> => {
    if (changes.length === 0) return 0;
    const all = changes.map(({ filter, update }) => ({
      updateOne: { filter: only(binding, filter), update: update as Loose },
    }));
    return (await model.bulkWrite(all, within(binding))).modifiedCount;
  };
  const updateMany = async (filter: object, update: Update, { arrayFilters }: UpdateManyOptions = {}) => {
    const options = { ...within(binding), ...(arrayFilters ? { arrayFilters: [...arrayFilters] } : {}) };
    return (await model.updateMany(only(binding, filter), update as Loose, options)).modifiedCount;
  };
  return {
    compareAndSet: announced(binding, compareAndSet<D>(binding)),
    compareAndSetAll: announced(binding, compareAndSetAll<D>(binding)),
    updateOne: announced(binding, updateOne),
    updateEach: announced(binding, updateEach),
    updateMany: announced(binding, updateMany),
  };
};

const deletes = (binding: Binding) => {
  const { model } = binding;
  return {
    delete: announced(
      binding,
      async (id: string) => (await model.deleteOne(only(binding, { _id: id }), within(binding))).deletedCount > 0,
    ),
    deleteMany: announced(
      binding,
      async (filter: object) => (await model.deleteMany(only(binding, filter), within(binding))).deletedCount,
    ),
  };
};

const collection = <D extends StoredDocument>(binding: Binding): BoundCollection<D, never> => {
  const reading = reads<D>(binding);
  const writes = { ...inserts<D>(binding), ...updates<D>(binding), ...deletes(binding) };
  const lists = { list: listPage<D>(reading.find), listInParts: listPageInParts<D>(reading.find) };
  return { ...reading, ...writes, ...lists } as BoundCollection<D, never>;
};

/**
 * A collection bound to the scope's council and transaction. Both are added to every operation; callers cannot set
 * them.
 */
export const councilCollection = <D extends OwnedDocument>(
  definition: ModelDefinition<D>,
  scope: Scope,
): CouncilCollection<D> =>
  collection<D>({
    model: modelOf(scope.connection, definition),
    scope,
    revisioned: definition.schema.path('revision') !== undefined,
    missing: definition.missing,
    bound: () => ({ councilId: councilOf(scope) }),
  }) as unknown as CouncilCollection<D>;

/** A collection over all councils, or without councils. Use it only in functions named `...AcrossCouncils`. */
export const collectionAcrossCouncils = <D extends StoredDocument>(
  definition: ModelDefinition<D>,
  scope: Scope,
): WideCollection<D> =>
  collection<D>({
    model: modelOf(scope.connection, definition),
    scope,
    revisioned: definition.schema.path('revision') !== undefined,
    missing: definition.missing,
    bound: () => ({}),
  }) as unknown as WideCollection<D>;
