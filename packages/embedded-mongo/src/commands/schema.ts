import { badValue, CommandError, namespaceExists, namespaceNotFound, notImplemented } from '../errors';
import type { WriteSteps } from '../execution/paced';
import { compile } from '../query/match';
import type { IndexSpec } from '../storage/catalogue';
import { type Collection, type IndexInfo, namespaceOf } from '../storage/model';
import { isSame } from '../values/keys';
import { asArray, type Doc, isDoc, isNumeric, isTruthy } from '../values/values';
import { statementFields } from './command-fields';
import {
  checkFields,
  docOf,
  ensureTarget,
  type Handler,
  type Handlers,
  listOf,
  type Request,
  targetName,
  targetOf,
  textOf,
} from './request';

const listCollections: Handler = ({ body, context, cursors }) => {
  const test = compile(docOf(body.filter, 'filter'));
  const rows = context.store.catalogue
    .list()
    .filter(({ db }) => db === context.db)
    .map(({ name, options }) => ({
      name,
      type: 'collection',
      options,
      info: { readOnly: false },
      idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
    }))
    .filter(test);
  return cursors.open({ rows, namespace: `${context.db}.$cmd.listCollections` }, { first: Number.POSITIVE_INFINITY });
};

const existing = (request: Request): Collection => {
  const collection = targetOf(request);
  if (collection) return collection;
  throw namespaceNotFound(`ns does not exist: ${request.context.db}.${targetName(request)}`);
};

type Change = (request: Request) => WriteSteps<Doc>;
/** A change that needs no interruption. */
const atOnce = (change: (request: Request) => Doc): Change =>
  function* (request) {
    yield 'pause';
    return change(request);
  };

const create = (request: Request): Doc => {
  if (isTruthy(request.body.capped)) throw notImplemented("'capped' of create");
  const collection = targetOf(request);
  if (collection) throw namespaceExists(`Collection ${namespaceOf(collection)} already exists.`);
  ensureTarget(request);
  return { ok: 1 };
};
function* drop(request: Request): WriteSteps<Doc> {
  const { catalogue } = request.context.store;
  const collection = existing(request);
  catalogue.drop(collection);
  yield* catalogue.clearing();
  return { ns: namespaceOf(collection), nIndexesWas: collection.indexes.length, ok: 1 };
}
function* dropDatabase({ context: { store, db } }: Request): WriteSteps<Doc> {
  const dropped = store.catalogue.list().filter((collection) => collection.db === db);
  for (const collection of dropped) store.catalogue.drop(collection);
  yield* store.catalogue.clearing();
  return dropped.length > 0 ? { dropped: db, ok: 1 } : { ok: 1 };
}

const splitNamespace = (namespace: string): readonly [string, string] => {
  const at = namespace.indexOf('.');
  return [namespace.slice(0, at), namespace.slice(at + 1)];
};
function* renameCollection({ body, context: { store } }: Request): WriteSteps<Doc> {
  const source = store.catalogue.find(...splitNamespace(textOf(body.renameCollection, 'renameCollection')));
  const to = splitNamespace(textOf(body.to, 'to'));
  const target = store.catalogue.find(...to);
  if (!source) throw namespaceNotFound('source namespace does not exist');
  if (target && !body.dropTarget) throw namespaceExists('target namespace exists');
  if (target) store.catalogue.drop(target);
  store.catalogue.rename(source, ...to);
  yield* store.catalogue.clearing();
  return { ok: 1 };
}

