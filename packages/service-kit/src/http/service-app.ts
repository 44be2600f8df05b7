import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Actor, DomainError, type Operation } from '@folkmoot/contracts';
import compression from 'compression';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import helmet from 'helmet';
import { type Clock, systemClock } from '../clock';
import { asWork } from '../context/work';
import { type Health, healthRoutes } from '../observability/health';
import type { Logger } from '../observability/logger';
import type { Metrics } from '../observability/metrics';
import type { Tracing } from '../tracing/tracing.types';
import { createTokenVerifier } from './actor-token';
import { type Address, type Answer, directRoutes } from './direct-routes';
import { createKeptAnswers } from './kept-answers';
import { type RequestOpener, requestIdOf, requestOpener } from './open-request';
import { type PerformOptions, performer, type RefusedCall } from './perform';
import { asDomainError, problemOf } from './problem';
import type { Route } from './route';
import { inMatchingOrder, isOfOneLength, segmentsOf } from './route-order';

export interface ServiceAppOptions {
  service: string;
  routes: readonly Route[];
  config: { trustedKeys: string; nodeEnv?: string; checkResponses?: boolean };
  logger: Logger;
  health?: Health;
  metrics?: Metrics;
  tracing?: Tracing;
  clock?: Clock;
  /** Called when the role of a signed-in user does not permit the operation. */
  onRefused?: (refusal: RefusedCall) => void;
}

/** Answers the requests of a service: what is kept first, then residents' routes, then the Express application. */
export type ServiceApp = RequestListener & { readonly routeTable: readonly Route[] };

const answerProblem = (res: ServerResponse, error: DomainError, requestId: string) => {
  if (res.headersSent) return void res.destroy();
  if (error.retryAfter !== undefined) res.setHeader('Retry-After', String(error.retryAfter));
  if (error.cookies.length > 0) res.setHeader('Set-Cookie', [...error.cookies]);
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Type', 'application/problem+json; charset=utf-8');
  res.statusCode = error.status;
  res.end(JSON.stringify(problemOf(error, requestId)));
};

const isOurFault = (error: DomainError) => error.status >= 500;

interface Handling {
  readonly open: RequestOpener;
  readonly logger: Logger;
}

/** Handles one request from start to its log line; `perform` is null when no route matches. */
const requestHandler = (
  operation: Operation | null,
  perform: ReturnType<typeof performer> | null,
  { open, logger }: Handling,
) => {
  const failed = (res: ServerResponse, requestId: string, thrown: unknown): string => {
    const error = asDomainError(thrown);
    if (isOurFault(error))
      logger.error(
        { err: error.cause ?? error, code: error.code, operation: operation?.name, requestId },
        'request failed',
      );
    answerProblem(res, error, requestId);
    return error.code;
  };
  return async (req: IncomingMessage, res: ServerResponse, address: Address): Promise<void> => {
    const request = open(operation, req, res);
    const { requestId, span } = request;
    const note = (actor: Actor) => {
      request.actor = actor;
    };
    res.setHeader('X-Request-Id', requestId);
    try {
      if (!perform) throw new DomainError('not_found');
      const work = { kind: 'request', name: operation?.name ?? 'none' } as const;
      await span.run(() => asWork(work, () => perform({ req, res, address, requestId }, note)));
    } catch (thrown) {
      request.code = failed(res, requestId, thrown);
    }
  };
};

/** The headers that helmet sets on every response. Computed once, since helmet runs a dozen functions per request. */
const securityHeaders = (): ReadonlyMap<string, string> => {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  };
  const options = {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: false,
    strictTransportSecurity: false,
  };
  helmet(options)({} as Request, response as unknown as Response, () => undefined);
  return headers;
};

/** Default headers of every response: no cache may store it. */
const COMMON_HEADERS = [...securityHeaders(), ['Cache-Control', 'no-store'] as const];

const setCommonHeaders = (res: ServerResponse): void => {
  for (const [name, value] of COMMON_HEADERS) res.setHeader(name, value);
};

/** The gateway knows operations by their exact path. A service must not accept another spelling of it. */
const EXACT = { caseSensitive: true, strict: true } as const;

