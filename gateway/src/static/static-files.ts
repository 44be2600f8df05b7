import path from 'node:path';
import { DomainError } from '@folkmoot/contracts';
import type { Exchange } from '../http/exchange';
import { acceptedEncodings } from './accepted-encodings';
import { createFileCache, type StaticFile } from './file-cache';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** Their names stay when their content changes. */
const unhashed = new Set(['remoteEntry.js', 'mf-manifest.json', 'mf-stats.json', 'remote.json', 'index.html']);
/** A hash of the content between dots or after a hyphen: `main.3f2a9c1b.js`. */
const HASHED = /[.-][0-9a-f]{8,32}\.[^/]+$|[.-](?=[\w-]*\d)[\w-]{8,32}\.(js|css|woff2?)(\.map)?$/;

const cacheControl = (file: string): string =>
  !unhashed.has(path.basename(file)) && HASHED.test(file) ? IMMUTABLE : REVALIDATE;

const decoded = (given: string): string => {
  try {
    return decodeURIComponent(given);
  } catch {
    throw new DomainError('not_found');
  }
};

/** The file below a folder that a path names. Throws not_found for anything that would lead out of it or is hidden. */
export const resolveBelow = (dir: string, given: string): string => {
  const segments = decoded(given).split('/').filter(Boolean);
  const isWrong = (segment: string) => segment.startsWith('.') || /[\0\\]/.test(segment);
  if (segments.length === 0 || segments.some(isWrong)) throw new DomainError('not_found');
  return path.join(dir, ...segments);
};

interface Found extends StaticFile {
  readonly encoding: string | null;
}

export interface Sending {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);

const send = ({ req, res, method }: Exchange, file: string, found: Found, { status = 200, headers = {} }: Sending) => {
  const { content, etag, encoding } = found;
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  res.setHeader('ETag', etag);
  res.setHeader('Cache-Control', cacheControl(file));
  res.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && matches(req.headers['if-none-match'], etag)) return void res.writeHead(304).end();
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
  res.setHeader('Content-Length', content.length);
  res.writeHead(status).end(method === 'HEAD' ? undefined : content);
};

/** Sends files, precompressed where the client takes that. Throws not_found. */
export const createStaticFiles = () => {
  const read = createFileCache();
  const best = async (file: string, accept: string | undefined): Promise<Found | null> => {
    for (const { name, suffix } of acceptedEncodings(accept)) {
      const found = await read(`${file}${suffix}`);
      if (found) return { ...found, encoding: name };
    }
    const plain = await read(file);
    return plain && { ...plain, encoding: null };
  };
  return async (exchange: Exchange, file: string, sending: Sending = {}): Promise<void> => {
    const { method, req } = exchange;
    if (method !== 'GET' && method !== 'HEAD') throw new DomainError('not_found');
    const found = await best(file, req.headers['accept-encoding']);
    if (!found) throw new DomainError('not_found');
    send(exchange, file, found, sending);
  };
};
export type StaticFiles = ReturnType<typeof createStaticFiles>;
