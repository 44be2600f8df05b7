import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type ServiceName, serviceNames } from '@folkmoot/contracts';
import type { Logger, Metrics } from '@folkmoot/service-kit';
import { answerProblem, answerText, type Exchange } from './answer';
import type { GatewayConfig } from './config';
import type { RequestCounts } from './counts/request-counts';
import { type Destination, destinationOf } from './destination';
import { createApiDocs } from './docs/api-docs';
import { securityHeaders } from './headers';
import { bodyLimitOf } from './limits/body-limit';
import { createTokenBuckets } from './limits/token-buckets';
import type { UpstreamProxy } from './proxy/proxy';
import type { Replicas } from './replicas/replicas';
import { sessionIdOf } from './sessions/cookie';
import type { OpenStreams } from './sessions/open-streams';
import { isFromOurPages } from './sessions/origin';
import type { SessionCache } from './sessions/session-cache';
import { createRegistry } from './static/registry';
import { createSmallAnswers } from './static/small-answers';
import { createStaticFiles } from './static/static-files';
import { addressOf, visitorHeaders } from './visitor';
import { logWhenAnswered } from './wide-line';

export interface GatewayParts {
  config: GatewayConfig;
  logger: Logger;
  metrics: Metrics;
  counts: RequestCounts;
  sessions: SessionCache;
  streams: OpenStreams;
  proxy: UpstreamProxy;
  replicas: Readonly<Record<ServiceName, Replicas>>;
  /** True once the gateway was asked to stop. */
  isLeaving: () => boolean;
}

const AWAY_SECONDS = 2;

/** Requests after which a session is another one, or none: its actor is asked for again at once. */
const changesSession = (method: string, path: string): boolean =>
  path.startsWith('/api/auth/session') && method !== 'GET';

/**
 * Admin limits sign-in by network. Public counts a scan once, and marks many responses of one network: in memory, for
 * minutes. Nobody else is told an address.
 */
const seesNetwork: ReadonlySet<ServiceName> = new Set(['admin', 'public']);

const createServicePass = ({ config, sessions, streams, proxy, logger, replicas }: GatewayParts) => {
  const { rateLimitBurst: capacity, rateLimitPerSecond: perSecond, trustedProxies } = config;
  const buckets = createTokenBuckets({ capacity, perSecond });
  const { actorTokenKey, publicOrigin } = config;

  /** What keeps a request from a service: too many of them, or another site behind it. */
  const isRefused = (exchange: Exchange, sessionId: string | null): boolean => {
    const waitSeconds = buckets.take(addressOf(exchange, trustedProxies));
    if (waitSeconds > 0) {
      answerProblem(exchange, 'too_many_requests', waitSeconds);
      return true;
    }
    if (!sessionId || isFromOurPages(exchange.req, publicOrigin)) return false;
    answerProblem(exchange, 'origin_refused');
    return true;
  };

  /** What public remembers of a network for some minutes is in the memory of one replica: a network stays with it. */
  const replicasFor = (exchange: Exchange, service: ServiceName) => {
    const { inOrder, gone } = replicas[service];
    return { addresses: inOrder(service === 'public' ? addressOf(exchange, trustedProxies) : undefined), gone };
  };

  const follow = ({ req, res, path }: Exchange, sessionId: string): void => {
    if (path.endsWith('/live')) streams.add(res, sessionId);
    if (changesSession(req.method ?? 'GET', path)) res.once('finish', () => sessions.drop(sessionId));
  };

  const headersFor = async (exchange: Exchange, service: ServiceName, sessionId: string | null) => {
    try {
      return await visitorHeaders(exchange, {
        sessions,
        actorTokenKey,
        sessionId,
        tellsNetwork: seesNetwork.has(service),
        trustedProxies,
      });
    } catch (error) {
      logger.warn({ err: error }, 'session not resolved');
      return null;
    }
  };

  return async (exchange: Exchange, service: ServiceName): Promise<void> => {
    // Residents' pages know no session, so that they work for staff too while admin is away.
    const sessionId = service === 'public' ? null : sessionIdOf(exchange.req);
    if (isRefused(exchange, sessionId)) return;
    const visitor = await headersFor(exchange, service, sessionId);
    if (!visitor) return answerProblem(exchange, 'unavailable', AWAY_SECONDS);
    if (sessionId) follow(exchange, sessionId);
    const bodyLimit = bodyLimitOf(exchange.req.method ?? 'GET', exchange.path);
    // Services never see the cookie: who asks is in the headers of the visitor.
    const upstream = { bodyLimit, headers: { ...visitor, cookie: null } };
    await proxy.forward(exchange, { ...replicasFor(exchange, service), ...upstream });
  };
};

