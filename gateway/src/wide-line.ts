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

/** Requests of containers and monitoring, which come every few seconds. */
const PROBES: ReadonlySet<Destination['kind']> = new Set<Destination['kind']>(['health', 'ready', 'system', 'metrics']);

const isRoutine = ({ kind }: Destination, status: number): boolean => PROBES.has(kind) && status < 400;

/** A stream stays open for hours, so its duration says nothing about how fast the product is. */
const metricNameOf = (area: string, { res }: Exchange): string =>
  String(res.getHeader('content-type') ?? '').startsWith('text/event-stream') ? 'stream' : area;

const roundedSince = (started: number): number => Math.round((performance.now() - started) * 10) / 10;

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
  // The metric leaves out the time in which the visitor sends a file: that is the speed of their line.
  let receivedAt = started;
  req.once('end', () => {
    receivedAt = performance.now();
  });
  res.once('close', () => {
    const { statusCode: status } = res;
    const area = areaOf(destination);
    const fields = { area, method: req.method, status, ms: roundedSince(started), ...placeOf(exchange, destination) };
    logger[isRoutine(destination, status) ? 'debug' : 'info'](fields, 'request');
    metrics.request({ operation: { name: metricNameOf(area, exchange) }, status, ms: roundedSince(receivedAt) });
    const counted = countedArea(destination);
    if (counted) counts.note(counted, status);
  });
};
