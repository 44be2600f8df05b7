import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { EngineError } from './engine-error';

const format = 1;
const markerName = 'engine.json';
const lockName = 'engine.lock';

export type FolderEngine = 'embedded-mongo' | 'mongod';
interface Marker {
  readonly engine?: unknown;
  readonly format?: unknown;
}

const readMarker = (folder: string): Marker | undefined => {
  const path = join(folder, markerName);
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Marker;
  } catch {
    throw new EngineError('FolderBroken', `${path} is not readable as JSON; restore it or use another data folder`);
  }
};

/** Which engine wrote a data folder; undefined for an empty or missing one. */
export const folderEngine = (folder: string): string | undefined => {
  const marker = readMarker(folder);
  if (marker) return String(marker.engine);
  return existsSync(join(folder, 'WiredTiger')) || existsSync(join(folder, 'storage.bson')) ? 'mongod' : undefined;
};

/** Makes the folder if needed and marks it as this engine's; refuses one that another engine or a newer format wrote. */
export const claimFolder = (folder: string, engine: FolderEngine): void => {
  mkdirSync(folder, { recursive: true });
  const owner = folderEngine(folder);
  if (owner !== undefined && owner !== engine) {
    throw new EngineError(
      'FolderForeign',
      `${folder} was written by ${owner}, not by ${engine}; use another data folder`,
    );
  }
  const marker = readMarker(folder);
  if (marker && Number(marker.format) > format) {
    throw new EngineError(
      'FolderNewer',
      `${folder} has format ${Number(marker.format)}, this version reads up to ${format}; use the newer version`,
    );
  }
  if (!marker) writeFileSync(join(folder, markerName), `${JSON.stringify({ engine, format })}\n`);
};

const bind = (path: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject).listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
const isServed = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });

/** One engine per folder: a bound socket beside the data is a lock that dies with its process, kill -9 included. */
export const lockFolder = async (folder: string): Promise<Server> => {
  const path = join(folder, lockName);
  try {
    return await bind(path);
  } catch {
    if (await isServed(path)) throw new EngineError('EngineLocked', `another engine is serving ${folder}`);
    rmSync(path, { force: true });
    return bind(path);
  }
};
