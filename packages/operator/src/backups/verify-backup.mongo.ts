/** @file The proof of a backup: it is restored into a temporary database, and every document is compared. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEngine } from '@folkmoot/embedded-mongo';
import { mongo } from 'mongoose';
import { Problem } from '../command-line/errors';
import { type Archive, type ArchivedCollection, countDocuments } from '../database/archive';
import { restore } from '../database/restore.mongo';

const PREFIX = 'folkmoot-verify-';
const HASH_BYTES = 32;

interface VerifyOptions {
  /** Where the temporary database is made. Default: the temporary folder of the system. */
  readonly workDir?: string | undefined;
  readonly progress: (line: string) => void;
  readonly signal?: AbortSignal;
}

/** A hash of documents in any order: another server may list them in another one. */
const documentSet = () => {
  const sum = Buffer.alloc(HASH_BYTES);
  let documents = 0;
  return {
    add: (raw: Uint8Array): void => {
      documents += 1;
      let carry = 0;
      const digest = createHash('sha256').update(raw).digest();
      for (let at = HASH_BYTES - 1; at >= 0; at -= 1) {
        carry += sum.readUInt8(at) + digest.readUInt8(at);
        sum.writeUInt8(carry & 0xff, at);
        carry >>= 8;
      }
    },
    read: (): string => `${documents} ${sum.toString('hex')}`,
  };
};

type DocumentSet = ReturnType<typeof documentSet>;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Deletes the databases of verifications that were killed. */
const removeLeftovers = (workDir: string): void => {
  for (const name of readdirSync(workDir)) {
    if (!name.startsWith(PREFIX)) continue;
    const pid = Number(name.slice(PREFIX.length).split('-')[0]);
    if (pid === process.pid || !isAlive(pid)) rmSync(path.join(workDir, name), { recursive: true, force: true });
  }
};

const compare = async (uri: string, expected: ReadonlyMap<ArchivedCollection, DocumentSet>): Promise<void> => {
  const client = await mongo.MongoClient.connect(uri);
  try {
    for (const [{ database, name }, set] of expected) {
      const restored = documentSet();
      const documents = client.db(database).collection(name).find({}, { raw: true });
      for await (const raw of documents) restored.add(raw as unknown as Uint8Array);
      if (restored.read() !== set.read()) {
        throw new Problem(`${database}.${name} is not the same after a restore: the backup cannot be trusted.`);
      }
    }
  } finally {
    await client.close();
  }
};

/**
 * Restores a backup into a temporary database of this process and compares every document with the backup. Nothing
 * expires there meanwhile. Returns the number of documents. Throws a Problem when something differs.
 */
export const verifyByRestoring = async (archive: Archive, options: VerifyOptions): Promise<number> => {
  const { workDir = tmpdir(), progress, signal } = options;
  mkdirSync(workDir, { recursive: true });
  removeLeftovers(workDir);
  const dbPath = mkdtempSync(path.join(workDir, `${PREFIX}${process.pid}-`));
  try {
    const engine = await startEngine({ dbPath, noSync: true });
    try {
      const expected = new Map<ArchivedCollection, DocumentSet>();
      const onDocument = (collection: ArchivedCollection, raw: Uint8Array): void => {
        const set = expected.get(collection) ?? documentSet();
        expected.set(collection, set);
        set.add(raw);
      };
      const copy = { replaces: false, neverExpires: true, progress, onDocument, ...(signal ? { signal } : {}) };
      const manifest = await restore(engine.uri, archive, copy);
      for (const collection of manifest.collections) {
        if (!expected.has(collection)) expected.set(collection, documentSet());
      }
      await compare(engine.uri, expected);
      return countDocuments(manifest);
    } finally {
      await engine.stop();
    }
  } finally {
    rmSync(dbPath, { recursive: true, force: true });
  }
};
