import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { mongo } from 'mongoose';
import { Problem } from '../command-line/errors';
import { ARCHIVE_FORMAT, type ArchivedCollection, isEmptyFolder, type Manifest, manifestPath } from './archive';

/** MongoDB's own databases. */
const OWN_DATABASES = new Set(['admin', 'config', 'local']);
const BATCH = 1000;

/** Gets a line for each collection that is written. */
type Progress = (line: string) => void;

const exact = (value: unknown): unknown => mongo.BSON.EJSON.serialize(value, { relaxed: false });

interface CollectionBackup {
  readonly database: mongo.Db;
  readonly name: string;
  readonly file: string;
  readonly folder: string;
  readonly session: mongo.ClientSession;
}
/** Writes one collection as the session sees it. */
const backUpCollection = async (
  { database, name, file, folder, session }: CollectionBackup,
  options: unknown,
): Promise<ArchivedCollection> => {
  const collection = database.collection(name);
  const hash = createHash('sha256');
  let documents = 0;
  const count = new Transform({
    writableObjectMode: true,
    transform(document: Uint8Array, _encoding, done) {
      documents += 1;
      hash.update(document);
      done(null, Buffer.from(document));
    },
  });
  const source = Readable.from(collection.find({}, { raw: true, batchSize: BATCH, session }), { objectMode: true });
  await pipeline(source, count, createGzip(), createWriteStream(path.join(folder, file)));
  return {
    database: database.databaseName,
    name,
    file,
    documents,
    sha256: hash.digest('hex'),
    options: exact(options),
    indexes: exact(await collection.listIndexes().toArray()),
  };
};

const backUpDatabase = async (
  database: mongo.Db,
  {
    folder,
    session,
    from,
    progress,
  }: Pick<CollectionBackup, 'folder' | 'session'> & { from: number; progress: Progress },
): Promise<ArchivedCollection[]> => {
  const collections = await database.listCollections().toArray();
  const other = collections.find(({ type }) => type !== 'collection');
  if (other)
    throw new Problem(`${database.databaseName}.${other.name} is a ${other.type}: only collections are backed up.`);
  const archived: ArchivedCollection[] = [];
  for (const { name, options } of collections as mongo.CollectionInfo[]) {
    if (name.startsWith('system.')) continue;
    const file = `${String(from + archived.length).padStart(4, '0')}.bson.gz`;
    const collection = await backUpCollection({ database, name, file, folder, session }, options);
    progress(`${database.databaseName}.${name}: ${collection.documents} documents`);
    archived.push(collection);
  }
  return archived;
};

/** Error codes when the server no longer has the snapshot of the first read. */
const SNAPSHOT_GONE: ReadonlySet<unknown> = new Set([239, 246]);
const explained = (error: unknown): unknown =>
  error instanceof mongo.MongoServerError && SNAPSHOT_GONE.has(error.code)
    ? new Problem('The backup took longer than the server keeps its state. Increase minSnapshotHistoryWindowInSeconds.')
    : error;

const backUpAll = async (
  client: mongo.MongoClient,
  folder: string,
  progress: Progress,
): Promise<ArchivedCollection[]> => {
  const session = client.startSession({ snapshot: true });
  const { databases } = await client.db('admin').admin().listDatabases();
  const collections: ArchivedCollection[] = [];
  try {
    for (const { name } of databases) {
      if (OWN_DATABASES.has(name)) continue;
      const target = { folder, session, from: collections.length, progress };
      collections.push(...(await backUpDatabase(client.db(name), target)));
    }
    return collections;
  } catch (error) {
    throw explained(error);
  } finally {
    await session.endSession();
  }
};

/**
 * Writes all databases of a server into a new folder: documents, indexes and options. The folder gets its final name
 * when it is complete. All reads use one snapshot, while other clients may write.
 */
export const backUp = async (uri: string, folder: string, progress: Progress): Promise<Manifest> => {
  if (!isEmptyFolder(folder)) throw new Problem(`${folder} is not empty: name a new folder for the backup.`);
  const partial = `${path.resolve(folder)}.partial`;
  const client = await mongo.MongoClient.connect(uri);
  try {
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { recursive: true });
    const collections = await backUpAll(client, partial, progress);
    const manifest: Manifest = { format: ARCHIVE_FORMAT, takenAt: new Date().toISOString(), collections };
    writeFileSync(manifestPath(partial), `${JSON.stringify(manifest, null, 2)}\n`);
    rmSync(folder, { recursive: true, force: true });
    renameSync(partial, folder);
    return manifest;
  } finally {
    await client.close();
  }
};
