import { Agent } from 'node:http';
import { Readable, Transform } from 'node:stream';
import { put } from '@folkmoot/contracts';
import { createProxyServer } from 'httpxy';
import { answerProblem, type Exchange } from '../answer';
import { keepBody } from './kept-body';

const RETRY_AFTER_SECONDS = 2;
const MAX_SOCKETS = 256;

export interface Upstream {
  /** Where to send it, the best address first. */
  addresses: readonly string[];
  /** Told of an address at which nobody answers. */
  gone?: (address: string) => void;
  bodyLimit: number;
  /** Headers that replace whatever the visitor sent under these names; null takes them away. */
  headers: Readonly<Record<string, string | null>>;
}

/** Counts a body of unknown length on its way; one that turns out larger than it may be ends the request. */
const countedBody = (exchange: Exchange, limit: number): Transform => {
  const { req } = exchange;
  let size = 0;
  const counter = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      if (size <= limit) return done(null, chunk);
      answerProblem(exchange, 'body_too_large');
      req.destroy();
    },
  });
  return req.pipe(counter);
};

interface Body {
  /** Null for one that goes through as it comes. */
  readonly kept: Buffer | null;
  readonly isFirst: boolean;
}

const bodyOf = (exchange: Exchange, limit: number, { kept, isFirst }: Body) => {
  if (kept !== null && kept.length > 0) return { buffer: Readable.from([kept]) };
  if (kept !== null) return isFirst ? {} : { buffer: Readable.from([]) };
  return exchange.req.headers['transfer-encoding'] === undefined ? {} : { buffer: countedBody(exchange, limit) };
};

/** What goes wrong before a connection stands: nothing was asked of anybody. */
const UNHEARD: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']);
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const isUnheard = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && UNHEARD.has(error.code);

/** Whether asking twice does what asking once does: what only reads, and what names its key. */
const isRepeatable = ({ method = 'GET', headers }: Exchange['req']): boolean =>
  READING.has(method) || headers['idempotency-key'] !== undefined;

/** Whether the next replica may be asked after this went wrong: nobody has heard of it, or twice is as good as once. */
const mayGoOn = ({ req, res }: Exchange, kept: Buffer | null, error: unknown): boolean =>
  kept !== null && !res.headersSent && !res.destroyed && (isUnheard(error) || isRepeatable(req));

const setHeaders = (req: Exchange['req'], headers: Upstream['headers']): void => {
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) delete req.headers[name];
    else put(req.headers, name, value);
  }
};

/** The addresses in the order of trying; one more, since the first may have been a kept connection that was just closed. */
const attemptsOf = (addresses: readonly string[]): readonly string[] => [...addresses, ...addresses.slice(0, 1)];

/** Whether a body that names its length is small enough; answers when it is not. */
const isSmallEnough = (exchange: Exchange, limit: number): boolean => {
  if (Number(exchange.req.headers['content-length'] ?? 0) <= limit) return true;
  answerProblem(exchange, 'body_too_large');
  exchange.req.resume();
  return false;
};

/** Passes requests on over kept-alive connections, unbuffered both ways. */
export const createProxy = () => {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS });
  const proxy = createProxyServer({ agent });

  /** Whether an address took the request; null where another may be asked. */
  const tryOne = async (
    exchange: Exchange,
    target: string,
    upstream: Upstream,
    body: Body,
  ): Promise<boolean | null> => {
    try {
      await proxy.web(exchange.req, exchange.res, { target, ...bodyOf(exchange, upstream.bodyLimit, body) });
      return true;
    } catch (error) {
      if (isUnheard(error)) upstream.gone?.(target);
      return mayGoOn(exchange, body.kept, error) ? null : false;
    }
  };

  /** Tries one address after the other; false when none of them took it. */
  const tryAll = async (exchange: Exchange, upstream: Upstream, kept: Buffer | null): Promise<boolean> => {
    let tried = 0;
    for (const target of attemptsOf(upstream.addresses)) {
      const outcome = await tryOne(exchange, target, upstream, { kept, isFirst: tried === 0 });
      if (outcome !== null) return outcome;
      tried += 1;
    }
    return false;
  };

  const forward = async (exchange: Exchange, upstream: Upstream): Promise<void> => {
    const { req } = exchange;
    if (!isSmallEnough(exchange, upstream.bodyLimit)) return;
    setHeaders(req, upstream.headers);
    // With one address alone there is nobody to turn to: the body goes through as it comes.
    const mayKeep = upstream.addresses.length > 1 || READING.has(req.method ?? 'GET');
    const kept = mayKeep ? await keepBody(req).catch(() => 'gone' as const) : null;
    if (kept === 'gone') return;
    // The service is away, or went away while it answered.
    if (!(await tryAll(exchange, upstream, kept))) answerProblem(exchange, 'unavailable', RETRY_AFTER_SECONDS);
  };
  return { forward, close: () => agent.destroy() };
};

export type UpstreamProxy = ReturnType<typeof createProxy>;
