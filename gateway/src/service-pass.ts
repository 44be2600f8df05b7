import { type ErrorCode, type Operation, readSessionEndOperation, type ServiceName } from '@folkmoot/contracts';
import {
  ACTOR_HEADER,
  type Logger,
  NETWORK_HEADER,
  networkHash,
  SESSION_HASH_HEADER,
  type Tracing,
} from '@folkmoot/service-kit';
import { answerProblem, answerUnread, type Exchange } from './answer';
import { type BodyReceiver, hasBody } from './bodies/receive-body';
import type { GatewayConfig } from './config';
import { bodyLimitOf } from './limits/body-limit';
import { createLines } from './limits/lines';
import { createRefusals, type Refusal } from './limits/refusals';
import { operationOf } from './operation-of';
import type { UpstreamProxy } from './proxy/proxy';
import type { Replicas } from './replicas/replicas';
import { beginRequestSpan, spanHeaders } from './request-span';
import { cookiesForService } from './sessions/cookie';
import { type Credential, credentialOf } from './sessions/credential';
import { isSignInPath } from './sessions/origin';
import { hashOfSession, type SessionCache } from './sessions/session-cache';
import { type OpenStreams, scopeOf } from './streams/open-streams';
import type { StreamHub } from './streams/stream-hub';
import { addressOf, visitorHeaders } from './visitor';

export interface ServicePassParts {
  readonly config: GatewayConfig;
  readonly logger: Logger;
  readonly tracing: Tracing;
  readonly sessions: SessionCache;
  readonly streams: OpenStreams;
  readonly streamHub: StreamHub;
  readonly receiveBody: BodyReceiver;
  readonly proxy: UpstreamProxy;
  readonly replicas: Readonly<Record<ServiceName, Replicas>>;
}

/** A request that is forwarded to a service. */
interface Passing {
  readonly exchange: Exchange;
  readonly service: ServiceName;
  readonly network: string;
  /** The id of the session, or the API token. Null without either, and for residents' pages. */
  readonly sessionId: string | null;
  readonly operation: Operation | null;
  /** Services never see the cookie: these headers carry the actor. */
  readonly headers: Readonly<Record<string, string | null>>;
  /** When the headers were made, on the monotonic clock. */
  readonly since: number;
}

export const AWAY_SECONDS = 2;

/** Requests that change or end the session of the visitor. */
const changesSession = (method: string, path: string): boolean =>
  (path.startsWith('/api/auth/session') || path.startsWith('/api/auth/factors')) && method !== 'GET';

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * A change in admin can end sessions, revoke tokens or take permissions. Its event arrives a moment after the answer.
 * People rely on the change as soon as they have the answer, so every session is asked again.
 */
const askAgainAfter =
  ({ exchange: { req, path }, service, sessionId, headers }: Passing, sessions: SessionCache) =>
  (): void => {
    const { method = 'GET' } = req;
    if (sessionId === null || headers[ACTOR_HEADER] === null) return;
    if (service === 'admin' && !READING.has(method)) sessions.askAgain();
    if (changesSession(method, path)) sessions.drop(sessionId);
  };

/**
 * Services that get the visitor's network. Admin limits sign-in by network. Public counts a scan once and marks many
 * responses of one network, in memory, for minutes. No other service gets an address.
 */
const seesNetwork: ReadonlySet<ServiceName> = new Set(['admin', 'public']);

/** Services never see the session's cookie: the visitor headers carry the actor. */
const signInHeaders = (
  exchange: Exchange,
  sessionId: string | null,
  { serviceKey, trustedProxies }: GatewayConfig,
): Record<string, string | null> => {
  const sendsNetwork = sessionId !== null || isSignInPath(exchange.path);
  const sendsHash = sessionId !== null && exchange.path === readSessionEndOperation.path;
  return {
    cookie: cookiesForService(exchange.req, exchange.path),
    [SESSION_HASH_HEADER]: sendsHash ? hashOfSession(sessionId) : null,
    [NETWORK_HEADER]: sendsNetwork ? networkHash(serviceKey, addressOf(exchange, trustedProxies)) : null,
  };
};

const RETRY_LATER_SECONDS = 10;

/**
 * Public keeps its network state for some minutes in the memory of one replica, so a network always goes to the same
 * replica.
 */
