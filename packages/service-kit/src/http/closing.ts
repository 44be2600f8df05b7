import type { ServerResponse } from 'node:http';

/** Event that a server emits when it begins to close, so that open event streams end and do not delay the close. */
export const CLOSING = 'folkmoot:closing';

interface Emitter {
  once(event: string, listener: () => void): unknown;
  off(event: string, listener: () => void): unknown;
}

const serverOf = (res: ServerResponse): Emitter | null => {
  const server: unknown = res.socket && Reflect.get(res.socket, 'server');
  return typeof server === 'object' && server !== null && 'once' in server ? (server as Emitter) : null;
};

/**
 * Aborts when the client disconnects before the answer is complete; with `endless` also when the server begins to
 * close.
 */
const makeSignal = (res: ServerResponse, endless: boolean): AbortSignal => {
  const controller = new AbortController();
  const abort = () => {
    if (!res.writableFinished) controller.abort();
  };
  if (res.closed) abort();
  const server = endless ? serverOf(res) : null;
  server?.once(CLOSING, abort);
  res.once('close', () => {
    server?.off(CLOSING, abort);
    abort();
  });
  return controller.signal;
};

/** The abort signal of a client, created on first use: few handlers need it. */
export const clientSignal = (res: ServerResponse, endless: boolean): (() => AbortSignal) => {
  let made: AbortSignal | null = null;
  return () => {
    made ??= makeSignal(res, endless);
    return made;
  };
};
