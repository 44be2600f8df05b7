import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EngineError, startEngine } from '@folkmoot/embedded-mongo';
import type { Environment } from '@folkmoot/service-kit';
import { runningOn } from '../../../../scripts/start/data-folder.mjs';
import { Problem } from '../command-line/errors';
import { assertUnused, folderInUse } from './in-use.mongo';

interface Wanted {
  /** The address from the option or from MONGODB_URI. */
  readonly uri: string | undefined;
  /** The product's data folder. Its embedded database is used when there is no address. */
  readonly data: string;
  readonly environment: Environment;
  /** True for work that would break running services: it is refused while they run. */
  readonly needsStoppedProduct?: boolean;
}
const addressFile = (dbPath: string): string => path.join(dbPath, 'engine.uri');

const onFolder = async <T>(dbPath: string, work: (uri: string) => Promise<T>): Promise<T> => {
  const engine = await startEngine({ dbPath });
  try {
    return await work(engine.uri);
  } finally {
    await engine.stop();
  }
};

/** Uses the server that already has the folder's files open. */
const onServed = async <T>(
  { data, needsStoppedProduct }: Wanted,
  dbPath: string,
  work: (uri: string) => Promise<T>,
): Promise<T> => {
  if (needsStoppedProduct) throw folderInUse(data, runningOn(data));
  return work(readFileSync(addressFile(dbPath), 'utf8').trim());
};

/** Runs work on a server: the one at the address, the one that serves the folder, or a new one. */
export const onServer = async <T>(wanted: Wanted, work: (uri: string) => Promise<T>): Promise<T> => {
  const { uri, data, environment, needsStoppedProduct } = wanted;
  if (uri) {
    if (needsStoppedProduct) await assertUnused(uri, environment);
    return work(uri);
  }
  const dbPath = path.join(data, 'db');
  try {
    return await onFolder(dbPath, work);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (error.code !== 'EngineLocked' || !existsSync(addressFile(dbPath))) throw new Problem(error.message);
    return onServed(wanted, dbPath, work);
  }
};