const checkKey = (key: Doc): Record<string, number> => {
  const entries = Object.entries(key).map(([field, direction]) => {
    const isDirection = isNumeric(direction) && Number(direction) !== 0 && !Number.isNaN(Number(direction));
    if (!isDirection)
      throw new CommandError(
        67,
        'CannotCreateIndex',
        `index type '${String(direction)}' is not supported by the embedded engine`,
      );
    if (field.includes('$')) throw notImplemented(`an index on '${field}'`);
    return [field, Number(direction)] as const;
  });
  if (entries.length === 0) throw new CommandError(67, 'CannotCreateIndex', 'Index keys cannot be empty.');
  return Object.fromEntries(entries);
};
const mostSeconds = 2 ** 31 - 1;
const secondsOf = (value: unknown): number => {
  const seconds = isNumeric(value) ? Number(value) : Number.NaN;
  if (seconds >= 0 && seconds <= mostSeconds) return seconds;
  throw new CommandError(67, 'CannotCreateIndex', `TTL index 'expireAfterSeconds' must be within 0 and ${mostSeconds}`);
};
const partialOperators = new Set(['$and', '$or', '$eq', '$exists', '$gt', '$gte', '$in', '$lt', '$lte', '$type']);
const isPartialCondition = ([name, operand]: readonly [string, unknown]): boolean => {
  if (!name.startsWith('$')) return true;
  return partialOperators.has(name) && (name !== '$exists' || isTruthy(operand));
};
/** Every name in a filter with its operand. */
const conditionsIn = (filter: unknown): (readonly [string, unknown])[] => {
  if (Array.isArray(filter)) return filter.flatMap(conditionsIn);
  if (!isDoc(filter)) return [];
  return Object.entries(filter).flatMap((entry) => [entry, ...conditionsIn(entry[1])]);
};
/** Refuses filters that MongoDB does not allow for a partial index. */
const checkPartial = (filter: Doc): void => {
  compile(filter);
  const refused = conditionsIn(filter).find((condition) => !isPartialCondition(condition));
  if (refused === undefined) return;
  throw new CommandError(67, 'CannotCreateIndex', `unsupported expression in partial index: ${refused[0]}`);
};
const indexSpec = (value: unknown): IndexSpec => {
  const spec = docOf(value, 'indexes');
  checkFields('createIndexes.indexes', spec, statementFields.index);
  const key = checkKey(docOf(spec.key, 'key'));
  const { unique, sparse, partialFilterExpression: partial, expireAfterSeconds: ttl } = spec;
  if (partial !== undefined) checkPartial(docOf(partial, 'partialFilterExpression'));
  if (partial !== undefined && isTruthy(sparse))
    throw new CommandError(67, 'CannotCreateIndex', 'cannot mix sparse and partialFilterExpression');
  if (ttl !== undefined && Object.keys(key).length !== 1)
    throw new CommandError(67, 'CannotCreateIndex', 'TTL indexes are single-field indexes');
  return {
    name: textOf(spec.name, 'name'),
    key,
    ...(isTruthy(unique) ? { unique: true } : {}),
    ...(isTruthy(sparse) ? { sparse: true } : {}),
    ...(partial === undefined ? {} : { partialFilterExpression: docOf(partial, 'partialFilterExpression') }),
    ...(ttl === undefined ? {} : { expireAfterSeconds: secondsOf(ttl) }),
  };
};
function* createIndexes(request: Request): WriteSteps<Doc> {
  const { catalogue } = request.context.store;
  const specs = listOf(request.body.indexes, 'indexes').map(indexSpec);
  if (specs.length === 0) throw badValue('Must specify at least one index to create');
  const isNew = !targetOf(request);
  const collection = ensureTarget(request);
  const before = collection.indexes.length;
  const added: IndexInfo[] = [];
  try {
    for (const spec of specs) {
      const index = catalogue.addIndex(collection, spec);
      if (index) added.push(index);
    }
    for (const index of added) yield* catalogue.filling(collection, index);
  } catch (error) {
    for (const index of added) catalogue.dropIndex(collection, index);
    yield* catalogue.clearing();
    throw error;
  }
  return {
    numIndexesBefore: before,
    numIndexesAfter: collection.indexes.length,
    createdCollectionAutomatically: isNew,
    ok: 1,
  };
}

