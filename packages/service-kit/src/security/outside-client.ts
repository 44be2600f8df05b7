import { lookup } from 'node:dns/promises';
import { type ClientRequest, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type AddressCheck, createAddressCheck } from './outside-addresses';

/** Why a call to an address from outside failed. */
export type OutsideProblem =
  | 'address_invalid'
  | 'not_https'
  | 'dns'
  | 'refused'
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
  readonly body?: string | Uint8Array | null;
}

export interface OutsideAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface OutsideClient {
  /** Throws OutsideError. An answer of any status is an answer. */
  request(request: OutsideRequest): Promise<OutsideAnswer>;
}

type Resolve = (host: string) => Promise<readonly { readonly address: string }[]>;

export interface OutsideOptions {
  /** Networks of the operator that may be called, also without TLS: `10.1.0.0/16`. All other private ones are refused. */
  readonly networks: readonly string[];
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** Replaces the name server in tests. */
  readonly resolve?: Resolve;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1024 * 1024;
const MAX_REDIRECTS = 3;

const resolveName: Resolve = (host) => lookup(host, { all: true });

const readUrl = (text: string, base?: string): URL => {
  try {
    const url = new URL(text, base);
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

interface Checked {
  readonly lookup: LookupFunction;
  readonly isAllowed: boolean;
}

/**
 * Resolves a host once and checks every address. The connection uses these addresses: a second look-up could return
 * others.
 */
const checkHost = async (url: URL, check: AddressCheck, resolve: Resolve): Promise<Checked> => {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const addresses = isIP(host) ? [{ address: host }] : await resolve(host);
  const verdicts = addresses.map(({ address }) => check(address));
  if (addresses.length === 0) throw new OutsideError('dns');
  if (verdicts.includes('refused')) throw new OutsideError('refused');
  const all = addresses.map(({ address }) => ({ address, family: isIP(address) }));
  return {
    isAllowed: verdicts.every((verdict) => verdict === 'allowed'),
    lookup: (_, options, callback) => {
      if (options.all) callback(null, all);
      else callback(null, all[0]?.address ?? '', all[0]?.family);
    },
  };
};

/** A name server that does not answer must not hold the call longer than its time limit. */
const within = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new OutsideError('timeout')), { once: true });
    work.then(resolve, reject);
  });

const readBody = async (answer: IncomingMessage, maxBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      answer.destroy();
      throw new OutsideError('too_large');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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

/**
 * A client for addresses that people enter. Private, loopback and link-local addresses are refused, after the name was
 * resolved and at each redirect, unless the operator allows their network. Time and size are limited.
 */
export const createOutsideClient = (options: OutsideOptions): OutsideClient => {
  const { networks, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES, resolve = resolveName } = options;
  const check = createAddressCheck(networks);

  const once = async (url: URL, { method = 'GET', headers, body }: OutsideRequest, signal: AbortSignal) => {
    const { lookup: checkedLookup, isAllowed } = await within(checkHost(url, check, resolve), signal);
    if (url.protocol !== 'https:' && !isAllowed) throw new OutsideError('not_https');
    const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const answer = await send(
      url,
      { method, agent: false, lookup: checkedLookup, signal, headers: { ...headers, ...length, connection: 'close' } },
      body,
    );
    return { status: answer.statusCode ?? 0, headers: headersOf(answer), body: await readBody(answer, maxBytes) };
  };

  const follow = async (request: OutsideRequest, signal: AbortSignal): Promise<OutsideAnswer> => {
    let url = readUrl(request.url);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const answer = await once(url, request, signal);
      const { location } = answer.headers;
      const isRedirect = answer.status >= 300 && answer.status < 400 && location !== undefined;
      // A posted body, a secret for example, is for the address that was entered.
      if (!isRedirect || (request.method ?? 'GET') !== 'GET') return answer;
      url = readUrl(location, url.href);
    }
    throw new OutsideError('redirects');
  };

  return {
    request: async (request) => {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await follow(request, signal);
      } catch (error) {
        throw signal.aborted ? new OutsideError('timeout') : toOutsideError(error);
      }
    },
  };
};
