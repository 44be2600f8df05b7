import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type ServiceName, serviceNames } from '@folkmoot/contracts';
import type { Metrics } from '@folkmoot/service-kit';
import { createHostCheck, mayShowInbox } from './access/hosts';
import { createMonitoringCheck } from './access/monitoring';
import { answerProblem, answerText, answerUnread, discardBody, type Exchange } from './answer';
import type { RequestCounts } from './counts/request-counts';
import { type Destination, destinationOf } from './destination';
import { createApiDocs } from './docs/api-docs';
import { securityHeaders } from './headers';
import { loggedPath } from './logged-path';
import type { Replicas } from './replicas/replicas';
import { AWAY_SECONDS, createServicePass, type ServicePassParts } from './service-pass';
import { sessionIdOf } from './sessions/cookie';
import { createRegistry } from './static/registry';
import { createSmallAnswers } from './static/small-answers';
import { createStaticFiles } from './static/static-files';
import { logWhenAnswered, placeOf } from './wide-line';

export interface GatewayParts extends ServicePassParts {
  readonly metrics: Metrics;
  readonly counts: RequestCounts;
  /** True after the gateway received the signal to stop. */
  readonly isLeaving: () => boolean;
}

/** Readiness of this gateway. A missing service does not make it unready: the other services can still be reached. */
const readiness = async ({ isLeaving }: GatewayParts, files: ReturnType<typeof createStaticFiles>) => {
  if (isLeaving()) return { code: 503, body: { status: 'leaving' } };
  const isThere = await files.has('shell/index.html');
  return { code: isThere ? 200 : 503, body: { status: isThere ? 'ok' : 'unavailable' } };
};

/** Health of the whole system: for each service, whether any replica can serve. */
const systemHealth = async (replicas: Readonly<Record<ServiceName, Replicas>>) => {
  const states = await Promise.all(
    serviceNames.map(async (name) => [name, await replicas[name].anyAnswers()] as const),
  );
  const isWhole = states.every(([, isUp]) => isUp);
  const body = { status: isWhole ? 'ok' : 'degraded', services: Object.fromEntries(states) };
  return { code: isWhole ? 200 : 503, body };
};

type DestinationOf<K extends Destination['kind']> = Extract<Destination, { kind: K }>;
/** A function for each kind of destination. */
type Answers = {
  readonly [K in Destination['kind']]: (exchange: Exchange, destination: DestinationOf<K>) => Promise<void> | void;
};

const json = (exchange: Exchange, status: number, body: unknown) =>
  answerText(exchange, status, 'application/json; charset=utf-8', JSON.stringify(body));

/** Answers for the health, readiness and metrics addresses. */
const createStateAnswers = (parts: GatewayParts, files: ReturnType<typeof createStaticFiles>) => {
  const { config, metrics, replicas } = parts;
  const refusalOf = createMonitoringCheck(config.metricsToken);
  /** For requests with the monitoring token only. */
  const guarded = (answer: (exchange: Exchange) => Promise<void>) => async (exchange: Exchange) => {
    const refusal = refusalOf(exchange.req);
    if (refusal) return answerProblem(exchange, refusal);
    return answer(exchange);
  };
  return {
    health: (exchange: Exchange) => json(exchange, 200, { status: 'ok' }),
    ready: async (exchange: Exchange) => {
      const { code, body } = await readiness(parts, files);
      json(exchange, code, body);
    },
    system: guarded(async (exchange) => {
      const { code, body } = await systemHealth(replicas);
      json(exchange, code, body);
    }),
    metrics: guarded(async (exchange) => answerText(exchange, 200, metrics.contentType, await metrics.text())),
  };
};

