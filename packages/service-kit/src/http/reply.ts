import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

export type ReplyHeaders = Readonly<Record<string, string | readonly string[]>>;

export interface ReplyOptions {
  status?: number;
  headers?: ReplyHeaders;
}

/** A value with a status or headers of its own. Made by `reply`. */
export class ValueReply<T> {
  constructor(
    readonly value: T,
    readonly options: ReplyOptions,
  ) {}
}

interface PageOptions extends ReplyOptions {
  /**
   * For a page that depends on nothing of its request but the address and the headers Accept-Language and
   * Accept-Encoding: whether it is still what its handler would answer. Asked for each request of such a page.
   */
  isCurrent?: () => boolean;
}

/** HTML. Made by `page`. */
export class PageReply {
  constructor(
    readonly html: string | Uint8Array,
    readonly options: PageOptions,
  ) {}
}

/** An answer that writes itself. Made by `stream`, `file` and `eventStream`. */
export class StreamReply {
  constructor(
    readonly write: (res: ServerResponse, signal: AbortSignal) => Promise<void>,
    readonly options: ReplyOptions,
  ) {}
}

export type Reply<T> = T | ValueReply<T> | PageReply | StreamReply;

/** Answers with `value` and headers (a cookie, say) or a status other than the operation's. */
export const reply = <T>(value: T, options: ReplyOptions): ValueReply<T> => new ValueReply(value, options);

/** Answers an operation of kind `page`; bytes are UTF-8. */
export const page = (html: string | Uint8Array, options: PageOptions = {}): PageReply => new PageReply(html, options);

/** Answers by writing to the response; the signal aborts when the client goes away. */
export const stream = (
  write: (res: ServerResponse, signal: AbortSignal) => Promise<void>,
  options: ReplyOptions = {},
): StreamReply => new StreamReply(write, options);

const pipe = async (body: Readable | AsyncIterable<string | Uint8Array>, res: ServerResponse, signal: AbortSignal) => {
  for await (const chunk of body) {
    if (signal.aborted) return;
    if (!res.write(chunk)) await drained(res, signal);
  }
  res.end();
};

const drained = (res: ServerResponse, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      res.off('drain', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    res.once('drain', done);
    signal.addEventListener('abort', done, { once: true });
  });

/** Answers an operation of kind `file`. With a name it is offered for saving; without, shown. */
export const file = (
  body: Buffer | Readable | AsyncIterable<string | Uint8Array>,
  { type, name, ...options }: ReplyOptions & { type: string; name?: string },
): StreamReply => {
  const disposition: ReplyHeaders = name
    ? { 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` }
    : {};
  const headers = { 'Content-Type': type, ...disposition, ...options.headers };
  const write = async (res: ServerResponse, signal: AbortSignal) => {
    if (Buffer.isBuffer(body)) res.end(body);
    else await pipe(body, res, signal);
  };
  return new StreamReply(write, { ...options, headers });
};

const HEARTBEAT_MS = 15_000;

export interface ServerEvent {
  data: unknown;
  event?: string;
  id?: string;
}

const serverEventText = ({ data, event, id }: ServerEvent): string =>
  `${id ? `id: ${id}\n` : ''}${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`;

/** Answers an operation of kind `events`: `run` sends until it returns or the client goes away. */
export const eventStream = (
  run: (send: (event: ServerEvent) => void, signal: AbortSignal) => Promise<void>,
): StreamReply => {
  const write = async (res: ServerResponse, signal: AbortSignal) => {
    res.flushHeaders();
    const heartbeat = setInterval(() => res.write(': still here\n\n'), HEARTBEAT_MS);
    try {
      await run((event) => void (signal.aborted || res.write(serverEventText(event))), signal);
    } finally {
      clearInterval(heartbeat);
      res.end();
    }
  };
  return new StreamReply(write, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
};
