import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chooseMongo, EngineError, folderEngine, type MongoChoice, startMongo } from '@folkmoot/embedded-mongo/source';
import { Problem } from '../start/problem.mjs';

/** Address of MongoDB, its description for the person, and its stop function. */
export interface Database {
  uri: string;
  source: string;
  stop(): Promise<void>;
}

const sources = {
  uri: 'MongoDB at MONGODB_URI',
  mongod: 'mongod found on the PATH',
  embedded: 'embedded engine',
} as const;

const filesOf = (dataDir: string): string => path.join(dataDir, 'db');

/**
 * Marks that the data of this folder are in another database. It does not contain the address, which may include a
 * password.
 */
const elsewhereMark = (dataDir: string): string => path.join(dataDir, 'database.json');

/** A data folder (its seed state, keys and inbox) belongs to exactly one database. */
const assertSameDatabase = (dataDir: string, isElsewhere: boolean): void => {
  const owner = folderEngine(filesOf(dataDir));
  if (isElsewhere && owner !== undefined) {
    throw new Problem(
      `${dataDir} holds the data of ${owner}, and MONGODB_URI names another database. Start without MONGODB_URI, or use another folder: --data DIR`,
    );
  }
  if (!isElsewhere && existsSync(elsewhereMark(dataDir))) {
    throw new Problem(
      `${dataDir} belongs to the database that MONGODB_URI named when it was made. Set MONGODB_URI again, or use another folder: --data DIR`,
    );
  }
};

/**
 * MONGODB_URI, or mongod on the PATH, or the embedded engine, on the files in the data folder. Refuses a folder with
 * the data of another engine, before it changes any file.
 */
export const chooseDatabase = (dataDir: string, env: NodeJS.ProcessEnv): MongoChoice => {
  const { MONGODB_URI, PATH } = env;
  try {
    assertSameDatabase(dataDir, Boolean(MONGODB_URI));
    return chooseMongo({ env: { MONGODB_URI, PATH }, dataDir: filesOf(dataDir) });
  } catch (error) {
    if (error instanceof EngineError) throw new Problem(error.message);
    throw error;
  }
};

interface DatabaseInput {
  root: string;
  dataDir: string;
  choice: MongoChoice;
}

/** Starts the chosen database. */
export const startDatabase = async ({ root, dataDir, choice }: DatabaseInput): Promise<Database> => {
  try {
    const running = await startMongo(choice, { engineMain: path.join(root, 'packages/embedded-mongo/dist/main.mjs') });
    if (choice.kind === 'uri') writeFileSync(elsewhereMark(dataDir), JSON.stringify({ at: 'MONGODB_URI' }));
    return { uri: running.uri, source: sources[choice.kind], stop: () => running.stop() };
  } catch (error) {
    if (error instanceof EngineError) throw new Problem(error.message);
    throw error;
  }
};
