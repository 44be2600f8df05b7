import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import { type Engine, type EngineOptions, startEngine } from '../server/start';

/** A folder of its own for one test. */
export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'engine-check-'));

/** A mongoose connection with a database of its own. */
export const connect = (uri: string, dbName = 'check'): Promise<Connection> =>
  mongoose.createConnection(uri, { dbName, serverSelectionTimeoutMS: 10_000 }).asPromise();

export interface TestEngine {
  readonly engine: Engine;
  readonly connection: Connection;
  stop(): Promise<void>;
}
/** An engine in this process on a fresh folder, and a connection to it. */
export const startTestEngine = async (options: Partial<EngineOptions> = {}): Promise<TestEngine> => {
  const dbPath = await temporaryFolder();
  const engine = await startEngine({ dbPath, port: 0, noSync: true, ...options });
  const connection = await connect(engine.uri);
  const stop = async (): Promise<void> => {
    await connection.close();
    await engine.stop();
    await rm(dbPath, { recursive: true, force: true });
  };
  return { engine, connection, stop };
};

/** A stored document of the checks. */
export interface NumberedDoc {
  _id: number;
  [field: string]: unknown;
}

/** The database behind a connection that is open. */
export const databaseOf = (connection: Connection) => {
  if (!connection.db) throw new Error('the connection is not open');
  return connection.db;
};

interface Refusal {
  readonly code: unknown;
  readonly message: string;
}
/** The error of a refused command; fails when it succeeded. */
export const refusalOf = async (work: Promise<unknown>): Promise<Refusal> => {
  const outcome = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(outcome instanceof Error)) throw new Error('nothing was refused');
  return { code: 'code' in outcome ? outcome.code : undefined, message: outcome.message };
};
