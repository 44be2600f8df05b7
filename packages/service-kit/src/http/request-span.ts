import type { IncomingMessage } from 'node:http';
import type { Operation } from '@folkmoot/contracts';
import { noTracing } from '../tracing/tracing';
import type { OpenSpan, SpanOutcome, Tracing } from '../tracing/tracing.types';
import { isPeriodic, type RequestOutcome } from './wide-line';

/** Streams last for hours, and services are asked for their state every few seconds. */
const isTraced = (operation: Operation | null): operation is Operation =>
  operation !== null && operation.kind !== 'events' && !isPeriodic(operation);

/** The span of a request, as part of the span of its caller. Requests without a caller's span have none. */
export const requestSpan = (tracing: Tracing, operation: Operation | null, { headers }: IncomingMessage): OpenSpan => {
  const { traceparent: calledBy } = headers;
  if (typeof calledBy !== 'string' || !isTraced(operation)) return noTracing.begin({ name: '', kind: 'server' });
  return tracing.begin({
    name: operation.name,
    kind: 'server',
    origin: { calledBy },
    attributes: { 'http.request.method': operation.method.toUpperCase(), 'http.route': operation.path },
  });
};

/** How a request ended. Nothing of it names a person: the council is that of staff. */
export const spanOutcome = ({ status, code, actor }: RequestOutcome): SpanOutcome => ({
  attributes: {
    'http.response.status_code': status,
    'folkmoot.problem': code,
    'folkmoot.council': actor?.kind === 'user' ? actor.councilId : null,
  },
  error: status >= 500 ? (code ?? String(status)) : null,
});
