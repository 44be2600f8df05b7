import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chooseMongo, EngineError, folderEngine, type MongoChoice, startMongo } from '@folkmoot/embedded-mongo';
import { Problem } from '../start/problem.mjs';

/** Where MongoDB is, how the person is told, and how it is stopped. */
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

/** Says that the data of this folder are not in it. What names them stays outside: it may hold a password. */
const elsewhereMark = (dataDir: string): string => path.join(dataDir, 'database.json');

/** The rest of a data folder (whether it was filled, its keys, its inbox) belongs to one database and to no other. */
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
 * MONGODB_URI, else mongod on the PATH, else the embedded engine, on the files in the data folder. Refuses a folder
 * whose data another engine holds, before anything in it is changed.
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

interface Ground {
  root: string;
  dataDir: string;
  choice: MongoChoice;
}

/** Starts what was chosen. */
export const startDatabase = async ({ root, dataDir, choice }: Ground): Promise<Database> => {
  try {
    const running = await startMongo(choice, { engineMain: path.join(root, 'packages/embedded-mongo/dist/main.mjs') });
    if (choice.kind === 'uri') writeFileSync(elsewhereMark(dataDir), JSON.stringify({ at: 'MONGODB_URI' }));
    return { uri: running.uri, source: sources[choice.kind], stop: () => running.stop() };
  } catch (error) {
    if (error instanceof EngineError) throw new Problem(error.message);
    throw error;
  }
};
