/** @file The registry of remotes as a file. The operator's tool and the admin service change it; the gateway and public read it. */
import { open, readFile, rm, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type RegistryLine, registryFileSchema, registryLineSchema } from '@folkmoot/contracts';
import { checkReleases } from './check-releases';
import { changeLine, type RegistryChange } from './registry-changes';
import { writeRegistry } from './write-registry';

/** Where the releases are. */
export interface ServedReleases {
  readonly staticDir: string;
  readonly registry: string;
}

const LOCK_TRIES = 100;
const LOCK_WAIT_MS = 100;
/** Longer than any change takes: the program that made an older lock has ended. */
const LOCK_STALE_MS = 30_000;

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

const removeStaleLock = async (lock: string): Promise<void> => {
  const age = await stat(lock).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  if (age > LOCK_STALE_MS) await rm(lock, { force: true });
};

/** Two programs that change the file at once would lose the change of one. */
const withLock = async <T>(registry: string, work: () => Promise<T>): Promise<T> => {
  const lock = `${registry}.lock`;
  for (let tried = 0; ; tried += 1) {
    try {
      await (await open(lock, 'wx')).close();
      break;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST' || tried >= LOCK_TRIES) throw error;
      await removeStaleLock(lock);
      await pause(LOCK_WAIT_MS);
    }
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
};

/** Throws when a line is not valid. */
export const readRegistryFile = async (registry: string): Promise<RegistryLine[]> => {
  const { remotes } = registryFileSchema.parse(JSON.parse(await readFile(registry, 'utf8')));
  return remotes.map((line) => registryLineSchema.parse(line));
};

/**
 * Changes the line of a remote. The line is written only when every file that it names exists: a gateway would refuse it
 * otherwise. Returns the line.
 */
export const changeRegistryFile = (
  { staticDir, registry }: ServedReleases,
  remote: string,
  change: RegistryChange,
): Promise<RegistryLine> =>
  withLock(registry, async () => {
    const before = await readRegistryFile(registry);
    const lines = changeLine(before, remote, change);
    const changed = registryLineSchema.parse(lines.find(({ name }) => name === remote));
    if (before.some((line) => JSON.stringify(line) === JSON.stringify(changed))) return changed;
    await checkReleases(staticDir, changed);
    writeRegistry(registry, lines);
    return changed;
  });
