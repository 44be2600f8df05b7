import { CommandError, namespaceExists, namespaceNotFound, notImplemented } from '../errors';
import { compile } from '../query/match';
import type { IndexSpec } from '../storage/catalogue';
import { type Collection, type IndexInfo, namespaceOf } from '../storage/model';
import { isSame } from '../values/keys';
import { asArray, type Doc, isDoc, isNumeric } from '../values/values';
import { statementFields } from './command-fields';
import {
  checkFields,
  docOf,
  ensureTarget,
  type Handler,
  type Handlers,
  listOf,
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
  return cursors.open(rows, `${context.db}.$cmd.listCollections`, { first: Number.POSITIVE_INFINITY });
};

const existing = (request: Parameters<Handler>[0]): Collection => {
  const found = targetOf(request);
  if (found) return found;
  throw namespaceNotFound(`ns does not exist: ${request.context.db}.${targetName(request)}`);
};

const create: Handler = (request) => {
  if (request.body.capped) throw notImplemented("'capped' of create");
  const found = targetOf(request);
  if (found) throw namespaceExists(`Collection ${namespaceOf(found)} already exists.`);
  ensureTarget(request);
  return { ok: 1 };
};
const drop: Handler = (request) => {
  const collection = existing(request);
  request.context.store.catalogue.drop(collection);
  return { ns: namespaceOf(collection), nIndexesWas: collection.indexes.length, ok: 1 };
};
const dropDatabase: Handler = ({ context: { store, db } }) => {
  for (const collection of store.catalogue.list()) if (collection.db === db) store.catalogue.drop(collection);
  return { dropped: db, ok: 1 };
};

const splitNamespace = (namespace: string): readonly [string, string] => {
  const at = namespace.indexOf('.');
  return [namespace.slice(0, at), namespace.slice(at + 1)];
};
const renameCollection: Handler = ({ body, context: { store } }) => {
  const source = store.catalogue.find(...splitNamespace(textOf(body.renameCollection, 'renameCollection')));
  const to = splitNamespace(textOf(body.to, 'to'));
  const target = store.catalogue.find(...to);
  if (!source) throw namespaceNotFound('source namespace does not exist');
  if (target && !body.dropTarget) throw namespaceExists('target namespace exists');
  if (target) store.catalogue.drop(target);
  store.catalogue.rename(source, ...to);
  return { ok: 1 };
};

const checkKey = (key: Doc): Record<string, number> => {
  const entries = Object.entries(key).map(([field, direction]) => {
    if (!isNumeric(direction))
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
const indexSpec = (value: unknown): IndexSpec => {
  const spec = docOf(value, 'indexes');
  checkFields('createIndexes.indexes', spec, statementFields.index);
  const key = checkKey(docOf(spec.key, 'key'));
  const { unique, sparse, partialFilterExpression: partial, expireAfterSeconds: ttl } = spec;
  if (partial !== undefined) compile(partial);
  if (partial !== undefined && sparse)
    throw new CommandError(67, 'CannotCreateIndex', 'cannot mix sparse and partialFilterExpression');
  if (ttl !== undefined && Object.keys(key).length !== 1)
    throw new CommandError(67, 'CannotCreateIndex', 'TTL indexes are single-field indexes');
  return {
    name: textOf(spec.name, 'name'),
    key,
    ...(unique ? { unique: true } : {}),
    ...(sparse ? { sparse: true } : {}),
    ...(partial === undefined ? {} : { partialFilterExpression: docOf(partial, 'partialFilterExpression') }),
    ...(ttl === undefined ? {} : { expireAfterSeconds: Number(ttl) }),
  };
};
const createIndexes: Handler = (request) => {
  const specs = listOf(request.body.indexes, 'indexes').map(indexSpec);
  const isNew = !targetOf(request);
  const collection = ensureTarget(request);
  const before = collection.indexes.length;
  const indexesBefore = [...collection.indexes];
  try {
    for (const spec of specs) request.context.store.catalogue.createIndex(collection, spec);
  } catch (error) {
    collection.indexes = indexesBefore;
    throw error;
  }
  return {
    numIndexesBefore: before,
    numIndexesAfter: collection.indexes.length,
    createdCollectionAutomatically: isNew,
    ok: 1,
  };
};

const listedIndex = ({
  id: _id,
  fields: _fields,
  multikey: _multikey,
  truncated: _truncated,
  ...shown
}: IndexInfo): Doc => ({
  v: 2,
  ...shown,
});
const listIndexes: Handler = (request) => {
  const collection = existing(request);
  const rows = collection.indexes.map(listedIndex);
  return request.cursors.open(rows, namespaceOf(collection), { first: Number.POSITIVE_INFINITY });
};
const namesIndex = (wanted: unknown, index: IndexInfo): boolean =>
  asArray(wanted).some((one) => one === '*' || one === index.name || (isDoc(one) && isSame(one, index.key)));
const dropIndexes: Handler = (request) => {
  const collection = existing(request);
  const { index: wanted } = request.body;
  const nIndexesWas = collection.indexes.length;
  const hits = collection.indexes.filter((index) => index.name !== '_id_' && namesIndex(wanted, index));
  if (hits.length === 0 && wanted !== '*') {
    throw new CommandError(27, 'IndexNotFound', `index not found with name [${String(wanted)}]`);
  }
  for (const index of hits) request.context.store.catalogue.dropIndex(collection, index);
  return { nIndexesWas, ok: 1 };
};
const collMod: Handler = (request) => {
  const collection = existing(request);
  const change = docOf(request.body.index, 'index');
  checkFields('collMod.index', change, ['name', 'keyPattern', 'expireAfterSeconds']);
  const index = collection.indexes.find((one) => namesIndex(change.name ?? change.keyPattern, one));
  if (!index) throw new CommandError(27, 'IndexNotFound', 'cannot find index for collMod');
  index.expireAfterSeconds = Number(change.expireAfterSeconds);
  request.context.store.catalogue.save(collection);
  return { ok: 1 };
};

const collStats: Handler = (request) => {
  const collection = targetOf(request);
  const ns = `${request.context.db}.${targetName(request)}`;
  return { ns, count: collection?.count ?? 0, nindexes: collection?.indexes.length ?? 0, ok: 1 };
};
const dbStats: Handler = ({ context: { store, db } }) => {
  const collections = store.catalogue.list().filter((collection) => collection.db === db);
  const objects = collections.reduce((sum, { count }) => sum + count, 0);
  return { db, collections: collections.length, objects, ok: 1 };
};

/** Reading the catalogue. */
export const catalogueReads: Handlers = { listCollections, listIndexes, collStats, dbStats };
/** Changing the catalogue; each runs in an atomic write. */
export const catalogueWrites: Handlers = {
  create,
  drop,
  dropDatabase,
  renameCollection,
  createIndexes,
  dropIndexes,
  collMod,
};
