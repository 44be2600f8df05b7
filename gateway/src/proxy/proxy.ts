import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { put } from '@folkmoot/contracts';
import { createProxyServer } from 'httpxy';
import { answerProblem, type Exchange } from '../answer';
import type { KeptBody } from '../bodies/spool';
import { failurePageOf } from '../failure-page';

const RETRY_AFTER_SECONDS = 2;
const MAX_SOCKETS = 256;

export interface Upstream {
  /** Where to send it, the best address first. */
  addresses: readonly string[];
  /** Told of an address at which nobody answers. */
  gone?: (address: string) => void;
  /** Null for a request without one. */
  body: KeptBody | null;
  /** Headers that replace whatever the visitor sent under these names; null takes them away. */
  headers: Readonly<Record<string, string | null>>;
}

/** What goes wrong before a connection stands: nothing was asked of anybody. */
const UNHEARD: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']);
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const isUnheard = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && UNHEARD.has(error.code);

/** Whether asking twice does what asking once does: what only reads, and what names its key. */
const isRepeatable = ({ method = 'GET', headers }: Exchange['req']): boolean =>
  READING.has(method) || headers['idempotency-key'] !== undefined;

/** Whether the next replica may be asked after this went wrong: nobody has heard of it, or twice is as good as once. */
const mayGoOn = ({ req, res }: Exchange, error: unknown): boolean =>
  !res.headersSent && !res.destroyed && (isUnheard(error) || isRepeatable(req));

/** Headers that the gateway has handled: it has read the body, and it upgrades no connection. */
const OWN_HEADERS = ['expect', 'upgrade', 'http2-settings', 'transfer-encoding'] as const;

const setHeaders = ({ headers }: Exchange['req'], { headers: given, body }: Upstream): void => {
  for (const name of OWN_HEADERS) delete headers[name];
  if (body) headers['content-length'] = String(body.length);
  for (const [name, value] of Object.entries(given)) {
    if (value === null) delete headers[name];
    else put(headers, name, value);
  }
};

/** The addresses in the order of trying; one more, since the first may have been a kept connection that was just closed. */
const attemptsOf = (addresses: readonly string[]): readonly string[] => [...addresses, ...addresses.slice(0, 1)];

/** What is sent as the body: a request without one is itself the end of it, but can be read only once. */
const contentOf = (body: KeptBody | null, isFirst: boolean): { buffer?: Readable } => {
  if (!body) return isFirst ? {} : { buffer: Readable.from([]) };
  const buffer = body.read();
  // The visitor went away, and the body with them: the request to the service ends by itself.
  buffer.on('error', () => undefined);
  return { buffer };
};

/** Headers of a service's problem that its page keeps. */
const KEPT_HEADERS = ['retry-after', 'set-cookie'] as const;

/** A problem body is for programs: somebody who opened an address in a browser reads a page. */
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

/** Passes requests, whose body has arrived, on over kept-alive connections; answers go back as they come. */
export const createProxy = () => {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS });
  const proxy = createProxyServer({ agent });
  proxy.on('proxyRes', (answer, req, res) => showProblem(answer, req, res as ServerResponse));

  /** Whether an address took the request; null where another may be asked. */
  const tryOne = async (exchange: Exchange, target: string, upstream: Upstream, isFirst: boolean) => {
    try {
      await proxy.web(exchange.req, exchange.res, { target, ...contentOf(upstream.body, isFirst) });
      return true;
    } catch (error) {
      if (isUnheard(error)) upstream.gone?.(target);
      return mayGoOn(exchange, error) ? null : false;
    }
  };

  /** Tries one address after the other; false when none of them took it. */
  const tryAll = async (exchange: Exchange, upstream: Upstream): Promise<boolean> => {
    let isFirst = true;
    for (const target of attemptsOf(upstream.addresses)) {
      const outcome = await tryOne(exchange, target, upstream, isFirst);
      if (outcome !== null) return outcome;
      isFirst = false;
    }
    return false;
  };

  const forward = async (exchange: Exchange, upstream: Upstream): Promise<void> => {
    const { body } = upstream;
    if (body) exchange.res.once('close', body.release);
    if (exchange.res.destroyed) return body?.release();
    setHeaders(exchange.req, upstream);
    // The service is away, or went away while it answered.
    if (!(await tryAll(exchange, upstream))) answerProblem(exchange, 'unavailable', RETRY_AFTER_SECONDS);
  };
  return { forward, close: () => agent.destroy() };
};

export type UpstreamProxy = ReturnType<typeof createProxy>;
