import type { RequestListener } from 'node:http';
import { type Actor, DomainError, type Operation } from '@folkmoot/contracts';
import compression from 'compression';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import helmet from 'helmet';
import { type Clock, systemClock } from '../clock';
import { inContext } from '../context/request-context';
import { type Health, healthRoutes } from '../observability/health';
import type { Logger } from '../observability/logger';
import type { Metrics } from '../observability/metrics';
import type { Tracing } from '../tracing/tracing.types';
import { createTokenVerifier } from './actor-token';
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

/** Answers the requests of a service: its Express application, behind the answers that are kept. */
export type ServiceApp = RequestListener & { readonly routeTable: readonly Route[] };

const answerProblem = (res: Response, error: DomainError, requestId: string) => {
  if (res.headersSent) return void res.destroy();
  if (error.retryAfter !== undefined) res.setHeader('Retry-After', String(error.retryAfter));
  if (error.cookies.length > 0) res.setHeader('Set-Cookie', [...error.cookies]);
  res.setHeader('Cache-Control', 'no-store');
  res
    .status(error.status)
    .type('application/problem+json')
    .send(JSON.stringify(problemOf(error, requestId)));
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
  const failed = (res: Response, requestId: string, thrown: unknown): string => {
    const error = asDomainError(thrown);
    if (isOurFault(error))
      logger.error(
        { err: error.cause ?? error, code: error.code, operation: operation?.name, requestId },
        'request failed',
      );
    answerProblem(res, error, requestId);
    return error.code;
  };
  return async (req: Request, res: Response): Promise<void> => {
    const request = open(operation, req, res);
    const { requestId, span } = request;
    const note = (actor: Actor) => {
      request.actor = actor;
    };
    res.setHeader('X-Request-Id', requestId);
    try {
      if (!perform) throw new DomainError('not_found');
      const work = { kind: 'request', name: operation?.name ?? 'none' } as const;
      await span.run(() => inContext({ requestId, work }, () => perform(req, res, requestId, note)));
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
const commonHeaders = (): RequestHandler => {
  const headers = [...securityHeaders(), ['Cache-Control', 'no-store'] as const];
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
};

/** The gateway knows operations by their exact path. A service must not accept another spelling of it. */
const EXACT = { caseSensitive: true, strict: true } as const;

/**
 * Dispatches requests to routes. Tries only routes with the same method and number of segments: a service has dozens of
 * routes, and trying them all takes longer than many handlers do.
 */
const dispatcher = (routes: readonly Route[], handlersOf: (route: Route) => RequestHandler[]): RequestHandler[] => {
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

const beforeRoute = ({ service }: Operation) => (service === 'public' ? [] : [packedJson]);

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
  const app = express();
  app.enable('case sensitive routing').enable('strict routing');
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple').set('trust proxy', 'loopback');
  app.use(commonHeaders());
  app.use(healthRoutes(options.health ?? { needed: {} }, options.metrics));
  const handlersOf = (route: Route) => [
    ...beforeRoute(route.operation),
    requestHandler(route.operation, performer(route, performOptions), handling),
  ];
  app.use(dispatcher(routes, handlersOf));
  const unmatched = requestHandler(null, null, handling);
  app.use(unmatched);
  // Errors of Express itself, such as a path that cannot be decoded.
  app.use((thrown: unknown, req: Request, res: Response, _next: () => void) => {
    const requestId = requestIdOf(req);
    const error = asDomainError(thrown);
    if (isOurFault(error)) logger.error({ err: thrown, method: req.method, requestId }, 'request failed');
    answerProblem(res, error, requestId);
  });
  return Object.assign(kept.before(app), { routeTable: routes });
};
