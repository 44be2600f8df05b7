import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createCounter } from './counter';
import { networkOf } from './token-buckets';

export interface ConnectionLimits {
  /** Null where a proxy stands in front: its connections carry everybody. */
  readonly perNetwork: number | null;
  readonly total: number;
}

interface Connection {
  readonly network: string;
  requests: number;
}

const SWEEP_MS = 5_000;
/** How long a visitor may take in none of an answer that waits for them. */
const MAX_STALL_MS = 30_000;

/** The first, which is the one that has been idle for the longest. */
const longestIdle = (sockets: ReadonlySet<Socket>): Socket | undefined => sockets.values().next().value;

/** Idle connections, in the order in which they became idle: of everybody and by network. */
const createIdle = () => {
  const all = new Set<Socket>();
  const byNetwork = new Map<string, Set<Socket>>();
  return {
    all,
    of: (network: string): ReadonlySet<Socket> => byNetwork.get(network) ?? new Set(),
    add: (socket: Socket, network: string): void => {
      all.add(socket);
      const sockets = byNetwork.get(network) ?? new Set();
      byNetwork.set(network, sockets.add(socket));
    },
    delete: (socket: Socket, network: string): void => {
      all.delete(socket);
      const sockets = byNetwork.get(network);
      sockets?.delete(socket);
      if (sockets?.size === 0) byNetwork.delete(network);
    },
  };
};

/** Ends answers that nobody takes in: each of them holds a connection to a service. */
const watchAnswers = () => {
  const stalled = new Map<ServerResponse, number>();
  const open = new Set<ServerResponse>();
  const look = (res: ServerResponse): void => {
    if (!res.writableNeedDrain) return;
    const since = stalled.get(res);
    if (since === undefined) {
      stalled.set(res, Date.now());
      res.once('drain', () => stalled.delete(res));
    } else if (Date.now() - since > MAX_STALL_MS) res.destroy();
  };
  const timer = setInterval(() => open.forEach(look), SWEEP_MS).unref();
  return {
    add: (res: ServerResponse) => void open.add(res),
    delete: (res: ServerResponse) => {
      open.delete(res);
      stalled.delete(res);
    },
    stop: () => clearInterval(timer),
  };
};

/**
 * Bounds the connections of one network and of all. When there are too many, the one that has been idle for the longest makes
 * room, so that people who share an address are served on; only when none is idle the new one is refused.
 */
export const limitConnections = (server: Server, { perNetwork, total }: ConnectionLimits): (() => void) => {
  const connections = new Map<Socket, Connection>();
  const counts = createCounter();
  const idle = createIdle();
  const answers = watchAnswers();

  const remove = (socket: Socket): void => {
    const connection = connections.get(socket);
    if (!connection) return;
    connections.delete(socket);
    idle.delete(socket, connection.network);
    counts.add(connection.network, -1);
  };
  const end = (socket: Socket): void => {
    remove(socket);
    socket.destroy();
  };
  const makeRoom = (socket: Socket, network: string): void => {
    const isOwnFull = perNetwork !== null && counts.of(network) > perNetwork;
    if (isOwnFull) end(longestIdle(idle.of(network)) ?? socket);
    if (connections.size > total) end(longestIdle(idle.all) ?? socket);
  };

  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    connections.set(socket, { network, requests: 0 });
    counts.add(network, 1);
    socket.once('close', () => remove(socket));
    makeRoom(socket, network);
    if (connections.has(socket)) idle.add(socket, network);
  });

  const change = (socket: Socket, by: number): void => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.requests += by;
    idle.delete(socket, connection.network);
    if (connection.requests === 0) idle.add(socket, connection.network);
  };
  server.on('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    change(socket, 1);
    answers.add(res);
    res.once('close', () => {
      answers.delete(res);
      change(socket, -1);
    });
  });
  return answers.stop;
};
