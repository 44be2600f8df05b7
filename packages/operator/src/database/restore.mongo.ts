import { migrationModel } from '@folkmoot/service-kit';
import { mongo } from 'mongoose';
import { Problem } from '../command-line/errors';
import {
  type Archive,
  type ArchivedCollection,
  assertReadable,
  type Manifest,
  readDocuments,
  readManifest,
  verify,
} from './archive';

const BATCH_DOCUMENTS = 1000;
const BATCH_BYTES = 8 * 1024 * 1024;

type OnDocument = (collection: ArchivedCollection, raw: Uint8Array) => void;

interface RestoreOptions {
  readonly replaces: boolean;
  /** Gets a line for each collection that is restored. */
  readonly progress: (line: string) => void;
  /** Leaves out that documents expire: for a copy that is only compared. */
  readonly neverExpires?: boolean;
  /** Gets each document of the files. */
  readonly onDocument?: OnDocument;
  readonly signal?: AbortSignal;
}

/** Numbers, expressions and bytes as classes, so that they are written with the same types. */
const exactly = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const;

const documentsOf = (value: unknown): mongo.Document =>
  mongo.BSON.EJSON.deserialize(value as mongo.Document, { relaxed: false });

const insertAll = async (
  target: mongo.Collection,
  archive: Archive,
  archived: ArchivedCollection,
  onDocument: OnDocument | undefined,
): Promise<number> => {
  let batch: mongo.Document[] = [];
  let bytes = 0;
  let documents = 0;
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await target.insertMany(batch, { ordered: false });
    documents += batch.length;
    batch = [];
    bytes = 0;
  };
  for await (const raw of readDocuments(archive, archived)) {
    onDocument?.(archived, raw);
    batch.push(mongo.BSON.deserialize(raw, exactly));
    bytes += raw.length;
    if (batch.length >= BATCH_DOCUMENTS || bytes >= BATCH_BYTES) await flush();
  }
  await flush();
  return documents;
};

const indexesOf = ({ indexes }: ArchivedCollection, neverExpires: boolean): mongo.IndexDescription[] =>
  (documentsOf(indexes) as unknown as mongo.Document[])
    .filter(({ name }) => name !== '_id_')
    .map(({ v: _version, ns: _namespace, expireAfterSeconds, ...spec }) => ({
      ...(spec as mongo.IndexDescription),
      ...(expireAfterSeconds === undefined || neverExpires ? {} : { expireAfterSeconds }),
    }));

const restoreCollection = async (
  client: mongo.MongoClient,
  archive: Archive,
  archived: ArchivedCollection,
  { neverExpires = false, onDocument }: RestoreOptions,
): Promise<void> => {
  const database = client.db(archived.database);
  const { name } = archived;
  await database.collection(name).drop();
  const collection = await database.createCollection(name, documentsOf(archived.options));
  const documents = await insertAll(collection, archive, archived, onDocument);
  if (documents !== archived.documents) {
    throw new Problem(`${archived.database}.${name} got ${documents} documents and should have ${archived.documents}.`);
  }
  const specs = indexesOf(archived, neverExpires);
  if (specs.length > 0) await collection.createIndexes(specs);
};

/**
 * A backup of a version without migrations has no data version. Then the server must not keep one either: the product
 * would take the old data for migrated ones.
 */
const dropDataVersions = async (client: mongo.MongoClient, { collections }: Manifest): Promise<void> => {
  const { collection } = migrationModel;
  const databases = new Set(collections.map(({ database }) => database));
  const versioned = new Set(collections.filter(({ name }) => name === collection).map(({ database }) => database));
  for (const database of databases) {
    if (!versioned.has(database)) await client.db(database).collection(collection).drop();
  }
};

/** The first collection of a backup that has documents on the server. */
const occupied = async (client: mongo.MongoClient, { collections }: Manifest): Promise<string | undefined> => {
  for (const { database, name } of collections) {
    if ((await client.db(database).collection(name).estimatedDocumentCount()) > 0) return `${database}.${name}`;
  }
  return undefined;
};

/**
 * Writes a backup to a server. Every file is checked before the first write. Collections with documents are replaced
 * only when `replaces` is set.
 */
export const restore = async (uri: string, archive: Archive, options: RestoreOptions): Promise<Manifest> => {
  const { replaces, progress, signal } = options;
  const manifest = readManifest(archive.folder);
  assertReadable(archive, manifest);
  progress(`Checking ${manifest.collections.length} files ...`);
  for (const collection of manifest.collections) {
    signal?.throwIfAborted();
    await verify(archive, collection);
  }
  const client = await mongo.MongoClient.connect(uri);
  try {
    const taken = replaces ? undefined : await occupied(client, manifest);
    if (taken) throw new Problem(`${taken} already holds documents. To delete them and restore, use --replace.`);
    await dropDataVersions(client, manifest);
    for (const collection of manifest.collections) {
      signal?.throwIfAborted();
      await restoreCollection(client, archive, collection, options);
      progress(`${collection.database}.${collection.name}: ${collection.documents} documents`);
    }
    return manifest;
  } finally {
    await client.close();
  }
};
