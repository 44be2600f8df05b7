import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError, type ErrorCode } from '@folkmoot/contracts';
import { problemOf } from '@folkmoot/service-kit';
import { hasBody } from './bodies/receive-body';
import { failurePage } from './failure-page';

export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly requestId: string;
  /** Path without query. */
  readonly path: string;
}

/**
 * Answers with an RFC 9457 body, or with a page when a browser asked for one. Writes nothing when the answer has
 * already started.
 */
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

const LINGER_MS = 2_000;

/**
 * Reads the body for a short time only, then closes the connection after the answer. Without this time a browser that
 * is still sending would not see the answer.
 */
export const discardBody = ({ req, res }: Exchange): void => {
  if (!hasBody(req) || req.readableEnded) return;
  if (!res.headersSent) res.setHeader('connection', 'close');
  const timer = setTimeout(() => req.socket.destroy(), LINGER_MS).unref();
  req.once('end', () => clearTimeout(timer));
  req.resume();
};

/** Answers a request without reading its whole body. */
export const answerUnread = (exchange: Exchange, code: ErrorCode, retryAfter?: number): void => {
  discardBody(exchange);
  answerProblem(exchange, code, retryAfter);
};

export const answerText = ({ res }: Exchange, status: number, type: string, text: string | Buffer): void => {
  res.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' });
  res.end(text);
};
