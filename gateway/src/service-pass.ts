import type { ErrorCode, Operation, ServiceName } from '@folkmoot/contracts';
import { ACTOR_HEADER, type Logger, NETWORK_HEADER, networkHash } from '@folkmoot/service-kit';
import { answerProblem, answerUnread, type Exchange } from './answer';
import { type BodyReceiver, hasBody } from './bodies/receive-body';
import type { GatewayConfig } from './config';
import { bodyLimitOf } from './limits/body-limit';
import { createTokenBuckets } from './limits/token-buckets';
import { createTurns } from './limits/turns';
import { operationOf } from './operation-of';
import type { UpstreamProxy } from './proxy/proxy';
import type { Replicas } from './replicas/replicas';
import { cookiesForService, sessionIdOf } from './sessions/cookie';
import { isFromOurPages, isSignInPath } from './sessions/origin';
import type { SessionCache } from './sessions/session-cache';
import { type OpenStreams, scopeOf } from './streams/open-streams';
import type { StreamHub } from './streams/stream-hub';
import { addressOf, visitorHeaders } from './visitor';

export interface ServicePassParts {
  readonly config: GatewayConfig;
  readonly logger: Logger;
  readonly sessions: SessionCache;
  readonly streams: OpenStreams;
  readonly streamHub: StreamHub;
  readonly receiveBody: BodyReceiver;
  readonly proxy: UpstreamProxy;
  readonly replicas: Readonly<Record<ServiceName, Replicas>>;
}

/** A request on its way to a service. */
interface Passing {
  readonly exchange: Exchange;
  readonly service: ServiceName;
  readonly network: string;
  /** Null for nobody, and for residents' pages. */
  readonly sessionId: string | null;
  readonly operation: Operation | null;
  /** Services never see the cookie: who asks is in these. */
  readonly headers: Readonly<Record<string, string | null>>;
}

export const AWAY_SECONDS = 2;

/** Requests after which a session is another one, or none: its actor is asked for again at once. */
const changesSession = (method: string, path: string): boolean =>
  path.startsWith('/api/auth/session') && method !== 'GET';

/**
 * Admin limits sign-in by network. Public counts a scan once, and marks many responses of one network: in memory, for
 * minutes. Nobody else is told an address.
 */
const seesNetwork: ReadonlySet<ServiceName> = new Set(['admin', 'public']);

/** Services never see the session's cookie: who asks is in the headers of the visitor. */
const signInHeaders = (
  exchange: Exchange,
  sessionId: string | null,
  { serviceKey, trustedProxies }: GatewayConfig,
): Record<string, string | null> => {
  const tellsNetwork = sessionId !== null || isSignInPath(exchange.path);
  return {
    cookie: cookiesForService(exchange.req, exchange.path),
    [NETWORK_HEADER]: tellsNetwork ? networkHash(serviceKey, addressOf(exchange, trustedProxies)) : null,
  };
};

const RETRY_LATER_SECONDS = 10;

/** What keeps a request from a service: too many of them, or another site behind it. */
const createRefusals = ({ rateLimitBurst: capacity, rateLimitPerSecond: perSecond, publicOrigin }: GatewayConfig) => {
  const buckets = createTokenBuckets({ capacity, perSecond });
  return (exchange: Exchange, network: string, sessionId: string | null): boolean => {
    const waitSeconds = buckets.take(network);
    if (waitSeconds > 0) {
      answerUnread(exchange, 'too_many_requests', waitSeconds);
      return true;
    }
    if (!(sessionId || isSignInPath(exchange.path)) || isFromOurPages(exchange.req, publicOrigin)) return false;
    answerUnread(exchange, 'origin_refused');
    return true;
  };
};

/** What public remembers of a network for some minutes is in the memory of one replica: a network stays with it. */
const createReplicaChoice =
  ({ replicas }: ServicePassParts) =>
  ({ service, network }: Passing) => {
    const { inOrder, gone } = replicas[service];
    return { addresses: inOrder(service === 'public' ? network : undefined), gone };
  };

const createStreamOpener = (parts: ServicePassParts) => {
  const { sessions, streams, streamHub } = parts;
  const replicasFor = createReplicaChoice(parts);
  return async (passing: Passing): Promise<void> => {
    const { exchange, network, sessionId, operation, headers } = passing;
    if (hasBody(exchange.req)) return answerUnread(exchange, 'invalid_input');
    const actor = sessionId ? await sessions.resolve(sessionId).catch(() => null) : null;
    const scope = scopeOf(actor);
    if (sessionId && !streams.add(exchange.res, { sessionId, network, scope }))
      return answerProblem(exchange, 'too_many_requests', RETRY_LATER_SECONDS);
    const sharedKey = operation?.sharedStream ? `${scope} ${exchange.req.url}` : null;
    await streamHub.open(exchange, { ...replicasFor(passing), headers, sharedKey });
  };
};