const listedIndex = ({
  id: _id,
  fields: _fields,
  multikey: _multikey,
  multikeyFields: _multikeyFields,
  truncated: _truncated,
  isBuilding: _isBuilding,
  built: _built,
  ...shown
}: IndexInfo): Doc => ({
  v: 2,
  ...shown,
});
const listIndexes: Handler = (request) => {
  const collection = existing(request);
  const rows = collection.indexes.filter(({ isBuilding }) => !isBuilding).map(listedIndex);
  return request.cursors.open({ rows, namespace: namespaceOf(collection) }, { first: Number.POSITIVE_INFINITY });
};
const namesIndex = (wanted: unknown, index: IndexInfo): boolean =>
  asArray(wanted).some((name) => name === '*' || name === index.name || (isDoc(name) && isSame(name, index.key)));
function* dropIndexes(request: Request): WriteSteps<Doc> {
  const { catalogue } = request.context.store;
  const collection = existing(request);
  const { index: wanted } = request.body;
  const nIndexesWas = collection.indexes.length;
  const hits = collection.indexes.filter((index) => namesIndex(wanted, index));
  const isPrimary = wanted !== '*' && hits.some(({ name }) => name === '_id_');
  if (isPrimary) throw new CommandError(72, 'InvalidOptions', 'cannot drop _id index');
  if (hits.length === 0) throw new CommandError(27, 'IndexNotFound', `index not found with name [${String(wanted)}]`);
  for (const index of hits) if (index.name !== '_id_') catalogue.dropIndex(collection, index);
  yield* catalogue.clearing();
  return { nIndexesWas, ok: 1 };
}
const collMod = (request: Request): Doc => {
  const collection = existing(request);
  const change = docOf(request.body.index, 'index');
  checkFields('collMod.index', change, ['name', 'keyPattern', 'expireAfterSeconds']);
  const index = collection.indexes.find((candidate) => namesIndex(change.name ?? change.keyPattern, candidate));
  if (!index) throw new CommandError(27, 'IndexNotFound', 'cannot find index for collMod');
  const seconds = secondsOf(change.expireAfterSeconds);
  if (index.fields.length !== 1 || index.name === '_id_') throw badValue('TTL indexes are single-field indexes');
  const { expireAfterSeconds: before } = index;
  index.expireAfterSeconds = seconds;
  request.context.store.catalogue.save(collection);
  const old = before === undefined ? {} : { expireAfterSeconds_old: before };
  return { ...old, expireAfterSeconds_new: seconds, ok: 1 };
};

interface Sizes {
  readonly objects: number;
  readonly indexes: number;
}
const sizesOf = (collections: readonly Collection[]): Sizes => ({
  objects: collections.reduce((sum, { count }) => sum + count, 0),
  indexes: collections.reduce((sum, { indexes }) => sum + indexes.length, 0),
});
const collStats: Handler = (request) => {
  const collection = targetOf(request);
  const ns = `${request.context.db}.${targetName(request)}`;
  return { ns, count: collection?.count ?? 0, nindexes: collection?.indexes.length ?? 0, ok: 1 };
};
/** Sizes are those of the whole data file: collections share it. `residentBytes` is the memory of the engine's process. */
const dbStats: Handler = ({ context: { store, db } }) => {
  const collections = store.catalogue.list().filter((collection) => collection.db === db);
  const { fileBytes, freeDiskBytes } = store.sizes();
  return {
    db,
    collections: collections.length,
    views: 0,
    ...sizesOf(collections),
    dataSize: fileBytes,
    storageSize: fileBytes,
    fsTotalSize: fileBytes + freeDiskBytes,
    fsUsedSize: fileBytes,
    residentBytes: process.memoryUsage.rss(),
    scaleFactor: 1,
    ok: 1,
  };
};

/** Reading the catalogue. */
export const catalogueReads: Handlers = { listCollections, listIndexes, collStats, dbStats };
/** Changing the catalogue; each is carried out like a write. */
export const catalogueWrites: Readonly<Record<string, Change>> = {
  create: atOnce(create),
  drop,
  dropDatabase,
  renameCollection,
  createIndexes,
  dropIndexes,
  collMod: atOnce(collMod),
};
