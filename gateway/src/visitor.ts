import type { Actor, ServiceName } from '@folkmoot/contracts';
import { ACTOR_HEADER, signActorToken, TOKEN_REUSE_MS } from '@folkmoot/service-kit';
import { LRUCache } from 'lru-cache';
import type { Exchange } from './answer';
import { networkOf } from './limits/network-of';
import type { SessionCache } from './sessions/session-cache';

const MAX_TOKENS = 10_000;

const signed = new LRUCache<string, Promise<string>>({ max: MAX_TOKENS, ttl: TOKEN_REUSE_MS });

/** The actor token of a session for a service: signed at most once in 20 seconds, while the actor does not change. */
const tokenOf = (actor: Actor, to: ServiceName, serviceKey: string): Promise<string> => {
  const name = JSON.stringify([to, actor]);
  const known = signed.get(name);
  if (known) return known;
  const token = signActorToken(actor, { from: 'gateway', to, serviceKey });
  signed.set(name, token);
  return token;
};

/**
 * The visitor's network: from the socket, or from the trusted proxies in front. Headers from the visitor itself are
 * ignored.
 */
export const addressOf = ({ req }: Exchange, trustedProxies: number): string => {
  const forwarded = String(req.headers['x-forwarded-for'] ?? '').split(',');
  const forwardedAddress = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  return networkOf(forwardedAddress || (req.socket.remoteAddress ?? ''));
};

interface VisitorOptions {
  sessions: SessionCache;
  serviceKey: string;
  /** The service that gets the headers. */
  service: ServiceName;
  /** Null without a session. */
  sessionId: string | null;
  /** True when the service gets the visitor's network. */
  sendsNetwork: boolean;
  trustedProxies: number;
}

/** The headers that name the actor to a service. Headers of the same name from the visitor are removed. */
export const visitorHeaders = async (
  exchange: Exchange,
  { sessions, serviceKey, service, sessionId, sendsNetwork, trustedProxies }: VisitorOptions,
): Promise<Record<string, string | null>> => {
  const actor = sessionId ? await sessions.resolve(sessionId) : null;
  return {
    [ACTOR_HEADER]: actor ? await tokenOf(actor, service, serviceKey) : null,
    'x-request-id': exchange.requestId,
    'x-forwarded-for': sendsNetwork ? addressOf(exchange, trustedProxies) : null,
  };
};
