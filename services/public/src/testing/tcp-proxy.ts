import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** Closes every connection and refuses new ones. */
  down(): Promise<void>;
  up(): Promise<void>;
}

/** A proxy for a server, so that a test can interrupt and restore the connection. */
export const tcpProxy = async (targetPort: number): Promise<TcpProxy> => {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const make = () =>
    createServer((client) => {
      const server = connect(targetPort, '127.0.0.1');
      keep(client);
      keep(server);
      client.pipe(server).pipe(client);
    });
  let listener = make();
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      listener = make();
      listener.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = listener.address() as AddressInfo;
  const down = () =>
    new Promise<void>((resolve) => {
      listener.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { port, down, up: () => listen(port) };
};
