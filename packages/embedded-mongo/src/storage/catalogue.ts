/** @file Which collections and indexes there are. */
import { EJSON } from 'bson';
import { CommandError } from '../errors';
import { isSame } from '../values/keys';
import type { Doc } from '../values/values';
import type { Documents } from './documents';
import type { Environment } from './environment';
import { documentKey, recordIdAt, uint32 } from './index-keys';
import { type Collection, type IndexInfo, namespaceOf } from './model';

type Saved = Pick<Collection, 'id' | 'db' | 'name' | 'options' | 'indexes'>;

/** What createIndexes asks for, checked by the command. */
export type IndexSpec = Omit<IndexInfo, 'id' | 'fields' | 'multikey' | 'truncated'>;

const fieldsOf = (key: Readonly<Record<string, number>>): IndexInfo['fields'] =>
  Object.entries(key).map(([field, direction]) => [field, direction < 0 ? -1 : 1] as const);

const sameOptions = (left: IndexSpec, right: IndexSpec): boolean =>
  Boolean(left.unique) === Boolean(right.unique) &&
  Boolean(left.sparse) === Boolean(right.sparse) &&
  left.expireAfterSeconds === right.expireAfterSeconds &&
  isSame(left.partialFilterExpression, right.partialFilterExpression);

const checkName = (db: string, name: string): void => {
  if (db && name && !name.includes('$') && !name.includes('\0') && !name.startsWith('.')) return;
  throw new CommandError(73, 'InvalidNamespace', `Invalid namespace specified '${db}.${name}'`);
};

export class Catalogue {
  readonly #collections = new Map<string, Collection>();
  #nextId = 1;

  constructor(
    private readonly env: Environment,
    private readonly documents: () => Documents,
  ) {
    for (const { key, value } of env.catalogue.getRange({})) this.#load(key, EJSON.deserialize(value as Doc) as Saved);
  }

  #load(namespace: string, saved: Saved): void {
    const bounds = { start: documentKey(saved.id + 1, 0), end: documentKey(saved.id, 0), reverse: true, limit: 1 };
    const [last] = [...this.env.documents.getKeys({ ...bounds, exclusiveStart: true })];
    const range = { start: documentKey(saved.id, 0), end: documentKey(saved.id + 1, 0) };
    const count = this.env.documents.getKeysCount(range);
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
    const { id, db, name, options, indexes } = collection;
    this.env.catalogue.putSync(
      namespaceOf(collection),
      EJSON.serialize({ id, db, name, options, indexes }, { relaxed: true }),
    );
  }
  /** Finds or makes; only inside a write. */
  ensure(db: string, name: string, options: Doc = {}): Collection {
    const found = this.find(db, name);
    if (found) return found;
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
  drop(collection: Collection): void {
    for (const index of collection.indexes) this.#clear(index);
    const range = { start: documentKey(collection.id, 0), end: documentKey(collection.id + 1, 0) };
    for (const key of [...this.env.documents.getKeys(range)]) this.env.documents.removeSync(key);
    this.env.catalogue.removeSync(namespaceOf(collection));
    this.#collections.delete(namespaceOf(collection));
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

  /** True when the index was not there before. */
  createIndex(collection: Collection, spec: IndexSpec): boolean {
    const fields = fieldsOf(spec.key);
    const existing = collection.indexes.find((index) => index.name === spec.name || isSame(index.fields, fields));
    if (existing && existing.name === '_id_') return false;
    if (existing && this.#isEquivalent(existing, spec, fields)) return false;
    const index: IndexInfo = { ...spec, id: this.#nextId++, fields };
    for (const record of this.documents().scan(collection)) this.documents().addToIndex(collection, index, record);
    collection.indexes.push(index);
    this.save(collection);
    return true;
  }
  #isEquivalent(existing: IndexInfo, spec: IndexSpec, fields: IndexInfo['fields']): boolean {
    const sameFields = isSame(existing.fields, fields);
    if (sameFields && sameOptions(existing, spec)) return true;
    const samePartial = isSame(existing.partialFilterExpression, spec.partialFilterExpression);
    if (existing.name !== spec.name && !samePartial) return false;
    const message = `An existing index conflicts with the requested index: ${spec.name}`;
    throw sameFields
      ? new CommandError(85, 'IndexOptionsConflict', message)
      : new CommandError(86, 'IndexKeySpecsConflict', message);
  }
  dropIndex(collection: Collection, index: IndexInfo): void {
    this.#clear(index);
    collection.indexes = collection.indexes.filter((other) => other !== index);
    this.save(collection);
  }
  #clear(index: IndexInfo): void {
    const range = { start: uint32(index.id), end: uint32(index.id + 1) };
    for (const key of [...this.env.keys.getKeys(range)]) this.env.keys.removeSync(key);
  }
}
