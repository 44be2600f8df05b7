import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EngineError, startEngine } from '@folkmoot/embedded-mongo';
import { runningOn } from '../start/data-folder.mjs';
import { Problem } from '../start/problem.mjs';
import { assertUnused, folderInUse } from './in-use.mongo';

interface Wanted {
  /** The address that was named, as an option or as MONGODB_URI. */
  readonly uri: string | undefined;
  /** The product's data folder: its embedded database is used when no address is named. */
  readonly data: string;
  /** The work destroys what services rely on: it is refused while they run. */
  readonly needsStoppedProduct?: boolean;
}
const addressFile = (dbPath: string): string => path.join(dbPath, 'engine.uri');

const onFolder = async (dbPath: string, work: (uri: string) => Promise<void>): Promise<void> => {
  const engine = await startEngine({ dbPath });
  try {
    await work(engine.uri);
  } finally {
    await engine.stop();
  }
};

/** On the server that has the folder's files open already. */
const onServed = async (
  { data, needsStoppedProduct }: Wanted,
  dbPath: string,
  work: (uri: string) => Promise<void>,
): Promise<void> => {
  if (needsStoppedProduct) throw folderInUse(data, runningOn(data));
  await work(readFileSync(addressFile(dbPath), 'utf8').trim());
};

/** Does work on a server: the one that was named, the one that serves the folder, or one started for the purpose. */
export const onServer = async (wanted: Wanted, work: (uri: string) => Promise<void>): Promise<void> => {
  const { uri, data, needsStoppedProduct } = wanted;
  if (uri) {
    if (needsStoppedProduct) await assertUnused(uri, process.env);
    return work(uri);
  }
  const dbPath = path.join(data, 'db');
  try {
    await onFolder(dbPath, work);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (error.code !== 'EngineLocked' || !existsSync(addressFile(dbPath))) throw new Problem(error.message);
    await onServed(wanted, dbPath, work);
  }
};
