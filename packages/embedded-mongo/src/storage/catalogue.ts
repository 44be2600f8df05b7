/** @file The catalogue of collections and indexes. */
import { EJSON } from 'bson';
import { CommandError } from '../errors';
import { isSame } from '../values/keys';
import type { Doc } from '../values/values';
import type { Documents } from './documents';
import type { Environment } from './environment';
import { documentKey, recordIdAt, uint32 } from './index-keys';
import { type Collection, type IndexInfo, type KeyRange, namespaceOf, type WriteStep } from './model';

type Saved = Pick<Collection, 'id' | 'db' | 'name' | 'options' | 'indexes'>;

function* committed(): Generator<WriteStep, void, void> {
  yield 'outside';
  yield 'inside';
}

/** The index of a createIndexes command, after its checks. */
export type IndexSpec = Omit<IndexInfo, 'id' | 'fields' | 'multikey' | 'multikeyFields' | 'truncated' | 'isBuilding'>;

/** Prefix of the keys of dropped collections and indexes that are not yet cleared; no namespace begins with it. */
const garbagePrefix = '\u0001';
const keysPerStep = 128;

const fieldsOf = (key: Readonly<Record<string, number>>): IndexInfo['fields'] =>
  Object.entries(key).map(([field, direction]) => [field, direction < 0 ? -1 : 1] as const);

const sameOptions = (left: IndexSpec, right: IndexSpec): boolean =>
  Boolean(left.unique) === Boolean(right.unique) &&
  Boolean(left.sparse) === Boolean(right.sparse) &&
  left.expireAfterSeconds === right.expireAfterSeconds &&
  isSame(left.partialFilterExpression, right.partialFilterExpression);

const checkName = (db: string, name: string): void => {
  const isControl = [...db, ...name].some((letter) => letter < ' ');
  if (db && name && !isControl && !/[$ ./\\]/.test(db) && !name.includes('$') && !name.startsWith('.')) return;
  throw new CommandError(73, 'InvalidNamespace', `Invalid namespace specified '${db}.${name}'`);
};
const documentsOf = (id: number): KeyRange => [documentKey(id, 0), documentKey(id + 1, 0)];
const keysOf = (id: number): KeyRange => [uint32(id), uint32(id + 1)];

export class Catalogue {
  readonly #collections = new Map<string, Collection>();
  /** Ids of dropped collections and indexes that are not yet cleared. */
  readonly #garbage = new Set<number>();
  #nextId = 1;
  /** How many indexes were built since the start. */
  builtIndexes = 0;

  constructor(
    private readonly env: Environment,
    private readonly documents: () => Documents,
  ) {
    for (const { key, value } of env.catalogue.getRange({})) {
      if (key.startsWith(garbagePrefix)) this.#noteGarbage(Number(key.slice(1)));
      else this.#load(key, EJSON.deserialize(value as Doc) as Saved);
    }
  }

