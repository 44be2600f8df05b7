import { join } from 'node:path';
import { engineUri, USER } from './access';
import { EngineError } from './engine-error';
import { claimFolder, isOutdated, markUpgraded } from './folder';
import { type FolderLock, lockFolder } from './lock';
import { keepPassword, writeForOwner } from './password';
import { scramVerifier } from './scram';
import { Server, type ServerOptions, type TlsKeys } from './server';

export interface EngineOptions {
  /** The data folder; made if missing. */
  readonly dbPath: string;
  /** 0 takes a free port. */
  readonly port?: number;
  /** Loopback only. */
  readonly host?: string;
  /** Seconds between rounds of TTL expiry. */
  readonly ttlSeconds?: number;
  /** Disables sync to disk, for speed in tests. */
  readonly noSync?: boolean;
  /** Bytes of the disk that stay free; writes that need space are refused beyond that. */
  readonly reserveBytes?: number;
  /** Speaks TLS with this key. */
  readonly tls?: TlsKeys;
}
export interface Engine {
  readonly port: number;
  /** With the password in it. */
  readonly uri: string;
  stop(): Promise<void>;
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);
const checkHost = (host: string): void => {
  if (loopback.has(host)) return;
  throw new EngineError('HostRefused', `the embedded engine listens on loopback only, not on ${host}`);
};
const portError = (error: unknown, port: number): unknown => {
  const isTaken = (error as { code?: unknown } | undefined)?.code === 'EADDRINUSE';
  return isTaken ? new EngineError('PortTaken', `port ${port} is taken by another program`) : error;
};

const messageOf = (error: unknown): string => String((error as { message?: unknown } | undefined)?.message ?? error);
/** Opens the server on a locked folder; unlocks it when the files cannot be read. */
const openServer = (lock: FolderLock, options: ServerOptions): Server => {
  try {
    return new Server(options);
  } catch (error) {
    void lock.release();
    if (isRefusal(error)) throw error;
    const advice = 'restore a backup into an empty folder (npx folkmoot restore)';
    throw new EngineError(
      'FolderBroken',
      `the database files in ${options.dbPath} can not be read; ${advice}: ${messageOf(error)}`,
    );
  }
};
const isRefusal = (error: unknown): boolean => error instanceof EngineError;

const passwordOf = async (lock: FolderLock, dbPath: string): Promise<string> => {
  try {
    return keepPassword(dbPath);
  } catch (error) {
    await lock.release();
    throw error;
  }
};

/** Starts the engine in this process. Throws EngineError when the folder, host or port is refused. */
export const startEngine = async (options: EngineOptions): Promise<Engine> => {
  const { dbPath, port = 0, host = '127.0.0.1', ttlSeconds = 60, noSync = false, reserveBytes, tls } = options;
  checkHost(host);
  claimFolder(dbPath, 'embedded-mongo');
  const lock = await lockFolder(dbPath);
  const password = await passwordOf(lock, dbPath);
  const verifier = scramVerifier(USER, password);
  const server = openServer(lock, { dbPath, port, host, ttlSeconds, noSync, reserveBytes, verifier, tls });
  const stop = async (): Promise<void> => {
    await server.close();
    await lock.release();
  };
  try {
    if (isOutdated(dbPath)) {
      await server.upgrade();
      markUpgraded(dbPath);
    }
    const bound = await server.listen();
    const uri = engineUri({ port: bound, password, isTls: tls !== undefined });
    // Tools of the same user find the engine's address and password in this file.
    writeForOwner(join(dbPath, 'engine.uri'), `${uri}\n`);
    return { port: bound, uri, stop };
  } catch (error) {
    await stop();
    throw portError(error, port);
  }
};
