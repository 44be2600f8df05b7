import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { DomainError } from '@folkmoot/contracts';
import type { Logger, Metrics } from '@folkmoot/service-kit';
import { clientAddress } from './client-address';
import type { Exchange, Handler } from './exchange';
import { sendProblem } from './send-problem';

interface FrontDoorOptions {
  readonly handle: Handler;
  /** Seconds to wait, or 0. */
  readonly limit: (method: string, path: string, address: string) => number;
  readonly setHeaders: (res: ServerResponse) => void;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'request'>;
  readonly trustedProxies: number;
}

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;
const LOWEST_FAULT = 500;
/** In the log only: nobody was left to answer. */
const CLIENT_GONE = 'client_gone';

const requestIdOf = ({ headers }: IncomingMessage): string => {
  const given = String(headers['x-request-id'] ?? '');
  return REQUEST_ID.test(given) ? given : randomUUID();
};

const exchangeOf = (req: IncomingMessage, res: ServerResponse, trustedProxies: number): Exchange => {
  const url = req.url ?? '/';
  const mark = url.indexOf('?');
  return {
    req,
    res,
    requestId: requestIdOf(req),
    method: req.method ?? 'GET',
    path: mark < 0 ? url : url.slice(0, mark),
    query: mark < 0 ? '' : url.slice(mark),
    address: clientAddress(req, trustedProxies),
    route: 'none',
    isResidents: false,
    code: null,
  };
};

/** Residents' requests leave no id in any log, unless something went wrong on our side. */
const lineOf = ({ method, route, isResidents, code, requestId, res }: Exchange, ms: number): object => {
  const fields = { method, route, status: res.statusCode, code, ms: Math.round(ms * 10) / 10 };
  return isResidents && res.statusCode < LOWEST_FAULT ? fields : { ...fields, requestId };
};

/** What every request passes: its id, the headers of every answer, the limits, one log line at the end. */
export const createFrontDoor = (options: FrontDoorOptions): RequestListener => {
  const { handle, limit, setHeaders, logger, metrics, trustedProxies } = options;

  const admit = async (exchange: Exchange): Promise<void> => {
    const { method, path, address } = exchange;
    const wait = limit(method, path, address);
    if (wait > 0) throw new DomainError('too_many_requests', { retryAfter: wait });
    if (!path.startsWith('/')) throw new DomainError('not_found');
    await handle(exchange);
  };

  const finish = (exchange: Exchange, started: number) => {
    const ms = performance.now() - started;
    logger.info(lineOf(exchange, ms), 'request');
    metrics.request({ operation: { name: exchange.route }, status: exchange.res.statusCode, ms });
  };

  const fail = (exchange: Exchange, error: unknown) => {
    const { route, requestId, res } = exchange;
    if (res.destroyed) return void Object.assign(exchange, { code: CLIENT_GONE });
    sendProblem(exchange, error);
    const { code } = exchange;
    if (res.statusCode < LOWEST_FAULT) return;
    const cause = error instanceof Error && error.cause ? error.cause : error;
    logger.error({ err: cause, code, route, requestId }, 'failed');
  };

  return (req, res) => {
    const started = performance.now();
    const exchange = exchangeOf(req, res, trustedProxies);
    res.setHeader('X-Request-Id', exchange.requestId);
    setHeaders(res);
    res.once('close', () => finish(exchange, started));
    admit(exchange).catch((error: unknown) => fail(exchange, error));
  };
};
