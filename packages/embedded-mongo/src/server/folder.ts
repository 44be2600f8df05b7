import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EngineError } from './engine-error';

/** 2: keys of numbers are exact, documents are counted. */
const format = 2;
const markerName = 'engine.json';
const OWNER_ONLY = 0o700;

export type FolderEngine = 'embedded-mongo' | 'mongod';
interface Marker {
  readonly engine?: unknown;
  readonly format?: unknown;
}

const readMarker = (folder: string): Marker | undefined => {
  const path = join(folder, markerName);
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Marker;
  } catch {
    throw new EngineError('FolderBroken', `${path} is not readable as JSON; restore it or use another data folder`);
  }
};

/** Which engine wrote a data folder; undefined for an empty or missing one. */
export const folderEngine = (folder: string): string | undefined => {
  const marker = readMarker(folder);
  if (marker) return String(marker.engine);
  return existsSync(join(folder, 'WiredTiger')) || existsSync(join(folder, 'storage.bson')) ? 'mongod' : undefined;
};

const writeMarker = (folder: string, engine: FolderEngine): void => {
  const path = join(folder, markerName);
  writeFileSync(`${path}.new`, `${JSON.stringify({ engine, format })}\n`);
  renameSync(`${path}.new`, path);
};
const formatOf = (folder: string, marker: Marker): number => {
  const stored = Number(marker.format);
  if (!Number.isInteger(stored)) {
    throw new EngineError(
      'FolderBroken',
      `${join(folder, markerName)} names no format; restore it or use another folder`,
    );
  }
  if (stored <= format) return stored;
  throw new EngineError(
    'FolderNewer',
    `${folder} has format ${stored}, this version reads up to ${format}; use the newer version`,
  );
};

/** Makes the folder if needed and marks it as this engine's; refuses one that another engine or a newer format wrote. */
export const claimFolder = (folder: string, engine: FolderEngine): void => {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  // LMDB creates its files with the process's default mode: the mode of the folder protects all of them.
  chmodSync(folder, OWNER_ONLY);
  const owner = folderEngine(folder);
  if (owner !== undefined && owner !== engine) {
    throw new EngineError(
      'FolderForeign',
      `${folder} was written by ${owner}, not by ${engine}; use another data folder`,
    );
  }
  const marker = readMarker(folder);
  if (marker) formatOf(folder, marker);
  else writeMarker(folder, engine);
};

/** Whether a claimed folder was written in an older format. */
export const isOutdated = (folder: string): boolean => formatOf(folder, readMarker(folder) ?? {}) < format;
/** Notes that the data now has this version's format. */
export const markUpgraded = (folder: string): void => writeMarker(folder, 'embedded-mongo');
