/** @file The folder of the scheduled backups: their names, and what is known about each. */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Problem } from '../command-line/errors';
import { countBytes, countDocuments, hashOf, manifestPath, readManifest } from '../database/archive';
import { PARTIAL_ENDING } from '../database/backup.mongo';

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
const VERIFIED = 'verified.json';

export interface ListedBackup {
  readonly name: string;
  readonly at: Date;
  readonly documents: number;
  readonly bytes: number;
  readonly sha256: string;
  readonly isEncrypted: boolean;
  readonly verifiedAt: Date | null;
}

/** Names are times, so their order is that of the times: `2026-03-02T02-15-00Z`. */
export const nameAt = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Makes the folder. Throws a Problem when it cannot be written. */
export const openBackupFolder = (dir: string): void => {
  try {
    mkdirSync(dir, { recursive: true });
    accessSync(dir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Problem(`The folder of the backups ${dir} cannot be written (${code}). Change BACKUP_DIR or its owner.`);
  }
};

const namesIn = (dir: string): string[] => {
  try {
    return readdirSync(dir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Problem(`The folder of the backups ${dir} cannot be read (${code}).`);
  }
};

/** Deletes what a killed backup has left. Only the process with the lease may call it. */
export const removeHalfBackups = (dir: string): void => {
  const half = namesIn(dir).filter(
    (name) => name.endsWith(PARTIAL_ENDING) && NAME.test(name.slice(0, -PARTIAL_ENDING.length)),
  );
  for (const name of half) rmSync(path.join(dir, name), { recursive: true, force: true });
};

const verifiedAtOf = (folder: string, sha256: string): Date | null => {
  try {
    const { at, sha256: verified } = JSON.parse(readFileSync(path.join(folder, VERIFIED), 'utf8'));
    return verified === sha256 ? new Date(at) : null;
  } catch {
    return null;
  }
};

const listed = (dir: string, name: string): ListedBackup => {
  const folder = path.join(dir, name);
  const manifest = readManifest(folder);
  const sha256 = hashOf(manifest);
  return {
    name,
    at: new Date(manifest.takenAt),
    documents: countDocuments(manifest),
    bytes: countBytes(manifest) ?? 0,
    sha256,
    isEncrypted: manifest.encryption !== undefined,
    verifiedAt: verifiedAtOf(folder, sha256),
  };
};

/** The complete backups, oldest first. A folder without a manifest is not one. */
export const listBackups = (dir: string): ListedBackup[] =>
  namesIn(dir)
    .filter((name) => NAME.test(name) && existsSync(manifestPath(path.join(dir, name))))
    .sort()
    .map((name) => listed(dir, name));

/** The folder of a backup: by name, by path, or the newest. Throws a Problem when there is none. */
export const chooseBackup = (dir: string, chosen: string | undefined): string => {
  if (chosen !== undefined && path.basename(chosen) !== chosen) return chosen;
  const name = chosen ?? listBackups(dir).at(-1)?.name;
  if (name === undefined) throw new Problem(`${dir} has no backup.`);
  return path.join(dir, name);
};

/** Notes beside the backup that it was verified, so that other machines and the next run know. */
export const noteVerified = (folder: string, at: Date): void => {
  const sha256 = hashOf(readManifest(folder));
  try {
    writeFileSync(path.join(folder, VERIFIED), `${JSON.stringify({ at: at.toISOString(), sha256 })}\n`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Problem(`The backup is whole, but ${folder} cannot be written (${code}), so nobody else will know.`);
  }
};

/** First the manifest: a deletion that is interrupted must not leave a backup that looks whole. */
export const deleteBackup = (dir: string, name: string): void => {
  const folder = path.join(dir, name);
  rmSync(manifestPath(folder), { force: true });
  rmSync(folder, { recursive: true, force: true });
};

/** Deletes folders of backups whose deletion was interrupted. */
export const removeHalfDeleted = (dir: string): void => {
  const half = namesIn(dir).filter((name) => NAME.test(name) && !existsSync(manifestPath(path.join(dir, name))));
  for (const name of half) rmSync(path.join(dir, name), { recursive: true, force: true });
};
