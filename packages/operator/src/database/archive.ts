/**
 * @file The format of a backup: a folder with a manifest and, for each collection, its documents as BSON in one gzip
 * file.
 */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { Problem } from '../command-line/errors';

export const ARCHIVE_FORMAT = 1;
const MANIFEST = 'manifest.json';

export interface ArchivedCollection {
  readonly database: string;
  readonly name: string;
  readonly file: string;
  readonly documents: number;
  /** SHA-256 of the documents before compression. */
  readonly sha256: string;
  /** Options and indexes as extended JSON, so that types are kept. */
  readonly options: unknown;
  readonly indexes: unknown;
}
export interface Manifest {
  readonly format: number;
  readonly takenAt: string;
  readonly collections: readonly ArchivedCollection[];
}

export const manifestPath = (folder: string): string => path.join(folder, MANIFEST);
export const isEmptyFolder = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

/** Throws a Problem when the folder has no backup that this version can read. */
export const readManifest = (folder: string): Manifest => {
  if (!existsSync(manifestPath(folder))) throw new Problem(`${folder} holds no backup: there is no ${MANIFEST} in it.`);
  const manifest = JSON.parse(readFileSync(manifestPath(folder), 'utf8')) as Manifest;
  if (manifest.format === ARCHIVE_FORMAT) return manifest;
  throw new Problem(
    `${folder} has format ${manifest.format}, this version reads ${ARCHIVE_FORMAT}: use the newer version.`,
  );
};

/** The documents of all collections together. */
export const countDocuments = ({ collections }: Manifest): number =>
  collections.reduce((sum, { documents }) => sum + documents, 0);

/** One hash of a backup. Backups with the same content have the same hash. */
export const hashOf = ({ collections }: Manifest): string => {
  const lines = collections.map(({ database, name, sha256 }) => `${database}.${name} ${sha256}`).sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
};

const chunksOf = (folder: string, file: string): AsyncIterable<Buffer> =>
  createReadStream(path.join(folder, file)).pipe(createGunzip());

/** The documents of one collection, one after another. */
export async function* readDocuments(folder: string, { file }: ArchivedCollection): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunksOf(folder, file)) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let at = 0;
    while (rest.length - at >= 4 && rest.length - at >= rest.readInt32LE(at)) {
      const size = rest.readInt32LE(at);
      yield rest.subarray(at, at + size);
      at += size;
    }
    rest = rest.subarray(at);
  }
  if (rest.length > 0) throw new Problem(`${file} ends within a document.`);
}

/** Reads a whole file. Throws a Problem when its content differs from the manifest. */
export const verify = async (folder: string, collection: ArchivedCollection): Promise<void> => {
  const hash = createHash('sha256');
  const read = async (): Promise<void> => {
    for await (const chunk of chunksOf(folder, collection.file)) hash.update(chunk);
  };
  await read().catch(() => hash.update('unreadable'));
  if (hash.digest('hex') === collection.sha256) return;
  throw new Problem(
    `${collection.file} is damaged: its checksum is not the one in the manifest. Nothing was restored.`,
  );
};