const createAnswers = (parts: GatewayParts): Answers => {
  const { config, logger, proxy, sessions } = parts;
  const files = createStaticFiles(config.staticDir);
  const registry = createRegistry({ file: config.remotesFile, staticDir: config.staticDir, logger });
  const answerRegistry = createSmallAnswers('cookie');
  const docs = createApiDocs(config);
  const pass = createServicePass(parts);

  /** The visitor. Null when the session is unknown or cannot be resolved: they get the release for all. */
  const actorOf = async ({ req }: Exchange) => {
    const sessionId = sessionIdOf(req);
    return sessionId ? await sessions.resolve(sessionId).catch(() => null) : null;
  };

  /** For development only. Answers 404 when the address is not configured. */
  const forwardTo = async (exchange: Exchange, url: string | undefined, token?: string): Promise<void> => {
    if (!url) return answerProblem(exchange, 'not_found');
    const authorization = token ? `Bearer ${token}` : null;
    await proxy.forward(exchange, {
      addresses: [url],
      body: null,
      headers: { cookie: null, authorization },
    });
  };

  return {
    ...createStateAnswers(parts, files),
    service: (exchange, { service }) => pass(exchange, service),
    shell: async (exchange, { status }) => {
      const isServed = await files.serve(exchange, 'shell/index.html', status);
      if (!isServed) answerProblem(exchange, 'unavailable', AWAY_SECONDS);
    },
    file: async (exchange, { name }) => {
      const isServed = await files.serve(exchange, name);
      if (!isServed) answerProblem(exchange, 'not_found');
    },
    redirect: ({ req, res }, { path }) => {
      const url = req.url ?? '';
      const queryAt = url.indexOf('?');
      const query = queryAt < 0 ? '' : url.slice(queryAt);
      res.writeHead(308, { location: `${path}${query}` }).end();
    },
    docs: async (exchange) => {
      const isServed = await docs(exchange);
      if (!isServed) answerProblem(exchange, 'not_found');
    },
    registry: async (exchange) => {
      const remotes = await registry(() => actorOf(exchange));
      await answerRegistry(exchange, remotes);
    },
    inbox: (exchange) => {
      const url = mayShowInbox(exchange.req, config) ? config.devInboxUrl : undefined;
      return forwardTo(exchange, url, config.devInboxToken);
    },
    reload: (exchange) => forwardTo(exchange, config.devReloadUrl),
    nowhere: (exchange) => answerProblem(exchange, 'not_found'),
  };
};

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

const exchangeOf = (req: IncomingMessage, res: ServerResponse): Exchange => {
  const sentId = req.headers['x-request-id'];
  const hasValidId = typeof sentId === 'string' && REQUEST_ID.test(sentId);
  const [path = '/'] = (req.url ?? '/').split('?', 1);
  return { req, res, requestId: hasValidId ? sentId : randomUUID(), path };
};

const READ_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const SERVICE_METHODS: ReadonlySet<string> = new Set([...READ_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/**
 * Containers, load balancers and monitoring call these by IP address, so any Host header is accepted. The last two need
 * the token, which no page has that was rebound to this machine.
 */
const KINDS_FOR_ANY_HOST: ReadonlySet<Destination['kind']> = new Set<Destination['kind']>([
  'health',
  'ready',
  'system',
  'metrics',
]);

const isAllowed = (destination: Destination, method: string): boolean => {
  const { kind } = destination;
  if (kind === 'service' && destination.method) return method === destination.method;
  return (kind === 'service' || kind === 'nowhere' ? SERVICE_METHODS : READ_METHODS).has(method);
};

const MAX_LISTENERS = 30;
const ignore = (): void => undefined;

/** The front door as a request listener. An error in it ends one request and nothing else. */
export const createGatewayApp = (parts: GatewayParts): RequestListener => {
  const { config, logger } = parts;
  const headers = Object.entries(securityHeaders(config.publicOrigin));
  const answers = createAnswers(parts);
  const isOurHost = createHostCheck(config);

  const fail = (exchange: Exchange, destination: Destination | null, error: unknown): void => {
    const fields = destination ? placeOf(exchange, destination) : { path: loggedPath(exchange.path, null) };
    logger.error({ err: error, area: destination?.kind, method: exchange.req.method, ...fields }, 'request failed');
    try {
      answerUnread(exchange, 'internal');
    } catch {
      exchange.res.destroy();
    }
  };

  const answer = async (exchange: Exchange, destination: Destination): Promise<void> => {
    const { req } = exchange;
    const { kind } = destination;
    if (!KINDS_FOR_ANY_HOST.has(kind) && !isOurHost(req)) return answerUnread(exchange, 'host_unknown');
    if (!isAllowed(destination, req.method ?? 'GET')) return answerUnread(exchange, 'method_not_allowed');
    // No other handler reads a body.
    if (kind !== 'service') discardBody(exchange);
    const answerKind = answers[kind] as (exchange: Exchange, destination: Destination) => Promise<void> | void;
    await answerKind(exchange, destination);
  };

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const exchange = exchangeOf(req, res);
    let destination: Destination | null = null;
    try {
      // Each replica that is tried adds a listener for the end of the answer.
      res.setMaxListeners(MAX_LISTENERS);
      // A broken connection also emits `close`.
      req.on('error', ignore);
      res.on('error', ignore);
      for (const [name, value] of headers) res.setHeader(name, value);
      res.setHeader('x-request-id', exchange.requestId);
      destination = destinationOf(exchange.path, req.method);
      logWhenAnswered(exchange, destination, parts);
      await answer(exchange, destination);
    } catch (error) {
      fail(exchange, destination, error);
    }
  };

  return (req, res) => void handle(req, res).catch((error: unknown) => logger.error({ err: error }, 'request failed'));
};
