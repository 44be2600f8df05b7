import type { Agent } from 'node:http';
import type { Socket } from 'node:net';

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

/** The host and port with which an agent begins the names of its connections. */
const nameOf = (address: string): string => {
  const url = new URL(address);
  return `${url.hostname.replace(/^\[|\]$/g, '')}:${portOf(url)}:`;
};

/**
 * Ends the connections of an agent to an address that is lost. Its requests fail at once; without this they would wait
 * until the operating system gives up, which takes many minutes.
 */
export const dropConnections = (agent: Agent, address: string): void => {
  const name = nameOf(address);
  const ofAddress = (lists: Readonly<Record<string, readonly Socket[] | undefined>>): Socket[] =>
    Object.entries(lists).flatMap(([key, sockets = []]) => (key.startsWith(name) ? sockets : []));
  for (const socket of [...ofAddress(agent.sockets), ...ofAddress(agent.freeSockets)])
    socket.destroy(Object.assign(new Error('the replica is lost'), { code: 'ECONNRESET' }));
};
