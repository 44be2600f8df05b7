import { readFile, stat } from 'node:fs/promises';
import { type RemoteRegistry, remoteRegistrySchema } from '@folkmoot/contracts';
import type { Logger } from '@folkmoot/service-kit';

const LOOK_EVERY_MS = 500;

/** Serves the remote registry from its file: a release is one changed line, noticed without a restart. */
export const createRegistry = ({
  file,
  logger,
  now = Date.now,
}: {
  file: string;
  logger: Logger;
  now?: () => number;
}) => {
  let registry: RemoteRegistry = { remotes: [] };
  let stamp = '';
  let lookedAt = Number.NEGATIVE_INFINITY;

  const look = async (): Promise<void> => {
    const { mtimeMs, size, ino } = await stat(file);
    const seen = `${mtimeMs} ${size} ${ino}`;
    if (seen === stamp) return;
    stamp = seen;
    registry = remoteRegistrySchema.parse(JSON.parse(await readFile(file, 'utf8')));
    logger.info({ remotes: registry.remotes.map(({ name, version }) => `${name}@${version}`) }, 'remote registry read');
  };

  /** The registry as its file says; while the file is missing or broken, as it last said something valid. */
  return async (): Promise<RemoteRegistry> => {
    if (now() - lookedAt < LOOK_EVERY_MS) return registry;
    lookedAt = now();
    await look().catch((error: unknown) => logger.error({ err: error }, 'remote registry not read'));
    return registry;
  };
};