/**
 * Dispatches requests to routes. Tries only routes with the same method and number of segments: a service has dozens of
 * routes, and trying them all takes longer than many handlers do.
 */
const dispatcher = <R extends Route>(
  routes: readonly R[],
  handlersOf: (route: R) => RequestHandler[],
): RequestHandler[] => {
  const tables = new Map<string, Router>();
  const others = Router(EXACT);
  for (const route of inMatchingOrder(routes)) {
    const { method, path } = route.operation;
    const key = `${method.toUpperCase()} ${segmentsOf(path)}`;
    const table = isOfOneLength(path) ? (tables.get(key) ?? Router(EXACT)) : others;
    if (table !== others) tables.set(key, table);
    table[method](path, ...handlersOf(route));
  }
  const find: RequestHandler = (req, res, next) => {
    const method = req.method === 'HEAD' ? 'GET' : req.method;
    const table = tables.get(`${method} ${segmentsOf(req.path)}`);
    if (table) table(req, res, next);
    else next();
  };
  return [find, others];
};

const WORTH_PACKING_BYTES = 1_024;

/**
 * Compresses JSON lists and reports of staff to a fifth. Resident pages are compressed at build time, streams never.
 */
const packedJson = compression({
  threshold: WORTH_PACKING_BYTES,
  filter: (_req, res) => String(res.getHeader('Content-Type') ?? '').startsWith('application/json'),
});

/** Residents' routes need nothing of Express. Those of staff have the packing of JSON before them. */
const isDirect = ({ operation }: Route): boolean => operation.service === 'public';

type Handle = ReturnType<typeof requestHandler>;

const inExpress =
  (handle: Handle): RequestHandler =>
  (req, res) =>
    handle(req, res, { params: req.params as Address['params'], query: req.query });

/** Builds a service's application: its routes, health, metrics, and problem bodies for whatever goes wrong. */
export const createServiceApp = (options: ServiceAppOptions): ServiceApp => {
  const { config, routes, logger } = options;
  const handling = { open: requestOpener(options), logger };
  const kept = createKeptAnswers(handling.open);
  const performOptions: PerformOptions = {
    verify: createTokenVerifier(options.service, config.trustedKeys),
    checkResponses: config.checkResponses === true || config.nodeEnv === 'test',
    now: (options.clock ?? systemClock).now,
    onRefused: options.onRefused,
    keep: kept.keep,
  };
  const handled = routes.map((route) => ({
    ...route,
    handleRequest: requestHandler(route.operation, performer(route, performOptions), handling),
  }));
  // Errors that no handler has met, such as a path that cannot be decoded.
  const failed = (thrown: unknown, req: IncomingMessage, res: ServerResponse): void => {
    const requestId = requestIdOf(req);
    const error = asDomainError(thrown);
    if (isOurFault(error)) logger.error({ err: thrown, method: req.method, requestId }, 'request failed');
    answerProblem(res, error, requestId);
  };
  const answerOf =
    ({ handleRequest }: (typeof handled)[number]): Answer =>
    (req, res, address) => {
      setCommonHeaders(res);
      handleRequest(req, res, address).catch((thrown: unknown) => failed(thrown, req, res));
    };
  const direct = directRoutes(handled, (route) => (isDirect(route) ? answerOf(route) : null));
  const app = express();
  app.enable('case sensitive routing').enable('strict routing');
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple').set('trust proxy', 'loopback');
  app.use((_req, res, next) => {
    setCommonHeaders(res);
    next();
  });
  app.use(healthRoutes(options.health ?? { needed: {} }, options.metrics));
  // Residents' routes are here too, for HEAD and for addresses that cannot be decoded.
  app.use(dispatcher(handled, (route) => [...(isDirect(route) ? [] : [packedJson]), inExpress(route.handleRequest)]));
  app.use(inExpress(requestHandler(null, null, handling)));
  app.use((thrown: unknown, req: Request, res: Response, _next: () => void) => failed(thrown, req, res));
  return Object.assign(kept.before(direct(app)), { routeTable: routes });
};
