/** @file Chooses MongoDB: MONGODB_URI, mongod on the PATH, or the embedded engine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { engineUri, USER } from './server/access';
import { EngineError } from './server/engine-error';
import { claimFolder, folderEngine } from './server/folder';
import { keepPassword, writeForOwner } from './server/password';
import { freePort, spawnEngine, stopChild } from './source/child';
import { becomePrimary } from './source/initiate';

export type MongoChoice =
  | { readonly kind: 'uri'; readonly uri: string }
  | { readonly kind: 'mongod'; readonly dataDir: string; readonly binary: string }
  | { readonly kind: 'embedded'; readonly dataDir: string };
export interface MongoSource {
  readonly env: { readonly MONGODB_URI?: string; readonly PATH?: string };
  /** The folder of the database files. */
  readonly dataDir: string;
}
export interface RunningMongo {
  readonly uri: string;
  stop(): Promise<void>;
}
export interface StartMongoOptions {
  /** The engine's bundle, dist/main.mjs; only needed for 'embedded'. */
  readonly engineMain: string;
  /** 0 takes a free port, which is kept over restarts. */
  readonly port?: number;
}

const onPath = (name: string, path = ''): string | undefined =>
  path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

/** Chooses. Throws EngineError when the data folder belongs to an engine that is not available. */
export const chooseMongo = ({ env, dataDir }: MongoSource): MongoChoice => {
  if (env.MONGODB_URI) return { kind: 'uri', uri: env.MONGODB_URI };
  const binary = onPath('mongod', env.PATH);
  const owner = folderEngine(dataDir);
  if (owner === 'embedded-mongo' || (owner === undefined && !binary)) return { kind: 'embedded', dataDir };
  if (binary) return { kind: 'mongod', dataDir, binary };
  throw new EngineError(
    'FolderForeign',
    `${dataDir} was written by ${owner}, which is not on the PATH; install it or use another data folder`,
  );
};

const MEMBER_KEY_BYTES = 256;

const startMongod = async (binary: string, dataDir: string, port: number): Promise<RunningMongo> => {
  claimFolder(dataDir, 'mongod');
  const password = keepPassword(dataDir);
  const keyFile = join(dataDir, 'mongod.key');
  // A replica set that asks for logins needs a key for its members, even if there is only one.
  if (!existsSync(keyFile)) writeForOwner(keyFile, `${randomBytes(MEMBER_KEY_BYTES).toString('base64')}\n`);
  const serverArgs = ['--replSet', 'rs0', '--dbpath', dataDir, '--port', String(port), '--bind_ip', '127.0.0.1'];
  const args = [...serverArgs, '--auth', '--keyFile', keyFile];
  const child = spawn(binary, args, { stdio: 'ignore', detached: true });
  const died = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new EngineError('EngineFailed', `mongod ended with ${code}`)));
  });
  died.catch(() => undefined);
  await Promise.race([becomePrimary(port, { user: USER, password }), died]);
  return { uri: engineUri({ port, password }), stop: () => stopChild(child) };
};

const firstPauseMs = 100;
const longestPauseMs = 5000;
const steadyAfterMs = 30_000;

/** Supervises the engine: restarts it on the same port, with growing pauses, until stop(). */
class EngineKeeper implements RunningMongo {
  #uri = '';
  #child: ChildProcess | undefined;
  #isStopped = false;
  #pauseMs = firstPauseMs;
  #startedAt = 0;

  constructor(
    private readonly main: string,
    private readonly dataDir: string,
    private readonly port: number,
  ) {}

  /** The same after every restart: port and password stay. */
  get uri(): string {
    return this.#uri;
  }
  async start(): Promise<void> {
    const { child, uri } = await spawnEngine(this.main, this.dataDir, this.port);
    this.#child = child;
    this.#uri = uri;
    this.#startedAt = Date.now();
    child.once('exit', () => void this.#restart());
    if (this.#isStopped) await stopChild(child);
  }
  async #restart(): Promise<void> {
    if (Date.now() - this.#startedAt > steadyAfterMs) this.#pauseMs = firstPauseMs;
    while (!this.#isStopped) {
      await delay(this.#pauseMs);
      this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs);
      if (this.#isStopped) return;
      const isRunning = await this.start().then(
        () => true,
        () => false,
      );
      if (isRunning) return;
    }
  }
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#child) await stopChild(this.#child);
  }
}

/** Starts the chosen MongoDB and resolves when it answers. */
export const startMongo = async (choice: MongoChoice, options: StartMongoOptions): Promise<RunningMongo> => {
  if (choice.kind === 'uri') return { uri: choice.uri, stop: async () => undefined };
  const port = options.port || (await freePort());
  if (choice.kind === 'mongod') return startMongod(choice.binary, choice.dataDir, port);
  const keeper = new EngineKeeper(options.engineMain, choice.dataDir, port);
  await keeper.start();
  return keeper;
};
