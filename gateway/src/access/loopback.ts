import type { Socket } from 'node:net';

const HOST = /^(\[[0-9a-f:.]+\]|[^:/@\\\s]+)(?::\d{1,5})?$/i;
const LOOPBACK_NAME = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;
const LOOPBACK_ADDRESS = /^(?:(?:::ffff:)?127\.|::1$)/;

/** The name in a Host header, without its port and in lower case. Null when the header has no valid name. */
export const hostNameOf = (host: string | undefined): string | null => {
  const name = HOST.exec(host ?? '')?.[1];
  return name ? name.toLowerCase().replace(/\.$/, '') : null;
};

export const isLoopbackName = (name: string | null): boolean => name !== null && LOOPBACK_NAME.test(name);

export const isLoopbackOrigin = (origin: string): boolean => isLoopbackName(new URL(origin).hostname);

/** Whether both ends of a connection are on this machine. */
export const isLoopbackSocket = ({
  remoteAddress = '',
  localAddress = '',
}: Pick<Socket, 'remoteAddress' | 'localAddress'>) =>
  LOOPBACK_ADDRESS.test(remoteAddress) && LOOPBACK_ADDRESS.test(localAddress);
