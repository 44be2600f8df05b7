import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Actor, Operation } from '@folkmoot/contracts';
import type { Logger } from '../observability/logger';
import type { Metrics } from '../observability/metrics';
import { noTracing } from '../tracing/tracing';
import type { OpenSpan, Tracing } from '../tracing/tracing.types';
import { requestSpan, spanOutcome } from './request-span';
import { logRequest } from './wide-line';

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** The id that the gateway sent, or a new one. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const requestId = String(headers['x-request-id'] ?? '');
  return REQUEST_ID.test(requestId) ? requestId : randomUUID();
};

/** A request until its answer is sent or its client goes away. Then it is counted, logged, and its span ends. */
export interface OpenRequest {
  readonly requestId: string;
  readonly span: OpenSpan;
  actor: Actor | null;
  /** The code of the problem that it was answered with. */
  code: string | null;
}

interface Observed {
  readonly logger: Logger;
  readonly metrics?: Metrics | undefined;
  readonly tracing?: Tracing | undefined;
}

/** Makes the function that every request begins with; the operation is null when no route matches. */
export const requestOpener =
  ({ logger, metrics, tracing = noTracing }: Observed) =>
  (operation: Operation | null, req: IncomingMessage, res: ServerResponse): OpenRequest => {
    const started = performance.now();
    const request: OpenRequest = {
      requestId: requestIdOf(req),
      span: requestSpan(tracing, operation, req),
      actor: null,
      code: null,
    };
    res.once('close', () => {
      const { requestId, span, actor, code } = request;
      const outcome = { operation, requestId, actor, status: res.statusCode, code, ms: performance.now() - started };
      // Outside any promise: an error thrown here would end the process.
      try {
        span.end(spanOutcome(outcome));
        logRequest(logger, outcome);
        metrics?.request(outcome);
      } catch (error) {
        logger.error({ err: error, operation: operation?.name, requestId }, 'request not counted');
      }
    });
    return request;
  };

export type RequestOpener = ReturnType<typeof requestOpener>;
