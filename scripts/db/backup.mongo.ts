import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { mongo } from 'mongoose';
import { Problem } from '../start/problem.mjs';
import { ARCHIVE_FORMAT, type ArchivedCollection, isEmptyFolder, type Manifest, manifestPath } from './archive';

/** MongoDB's own databases. */
const OWN_DATABASES = new Set(['admin', 'config', 'local']);
const BATCH = 1000;

const exact = (value: unknown): unknown => mongo.BSON.EJSON.serialize(value, { relaxed: false });

/** Writes one collection as it is while it is read. */
const backUpCollection = async (
  { database, name, file, folder }: { database: mongo.Db; name: string; file: string; folder: string },
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
  const source = Readable.from(collection.find({}, { raw: true, batchSize: BATCH }), { objectMode: true });
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

const backUpDatabase = async (database: mongo.Db, folder: string, from: number): Promise<ArchivedCollection[]> => {
  const found = await database.listCollections().toArray();
  const other = found.find(({ type }) => type !== 'collection');
  if (other)
    throw new Problem(`${database.databaseName}.${other.name} is a ${other.type}: only collections are backed up.`);
  const archived: ArchivedCollection[] = [];
  for (const { name, options } of found as mongo.CollectionInfo[]) {
    if (name.startsWith('system.')) continue;
    const file = `${String(from + archived.length).padStart(4, '0')}.bson.gz`;
    archived.push(await backUpCollection({ database, name, file, folder }, options));
  }
  return archived;
};

/**
 * Writes all databases of a server into a new folder: documents, indexes and options. The folder gets its name once all
 * of it is there. Collections are read one after the other: stop the product for a copy of one moment.
 */
export const backUp = async (uri: string, folder: string): Promise<Manifest> => {
  if (!isEmptyFolder(folder)) throw new Problem(`${folder} is not empty: name a new folder for the backup.`);
  const partial = `${path.resolve(folder)}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  const client = await mongo.MongoClient.connect(uri);
  try {
    const { databases } = await client.db('admin').admin().listDatabases();
    const collections: ArchivedCollection[] = [];
    for (const { name } of databases) {
      if (OWN_DATABASES.has(name)) continue;
      collections.push(...(await backUpDatabase(client.db(name), partial, collections.length)));
    }
    const manifest: Manifest = { format: ARCHIVE_FORMAT, takenAt: new Date().toISOString(), collections };
    writeFileSync(manifestPath(partial), `${JSON.stringify(manifest, null, 2)}\n`);
    rmSync(folder, { recursive: true, force: true });
    renameSync(partial, folder);
    return manifest;
  } finally {
    await client.close();
  }
};
