/** @file The one client for addresses that a person outside the operator's team chose (SSRF). */
import { type ClientRequest, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type CheckedHost, checkHost, type Reach } from './reach';

/** Why a call to an address from outside failed. */
export type OutsideProblem =
  | 'address_invalid'
  | 'not_https'
  | 'dns'
  /** A private network that the operator does not allow. */
  | 'private'
  /** A metadata address of a cloud, for example, which no operator can allow. */
  | 'reserved'
  | 'tls'
  | 'unreachable'
  | 'timeout'
  | 'too_large'
  | 'redirects';

/** A failed call. The message is for logs: people read words of the feature that made the call. */
export class OutsideError extends Error {
  constructor(
    readonly problem: OutsideProblem,
    /** The code of Node or OpenSSL, for example `CERT_HAS_EXPIRED`; empty without one. */
    readonly reason = '',
  ) {
    super(`${problem}${reason ? `: ${reason}` : ''}`);
    this.name = 'OutsideError';
  }
}

export interface OutsideRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | null | undefined;
  /** Ends the request, with its redirects, before the time limit of the client. */
  readonly signal?: AbortSignal | undefined;
  /**
   * By default 3 for a GET and 0 for a POST: a posted body, a secret for example, is for the address that was entered.
   * With 0 a redirect is the answer.
   */
  readonly maxRedirects?: number;
}

export interface OutsideAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Whether the answer was longer than the body. */
  readonly isCut: boolean;
}

export interface OutsideClient {
  /**
   * Throws OutsideError, and the reason of the request's signal when that ended it. An answer of any status is an
   * answer.
   */
  request(request: OutsideRequest): Promise<OutsideAnswer>;
}

export interface OutsideOptions {
  /** The hosts and networks that the operator allows. Other private addresses are refused, and http elsewhere. */
  readonly reach: Reach;
  /** For a request with all its redirects. */
  readonly timeoutMs?: number;
  /** Bytes of an answer that are read. */
  readonly maxBytes?: number;
  /** Whether a longer answer is an error, or ends there. */
  readonly longAnswer?: 'fail' | 'cut';
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1024 * 1024;
const MAX_REDIRECTS = 3;

const readUrl = (text: string): URL => {
  try {
    const url = new URL(text);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    if (isWeb && url.username === '' && url.password === '') return url;
  } catch {
    // Refused below.
  }
  throw new OutsideError('address_invalid');
};

const DNS_CODES: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME']);
/** Codes of OpenSSL and Node for a certificate or a handshake that was refused. */
const TLS_CODE = /^(CERT_|ERR_TLS|ERR_SSL|EPROTO|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)/;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const toOutsideError = (error: unknown): OutsideError => {
  if (error instanceof OutsideError) return error;
  const code = codeOf(error);
  if (DNS_CODES.has(code)) return new OutsideError('dns', code);
  return new OutsideError(TLS_CODE.test(code) ? 'tls' : 'unreachable', code);
};

/** The connection uses the addresses that were checked: a second lookup could return others. */
const lookupOf = ({ addresses }: CheckedHost): LookupFunction => {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_, options, callback) => {
    if (options.all) callback(null, all);
    else callback(null, all[0]?.address ?? '', all[0]?.family);
  };
};

const requireCallable = (url: URL, { problem, addresses, isAllowed }: CheckedHost): void => {
  if (problem) throw new OutsideError(problem);
  if (addresses.length === 0) throw new OutsideError('dns');
  if (url.protocol !== 'https:' && !isAllowed) throw new OutsideError('not_https');
};

/** A name server that does not answer must not delay the call beyond its time limit: a lookup cannot be aborted. */
const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
    work.then(resolve, reject);
  });

type Limits = Required<Pick<OutsideOptions, 'maxBytes' | 'longAnswer'>>;

const readBody = async (answer: IncomingMessage, { maxBytes, longAnswer }: Limits) => {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop ends the connection: the rest is not received.
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    chunks.push(chunk);
    if (size <= maxBytes) continue;
    if (longAnswer === 'fail') throw new OutsideError('too_large');
    return { body: Buffer.concat(chunks).subarray(0, maxBytes), isCut: true };
  }
  return { body: Buffer.concat(chunks), isCut: false };
};

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : String(value)]),
  );

const send = (url: URL, options: RequestOptions, body: OutsideRequest['body']): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const sent: ClientRequest = start(url, options, resolve);
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });

/** These keep method and body. After the others a client would send a GET without the body. */
const KEEPS_BODY: ReadonlySet<number> = new Set([307, 308]);

/** Where an answer leads. Null when it is not followed. */
const redirectOf = ({ status, headers }: OutsideAnswer, from: URL, followsAll: boolean): URL | null => {
  const { location } = headers;
  const isRedirect = followsAll ? status >= 300 && status < 400 : KEEPS_BODY.has(status);
  return isRedirect && location !== undefined && URL.canParse(location, from.href) ? new URL(location, from) : null;
};

type Headers = NonNullable<OutsideRequest['headers']>;

/** The token of a request is for the origin that was entered. */
const headersFor = (next: URL, from: URL, headers: Headers = {}): Headers => {
  const { authorization: _, ...others } = headers;
  return next.origin === from.origin ? headers : others;
};

const isGet = ({ method = 'GET' }: OutsideRequest): boolean => method === 'GET';

/** The error that the caller gets. */
const failureOf = (error: unknown, timeout: AbortSignal, caller: AbortSignal | undefined): unknown => {
  if (timeout.aborted) return new OutsideError('timeout');
  return caller?.aborted ? caller.reason : toOutsideError(error);
};

/**
 * Makes the client. Private, loopback and link-local addresses are refused, after the name was resolved and at each
 * redirect, unless the operator allows their host or network. A name is looked up once, and the connection goes to the
 * addresses that were checked. Time and size are limited.
 */
export const createOutsideClient = (options: OutsideOptions): OutsideClient => {
  const { reach, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES, longAnswer = 'fail' } = options;

  const once = async (url: URL, request: OutsideRequest, signal: AbortSignal): Promise<OutsideAnswer> => {
    const { method = 'GET', headers, body } = request;
    const host = await untilAborted(checkHost(url.hostname, reach), signal);
    requireCallable(url, host);
    const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const answer = await send(
      url,
      {
        method,
        // A connection of its own: one that is used again could lead to an address that was not checked.
        agent: false,
        lookup: lookupOf(host),
        signal,
        headers: { ...headers, ...length, connection: 'close' },
      },
      body,
    );
    const read = await readBody(answer, { maxBytes, longAnswer });
    return { status: answer.statusCode ?? 0, headers: headersOf(answer), ...read };
  };

  const follow = async (request: OutsideRequest, signal: AbortSignal, most: number): Promise<OutsideAnswer> => {
    const url = readUrl(request.url);
    const answer = await once(url, request, signal);
    const next = redirectOf(answer, url, isGet(request));
    if (!next) return answer;
    if (most === 0) throw new OutsideError('redirects');
    const headers = headersFor(next, url, request.headers);
    return follow({ ...request, url: next.href, headers }, signal, most - 1);
  };

  return {
    request: async (request) => {
      const { maxRedirects = isGet(request) ? MAX_REDIRECTS : 0, signal: caller } = request;
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = caller ? AbortSignal.any([timeout, caller]) : timeout;
      try {
        if (maxRedirects === 0) return await once(readUrl(request.url), request, signal);
        return await follow(request, signal, maxRedirects);
      } catch (error) {
        throw failureOf(error, timeout, caller);
      }
    },
  };
};
