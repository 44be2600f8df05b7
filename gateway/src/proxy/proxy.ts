import { Agent } from 'node:http';
import { Transform } from 'node:stream';
import { createProxyServer } from 'httpxy';
import { answerProblem, type Exchange } from '../answer';

const RETRY_AFTER_SECONDS = 2;
const MAX_SOCKETS = 256;

export interface Upstream {
  url: string;
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

const bodyOf = (exchange: Exchange, limit: number) =>
  exchange.req.headers['transfer-encoding'] === undefined ? {} : { buffer: countedBody(exchange, limit) };

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

  const forward = async (exchange: Exchange, { url, bodyLimit, headers }: Upstream): Promise<void> => {
    const { req, res } = exchange;
    if (!isSmallEnough(exchange, bodyLimit)) return;
    for (const [name, value] of Object.entries(headers)) {
      if (value === null) delete req.headers[name];
      else req.headers[name] = value;
    }
    try {
      await proxy.web(req, res, { target: url, ...bodyOf(exchange, bodyLimit) });
    } catch {
      // The service is away, or went away while it answered.
      answerProblem(exchange, 'unavailable', RETRY_AFTER_SECONDS);
    }
  };
  return { forward, close: () => agent.destroy() };
};

export type UpstreamProxy = ReturnType<typeof createProxy>;
