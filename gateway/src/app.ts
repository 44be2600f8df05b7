import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type ServiceName, serviceNames } from '@folkmoot/contracts';
import type { Logger, Metrics } from '@folkmoot/service-kit';
import { answerProblem, answerText, type Exchange } from './answer';
import { type GatewayConfig, serviceUrlsOf } from './config';
import type { RequestCounts } from './counts/request-counts';
import { type Destination, destinationOf } from './destination';
import { createApiDocs } from './docs/api-docs';
import { securityHeaders } from './headers';
import { bodyLimitOf } from './limits/body-limit';
import { createTokenBuckets } from './limits/token-buckets';
import type { UpstreamProxy } from './proxy/proxy';
import { sessionIdOf } from './sessions/cookie';
import type { OpenStreams } from './sessions/open-streams';
import { isFromOurPages } from './sessions/origin';
import type { SessionCache } from './sessions/session-cache';
import { createRegistry } from './static/registry';
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
}

const AWAY_SECONDS = 2;
const READY_MS = 1_500;

/** Requests after which a session is another one, or none: its actor is asked for again at once. */
const changesSession = (method: string, path: string): boolean =>
  path.startsWith('/api/auth/session') && method !== 'GET';

/**
 * Admin limits sign-in by network. Public counts a scan once, and marks many responses of one network: in memory, for
 * minutes. Nobody else is told an address.
 */
const seesNetwork: ReadonlySet<ServiceName> = new Set(['admin', 'public']);

const createServicePass = ({ config, sessions, streams, proxy, logger }: GatewayParts) => {
  const urls = serviceUrlsOf(config);
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
    await proxy.forward(exchange, { url: urls[service], bodyLimit, headers: { ...visitor, cookie: null } });
  };
};

const createReadiness = (config: GatewayConfig) => async (): Promise<Record<string, boolean>> => {
  const urls = serviceUrlsOf(config);
  const isReady = (name: ServiceName) =>
    fetch(`${urls[name]}/readyz`, { signal: AbortSignal.timeout(READY_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const states = await Promise.all(serviceNames.map(async (name) => [name, await isReady(name)] as const));
  return Object.fromEntries(states);
};

type Answer = (exchange: Exchange, destination: Destination) => Promise<void> | void;

const createAnswers = (parts: GatewayParts): Readonly<Record<Destination['kind'], Answer>> => {
  const { config, logger, metrics, proxy, sessions } = parts;
  const files = createStaticFiles(config.staticDir);
  const registry = createRegistry({ file: config.remotesFile, staticDir: config.staticDir, logger });
  const docs = createApiDocs(config);
  const pass = createServicePass(parts);
  const readiness = createReadiness(config);
  const json = (exchange: Exchange, status: number, body: unknown) =>
    answerText(exchange, status, 'application/json; charset=utf-8', JSON.stringify(body));

  /** The council that the visitor acts in. Who cannot be told, or is nobody, gets what everybody gets. */
  const councilOf = async ({ req }: Exchange): Promise<string | null> => {
    const sessionId = sessionIdOf(req);
    const actor = sessionId ? await sessions.resolve(sessionId).catch(() => null) : null;
    return actor?.councilId ?? null;
  };

  /** For development only: where there is none, nothing is there. */
  const passTo = async (exchange: Exchange, url: string | undefined): Promise<void> => {
    if (!url) return answerProblem(exchange, 'not_found');
    await proxy.forward(exchange, { url, bodyLimit: 0, headers: { cookie: null } });
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
    registry: async (exchange) => {
      exchange.res.setHeader('vary', 'cookie');
      json(exchange, 200, await registry(() => councilOf(exchange)));
    },
    inbox: (exchange) => passTo(exchange, config.devInboxUrl),
    reload: (exchange) => passTo(exchange, config.devReloadUrl),
    health: (exchange) => json(exchange, 200, { status: 'ok' }),
    ready: async (exchange) => {
      const services = await readiness();
      json(exchange, Object.values(services).every(Boolean) ? 200 : 503, { services });
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
