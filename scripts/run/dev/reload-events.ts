import { createServer, type ServerResponse } from 'node:http';

const PING_MS = 15_000;
const AGAIN_MS = 700;

export interface ReloadEvents {
  /** The address to which the gateway forwards `/dev/reload`. */
  url: string;
  /** Makes every open page reload. */
  notify(): void;
  /** Ends the open connections, so that the gateway can stop. Pages reconnect automatically. */
  hangUp(): void;
  stop(): Promise<void>;
}

/**
 * Server-sent events for the pages of `npm run dev`: each message is the number of the latest build. A new connection
 * gets the current number, so that the page notices builds during a disconnect.
 */
export const startReloadEvents = async (): Promise<ReloadEvents> => {
  const pages = new Set<ServerResponse>();
  let build = Date.now();
  const server = createServer((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    res.write(`retry: ${AGAIN_MS}\ndata: ${build}\n\n`);
    pages.add(res);
    res.once('close', () => pages.delete(res));
  });
  const toAll = (text: string): void => {
    for (const page of pages) page.write(text);
  };
  const hangUp = (): void => {
    for (const page of pages) page.end();
    pages.clear();
  };
  const ping = setInterval(() => toAll(': still here\n\n'), PING_MS);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    notify: () => {
      build += 1;
      toAll(`data: ${build}\n\n`);
    },
    hangUp,
    stop: () => {
      clearInterval(ping);
      hangUp();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
