/** @file One engine per folder: a bound socket is a lock that dies with its process, kill -9 included. */
import { createHash, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, realpathSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EngineError } from './engine-error';

export interface FolderLock {
  release(): Promise<void>;
}
const lockName = 'engine.lock';
/** Maximum path length in bytes: socket paths are limited, and the names next to the lock need space. */
const longestPath = 90;
const pauseMs = 20;
/** A guard older than this was left by a killed process. */
const guardMs = 3000;
const mostAttempts = 400;

/** Next to the data, or in the temporary folder when that path is too long for a socket. */
const lockPathOf = (folder: string): string => {
  const path = join(realpathSync(folder), lockName);
  if (Buffer.byteLength(path) <= longestPath) return path;
  return join(tmpdir(), `engine-${createHash('sha256').update(path).digest('hex').slice(0, 16)}.lock`);
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
const hasDone = (work: () => void): boolean => {
  try {
    work();
    return true;
  } catch {
    return false;
  }
};

/** A process locks this folder while it removes a dead lock: two at the same time could remove a live one. */
const withGuard = async (path: string, work: () => Promise<void>): Promise<void> => {
  const guard = `${path}.taking`;
  if (!hasDone(() => mkdirSync(guard))) {
    await delay(pauseMs);
    const isLeft = hasDone(() => {
      if (Date.now() - statSync(guard).mtimeMs < guardMs) throw new Error('somebody is at it');
    });
    if (isLeft) hasDone(() => rmdirSync(guard));
    return;
  }
  try {
    await work();
  } finally {
    rmdirSync(guard);
  }
};

/** Throws EngineLocked when another engine serves the folder. */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  const path = lockPathOf(folder);
  const own = `${path}.${randomBytes(3).toString('hex')}`;
  const server = await bind(own);
  const release = async (): Promise<void> => {
    await new Promise((resolve) => server.close(resolve));
    rmSync(own, { force: true });
  };
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    if (hasDone(() => linkSync(own, path))) {
      rmSync(own, { force: true });
      return {
        release: () => {
          rmSync(path, { force: true });
          return release();
        },
      };
    }
    if (await isServed(path)) break;
    await withGuard(path, async () => {
      if (!(await isServed(path))) rmSync(path, { force: true });
    });
  }
  await release();
  throw new EngineError('EngineLocked', `another engine is serving ${folder}`);
};
