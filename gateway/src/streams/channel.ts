import type { IncomingMessage, ServerResponse } from 'node:http';
import { StringDecoder } from 'node:string_decoder';

/** One stream of a service, read once and sent to all watchers. */
export interface Channel {
  join(res: ServerResponse): void;
}

const END_OF_EVENT = '\n\n';
/** Limit of one event: a finished report arrives as one event with the whole file. */
const MAX_EVENT_CHARACTERS = 64 * 1024 * 1024;
/** Bytes that may wait for one watcher, besides the current event. */
const MAX_WAITING_BYTES = 256 * 1024;

const isComment = (event: string): boolean => event.startsWith(':');

/** Splits a stream into complete events. A watcher that joins during an event must not get the rest of that event. */
const createSplitter = (onEvent: (event: string) => void) => {
  const decoder = new StringDecoder('utf8');
  let parts: string[] = [];
  let length = 0;
  /** Returns false when an event is longer than the limit. */
  return (chunk: Buffer): boolean => {
    const text = decoder.write(chunk);
    // A separator that is split over two chunks is found only together with the last character before.
    const before = parts.at(-1)?.slice(-1) ?? '';
    if (!`${before}${text}`.includes(END_OF_EVENT)) {
      parts.push(text);
      length += text.length;
      return length <= MAX_EVENT_CHARACTERS;
    }
    const events = [...parts, text].join('').split(END_OF_EVENT);
    const rest = events.pop() ?? '';
    parts = rest === '' ? [] : [rest];
    length = rest.length;
    for (const event of events) onEvent(event);
    return true;
  };
};

/** Reads a service's stream while it has watchers. `onEnd` is called once when the stream ends. */
export const createChannel = (source: IncomingMessage, onEnd: () => void): Channel => {
  const watchers = new Set<ServerResponse>();
  let latest: string | null = null;
  let isOver = false;

  const send = (res: ServerResponse, text: string): void => {
    if (res.writableLength > MAX_WAITING_BYTES) res.destroy();
    else res.write(text);
  };
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    onEnd();
    source.destroy();
    for (const res of watchers) res.end();
  };
  const split = createSplitter((event) => {
    const text = `${event}${END_OF_EVENT}`;
    if (!isComment(event)) latest = text;
    for (const res of watchers) send(res, text);
  });
  source.on('data', (chunk: Buffer) => {
    if (!split(chunk)) end();
  });
  source.once('close', end);

  return {
    join: (res) => {
      if (latest !== null) send(res, latest);
      watchers.add(res);
      res.once('close', () => {
        watchers.delete(res);
        if (watchers.size === 0) end();
      });
    },
  };
};
