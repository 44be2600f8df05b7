import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { DomainError } from '@folkmoot/contracts';
import { Pool } from 'undici';
import type { Exchange } from '../http/exchange';

const CONNECTIONS = 128;
const KEEP_ALIVE_MS = 60_000;
/** Services close idle connections after 75 s; we do so first, so that no request meets a closing one. */
const HEADERS_MS = 60_000;
const RETRY_AFTER_SECONDS = 2;

/** Between two parties only, or ours to say. */
const notPassedOn = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
  'cookie',
  'forwarded',
]);
const OURS = /^x-(folkmoot-|forwarded-|request-id$|real-ip$)/;

export interface Passing {
  readonly exchange: Exchange;
  readonly body: NodeJS.ReadableStream | null;
  /** The actor and whatever else the gateway adds. */
  readonly added: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Called when the answer begins, before anything of it is sent. */
  readonly onAnswer?: (res: ServerResponse, headers: IncomingHttpHeaders) => void;
}

const requestHeaders = (headers: IncomingHttpHeaders): Record<string, string | string[]> => {
  const passed: Record<string, string | string[]> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && !notPassedOn.has(name) && !OURS.test(name)) passed[name] = value;
  }
  return passed;
};

const writeHead = (res: ServerResponse, status: number, headers: IncomingHttpHeaders) => {
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && !notPassedOn.has(name)) res.setHeader(name, value);
  }
  res.writeHead(status);
};

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** The service closed a kept connection at the moment it was used: nothing of the request was taken. */
const mayTryAgain = ({ exchange, body }: Passing, error: unknown): boolean =>
  body === null &&
  !exchange.res.headersSent &&
  (exchange.method === 'GET' || exchange.method === 'HEAD') &&
  (codeOf(error) === 'UND_ERR_SOCKET' || codeOf(error) === 'ECONNRESET');

export interface Upstream {
  /** Sends a request on and its answer back. Throws `unavailable` when the service cannot be reached or dies. */
  pass(passing: Passing): Promise<void>;
  /** A call of the gateway's own. */
  ask(request: { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string }): Promise<{
    status: number;
    body: unknown;
  }>;
  close(): Promise<void>;
}

/** A service behind kept-alive connections. Nothing is buffered: bodies and streams flow through. */
export const createUpstream = (url: string): Upstream => {
  const pool = new Pool(url, {
    connections: CONNECTIONS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_MS,
    bodyTimeout: 0,
  });

  const once = async ({ exchange, body, added, signal, onAnswer }: Passing): Promise<void> => {
    const { req, res, method, path, query } = exchange;
    const headers = { ...requestHeaders(req.headers), ...added };
    const options = { method: method as 'GET', path: path + query, headers, body: body as never, signal };
    await pool.stream(options, ({ statusCode, headers: answered }) => {
      onAnswer?.(res, answered);
      writeHead(res, statusCode, answered);
      return res;
    });
  };

  return {
    pass: async (passing) => {
      try {
        await once(passing).catch((error: unknown) => {
          if (!mayTryAgain(passing, error)) throw error;
          return once(passing);
        });
      } catch (error) {
        if (error instanceof DomainError) throw error;
        throw new DomainError('unavailable', { retryAfter: RETRY_AFTER_SECONDS, cause: error });
      }
    },
    ask: async ({ method, path, headers = {}, body }) => {
      const timeouts = { headersTimeout: 5_000, bodyTimeout: 5_000 };
      const answer = await pool.request({ method, path, headers, body: body ?? null, ...timeouts });
      const text = await answer.body.text();
      return { status: answer.statusCode, body: text === '' ? null : (JSON.parse(text) as unknown) };
    },
    close: () => pool.destroy(),
  };
};
