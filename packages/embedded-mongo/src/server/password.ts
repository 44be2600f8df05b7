import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EngineError } from './engine-error';

const FILE = 'engine.password';
const BYTES = 32;
const OWNER_ONLY = 0o600;
const FORM = /^[0-9a-f]{64}$/;

/** Writes a file that only its owner can read; it is whole or not there, and an older mode does not stay. */
export const writeForOwner = (path: string, text: string): void => {
  writeFileSync(`${path}.new`, text, { mode: OWNER_ONLY });
  renameSync(`${path}.new`, path);
};

/** The password of this folder's engine: made at its first start, kept so that clients may connect again after a restart. */
export const keepPassword = (folder: string): string => {
  const path = join(folder, FILE);
  if (!existsSync(path)) writeForOwner(path, `${randomBytes(BYTES).toString('hex')}\n`);
  const password = readFileSync(path, 'utf8').trim();
  if (FORM.test(password)) return password;
  throw new EngineError('FolderBroken', `${path} holds no password; delete it, and a new one is made`);
};
