import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { lookup } from '@folkmoot/contracts';
import { LRUCache } from 'lru-cache';
import type { Exchange } from '../answer';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Names that contain the hash of their content never change. All other files are revalidated each time. */
const HASHED = /\.[0-9a-f]{8,}\.(js|css|woff2|map|svg|png)(\.map)?$/;
const HASHED_FOLDER = /^remotes\/[^/]+\/[^/]+\/.*\.[0-9a-f]{8,}\./;
/** A release whose version contains the hash of all its files: its manifest and descriptor do not change either. */
const HASHED_RELEASE = /^remotes\/[^/]+\/[^/]+-[0-9a-f]{8}\//;
const IMMUTABLE = 'public, max-age=31536000, immutable';

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

interface Loaded {
  content: Buffer;
  encoding: string | null;
  etag: string;
}

const MAX_FILES = 2_000;

const readIfThere = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);

const load = async (file: string, accepted: string): Promise<Loaded | null> => {
  const wanted = encodings.find(({ name }) => accepted.includes(name));
  const packed = wanted ? await readIfThere(`${file}${wanted.suffix}`) : null;
  const content = packed ?? (await readIfThere(file));
  if (!content) return null;
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { content, encoding: packed && wanted ? wanted.name : null, etag };
};

/** The file of a path below the folder. Null when the path leaves the folder. */
const fileOf = (root: string, name: string): string | null => {
  const isClimbing = name.split(/[\\/]/).includes('..') || name.includes('\0') || name.includes('%');
  return isClimbing ? null : path.join(root, name);
};

const isImmutable = (name: string): boolean =>
  [HASHED, HASHED_FOLDER, HASHED_RELEASE].some((pattern) => pattern.test(name));

const headersOf = (name: string, { encoding, etag }: Loaded): Record<string, string> => ({
  'content-type': lookup(types, path.extname(name)) ?? 'application/octet-stream',
  'cache-control': isImmutable(name) ? IMMUTABLE : 'no-cache',
  vary: 'accept-encoding',
  etag,
  ...(encoding ? { 'content-encoding': encoding } : {}),
});

/** Keeps files that never change in memory. Reads all others from the disk each time. */
const createReader = (root: string) => {
  const kept = new LRUCache<string, Loaded>({ max: MAX_FILES });

  const keep = async (file: string, key: string, accepted: string): Promise<Loaded | null> => {
    const loaded = kept.get(key) ?? (await load(file, accepted));
    if (loaded) kept.set(key, loaded);
    return loaded;
  };

  return async (name: string, accepted: string): Promise<Loaded | null> => {
    const file = fileOf(root, name);
    if (!file) return null;
    if (!isImmutable(name)) return load(file, accepted);
    const encoding = encodings.find((candidate) => accepted.includes(candidate.name))?.name ?? '';
    return keep(file, `${encoding} ${name}`, accepted);
  };
};

/** Serves files that were compressed when they were built. */
export const createStaticFiles = (dir: string) => {
  const read = createReader(path.resolve(dir));

  /** Answers with a file. False when the file does not exist. */
  const serve = async ({ req, res }: Exchange, name: string, status = 200): Promise<boolean> => {
    const loaded = await read(name, String(req.headers['accept-encoding'] ?? ''));
    if (!loaded) return false;
    const headers = headersOf(name, loaded);
    if (status === 200 && req.headers['if-none-match'] === loaded.etag) {
      res.writeHead(304, headers);
      res.end();
      return true;
    }
    res.writeHead(status, { ...headers, 'content-length': loaded.content.length });
    res.end(req.method === 'HEAD' ? undefined : loaded.content);
    return true;
  };
  return {
    serve,
    /** True when the file exists. */
    has: async (name: string): Promise<boolean> => (await read(name, '')) !== null,
  };
};
