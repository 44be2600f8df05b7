import { DomainError, type ErrorCode } from '@folkmoot/contracts';
import { asDomainError, problemOf } from '@folkmoot/service-kit';
import type { Exchange } from './exchange';

const UNREAD_LIMIT_MS = 5_000;

/** Lets a client that is still sending finish, for a while, so that it reads the answer and not a broken connection. */
const letFinish = ({ req }: Exchange) => {
  if (req.complete) return;
  const cutOff = setTimeout(() => req.destroy(), UNREAD_LIMIT_MS);
  cutOff.unref();
  req.once('close', () => clearTimeout(cutOff));
  req.resume();
};

/** Answers with the RFC 9457 body of an error. Once an answer has begun, all that is left is to break it off. */
export const sendProblem = (exchange: Exchange, thrown: unknown): void => {
  const { res, requestId } = exchange;
  const error = asDomainError(thrown);
  exchange.code = error.code;
  if (res.headersSent) return void res.destroy();
  const body = JSON.stringify(problemOf(error, requestId));
  if (error.retryAfter !== undefined) res.setHeader('Retry-After', String(error.retryAfter));
  res.writeHead(error.status, {
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  res.end(exchange.method === 'HEAD' ? undefined : body);
  letFinish(exchange);
};

/** The handler of what does not exist, or is refused. */
export const refuse =
  (code: ErrorCode, options?: ConstructorParameters<typeof DomainError>[1]) =>
  (exchange: Exchange): void =>
    sendProblem(exchange, new DomainError(code, options));
