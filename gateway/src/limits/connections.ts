import type { Socket } from 'node:net';
import type { Listening } from '@folkmoot/service-kit';
import { networkOf } from './network-of';

export interface ConnectionLimits {
  /** Null behind a proxy: its connections carry all visitors. */
  readonly perNetwork: number | null;
  readonly total: number;
}

type Guarded = Pick<Listening, 'server' | 'inHand'>;

const SWEEP_MS = 5_000;
/** A visitor may read nothing of a waiting answer for this time. After it the connection ends. */
const MAX_STALL_MS = 30_000;

const networkOfSocket = ({ remoteAddress = '' }: Socket): string => networkOf(remoteAddress);

interface Progress {
  readonly taken: number;
  readonly since: number;
}

/** Ends connections whose visitor does not read the waiting answer: such an answer blocks a connection to a service. */
const endStalled = ({ inHand }: Guarded): (() => void) => {
  const waiting = new Map<Socket, Progress>();
  const look = (socket: Socket): void => {
    if (socket.writableLength === 0) return void waiting.delete(socket);
    const taken = socket.bytesWritten - socket.writableLength;
    const known = waiting.get(socket);
    if (known?.taken !== taken) waiting.set(socket, { taken, since: Date.now() });
    else if (Date.now() - known.since > MAX_STALL_MS) socket.destroy();
  };
  const sweep = (): void => {
    for (const socket of inHand.keys()) look(socket);
    for (const socket of waiting.keys()) if (!inHand.has(socket)) waiting.delete(socket);
  };
  const timer = setInterval(sweep, SWEEP_MS).unref();
  return () => clearInterval(timer);
};

/** The open connections of each network. */
const createNetworks = () => {
  const byNetwork = new Map<string, Set<Socket>>();
  return {
    of: (network: string): ReadonlySet<Socket> => byNetwork.get(network) ?? new Set(),
    add: (network: string, socket: Socket): void => {
      const sockets = byNetwork.get(network) ?? new Set();
      byNetwork.set(network, sockets.add(socket));
    },
    delete: (network: string, socket: Socket): void => {
      const sockets = byNetwork.get(network);
      sockets?.delete(socket);
      if (sockets?.size === 0) byNetwork.delete(network);
    },
  };
};

/**
 * Limits the connections of one network and of all. When there are too many, the oldest one without an active request
 * is closed for the new one, so that people who share an address are still served. The new one is refused only when all
 * are active.
 */
export const limitConnections = (guarded: Guarded, { perNetwork, total }: ConnectionLimits): (() => void) => {
  const { server, inHand } = guarded;
  const open = new Set<Socket>();
  const networks = createNetworks();

  const add = (socket: Socket, network: string): void => {
    open.add(socket);
    networks.add(network, socket);
  };
  const remove = (socket: Socket, network: string): void => {
    open.delete(socket);
    networks.delete(network, socket);
  };
  /** Closes one of these for a new connection. False when all have an active request. */
  const makeRoom = (sockets: ReadonlySet<Socket>): boolean => {
    for (const socket of sockets) {
      if (inHand.get(socket) !== 0) continue;
      remove(socket, networkOfSocket(socket));
      socket.destroy();
      return true;
    }
    return false;
  };
  const hasRoom = (network: string): boolean => {
    const own = networks.of(network);
    const isOwnFull = perNetwork !== null && own.size >= perNetwork;
    if (isOwnFull && !makeRoom(own)) return false;
    return open.size < total || makeRoom(open);
  };

  server.on('connection', (socket: Socket) => {
    const network = networkOfSocket(socket);
    if (!hasRoom(network)) return void socket.destroy();
    add(socket, network);
    socket.once('close', () => remove(socket, network));
  });
  return endStalled(guarded);
};
