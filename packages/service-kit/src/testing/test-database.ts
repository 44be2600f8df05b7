import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Engine as EmbeddedEngine, startEngine } from '@folkmoot/embedded-mongo';
import type { Connection } from 'mongoose';
import { kitModels } from '../kit-models';
import { connectMongo } from '../mongo/connect';
import { type ModelDefinition, prepareModels } from '../mongo/model';
import { testConfig } from './config';

type Engine = Pick<EmbeddedEngine, 'uri' | 'stop'>;

/** Longer than a run: tests write by a clock in the past, and documents expire by the machine's clock. */
const TTL_SECONDS = 86_400;

const startEngineInFolder = async (): Promise<Engine> => {
  const dbPath = await mkdtemp(path.join(tmpdir(), 'folkmoot-test-'));
  const engine = await startEngine({ dbPath, port: 0, noSync: true, ttlSeconds: TTL_SECONDS });
  const stop = async () => {
    await engine.stop();
    await rm(dbPath, { recursive: true, force: true });
  };
  return { uri: engine.uri, stop };
};

let engine: Promise<Engine> | null = null;
let users = 0;

/** Jest starts one engine for all test files. Outside jest one engine serves all databases that are open. */
const acquireEngine = async (): Promise<string> => {
  const { mongodbUri, testMongodbUri } = testConfig();
  const uri = mongodbUri ?? testMongodbUri;
  if (uri) return uri;
  users += 1;
  engine ??= startEngineInFolder();
  return (await engine).uri;
};

const releaseEngine = async (): Promise<void> => {
  if (!engine) return;
  users -= 1;
  if (users > 0) return;
  const unused = await engine;
  engine = null;
  await unused.stop();
};

export interface TestServer {
  readonly uri: string;
  /** A name that no other test uses. */
  readonly name: string;
  /** Call it once nothing is connected any more. */
  release(): Promise<void>;
}

/** A MongoDB server for a test, and a database name of its own. */
export const testServer = async (): Promise<TestServer> => ({
  uri: await acquireEngine(),
  name: `test_${randomBytes(6).toString('hex')}`,
  release: releaseEngine,
});

export interface TestDatabase {
  readonly connection: Connection;
  readonly uri: string;
  readonly name: string;
  /** Deletes all documents, for the next test: far quicker than another database. */
  empty(): Promise<void>;
  /** Drops the database and disconnects. */
  stop(): Promise<void>;
}

/** A fresh database with these models and the kit's own. */
export const testDatabase = async (models: readonly ModelDefinition[] = []): Promise<TestDatabase> => {
  const { uri, name, release } = await testServer();
  const connection = await connectMongo(uri, name);
  const all = [...kitModels, ...models];
  await prepareModels(connection, all);
  const empty = async () => {
    // One after another: at once, each would open a connection of its own and log in.
    for (const { collection } of all) await connection.collection(collection).deleteMany({});
  };
  const stop = async () => {
    await connection.dropDatabase();
    await connection.close();
    await release();
  };
  return { connection, uri, name, empty, stop };
};
