import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Operation } from '@folkmoot/contracts';
import { LRUCache } from 'lru-cache';
import { ACTOR_HEADER } from './actor-token';
import type { RequestOpener } from './open-request';
import type { PageReply } from './reply';

interface KeptAnswer {
  readonly operation: Operation;
  readonly body: Uint8Array;
  /** Names and values in turns, as they are sent. */
  readonly headers: readonly string[];
  readonly isCurrent: () => boolean;
}

const MB = 1024 * 1024;
const MAX_BYTES = 8 * MB;
const ENTRY_BYTES = 2_048;
const LONGEST_KEY = 1_024;

/** Null for a request whose answer must come from its handler. */
const keyOf = ({ method, url = '', headers }: IncomingMessage): string | null => {
  if (method !== 'GET' || headers[ACTOR_HEADER] !== undefined) return null;
  const key = `${url}\n${headers['accept-language'] ?? ''}\n${headers['accept-encoding'] ?? ''}`;
  return key.length > LONGEST_KEY ? null : key;
};

/** Headers that belong to one request. */
const OF_ONE_REQUEST: ReadonlySet<string> = new Set(['x-request-id', 'date', 'connection', 'keep-alive']);

const headersOf = (res: ServerResponse, body: Uint8Array): string[] | null => {
  const headers = Object.entries(res.getHeaders()).filter(([name]) => !OF_ONE_REQUEST.has(name));
  if (headers.some(([name]) => name === 'set-cookie')) return null;
  return [...headers.flatMap(([name, value]) => [name, String(value)]), 'content-length', String(body.length)];
};

/** An error here would end the process. The handler meets it as well, and answers with it. */
const isCurrent = (answer: KeptAnswer): boolean => {
  try {
    return answer.isCurrent();
  } catch {
    return false;
  }
};

/**
 * Answers of public pages that every request with the same address, language and encoding would get (ADR 156). They are
 * sent before Express, which takes several times as long as sending them takes, and are counted and logged like all others.
 */
export const createKeptAnswers = (open: RequestOpener) => {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + ENTRY_BYTES,
  });

  const find = (req: IncomingMessage): KeptAnswer | null => {
    const key = kept.size === 0 ? null : keyOf(req);
    const answer = key === null ? undefined : kept.get(key);
    if (key === null || !answer) return null;
    if (isCurrent(answer)) return answer;
    kept.delete(key);
    return null;
  };

  return {
    /** Keeps an answer that was just made, with all headers that `res` has, when its handler says how long it is current. */
    keep: (operation: Operation, req: IncomingMessage, res: ServerResponse, { html, options }: PageReply): void => {
      const key = options.isCurrent && operation.can === 'public' && res.statusCode === 200 ? keyOf(req) : null;
      const body = typeof html === 'string' ? Buffer.from(html) : html;
      const headers = key === null ? null : headersOf(res, body);
      if (key !== null && headers && options.isCurrent)
        kept.set(key, { operation, body, headers, isCurrent: options.isCurrent });
    },
    /** Sends what is kept, and leaves all other requests to `others`. */
    before:
      (others: RequestListener): RequestListener =>
      (req, res) => {
        const answer = find(req);
        if (!answer) return others(req, res);
        const { operation, headers, body } = answer;
        const { requestId } = open(operation, req, res);
        res.writeHead(200, [...headers, 'x-request-id', requestId]).end(body);
      },
  };
};

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;
