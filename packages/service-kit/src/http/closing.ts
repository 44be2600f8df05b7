import type { Response } from 'express';

/** What a server emits when it begins to close, so that event streams end and do not hold it up. */
export const CLOSING = 'folkmoot:closing';

interface Emitter {
  once(event: string, listener: () => void): unknown;
  off(event: string, listener: () => void): unknown;
}

const serverOf = (res: Response): Emitter | null => {
  const server: unknown = res.socket && Reflect.get(res.socket, 'server');
  return typeof server === 'object' && server !== null && 'once' in server ? (server as Emitter) : null;
};

/** Aborted when the client goes away; with `endless` also when the server begins to close. */
export const clientSignal = (res: Response, endless: boolean): AbortSignal => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const server = endless ? serverOf(res) : null;
  server?.once(CLOSING, abort);
  res.once('close', () => {
    server?.off(CLOSING, abort);
    abort();
  });
  return controller.signal;
};
