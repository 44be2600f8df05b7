import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EngineError, startEngine } from '@folkmoot/embedded-mongo';
import { Problem } from '../start/problem.mjs';

interface Wanted {
  /** The address that was named, as an option or as MONGODB_URI. */
  readonly uri: string | undefined;
  /** The product's data folder: its embedded database is used when no address is named. */
  readonly data: string;
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

/** Does work on a server: the one that was named, the one that serves the folder, or one started for the purpose. */
export const onServer = async ({ uri, data }: Wanted, work: (uri: string) => Promise<void>): Promise<void> => {
  if (uri) return work(uri);
  const dbPath = path.join(data, 'db');
  try {
    await onFolder(dbPath, work);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (error.code !== 'EngineLocked' || !existsSync(addressFile(dbPath))) throw new Problem(error.message);
    await work(readFileSync(addressFile(dbPath), 'utf8').trim());
  }
};
