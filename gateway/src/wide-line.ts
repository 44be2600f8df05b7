import type { Logger, Metrics } from '@folkmoot/service-kit';
import type { Exchange } from './answer';
import { countedArea } from './counts/area';
import type { RequestCounts } from './counts/request-counts';
import type { Destination } from './destination';
import { loggedPath } from './logged-path';
import { operationOf } from './operation-of';

const areaOf = (destination: Destination): string =>
  destination.kind === 'service' ? destination.service : destination.kind;

/** Paths of residents contain campaigns and receipts: the log names the area, never the page. */
const isResident = (destination: Destination, path: string): boolean =>
  destination.kind === 'redirect' ||
  (destination.kind === 'service' && (destination.service === 'public' || path.startsWith('/api/public')));

/** The fields of a log line for the destination of a request. */
export const placeOf = ({ req, requestId, path }: Exchange, destination: Destination): object => {
  if (isResident(destination, path)) return {};
  return { requestId, path: loggedPath(path, operationOf(req.method ?? 'GET', path)) };
};

/**
 * Logs one line per request, without query strings (they carry sign-in codes) and without the name of a resident's
 * page.
 */
export const logWhenAnswered = (
  exchange: Exchange,
  destination: Destination,
  { logger, metrics, counts }: { logger: Logger; metrics: Metrics; counts: Pick<RequestCounts, 'note'> },
): void => {
  const { req, res } = exchange;
  const started = performance.now();
  res.once('close', () => {
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const area = areaOf(destination);
    const destinationFields = placeOf(exchange, destination);
    logger.info({ area, method: req.method, status: res.statusCode, ms, ...destinationFields }, 'request');
    metrics.request({ operation: { name: area }, status: res.statusCode, ms });
    const counted = countedArea(destination);
    if (counted) counts.note(counted, res.statusCode);
  });
};
