import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

const MOST_BYTES = 1_048_576;

export interface Posted {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
  readonly lookup: LookupFunction;
}

export interface PostAnswer {
  readonly status: number;
  /** The answer's text, at most one megabyte. */
  readonly text: string;
  /** The header as it was sent: seconds or a date. Empty without one. */
  readonly retryAfter: string;
}

/** Posts over a separate connection, to the addresses from the lookup. Follows no redirect. */
export const post = ({ url, headers, body, signal, lookup }: Posted): Promise<PostAnswer> =>
  new Promise((resolve, reject) => {
    const begin = url.protocol === 'https:' ? requestHttps : requestHttp;
    const length = String(Buffer.byteLength(body));
    const options = { method: 'POST', headers: { ...headers, 'content-length': length }, signal, lookup, agent: false };
    const request = begin(url, options, (response) => {
      const parts: Buffer[] = [];
      let received = 0;
      const finish = (): void => {
        const text = Buffer.concat(parts).subarray(0, MOST_BYTES).toString('utf8');
        resolve({ status: response.statusCode ?? 0, text, retryAfter: response.headers['retry-after'] ?? '' });
      };
      response.on('data', (part: Buffer) => {
        parts.push(part);
        received += part.length;
        if (received <= MOST_BYTES) return;
        finish();
        response.destroy();
      });
      response.once('end', finish);
      response.once('error', reject);
    });
    request.once('error', reject);
    request.end(body);
  });
