import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { type Actor, DomainError, type ServiceName, type UserActor } from '@folkmoot/contracts';
import { ACTOR_HEADER } from '@folkmoot/service-kit';
import { isFromUs } from '../http/check-origin';
import type { Exchange } from '../http/exchange';
import { sessionIdOf } from '../http/session-cookie';
import type { LiveStreams } from '../sessions/live-streams';
import type { SessionCache } from '../sessions/session-cache';
import { limitedBody } from './limited-body';
import { createOperationFinder } from './operation-of-path';
import type { Upstream } from './upstream';

/** For addresses that are in no contract: pages and what does not exist. */
const DEFAULT_BODY_LIMIT = 256 * 1024;

interface ProxyOptions {
  readonly upstreams: Readonly<Record<ServiceName, Upstream>>;
  readonly sessions: SessionCache;
  readonly streams: LiveStreams;
  readonly sign: (actor: Actor) => Promise<string>;
  readonly publicOrigin: string;
}

interface SignedIn {
  readonly sessionId: string;
  readonly actor: UserActor;
}

const isEventStream = (headers: IncomingHttpHeaders): boolean =>
  String(headers['content-type'] ?? '').startsWith('text/event-stream');

const isSessionChange = ({ method, path }: Exchange): boolean =>
  method !== 'GET' && method !== 'HEAD' && path.startsWith('/api/auth/session');

/** Hands requests to services, each with the actor that its session stands for. */
export const createProxy = ({ upstreams, sessions, streams, sign, publicOrigin }: ProxyOptions) => {
  const findOperation = createOperationFinder();
  const protocol = publicOrigin.startsWith('https:') ? 'https' : 'http';

  /** Residents' pages know no session, whoever looks at them. */
  const signedIn = async ({ method, req }: Exchange, service: ServiceName): Promise<SignedIn | null> => {
    const sessionId = service === 'public' ? null : sessionIdOf(req.headers.cookie);
    if (!sessionId) return null;
    if (!isFromUs(method, req.headers, publicOrigin)) throw new DomainError('origin_refused');
    const actor = await sessions.find(sessionId);
    return actor && { sessionId, actor };
  };

  const headersFor = async ({ requestId, address }: Exchange, who: SignedIn | null) => ({
    'x-request-id': requestId,
    'x-forwarded-for': address,
    'x-forwarded-proto': protocol,
    ...(who ? { [ACTOR_HEADER]: await sign(who.actor) } : {}),
  });

  const onAnswer = (exchange: Exchange, who: SignedIn) => (res: ServerResponse, headers: IncomingHttpHeaders) => {
    const { sessionId, actor } = who;
    if (isSessionChange(exchange)) sessions.forget(sessionId);
    if (isSessionChange(exchange) && exchange.method === 'DELETE') streams.endSession(sessionId);
    if (isEventStream(headers)) streams.add({ sessionId, hash: actor.sessionId, res });
  };

  return async (exchange: Exchange, service: ServiceName): Promise<void> => {
    const { method, path, req } = exchange;
    const operation = findOperation(method, path);
    exchange.route = operation?.name ?? `${service}:other`;
    exchange.isResidents = service === 'public';
    const body = limitedBody(req, operation?.bodyLimit ?? DEFAULT_BODY_LIMIT);
    const who = await signedIn(exchange, service);
    await upstreams[service].pass({
      exchange,
      body,
      added: await headersFor(exchange, who),
      ...(who ? { onAnswer: onAnswer(exchange, who) } : {}),
    });
  };
};
