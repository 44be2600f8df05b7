import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { CLOSING } from '../http/closing';

const KEEP_ALIVE_MS = 75_000;
const FINISH_WITHIN_MS = 10_000;
const SWEEP_MS = 20;

export interface Listening {
  readonly port: number;
  readonly url: string;
  readonly server: Server;
  /** Every open connection, with the number of its unanswered requests. */
  readonly inHand: ReadonlyMap<Socket, number>;
  /** Accepts no more connections, lets open requests finish, and ends the remaining connections after 10 seconds. */
  close(): Promise<void>;
}

/** Listens on a port (0: any free one). Rejects with a clear message when the port is taken. */
export const listen = (
  app: RequestListener,
  port: number,
  host: string,
  options: ServerOptions = {},
): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, ...options }, app);
    const inHand = watchConnections(server);
    server.setMaxListeners(0);
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`port ${port} on ${host} is taken`, { cause: error }) : error);
    });
    server.listen(port, host, () => {
      const { port: bound } = server.address() as AddressInfo;
      const name = host.includes(':') ? `[${host}]` : host;
      resolve({ port: bound, url: `http://${name}:${bound}`, server, inHand, close: () => close(server, inHand) });
    });
  });

/** Tracks which connections have an open request. The others can be closed at any time, used before or not. */
const watchConnections = (server: Server): ReadonlyMap<Socket, number> => {
  const inHand = new Map<Socket, number>();
  const change = (socket: Socket, by: number) => {
    if (inHand.has(socket)) inHand.set(socket, (inHand.get(socket) ?? 0) + by);
  };
  server.on('connection', (socket: Socket) => {
    inHand.set(socket, 0);
    socket.once('close', () => inHand.delete(socket));
  });
  server.on('request', ({ socket }, res) => {
    change(socket, 1);
    res.once('close', () => change(socket, -1));
  });
  return inHand;
};

const close = (server: Server, inHand: ReadonlyMap<Socket, number>): Promise<void> =>
  new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
    // A kept-alive connection is idle, and can be closed, only once its last request has been answered.
    const sweep = setInterval(() => {
      for (const [socket, requests] of inHand) if (requests === 0) socket.destroy();
    }, SWEEP_MS);
    server.close(() => {
      clearTimeout(cutOff);
      clearInterval(sweep);
      resolve();
    });
    server.emit(CLOSING);
  });
