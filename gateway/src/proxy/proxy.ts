import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { put } from '@folkmoot/contracts';
import { createProxyServer } from 'httpxy';
import { answerProblem, type Exchange } from '../answer';
import type { KeptBody } from '../bodies/spool';
import { failurePageOf } from '../failure-page';
import { dropConnections } from '../replicas/drop-connections';

const RETRY_AFTER_SECONDS = 2;
const MAX_SOCKETS = 256;

export interface Upstream {
  /** Addresses to try, the best one first. */
  addresses: readonly string[];
  /** Called with an address that refuses connections. */
  gone?: (address: string) => void;
  /** Called when no address took the request: the addresses of now, which are tried once more. */
  renewed?: () => Promise<readonly string[]>;
  /** Null for a request without a body. */
  body: KeptBody | null;
  /** Headers that replace the visitor's headers of the same name. Null removes the header. */
  headers: Readonly<Record<string, string | null>>;
  /** Called when the service answers, before the visitor gets anything of it. */
  answered?: () => void;
  /** Called when the complete answer has arrived from the service, also while the visitor still reads it. */
  taken?: () => void;
}

/** Errors before the connection is open: no service has received the request. */
const UNHEARD: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']);
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const isUnheard = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && UNHEARD.has(error.code);

/** True when a second attempt has the same result: a read, or a request with an idempotency key. */
const isRepeatable = ({ method = 'GET', headers }: Exchange['req']): boolean =>
  READING.has(method) || headers['idempotency-key'] !== undefined;

/** True when the next replica may be tried after this error: no service received the request, or it is repeatable. */
const mayGoOn = ({ req, res }: Exchange, error: unknown): boolean =>
  !res.headersSent && !res.destroyed && (isUnheard(error) || isRepeatable(req));

/** Headers that the gateway itself handles: it has read the body, and it upgrades no connection. */
const OWN_HEADERS = ['expect', 'upgrade', 'http2-settings', 'transfer-encoding'] as const;

const setHeaders = ({ headers }: Exchange['req'], { headers: added, body }: Upstream): void => {
  for (const name of OWN_HEADERS) delete headers[name];
  if (body) headers['content-length'] = String(body.length);
  for (const [name, value] of Object.entries(added)) {
    if (value === null) delete headers[name];
    else put(headers, name, value);
  }
};

/**
 * The addresses in the order of the attempts. The first one is tried again at the end: its kept-alive connection may
 * have just closed.
 */
const attemptsOf = (addresses: readonly string[]): readonly string[] => [...addresses, ...addresses.slice(0, 1)];

/** Content of the request body. Without a body the request stream itself is sent, which can be read only once. */
const contentOf = (body: KeptBody | null, isFirst: boolean): { buffer?: Readable } => {
  if (!body) return isFirst ? {} : { buffer: Readable.from([]) };
  const buffer = body.read();
  // The visitor left, so the body is incomplete: the request to the service ends when the stream ends.
  buffer.on('error', () => undefined);
  return { buffer };
};

/** Headers of a service's problem that the page keeps. */
const KEPT_HEADERS = ['retry-after', 'set-cookie'] as const;

/** A problem body is for programs. A browser that opened an address gets a page. */
const showProblem = (answer: IncomingMessage, req: IncomingMessage, res: ServerResponse): void => {
  const { statusCode: status = 500, headers } = answer;
  if (!String(headers['content-type'] ?? '').startsWith('application/problem+json')) return;
  const page = failurePageOf(req, status);
  if (page === null) return;
  answer.resume();
  for (const name of KEPT_HEADERS) {
    const value = headers[name];
    if (value !== undefined) res.setHeader(name, value);
  }
  res.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  res.end(req.method === 'HEAD' ? undefined : page);
};

/**
 * Old browsers know no `frame-ancestors`, and would not show a page that any site may frame. Both headers would come
 * from us: the one of every answer, and the one of the service.
 */
const allowFrames = (answer: IncomingMessage, res: ServerResponse): void => {
  if (!String(answer.headers['content-security-policy'] ?? '').includes('frame-ancestors *')) return;
  delete answer.headers['x-frame-options'];
  res.removeHeader('x-frame-options');
};

/** Forwards requests over kept-alive connections after their body has arrived. Answers are streamed back. */
export const createProxy = () => {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS });
  const proxy = createProxyServer({ agent });
  const whenAnswered = new WeakMap<object, () => void>();
  proxy.on('proxyRes', (answer, req, res) => {
    whenAnswered.get(res)?.();
    allowFrames(answer, res as ServerResponse);
    showProblem(answer, req, res as ServerResponse);
  });
  const whenTaken = new WeakMap<object, () => void>();
  proxy.on('end', (_req, res) => whenTaken.get(res)?.());

  /** True when the address accepted the request. Null when another address may be tried. */
  const tryOne = async (exchange: Exchange, target: string, upstream: Upstream, isFirst: boolean) => {
    try {
      await proxy.web(exchange.req, exchange.res, { target, ...contentOf(upstream.body, isFirst) });
      return true;
    } catch (error) {
      if (isUnheard(error)) upstream.gone?.(target);
      return mayGoOn(exchange, error) ? null : false;
    }
  };

  /** Tries one address after another. Null when none accepted the request, and others may be tried. */
  const tryEach = async (exchange: Exchange, upstream: Upstream, addresses: readonly string[], isAgain: boolean) => {
    let isFirst = !isAgain;
    for (const target of addresses) {
      const outcome = await tryOne(exchange, target, upstream, isFirst);
      if (outcome !== null) return outcome;
      isFirst = false;
    }
    return null;
  };

  /** Tries the known addresses, then those of now: a replica that was replaced has another one. */
  const tryAll = async (exchange: Exchange, upstream: Upstream): Promise<boolean> => {
    const outcome = await tryEach(exchange, upstream, attemptsOf(upstream.addresses), false);
    if (outcome !== null || !upstream.renewed) return outcome ?? false;
    return (await tryEach(exchange, upstream, await upstream.renewed(), true)) ?? false;
  };

  const forward = async (exchange: Exchange, upstream: Upstream): Promise<void> => {
    const { body } = upstream;
    if (body) exchange.res.once('close', body.release);
    if (exchange.res.destroyed) return body?.release();
    setHeaders(exchange.req, upstream);
    if (upstream.answered) whenAnswered.set(exchange.res, upstream.answered);
    if (upstream.taken) whenTaken.set(exchange.res, upstream.taken);
    // The service was not reachable, or failed during its answer.
    if (!(await tryAll(exchange, upstream))) answerProblem(exchange, 'unavailable', RETRY_AFTER_SECONDS);
  };
  return { forward, drop: (address: string) => dropConnections(agent, address), close: () => agent.destroy() };
};

export type UpstreamProxy = ReturnType<typeof createProxy>;