/** Of somebody without a session: the service will refuse what is not for everybody, so no large file is taken for it. */
const STRANGERS_LIMIT = 256 * 1024;

/** The largest body of a request, and what somebody is told whose body is larger. */
const limitOf = ({ exchange, operation, headers }: Passing): { limit: number; beyond: ErrorCode } => {
  const limit = bodyLimitOf(exchange.path, operation);
  const isStranger = operation !== null && operation.can !== 'public' && headers[ACTOR_HEADER] === null;
  return isStranger && limit > STRANGERS_LIMIT
    ? { limit: STRANGERS_LIMIT, beyond: 'unauthenticated' }
    : { limit, beyond: 'body_too_large' };
};

/** Requests of one key that may wait for their turn. */
const MAX_WAITING = 2_000;

/** Waits until few enough requests of the same session, or else of the same network, are with services. */
const createTurnTaker = ({ requestsPerSession, requestsPerNetwork }: GatewayConfig) => {
  const bySession = createTurns({ atOnce: requestsPerSession, waiting: MAX_WAITING });
  const byNetwork = createTurns({ atOnce: requestsPerNetwork, waiting: MAX_WAITING });
  return ({ exchange, network, sessionId, headers }: Passing): Promise<boolean> => {
    // A cookie that belongs to no session is any text: it does not give a line of its own.
    const hasSession = sessionId !== null && headers[ACTOR_HEADER] !== null;
    return hasSession ? bySession.take(sessionId, exchange.res) : byNetwork.take(network, exchange.res);
  };
};

const createForwarder = (parts: ServicePassParts) => {
  const { receiveBody, proxy, config } = parts;
  const replicasFor = createReplicaChoice(parts);
  const takeTurn = createTurnTaker(config);

  /** The body that a request brings; undefined when it was refused, or the visitor went away. */
  const bodyOf = async (passing: Passing) => {
    const { exchange, network } = passing;
    const { limit, beyond } = limitOf(passing);
    const received = await receiveBody(exchange.req, { limit, network });
    if ('body' in received) return received.body;
    if ('refused' in received)
      answerUnread(exchange, received.refused === 'body_too_large' ? beyond : received.refused, RETRY_LATER_SECONDS);
    return undefined;
  };
  return async (passing: Passing): Promise<void> => {
    const { exchange, headers } = passing;
    const body = await bodyOf(passing);
    if (body === undefined) return;
    if (await takeTurn(passing)) return proxy.forward(exchange, { ...replicasFor(passing), body, headers });
    body?.release();
    answerProblem(exchange, 'too_many_requests', RETRY_LATER_SECONDS);
  };
};

/** Makes the way to the services: limits, session, body, and then a service or one of its streams. */
export const createServicePass = (parts: ServicePassParts) => {
  const { config, sessions, logger } = parts;
  const { serviceKey, trustedProxies } = config;
  const isRefused = createRefusals(config);
  const openStream = createStreamOpener(parts);
  const forward = createForwarder(parts);

  const headersFor = async (exchange: Exchange, service: ServiceName, sessionId: string | null) => {
    const tellsNetwork = seesNetwork.has(service);
    try {
      const visitor = { sessions, serviceKey, service, sessionId, tellsNetwork, trustedProxies };
      return { ...(await visitorHeaders(exchange, visitor)), ...signInHeaders(exchange, sessionId, config) };
    } catch (error) {
      logger.warn({ err: error }, 'session not resolved');
      return null;
    }
  };
  const passOn = (passing: Passing): Promise<void> =>
    passing.operation?.kind === 'events' ? openStream(passing) : forward(passing);

  return async (exchange: Exchange, service: ServiceName): Promise<void> => {
    const { req, res, path } = exchange;
    const { method = 'GET' } = req;
    const network = addressOf(exchange, trustedProxies);
    // Residents' pages know no session, so that they work for staff too while admin is away.
    const sessionId = service === 'public' ? null : sessionIdOf(req);
    if (isRefused(exchange, network, sessionId)) return;
    const headers = await headersFor(exchange, service, sessionId);
    if (!headers) return answerUnread(exchange, 'unavailable', AWAY_SECONDS);
    if (sessionId && changesSession(method, path)) res.once('finish', () => sessions.drop(sessionId));
    await passOn({ exchange, service, network, sessionId, operation: operationOf(method, path), headers });
  };
};
