import type { IncomingMessage } from 'node:http';
import type { GatewayConfig } from '../config';
import { hostNameOf, isLoopbackName, isLoopbackOrigin, isLoopbackSocket } from './loopback';

/** Headers that only a proxy adds to a request. */
const FORWARDING = /^(?:x-forwarded-|forwarded$|via$|x-real-ip$|cf-|true-client-ip$|x-client-ip$|x-cluster-client-ip$)/;

const isForwarded = ({ headers }: IncomingMessage): boolean =>
  Object.keys(headers).some((name) => FORWARDING.test(name));

const isFromThisMachine = (req: IncomingMessage): boolean =>
  isLoopbackSocket(req.socket) && isLoopbackName(hostNameOf(req.headers.host));

/**
 * Makes the check of the Host header. Without it a web page that rebinds its own name to this address could read
 * answers and have a session. Ports are not compared: a proxy may listen on another one.
 */
export const createHostCheck = ({ publicOrigin, publicHosts }: Pick<GatewayConfig, 'publicOrigin' | 'publicHosts'>) => {
  const accepted: ReadonlySet<string | null> = new Set([new URL(publicOrigin).hostname, ...publicHosts]);
  return (req: IncomingMessage): boolean => accepted.has(hostNameOf(req.headers.host)) || isFromThisMachine(req);
};

/**
 * True when a request may see the mail catcher, which shows every sign-in link. Only a browser on this machine may,
 * without a proxy or tunnel between, at an installation that no other machine can reach.
 */
export const mayShowInbox = (req: IncomingMessage, { publicOrigin }: Pick<GatewayConfig, 'publicOrigin'>): boolean =>
  isLoopbackOrigin(publicOrigin) && isFromThisMachine(req) && !isForwarded(req);
