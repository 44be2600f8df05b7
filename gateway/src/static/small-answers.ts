import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Exchange } from '../answer';

const brotli = promisify(brotliCompress);

/** Limit for cached texts: one for each set of releases that some council gets. */
const MAX_KEPT = 64;

interface Packed {
  text: string;
  brotli: Buffer;
  etag: string;
}

const pack = async (text: string): Promise<Packed> => ({
  text,
  brotli: await brotli(text),
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
});

/**
 * Answers with JSON that is built for each request and is nearly always the same: compresses it once and answers 304 to
 * a client that has it. `vary` names the request headers that it depends on, besides the encoding.
 */
export const createSmallAnswers = (vary: string) => {
  const kept = new LRUCache<string, Packed>({ max: MAX_KEPT });

  const packedOf = async (text: string): Promise<Packed> => {
    const packed = kept.get(text) ?? (await pack(text));
    kept.set(text, packed);
    return packed;
  };

  return async ({ req, res }: Exchange, body: unknown): Promise<void> => {
    const { text, brotli, etag } = await packedOf(JSON.stringify(body));
    const isPacked = String(req.headers['accept-encoding'] ?? '').includes('br');
    const headers = { 'cache-control': 'no-cache', vary: `accept-encoding, ${vary}`, etag };
    if (req.headers['if-none-match'] === etag) {
      res.writeHead(304, headers);
      res.end();
      return;
    }
    res.writeHead(200, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      ...(isPacked ? { 'content-encoding': 'br' } : {}),
    });
    res.end(isPacked ? brotli : text);
  };
};
