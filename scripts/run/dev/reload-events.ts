import { createServer, type ServerResponse } from 'node:http';

const PING_MS = 15_000;
const AGAIN_MS = 700;

export interface ReloadEvents {
  /** Where the gateway forwards `/dev/reload` to. */
  url: string;
  /** Every open page reloads. */
  tell(): void;
  /** Ends what is open, so that the gateway can stop at once; pages connect again by themselves. */
  hangUp(): void;
  stop(): Promise<void>;
}

/**
 * Server-sent events for the pages of `npm run dev`: each message is the number of the latest build. A page that
 * connects is told the current one, so it notices too what happened while it was not connected.
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
    tell: () => {
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
