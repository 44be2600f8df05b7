import { Agent, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { answerProblem, type Exchange } from '../answer';
import { dropConnections } from '../replicas/drop-connections';
import { type Channel, createChannel } from './channel';
import { askForStream, type StreamTarget } from './upstream';

export interface StreamRequest extends Pick<StreamTarget, 'addresses' | 'gone'> {
  readonly headers: Readonly<Record<string, string | null>>;
  /** Watchers with the same key get the same events. Null for a stream that is not shared. */
  readonly sharedKey: string | null;
}

const RETRY_AFTER_SECONDS = 2;
/** Limit for stream connections to services. Watchers share them, so they are far fewer than watchers. */
const MAX_UPSTREAMS = 512;
const OF_THE_CONNECTION: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

const headersFor = ({ req }: Exchange, requested: StreamRequest['headers']): OutgoingHttpHeaders => {
  const passedOn = { host: req.headers.host, accept: req.headers.accept, 'user-agent': req.headers['user-agent'] };
  return Object.fromEntries(
    Object.entries({ ...passedOn, ...requested }).filter(([, value]) => value !== null && value !== undefined),
  ) as OutgoingHttpHeaders;
};

const isEventStream = ({ statusCode, headers }: IncomingMessage): boolean =>
  statusCode === 200 && String(headers['content-type']).startsWith('text/event-stream');

const writeHead = (res: ServerResponse, { statusCode = 502, headers }: IncomingMessage): void => {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !OF_THE_CONNECTION.has(name)) res.setHeader(name, value);
  res.writeHead(statusCode);
};

/** Channels that several watchers may share, by their key. */
const createChannels = () => {
  const shared = new Map<string, Channel>();
  /** The channel that already reads this key, or a new one for this source. */
  return (source: IncomingMessage, key: string | null): Channel => {
    const known = key === null ? undefined : shared.get(key);
    if (known) {
      source.destroy();
      return known;
    }
    const channel: Channel = createChannel(source, () => {
      if (key !== null && shared.get(key) === channel) shared.delete(key);
    });
    if (key !== null) shared.set(key, channel);
    return channel;
  };
};

/**
 * Streams of services, with their own connection pool. The service itself authorizes each watcher: every watcher sends
 * its own request, and joins the shared stream only when that request is accepted.
 */
export const createStreamHub = () => {
  const agent = new Agent({ keepAlive: false });
  const channelFor = createChannels();
  let upstreams = 0;

  const ask = async (exchange: Exchange, wanted: StreamRequest): Promise<IncomingMessage | null> => {
    const leaving = new AbortController();
    const leave = () => leaving.abort();
    exchange.res.once('close', leave);
    upstreams += 1;
    const headers = headersFor(exchange, wanted.headers);
    const { url = '/' } = exchange.req;
    const source = await askForStream(agent, { ...wanted, url, headers, signal: leaving.signal });
    // From here on the channel decides how long the stream is read.
    exchange.res.off('close', leave);
    if (source) source.once('close', () => (upstreams -= 1));
    else upstreams -= 1;
    return source;
  };

  const answerWith = async ({ req, res }: Exchange, source: IncomingMessage, key: string | null): Promise<void> => {
    writeHead(res, source);
    if (!isEventStream(source)) return pipeline(source, res).catch(() => undefined);
    if (req.method === 'HEAD') {
      source.destroy();
      res.end();
      return;
    }
    res.flushHeaders();
    channelFor(source, key).join(res);
  };

  return {
    open: async (exchange: Exchange, wanted: StreamRequest): Promise<void> => {
      if (upstreams >= MAX_UPSTREAMS) return answerProblem(exchange, 'unavailable', RETRY_AFTER_SECONDS);
      const source = await ask(exchange, wanted);
      if (!source) return answerProblem(exchange, 'unavailable', RETRY_AFTER_SECONDS);
      if (!exchange.res.destroyed) return answerWith(exchange, source, wanted.sharedKey);
      source.destroy();
    },
    drop: (address: string) => dropConnections(agent, address),
    close: () => agent.destroy(),
  };
};

export type StreamHub = ReturnType<typeof createStreamHub>;
