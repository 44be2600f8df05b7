import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { lookup } from '@folkmoot/contracts';
import { checkedLookup, isAllowedPrivately, type Reach } from './reach';

export interface SafePost {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Ends the request, with all its redirects. */
  readonly signal: AbortSignal;
  readonly reach: Reach;
  /** Bytes of the answer that are read. The rest is not received. */
  readonly maxAnswerBytes: number;
  readonly maxRedirects: number;
}

export interface SafeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The beginning of the answer. */
  readonly body: string;
  readonly isCut: boolean;
}

/** Thrown for an address with a form that is not called. */
export class AddressError extends Error {
  override readonly name = 'AddressError';
  constructor(readonly problem: 'not_https' | 'too_many_redirects') {
    super(problem);
  }
}

/** Whether a URL has a form that may be called: https, or http to a host that the operator allows. */
export const isCallable = ({ protocol, hostname, username, password }: URL, reach: Reach): boolean =>
  username === '' &&
  password === '' &&
  (protocol === 'https:' || (protocol === 'http:' && isAllowedPrivately(hostname, reach)));

const postOnce = ({ url, headers, body, signal, maxAnswerBytes }: SafePost, at: LookupFunction): Promise<SafeAnswer> =>
  new Promise((resolve, reject) => {
    const begin = url.protocol === 'https:' ? requestHttps : requestHttp;
    const length = String(Buffer.byteLength(body));
    // A connection of its own: one that is used again could lead to an address that was not checked.
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': length },
      signal,
      lookup: at,
      agent: false,
    };
    const request = begin(url, options, (response) => {
      const parts: Buffer[] = [];
      let received = 0;
      const finish = (isCut: boolean): void => {
        const kept = Buffer.concat(parts).subarray(0, maxAnswerBytes);
        const entries = Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(entries) as Record<string, string>,
          body: kept.toString('utf8'),
          isCut,
        });
      };
      response.on('data', (part: Buffer) => {
        parts.push(part);
        received += part.length;
        if (received <= maxAnswerBytes) return;
        finish(true);
        response.destroy();
      });
      response.once('end', () => finish(false));
      response.once('error', reject);
    });
    request.once('error', reject);
    request.end(body);
  });

/** Ends the wait for a lookup, which cannot be aborted itself. */
const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
    work.then(resolve, reject);
  });

/** These keep method and body. After the others a client would send a GET without the message. */
const KEEPS_MESSAGE: ReadonlySet<number> = new Set([307, 308]);

const redirectOf = ({ status, headers }: SafeAnswer, url: URL): URL | null => {
  const location = lookup(headers, 'location') ?? '';
  return KEEPS_MESSAGE.has(status) && URL.canParse(location, url.href) ? new URL(location, url) : null;
};

/**
 * Posts to an address that somebody outside chose. Each host is looked up once, its addresses are checked, and the
 * connection goes to these addresses. Redirects are checked in the same way. Throws ReachError, AddressError, and the
 * errors of the network.
 */
export const postSafely = async (post: SafePost): Promise<SafeAnswer> => {
  const { url, reach, signal, maxRedirects } = post;
  if (!isCallable(url, reach)) throw new AddressError('not_https');
  const answer = await postOnce(post, await untilAborted(checkedLookup(url.hostname, reach), signal));
  const next = redirectOf(answer, url);
  if (!next) return answer;
  if (maxRedirects === 0) throw new AddressError('too_many_redirects');
  return postSafely({ ...post, url: next, maxRedirects: maxRedirects - 1 });
};
