import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { DomainError, remoteRegistrySchema } from '@folkmoot/contracts';
import type { Logger } from '@folkmoot/service-kit';
import type { Exchange } from '../http/exchange';

interface Kept {
  readonly body: string;
  readonly etag: string;
}

const versionOf = async (file: string): Promise<string> => {
  const { mtimeMs, size, ino } = await stat(file);
  return `${mtimeMs}:${size}:${ino}`;
};

const parse = (text: string): Kept => {
  const body = JSON.stringify(remoteRegistrySchema.parse(JSON.parse(text)));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
};

/** The registry of remotes: looked at with every request, read when it has changed. A broken one changes nothing. */
export const createRemoteRegistry = (file: string, logger: Logger) => {
  let kept: Kept | null = null;
  let seen = '';

  const refresh = async (): Promise<void> => {
    const version = await versionOf(file).catch(() => 'missing');
    if (version === seen) return;
    seen = version;
    try {
      kept = parse(await readFile(file, 'utf8'));
    } catch (error) {
      logger.error({ err: error, file }, 'the registry of remotes cannot be read; the last good one stays');
    }
  };

  return async ({ req, res, method }: Exchange): Promise<void> => {
    if (method !== 'GET' && method !== 'HEAD') throw new DomainError('not_found');
    await refresh();
    if (!kept) throw new DomainError('unavailable', { retryAfter: 2 });
    res.setHeader('Cache-Control', 'no-cache');
    res.setHeader('ETag', kept.etag);
    if (req.headers['if-none-match'] === kept.etag) return void res.writeHead(304).end();
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    res.end(method === 'HEAD' ? undefined : kept.body);
  };
};
