import type { Socket } from 'node:net';
import type { Listening } from '@folkmoot/service-kit';
import { networkOf } from './token-buckets';

export interface ConnectionLimits {
  /** Null where a proxy stands in front: its connections carry everybody. */
  readonly perNetwork: number | null;
  readonly total: number;
}

type Guarded = Pick<Listening, 'server' | 'inHand'>;

const SWEEP_MS = 5_000;
/** How long a visitor may take in nothing of an answer that waits for them. */
const MAX_STALL_MS = 30_000;

const networkOfSocket = ({ remoteAddress = '' }: Socket): string => networkOf(remoteAddress);

interface Progress {
  readonly taken: number;
  readonly since: number;
}

/** Ends connections whose visitor takes in nothing of what waits for them: such an answer holds a connection to a service. */
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
 * Bounds the connections of one network and of all. When there are too many, the oldest one without a request in hand makes
 * room, so that people who share an address are served on; only when there is none such the new one is refused.
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
  /** Whether one of these could be closed for a new one. */
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
