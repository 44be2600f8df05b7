import type { Actor, ServiceName } from '@folkmoot/contracts';
import { ACTOR_HEADER, signActorToken, TOKEN_REUSE_MS } from '@folkmoot/service-kit';
import { LRUCache } from 'lru-cache';
import type { Exchange } from './answer';
import { networkOf } from './limits/token-buckets';
import type { SessionCache } from './sessions/session-cache';

const MAX_TOKENS = 10_000;

const signed = new LRUCache<string, Promise<string>>({ max: MAX_TOKENS, ttl: TOKEN_REUSE_MS });

/** The token of a session for a service: signed once in 20 seconds, while the session says the same. */
const tokenOf = (actor: Actor, to: ServiceName, serviceKey: string): Promise<string> => {
  const name = JSON.stringify([to, actor]);
  const known = signed.get(name);
  if (known) return known;
  const token = signActorToken(actor, { from: 'gateway', to, serviceKey });
  signed.set(name, token);
  return token;
};

/** The visitor's network: the socket's, or what the trusted proxies in front say. What a visitor writes there is not believed. */
export const addressOf = ({ req }: Exchange, trustedProxies: number): string => {
  const forwarded = String(req.headers['x-forwarded-for'] ?? '').split(',');
  const told = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  return networkOf(told || (req.socket.remoteAddress ?? ''));
};

interface VisitorOptions {
  sessions: SessionCache;
  serviceKey: string;
  /** The service that is told. */
  service: ServiceName;
  /** Null for nobody. */
  sessionId: string | null;
  /** Whether the service is told the visitor's network. */
  tellsNetwork: boolean;
  trustedProxies: number;
}

/** The headers that tell a service who asks. Whatever the visitor sent under these names is taken away. */
export const visitorHeaders = async (
  exchange: Exchange,
  { sessions, serviceKey, service, sessionId, tellsNetwork, trustedProxies }: VisitorOptions,
): Promise<Record<string, string | null>> => {
  const actor = sessionId ? await sessions.resolve(sessionId) : null;
  return {
    [ACTOR_HEADER]: actor ? await tokenOf(actor, service, serviceKey) : null,
    'x-request-id': exchange.requestId,
    'x-forwarded-for': tellsNetwork ? addressOf(exchange, trustedProxies) : null,
  };
};
