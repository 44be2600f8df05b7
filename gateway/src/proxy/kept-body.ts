import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 256 * 1024;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isSmall = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= MOST_BYTES;

/**
 * The body of a request, kept so that it can be sent a second time: empty where there is none, null where it is too large
 * for that and goes through as it comes. Rejects when the visitor goes away in the middle of it.
 */
export const keepBody = async (req: IncomingMessage): Promise<Buffer | null> => {
  if (!hasBody(req)) return Buffer.alloc(0);
  if (!isSmall(req)) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return Buffer.concat(chunks);
};
