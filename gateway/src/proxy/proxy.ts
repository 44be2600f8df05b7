import { Agent } from 'node:http';
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

/** Ends a request whose body turns out larger than it may be. */
const watchBody = (exchange: Exchange, limit: number): boolean => {
  const { req } = exchange;
  const declared = Number(req.headers['content-length'] ?? 0);
  if (declared > limit) {
    answerProblem(exchange, 'body_too_large');
    req.resume();
    return false;
  }
  if (req.headers['transfer-encoding'] !== undefined) {
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) return;
      answerProblem(exchange, 'body_too_large');
      req.destroy();
    });
  }
  return true;
};

/** Passes requests on over kept-alive connections, unbuffered both ways. */
export const createProxy = () => {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS });
  const proxy = createProxyServer({ agent });

  const forward = async (exchange: Exchange, { url, bodyLimit, headers }: Upstream): Promise<void> => {
    const { req, res } = exchange;
    if (!watchBody(exchange, bodyLimit)) return;
    for (const [name, value] of Object.entries(headers)) {
      if (value === null) delete req.headers[name];
      else req.headers[name] = value;
    }
    try {
      await proxy.web(req, res, { target: url });
    } catch {
      // The service is away, or went away while it answered.
      answerProblem(exchange, 'unavailable', RETRY_AFTER_SECONDS);
    }
  };
  return { forward, close: () => agent.destroy() };
};

export type UpstreamProxy = ReturnType<typeof createProxy>;