/** Whether this gateway can serve. A service that is away is no reason to close the front door: all else goes on behind it. */
const readiness = async ({ isLeaving }: GatewayParts, files: ReturnType<typeof createStaticFiles>) => {
  if (isLeaving()) return { code: 503, body: { status: 'leaving' } };
  const isThere = await files.has('shell/index.html');
  return { code: isThere ? 200 : 503, body: { status: isThere ? 'ok' : 'unavailable' } };
};

/** The whole system: of each service whether any replica of it can serve. */
const systemHealth = async (replicas: GatewayParts['replicas']) => {
  const states = await Promise.all(
    serviceNames.map(async (name) => [name, await replicas[name].anyAnswers()] as const),
  );
  const isWhole = states.every(([, isUp]) => isUp);
  const body = { status: isWhole ? 'ok' : 'degraded', services: Object.fromEntries(states) };
  return { code: isWhole ? 200 : 503, body };
};

type Answer = (exchange: Exchange, destination: Destination) => Promise<void> | void;

const createAnswers = (parts: GatewayParts): Readonly<Record<Destination['kind'], Answer>> => {
  const { config, logger, metrics, proxy, sessions, replicas } = parts;
  const files = createStaticFiles(config.staticDir);
  const registry = createRegistry({ file: config.remotesFile, staticDir: config.staticDir, logger });
  const answerRegistry = createSmallAnswers('cookie');
  const docs = createApiDocs(config);
  const pass = createServicePass(parts);
  const json = (exchange: Exchange, status: number, body: unknown) =>
    answerText(exchange, status, 'application/json; charset=utf-8', JSON.stringify(body));

  /** The council that the visitor acts in. Who cannot be told, or is nobody, gets what everybody gets. */
  const councilOf = async ({ req }: Exchange): Promise<string | null> => {
    const sessionId = sessionIdOf(req);
    const actor = sessionId ? await sessions.resolve(sessionId).catch(() => null) : null;
    return actor?.councilId ?? null;
  };

  /** For development only: where there is none, nothing is there. */
  const passTo = async (exchange: Exchange, url: string | undefined, token?: string): Promise<void> => {
    if (!url) return answerProblem(exchange, 'not_found');
    const authorization = token ? `Bearer ${token}` : null;
    await proxy.forward(exchange, { addresses: [url], bodyLimit: 0, headers: { cookie: null, authorization } });
  };

  return {
    service: (exchange, destination) => pass(exchange, (destination as { service: ServiceName }).service),
    shell: async (exchange, destination) => {
      const isThere = await files.serve(exchange, 'shell/index.html', (destination as { status: number }).status);
      if (!isThere) answerProblem(exchange, 'unavailable', AWAY_SECONDS);
    },
    file: async (exchange, destination) => {
      if (!(await files.serve(exchange, (destination as { name: string }).name))) answerProblem(exchange, 'not_found');
    },
    docs: async (exchange) => {
      if (!(await docs(exchange))) answerProblem(exchange, 'not_found');
    },
    registry: async (exchange) => answerRegistry(exchange, await registry(() => councilOf(exchange))),
    inbox: (exchange) => passTo(exchange, config.devInboxUrl, config.devInboxToken),
    reload: (exchange) => passTo(exchange, config.devReloadUrl),
    health: (exchange) => json(exchange, 200, { status: 'ok' }),
    ready: async (exchange) => {
      const { code, body } = await readiness(parts, files);
      json(exchange, code, body);
    },
    system: async (exchange) => {
      const { code, body } = await systemHealth(replicas);
      json(exchange, code, body);
    },
    metrics: async (exchange) => answerText(exchange, 200, metrics.contentType, await metrics.text()),
    nowhere: (exchange) => answerProblem(exchange, 'not_found'),
  };
};

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

const exchangeOf = (req: IncomingMessage, res: ServerResponse): Exchange => {
  const given = req.headers['x-request-id'];
  const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
  return { req, res, requestId, path };
};

/** The front door as a request listener. */
export const createGatewayApp = (parts: GatewayParts): RequestListener => {
  const { config, logger, metrics, counts } = parts;
  const headers = Object.entries(securityHeaders(config.publicOrigin));
  const answers = createAnswers(parts);
  return (req, res) => {
    const exchange = exchangeOf(req, res);
    for (const [name, value] of headers) res.setHeader(name, value);
    res.setHeader('x-request-id', exchange.requestId);
    const destination = destinationOf(exchange.path, req.method);
    logWhenAnswered(exchange, destination, { logger, metrics, counts });
    Promise.resolve(answers[destination.kind](exchange, destination)).catch((error: unknown) => {
      logger.error({ err: error, requestId: exchange.requestId }, 'request failed');
      answerProblem(exchange, 'internal');
    });
  };
};