const createReplicaChoice =
  ({ replicas }: ServicePassParts) =>
  ({ service, network }: Passing) => {
    const { inOrder, gone, renewed } = replicas[service];
    return { addresses: inOrder(service === 'public' ? network : undefined), gone, renewed };
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

/**
 * Limit in bytes without a session: the service refuses most of these requests, so no large file is received for them.
 */
const STRANGERS_LIMIT = 256 * 1024;

/** The largest body of a request, and the error for a larger one. */
const limitOf = ({ exchange, operation, headers }: Passing): { limit: number; beyond: ErrorCode } => {
  const limit = bodyLimitOf(exchange.path, operation);
  const isStranger = operation !== null && operation.can !== 'public' && headers[ACTOR_HEADER] === null;
  return isStranger && limit > STRANGERS_LIMIT
    ? { limit: STRANGERS_LIMIT, beyond: 'unauthenticated' }
    : { limit, beyond: 'body_too_large' };
};

/** Requests that may wait in one queue. */
const MAX_WAITING = 2_000;

/** Puts a request into the queue of its session, or of its network when it has no session. */
const createQueueing = ({ requestsPerSession, requestsPerNetwork }: GatewayConfig) => {
  const bySession = createLines({ atOnce: requestsPerSession, waiting: MAX_WAITING });
  const byNetwork = createLines({ atOnce: requestsPerNetwork, waiting: MAX_WAITING });
  return ({ network, sessionId, headers }: Passing, work: (done: () => void) => Promise<void>): Promise<boolean> => {
    // Anybody can invent cookies, so only a cookie of a real session gets its own queue.
    const hasSession = sessionId !== null && headers[ACTOR_HEADER] !== null;
    return hasSession ? bySession(sessionId, work) : byNetwork(network, work);
  };
};

/** Older headers are made again: the token of the actor lasts for 30 seconds, and a body or a line can take longer. */
const RENEWED_AFTER_MS = 1_000;

/** The headers of a request that is about to be forwarded. They stay as they are when the session cannot be resolved. */
const createHeaderRenewal =
  ({ config, sessions, logger }: ServicePassParts) =>
  async ({ exchange, service, sessionId, headers, since }: Passing): Promise<Passing['headers']> => {
    if (headers[ACTOR_HEADER] === null || performance.now() - since < RENEWED_AFTER_MS) return headers;
    const { serviceKey, trustedProxies } = config;
    const visitor = {
      sessions,
      serviceKey,
      service,
      sessionId,
      sendsNetwork: seesNetwork.has(service),
      trustedProxies,
    };
    const renewed = await visitorHeaders(exchange, visitor).catch((error: unknown) => {
      logger.warn({ err: error }, 'session not resolved again');
      return {};
    });
    return { ...headers, ...renewed };
  };

const createForwarder = (parts: ServicePassParts) => {
  const { receiveBody, proxy, config, sessions } = parts;
  const renewedHeaders = createHeaderRenewal(parts);
  const replicasFor = createReplicaChoice(parts);
  const inLine = createQueueing(config);

  /** The body of the request. Undefined when it was refused, or when the visitor left. */
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
    const { exchange } = passing;
    const body = await bodyOf(passing);
    if (body === undefined) return;
    const answered = askAgainAfter(passing, sessions);
    const isForwarded = await inLine(passing, async (taken) => {
      const headers = await renewedHeaders(passing);
      await proxy.forward(exchange, { ...replicasFor(passing), body, headers, answered, taken });
    });
    if (isForwarded) return;
    body?.release();
    answerProblem(exchange, 'too_many_requests', RETRY_LATER_SECONDS);
  };
};

/** Makes the handler for service requests: limits, session, body, and then a service or one of its streams. */
export const createServicePass = (parts: ServicePassParts) => {
  const { config, sessions, logger, tracing } = parts;
  const { serviceKey, trustedProxies } = config;
  const refusalOf = createRefusals(config);
  const openStream = createStreamOpener(parts);
  const forward = createForwarder(parts);

  /** The headers for the service, or why the request is refused. */
  const headersFor = async (
    exchange: Exchange,
    service: ServiceName,
    credential: Credential | null,
  ): Promise<{ headers: Passing['headers'] } | { refusal: Refusal }> => {
    const sendsNetwork = seesNetwork.has(service);
    const sessionId = credential?.secret ?? null;
    try {
      const visitor = { sessions, serviceKey, service, sessionId, sendsNetwork, trustedProxies };
      const headers = { ...(await visitorHeaders(exchange, visitor)), ...signInHeaders(exchange, sessionId, config) };
      if (credential?.kind !== 'api-token') return { headers };
      // A service learns who acts, never the secret.
      return headers[ACTOR_HEADER] === null
        ? { refusal: { code: 'api_token_invalid' } }
        : { headers: { ...headers, authorization: null } };
    } catch (error) {
      logger.warn({ err: error }, 'session not resolved');
      return { refusal: { code: 'unavailable', retryAfter: AWAY_SECONDS } };
    }
  };
  const passOn = (passing: Passing): Promise<void> =>
    passing.operation?.kind === 'events' ? openStream(passing) : forward(passing);

  return async (exchange: Exchange, service: ServiceName): Promise<void> => {
    const { req, path } = exchange;
    const { method = 'GET' } = req;
    const network = addressOf(exchange, trustedProxies);
    // Residents' pages use no session, so that they work for staff too when admin is not reachable.
    const credential = service === 'public' ? null : credentialOf(req);
    const refusal = refusalOf(exchange, network, credential);
    if (refusal) return answerUnread(exchange, refusal.code, refusal.retryAfter);
    const since = performance.now();
    const pass = await headersFor(exchange, service, credential);
    if ('refusal' in pass) return answerUnread(exchange, pass.refusal.code, pass.refusal.retryAfter);
    const sessionId = credential?.secret ?? null;
    const operation = operationOf(method, path);
    const span = beginRequestSpan(tracing, exchange, { service, operation });
    const headers = { ...pass.headers, ...spanHeaders(span) };
    await span.run(() => passOn({ exchange, service, network, sessionId, operation, headers, since }));
  };
};
