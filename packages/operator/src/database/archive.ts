/**
 * @file The format of a backup: a folder with a manifest and, for each collection, its documents as BSON in one gzip
 * file, which may be encrypted.
 */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Problem } from '../command-line/errors';
import { decryptWith } from './encryption';

/** Versions before encryption read only this one. */
const PLAIN_FORMAT = 1;
const ENCRYPTED_FORMAT = 2;
const MANIFEST = 'manifest.json';

export interface ArchivedCollection {
  readonly database: string;
  readonly name: string;
  readonly file: string;
  readonly documents: number;
  /** SHA-256 of the documents before compression. */
  readonly sha256: string;
  /** Size of the file. Absent in backups of earlier versions. */
  readonly bytes?: number;
  /** Options and indexes as extended JSON, so that types are kept. */
  readonly options: unknown;
  readonly indexes: unknown;
}
export interface Manifest {
  readonly format: number;
  readonly takenAt: string;
  readonly encryption?: 'age';
  readonly collections: readonly ArchivedCollection[];
}

/** A backup, and the private keys that may open it. */
export interface Archive {
  readonly folder: string;
  readonly identities: readonly string[];
}

export const manifestOf = (
  collections: readonly ArchivedCollection[],
  { takenAt, isEncrypted }: { readonly takenAt: Date; readonly isEncrypted: boolean },
): Manifest => ({
  format: isEncrypted ? ENCRYPTED_FORMAT : PLAIN_FORMAT,
  takenAt: takenAt.toISOString(),
  ...(isEncrypted ? { encryption: 'age' } : {}),
  collections,
});

export const manifestPath = (folder: string): string => path.join(folder, MANIFEST);
export const isEmptyFolder = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

const parseManifest = (folder: string): Manifest => {
  try {
    return JSON.parse(readFileSync(manifestPath(folder), 'utf8')) as Manifest;
  } catch {
    throw new Problem(`${manifestPath(folder)} cannot be read: the backup is damaged, or belongs to another user.`);
  }
};

/** Throws a Problem when the folder has no backup that this version can read. */
export const readManifest = (folder: string): Manifest => {
  if (!existsSync(manifestPath(folder))) throw new Problem(`${folder} holds no backup: there is no ${MANIFEST} in it.`);
  const manifest = parseManifest(folder);
  if (manifest.format === PLAIN_FORMAT || manifest.format === ENCRYPTED_FORMAT) return manifest;
  throw new Problem(
    `${folder} has format ${manifest.format}, this version reads up to ${ENCRYPTED_FORMAT}: use the newer version.`,
  );
};

/** Throws a Problem when the backup is encrypted and there is no private key. */
export const assertReadable = ({ folder, identities }: Archive, { encryption }: Manifest): void => {
  if (encryption === undefined || identities.length > 0) return;
  throw new Problem(`${folder} is encrypted. Name the file with the private key: --identity FILE`);
};

/** The documents of all collections together. */
export const countDocuments = ({ collections }: Manifest): number =>
  collections.reduce((sum, { documents }) => sum + documents, 0);

/** The size of all files together. Null for a backup of an earlier version, which does not say it. */
export const countBytes = ({ collections }: Manifest): number | null =>
  collections.reduce<number | null>((sum, { bytes }) => (sum === null || bytes === undefined ? null : sum + bytes), 0);

/** One hash of a backup. Backups with the same content have the same hash. */
export const hashOf = ({ collections }: Manifest): string => {
  const lines = collections.map(({ database, name, sha256 }) => `${database}.${name} ${sha256}`).sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
};

async function* passOn(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* source;
}

/** The documents of a file, decrypted and decompressed. An error of any step reaches the reader. */
async function* chunksOf({ folder, identities }: Archive, file: string): AsyncGenerator<Buffer> {
  const opened = createGunzip();
  const isPlain = file.endsWith('.gz');
  const decrypt = isPlain ? passOn : decryptWith(identities, file);
  const reading = pipeline(createReadStream(path.join(folder, file)), decrypt, opened);
  // The pipeline ends the last stream with its error, so the loop below throws it.
  reading.catch(() => undefined);
  yield* opened;
  await reading;
}

/** The documents of one collection, one after another. */
export async function* readDocuments(archive: Archive, { file }: ArchivedCollection): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunksOf(archive, file)) {
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

const unreadable: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'is missing'],
  ['EACCES', 'cannot be read: it belongs to another user'],
  ['EIO', 'cannot be read: the disk reports an error'],
]);

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown } | undefined)?.code;

/** Reads a whole file. Throws a Problem when it cannot be read, or when its content differs from the manifest. */
export const verify = async (archive: Archive, { file, sha256 }: ArchivedCollection): Promise<void> => {
  const hash = createHash('sha256');
  try {
    for await (const chunk of chunksOf(archive, file)) hash.update(chunk);
  } catch (error) {
    if (error instanceof Problem) throw error;
    const reason = unreadable.get(codeOf(error)) ?? 'is damaged';
    throw new Problem(`${path.join(archive.folder, file)} ${reason}. Nothing was restored.`);
  }
  if (hash.digest('hex') === sha256) return;
  throw new Problem(`${file} is damaged: its checksum is not the one in the manifest. Nothing was restored.`);
};
