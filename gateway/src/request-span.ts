import type { Operation, ServiceName } from '@folkmoot/contracts';
import { noTracing, type OpenSpan, type Tracing } from '@folkmoot/service-kit';
import type { Exchange } from './answer';

/**
 * The first span of a request to a service, which ends when the visitor has the answer. It has no address, no path with
 * values and no browser: the span of a resident names an operation and a time. Streams last for hours and have none.
 */
export const beginRequestSpan = (
  tracing: Tracing,
  { req, res, requestId }: Exchange,
  { service, operation }: { readonly service: ServiceName; readonly operation: Operation | null },
): OpenSpan => {
  const { method = 'GET' } = req;
  const span = (operation?.kind === 'events' ? noTracing : tracing).begin({
    name: operation === null ? `${method} ${service}` : `${method} ${operation.path}`,
    kind: 'server',
    origin: { begins: requestId },
    attributes: { 'http.request.method': method, 'http.route': operation?.path, 'folkmoot.service': service },
  });
  res.once('close', () => {
    const { statusCode: status, writableFinished } = res;
    const left = writableFinished ? null : 'visitor_left';
    span.end({
      attributes: { 'http.response.status_code': status },
      error: status >= 500 ? String(status) : left,
    });
  });
  return span;
};

/** The service gets our own span. A visitor could name any other. */
export const spanHeaders = ({ traceparent }: OpenSpan): Readonly<Record<string, string | null>> => ({
  traceparent,
  tracestate: null,
  baggage: null,
});