  #noteGarbage(id: number): void {
    this.#garbage.add(id);
    this.#nextId = Math.max(this.#nextId, id + 1);
  }
  #load(namespace: string, saved: Saved): void {
    const bounds = { start: documentKey(saved.id + 1, 0), end: documentKey(saved.id, 0), reverse: true, limit: 1 };
    const [last] = [...this.env.documents.getKeys({ ...bounds, exclusiveStart: true })];
    const count = this.env.counts.get(String(saved.id)) ?? 0;
    this.#collections.set(namespace, { ...saved, count, nextRecord: last ? recordIdAt(last) + 1 : 1 });
    this.#nextId = Math.max(this.#nextId, saved.id + 1, ...saved.indexes.map((index) => index.id + 1));
  }

  list(): Collection[] {
    return [...this.#collections.values()];
  }
  find(db: string, name: string): Collection | undefined {
    return this.#collections.get(`${db}.${name}`);
  }
  save(collection: Collection): void {
    if (this.find(collection.db, collection.name) !== collection) return;
    const { id, db, name, options } = collection;
    const indexes = collection.indexes.map(({ built: _built, ...kept }) => kept);
    this.env.catalogue.putSync(
      namespaceOf(collection),
      EJSON.serialize({ id, db, name, options, indexes }, { relaxed: true }),
    );
  }
  /** Finds or makes; only inside a write. */
  ensure(db: string, name: string, options: Doc = {}): Collection {
    const existing = this.find(db, name);
    if (existing) return existing;
    checkName(db, name);
    const id = this.#nextId++;
    const primary: IndexInfo = {
      id: this.#nextId++,
      name: '_id_',
      key: { _id: 1 },
      fields: [['_id', 1]],
      unique: true,
    };
    const collection: Collection = { id, db, name, options, indexes: [primary], nextRecord: 1, count: 0 };
    this.#collections.set(namespaceOf(collection), collection);
    this.save(collection);
    return collection;
  }
  /** Removes a collection from the catalogue; `clearing` frees its data. */
  drop(collection: Collection): void {
    this.env.catalogue.removeSync(namespaceOf(collection));
    this.env.counts.removeSync(String(collection.id));
    this.#collections.delete(namespaceOf(collection));
    for (const { id } of [collection, ...collection.indexes]) this.#discard(id);
  }
  #discard(id: number): void {
    this.env.catalogue.putSync(`${garbagePrefix}${id}`, true);
    this.#garbage.add(id);
  }
  /** Frees dropped data. May be interrupted at each step and continues at the next start. */
  *clearing(): Generator<'pause', void, void> {
    for (const id of [...this.#garbage]) {
      yield* this.#emptying(this.env.documents, documentsOf(id));
      yield* this.#emptying(this.env.keys, keysOf(id));
      this.env.catalogue.removeSync(`${garbagePrefix}${id}`);
      this.#garbage.delete(id);
    }
  }
  *#emptying(entries: Environment['documents'], [start, end]: KeyRange): Generator<'pause', void, void> {
    for (;;) {
      const keys = [...entries.getKeys({ start, end, limit: keysPerStep })];
      if (keys.length === 0) return;
      for (const key of keys) entries.removeSync(key);
      yield 'pause';
    }
  }

  rename(collection: Collection, db: string, name: string): void {
    checkName(db, name);
    this.env.catalogue.removeSync(namespaceOf(collection));
    this.#collections.delete(namespaceOf(collection));
    collection.db = db;
    collection.name = name;
    this.#collections.set(namespaceOf(collection), collection);
    this.save(collection);
  }

  /** Adds an index that writes update from now on and that must be filled; undefined when an equal one exists. */
  addIndex(collection: Collection, spec: IndexSpec): IndexInfo | undefined {
    const fields = fieldsOf(spec.key);
    const existing = collection.indexes.find((index) => index.name === spec.name || isSame(index.fields, fields));
    if (existing && existing.name === '_id_') return undefined;
    if (existing && this.#isEquivalent(existing, spec, fields)) return undefined;
    const index: IndexInfo = { ...spec, id: this.#nextId++, fields, isBuilding: true };
    collection.indexes = [...collection.indexes, index];
    this.save(collection);
    return index;
  }
  *filling(collection: Collection, index: IndexInfo): Generator<WriteStep, void, void> {
    let isEmpty = true;
    for (const { id } of this.documents().scan(collection)) {
      const record = this.documents().read(collection, id);
      if (record) this.documents().addToIndex(collection, index, record);
      isEmpty = false;
      yield 'pause';
    }
    // Finds may use it once all of its keys are committed.
    if (!isEmpty) yield* committed();
    index.isBuilding = undefined;
    index.built = ++this.builtIndexes;
    this.save(collection);
  }
  #isEquivalent(existing: IndexInfo, spec: IndexSpec, fields: IndexInfo['fields']): boolean {
    const sameFields = isSame(existing.fields, fields);
    if (sameFields && sameOptions(existing, spec)) {
      if (existing.name === spec.name) return true;
      const message = `Index already exists with a different name: ${existing.name}`;
      throw new CommandError(85, 'IndexOptionsConflict', message);
    }
    const samePartial = isSame(existing.partialFilterExpression, spec.partialFilterExpression);
    if (existing.name !== spec.name && !samePartial) return false;
    const message = `An existing index conflicts with the requested index: ${spec.name}`;
    throw sameFields
      ? new CommandError(85, 'IndexOptionsConflict', message)
      : new CommandError(86, 'IndexKeySpecsConflict', message);
  }
  dropIndex(collection: Collection, index: IndexInfo): void {
    collection.indexes = collection.indexes.filter((other) => other !== index);
    this.save(collection);
    this.#discard(index.id);
  }
  /** Rebuilds the keys of every index, for data of an older format. */
  *rebuilding(): Generator<'pause', void, void> {
    for (const collection of this.list()) {
      for (const index of collection.indexes) yield* this.#emptying(this.env.keys, keysOf(index.id));
      let count = 0;
      for (const record of this.documents().scan(collection)) {
        for (const index of collection.indexes) this.documents().addToIndex(collection, index, record);
        count++;
        yield 'pause';
      }
      collection.count = count;
      this.documents().saveCount(collection);
    }
  }
  /** Completes work that a crash interrupted. */
  *recovering(): Generator<'pause', void, void> {
    for (const collection of this.list()) {
      for (const index of collection.indexes) if (index.isBuilding) this.dropIndex(collection, index);
    }
    yield* this.clearing();
  }
  hasRests(): boolean {
    return this.#garbage.size > 0 || this.list().some(({ indexes }) => indexes.some(({ isBuilding }) => isBuilding));
  }
}
