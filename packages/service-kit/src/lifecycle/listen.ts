import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const KEEP_ALIVE_MS = 75_000;
const FINISH_WITHIN_MS = 10_000;

export interface Listening {
  readonly port: number;
  readonly url: string;
  readonly server: Server;
  /** Takes no more connections, lets requests in hand finish, cuts off what has not after 10 seconds. */
  close(): Promise<void>;
}

/** Listens on a port (0: any free one). Rejects with a clear message when the port is taken. */
export const listen = (app: RequestListener, port: number, host: string): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, app);
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`port ${port} on ${host} is taken`, { cause: error }) : error);
    });
    server.listen(port, host, () => {
      const { port: bound } = server.address() as AddressInfo;
      const name = host.includes(':') ? `[${host}]` : host;
      resolve({ port: bound, url: `http://${name}:${bound}`, server, close: () => close(server) });
    });
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
    server.closeIdleConnections();
  });
