import type { Actor } from '@folkmoot/contracts';
import { ACTOR_HEADER, signActorToken } from '@folkmoot/service-kit';
import type { Exchange } from './answer';
import { networkOf } from './limits/token-buckets';
import type { SessionCache } from './sessions/session-cache';

const TOKEN_MS = 20_000;

interface Signed {
  token: string;
  until: number;
}

const signed = new WeakMap<Actor, Signed>();

/** An actor's token, signed again every 20 seconds: it is good for 30. */
const tokenOf = async (actor: Actor, key: string): Promise<string> => {
  const known = signed.get(actor);
  if (known && known.until > Date.now()) return known.token;
  const token = await signActorToken(actor, key);
  signed.set(actor, { token, until: Date.now() + TOKEN_MS });
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
  actorTokenKey: string;
  /** Null for nobody. */
  sessionId: string | null;
  /** Whether the service is told the visitor's network. */
  tellsNetwork: boolean;
  trustedProxies: number;
}

/** The headers that tell a service who asks. Whatever the visitor sent under these names is taken away. */
export const visitorHeaders = async (
  exchange: Exchange,
  { sessions, actorTokenKey, sessionId, tellsNetwork, trustedProxies }: VisitorOptions,
): Promise<Record<string, string | null>> => {
  const actor = sessionId ? await sessions.resolve(sessionId) : null;
  return {
    [ACTOR_HEADER]: actor ? await tokenOf(actor, actorTokenKey) : null,
    'x-request-id': exchange.requestId,
    'x-forwarded-for': tellsNetwork ? addressOf(exchange, trustedProxies) : null,
  };
};
