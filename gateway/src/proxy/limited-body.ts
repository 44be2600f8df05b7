import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { DomainError } from '@folkmoot/contracts';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Passes on at most `limit` bytes. */
const counted = (req: IncomingMessage, limit: number): Transform => {
  let bytes = 0;
  const counter = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      done(bytes > limit ? new DomainError('body_too_large') : null, chunk);
    },
  });
  req.once('error', (error) => counter.destroy(error));
  req.once('aborted', () => counter.destroy(new Error('the client went away')));
  return req.pipe(counter);
};

/** The body as it may be passed on, unread; null for none. Throws body_too_large when the request says so itself. */
export const limitedBody = (req: IncomingMessage, limit: number): IncomingMessage | Transform | null => {
  if (!hasBody(req)) return null;
  const length = req.headers['content-length'];
  if (length === undefined) return counted(req, limit);
  if (Number(length) > limit) throw new DomainError('body_too_large');
  return req;
};
