import path from 'node:path';
import { chooseMongo, EngineError, startMongo } from '@folkmoot/embedded-mongo';
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

/** MONGODB_URI, else mongod on the PATH, else the embedded engine, on the files in the data folder. */
export const startDatabase = async ({ root, dataDir }: { root: string; dataDir: string }): Promise<Database> => {
  const { MONGODB_URI, PATH } = process.env;
  try {
    const choice = chooseMongo({ env: { MONGODB_URI, PATH }, dataDir: path.join(dataDir, 'db') });
    const running = await startMongo(choice, { engineMain: path.join(root, 'packages/embedded-mongo/dist/main.mjs') });
    return { uri: running.uri, source: sources[choice.kind], stop: () => running.stop() };
  } catch (error) {
    if (error instanceof EngineError) throw new Problem(error.message);
    throw error;
  }
};
