import { createHash } from 'node:crypto';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { syncFolder } from '@folkmoot/service-kit';
import { mongo } from 'mongoose';
import { Problem } from '../command-line/errors';
import { type ArchivedCollection, isEmptyFolder, type Manifest, manifestOf, manifestPath } from './archive';
import { backupProblem } from './backup-problem.mongo';
import { ENCRYPTED_ENDING, encryptFor } from './encryption';

/** MongoDB's own databases. */
const OWN_DATABASES = new Set(['admin', 'config', 'local']);
const BATCH = 1000;

/** The folder of a backup that is being written, or was stopped. */
export const PARTIAL_ENDING = '.partial';

export interface BackupOptions {
  /** Gets a line for each collection that is written. */
  readonly progress: (line: string) => void;
  /** Public keys. Without one, the backup is not encrypted. */
  readonly recipients?: readonly string[];
  readonly signal?: AbortSignal;
  /** The time to store. Default: now. */
  readonly takenAt?: Date;
}

interface Target extends BackupOptions {
  readonly folder: string;
  readonly session: mongo.ClientSession;
}

const exact = (value: unknown): unknown => mongo.BSON.EJSON.serialize(value, { relaxed: false });

interface CollectionBackup extends Target {
  readonly database: mongo.Db;
  readonly name: string;
  /** The name of the file without the ending of encrypted ones. */
  readonly plainFile: string;
}

/** The steps from documents to bytes on the disk. Each file is on the disk when its pipeline has ended. */
const writeFile = async (
  source: Readable,
  count: Transform,
  { folder, file, recipients, signal }: Pick<Target, 'folder' | 'signal' | 'recipients'> & { readonly file: string },
): Promise<void> => {
  signal?.throwIfAborted();
  const out = createWriteStream(path.join(folder, file), { flush: true });
  const closed = new Promise<void>((resolve) => out.once('close', () => resolve()));
  try {
    if (recipients?.length) await pipeline(source, count, createGzip(), encryptFor(recipients), out, { signal });
    else await pipeline(source, count, createGzip(), out, { signal });
  } finally {
    // A stopped pipeline ends before its file is closed, and perhaps before it is made.
    await closed;
  }
};

/** Writes one collection as the session sees it. */
const backUpCollection = async (
  { database, name, plainFile, ...target }: CollectionBackup,
  options: unknown,
): Promise<ArchivedCollection> => {
  const { folder, session, recipients = [] } = target;
  const file = recipients.length > 0 ? `${plainFile}${ENCRYPTED_ENDING}` : plainFile;
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
  await writeFile(source, count, { ...target, file });
  return {
    database: database.databaseName,
    name,
    file,
    documents,
    sha256: hash.digest('hex'),
    bytes: statSync(path.join(folder, file)).size,
    options: exact(options),
    indexes: exact(await collection.listIndexes().toArray()),
  };
};

const backUpDatabase = async (database: mongo.Db, target: Target, from: number): Promise<ArchivedCollection[]> => {
  const collections = await database.listCollections().toArray();
  const other = collections.find(({ type }) => type !== 'collection');
  if (other)
    throw new Problem(`${database.databaseName}.${other.name} is a ${other.type}: only collections are backed up.`);
  const archived: ArchivedCollection[] = [];
  for (const { name, options } of collections as mongo.CollectionInfo[]) {
    if (name.startsWith('system.')) continue;
    const plainFile = `${String(from + archived.length).padStart(4, '0')}.bson.gz`;
    const collection = await backUpCollection({ ...target, database, name, plainFile }, options);
    target.progress(`${database.databaseName}.${name}: ${collection.documents} documents`);
    archived.push(collection);
  }
  return archived;
};

const backUpAll = async (client: mongo.MongoClient, target: Omit<Target, 'session'>): Promise<ArchivedCollection[]> => {
  const session = client.startSession({ snapshot: true });
  const { databases } = await client.db('admin').admin().listDatabases();
  const collections: ArchivedCollection[] = [];
  try {
    for (const { name } of databases) {
      if (OWN_DATABASES.has(name)) continue;
      collections.push(...(await backUpDatabase(client.db(name), { ...target, session }, collections.length)));
    }
    return collections;
  } finally {
    await session.endSession();
  }
};

/** Gives the finished backup its name. */
const finish = (partial: string, folder: string, manifest: Manifest): void => {
  writeFileSync(manifestPath(partial), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  syncFolder(partial);
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(partial, folder);
  syncFolder(path.dirname(path.resolve(folder)));
};

/**
 * Writes all databases of a server into a new folder: documents, indexes and options. The folder gets its final name
 * when it is complete; a backup that fails or is stopped leaves nothing. All reads use one snapshot, while other clients
 * may write.
 */
export const backUp = async (uri: string, folder: string, options: BackupOptions): Promise<Manifest> => {
  if (!isEmptyFolder(folder)) throw new Problem(`${folder} is not empty: name a new folder for the backup.`);
  const partial = `${path.resolve(folder)}${PARTIAL_ENDING}`;
  const client = await mongo.MongoClient.connect(uri);
  const { takenAt = new Date() } = options;
  try {
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { recursive: true });
    const collections = await backUpAll(client, { ...options, folder: partial });
    const manifest = manifestOf(collections, { takenAt, isEncrypted: Boolean(options.recipients?.length) });
    finish(partial, folder, manifest);
    return manifest;
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw backupProblem(error, folder);
  } finally {
    await client.close();
  }
};
