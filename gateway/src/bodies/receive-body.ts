import type { IncomingMessage } from 'node:http';
import { DomainError, type ErrorCode } from '@folkmoot/contracts';
import type { ArrivingBody, SlowBodies } from './slow-bodies';
import type { KeptBody, Spool } from './spool';

/** Outcome of reading a body: received, refused, or aborted by the visitor. Null for a request without a body. */
export type Received = { readonly body: KeptBody | null } | { readonly refused: ErrorCode } | { readonly isGone: true };

interface Options {
  readonly limit: number;
  readonly network: string;
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const NONE: Received = { body: null };

/** Reads the complete body before the service is called, so that a slow client uses no connection to a service. */
export const createBodyReceiver = ({ spool, slowBodies }: { spool: Spool; slowBodies: SlowBodies }) => {
  const read = (req: IncomingMessage, { limit, network }: Options): Promise<Received> =>
    new Promise((resolve) => {
      const writer = spool.writer(network);
      const stop = (): void => {
        slowBodies.delete(arriving);
        req.off('data', take).off('end', end).off('close', leave).off('error', leave);
      };
      const fail = (received: Received): void => {
        stop();
        writer.release();
        resolve(received);
      };
      const refuse = (refused: ErrorCode): void => fail({ refused });
      const arriving: ArrivingBody = { network, since: slowBodies.now(), bytes: 0, refuse };
      const failed = (error: unknown): void => refuse(error instanceof DomainError ? error.code : 'internal');
      const take = (chunk: Buffer): void => {
        arriving.bytes += chunk.length;
        const written = arriving.bytes > limit ? refuse('body_too_large') : writer.write(chunk);
        if (!written) return;
        req.pause();
        written.then(() => req.resume(), failed);
      };
      // A request can end while its last part is still being written: Node emits `end` even after pause().
      const end = (): void => {
        stop();
        writer.end().then((body) => resolve({ body }), failed);
      };
      const leave = (): void => fail({ isGone: true });
      slowBodies.add(arriving);
      req.on('data', take).once('end', end).once('close', leave).once('error', leave);
    });

  return async (req: IncomingMessage, options: Options): Promise<Received> => {
    if (!hasBody(req)) return NONE;
    if (Number(req.headers['content-length'] ?? 0) > options.limit) return { refused: 'body_too_large' };
    return read(req, options);
  };
};

export type BodyReceiver = ReturnType<typeof createBodyReceiver>;
