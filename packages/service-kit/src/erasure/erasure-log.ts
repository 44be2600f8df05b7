/**
 * @file The log of erasures, in a folder outside the database. A restored backup has what was erased since, so services
 * read this log at their start and erase it again. It has ids and keyed hashes only.
 */
import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { DomainError } from '@folkmoot/contracts';
import { limiter } from '../concurrency/limiter';
import { ConfigError } from '../config/define-config';
import { syncFolder } from '../storage/sync-folder';

const RANDOM_BYTES = 6;
const FILE = /^[a-z]+-(\d{4}-\d\d-\d\d)-[0-9a-f]+\.jsonl$/;

/** The day of a file of erasures. Null for other files. */
export const erasureFileDay = (name: string): string | null => FILE.exec(name)?.[1] ?? null;

export interface ErasureEntry {
  readonly at: string;
  readonly kind: string;
  readonly councilId: string | null;
  /** The id of what was erased, or a keyed hash. Never an address or an answer. */
  readonly id: string;
  /** Something that the id does not say: the campaign of a response, or a date. */
  readonly detail: string | null;
}

export interface ErasureLog {
  /** Null when nothing is written: erasures are lost with a restore. */
  readonly folder: string | null;
  /** Resolves when the entries are on the disk. Throws unavailable when they cannot be written. */
  append(entries: readonly ErasureEntry[]): Promise<LogPosition | null>;
}

/** The end of the written entries in their file. */
export interface LogPosition {
  readonly file: string;
  readonly bytes: number;
}

/** For a service without a folder, and for tests. */
export const noErasureLog: ErasureLog = { folder: null, append: async () => null };

const openFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new ConfigError(`Configuration: ERASURES_DIR names ${folder}, which cannot be written (${code})`, { cause });
  }
};

/** Writes the log of one process. Throws ConfigError when the folder cannot be written. */
export const openErasureLog = (folder: string | undefined, service: string): ErasureLog => {
  if (folder === undefined) return noErasureLog;
  openFolder(folder);
  const own = randomBytes(RANDOM_BYTES).toString('hex');
  const oneByOne = limiter(1);
  const known = new Set<string>();
  const write = async (name: string, text: string): Promise<LogPosition> => {
    const file = await open(path.join(folder, name), 'a', 0o600);
    try {
      await file.writeFile(text);
      await file.datasync();
      if (!known.has(name)) syncFolder(folder);
      known.add(name);
      return { file: name, bytes: (await file.stat()).size };
    } finally {
      await file.close();
    }
  };
  return {
    folder,
    append: async (entries) => {
      const [first] = entries;
      if (!first) return null;
      const name = `${service}-${first.at.slice(0, 'yyyy-mm-dd'.length)}-${own}.jsonl`;
      // The line end before it separates the entries from a line that a full disk has cut.
      const text = `\n${entries.map((entry) => JSON.stringify(entry)).join('\n')}\n`;
      try {
        return await oneByOne(() => write(name, text));
      } catch (cause) {
        throw new DomainError('unavailable', { cause });
      }
    },
  };
};
