import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError, type ErrorCode } from '@folkmoot/contracts';
import { problemOf } from '@folkmoot/service-kit';
import { failurePage } from './failure-page';

export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly requestId: string;
  /** Path without query. */
  readonly path: string;
}

/** Answers with an RFC 9457 body, or a page where people asked for one. Nothing is written once an answer has begun. */
export const answerProblem = ({ req, res, requestId }: Exchange, code: ErrorCode, retryAfter?: number): void => {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const error = new DomainError(code, retryAfter === undefined ? {} : { retryAfter });
  const page = failurePage(req, code);
  const body = page ?? JSON.stringify(problemOf(error, requestId));
  res.writeHead(error.status, {
    'content-type': `${page === null ? 'application/problem+json' : 'text/html'}; charset=utf-8`,
    'cache-control': 'no-store',
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  });
  res.end(body);
};

export const answerText = ({ res }: Exchange, status: number, type: string, text: string | Buffer): void => {
  res.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' });
  res.end(text);
};
