import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { DomainError, type Operation } from '@folkmoot/contracts';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Accepts } from './route';

const JSON_TYPES = ['application/json', 'application/*+json'];
const JSON_TYPE = /^application\/(?:[^\s;]+\+)?json$/;
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_FORM_FIELDS = 2_000;

const mediaTypeOf = ({ headers }: IncomingMessage): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

const accepted: Readonly<Record<Accepts, (type: string) => boolean>> = {
  json: (type) => JSON_TYPE.test(type),
  form: (type) => type === FORM_TYPE,
  'json-or-form': (type) => JSON_TYPE.test(type) || type === FORM_TYPE,
  raw: () => true,
};

const parsersOf = (accepts: Accepts, limit: number): RequestHandler[] => {
  if (accepts === 'raw') return [];
  const json = express.json({ limit, type: JSON_TYPES, strict: false });
  const form = express.urlencoded({ limit, type: FORM_TYPE, extended: false, parameterLimit: MAX_FORM_FIELDS });
  return [...(accepts === 'form' ? [] : [json]), ...(accepts === 'json' ? [] : [form])];
};

/** The parsers of Express need nothing else of it. */
const run = (parser: RequestHandler, req: IncomingMessage, res: ServerResponse): Promise<void> =>
  new Promise((resolve, reject) => {
    parser(req as Request, res as Response, (error?: unknown) => (error ? reject(error) : resolve()));
  });

const announced = (req: IncomingMessage): number => Number(req.headers['content-length'] ?? 0);

export const hasBody = (req: IncomingMessage): boolean =>
  req.headers['transfer-encoding'] !== undefined || announced(req) > 0;

const refuseLong = (req: IncomingMessage, limit: number) => {
  if (announced(req) > limit) throw new DomainError('body_too_large');
};

export const isForm = (req: IncomingMessage): boolean => hasBody(req) && mediaTypeOf(req) === FORM_TYPE;

/** Makes the reader of an operation's body: bounded, of the types it accepts, undefined when there is none. */
export const bodyReader = (operation: Operation, accepts: Accepts) => {
  const parsers = parsersOf(accepts, operation.bodyLimit);
  return async (req: IncomingMessage, res: ServerResponse): Promise<unknown> => {
    if (accepts === 'raw' || !hasBody(req)) return undefined;
    refuseLong(req, operation.bodyLimit);
    if (!accepted[accepts](mediaTypeOf(req))) throw new DomainError('unsupported_media_type');
    for (const parser of parsers) await run(parser, req, res);
    const { body } = req as Request;
    return isForm(req) ? { ...(body as object) } : (body as unknown);
  };
};

/** The body as it comes, cut off with body_too_large once it is longer than `limit` bytes. */
export const limitedBody = (req: IncomingMessage, limit: number): Readable => {
  refuseLong(req, limit);
  const out = new PassThrough();
  let seen = 0;
  req.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    if (seen > limit) return out.destroy(new DomainError('body_too_large'));
    if (!out.write(chunk)) {
      req.pause();
      out.once('drain', () => req.resume());
    }
  });
  req.on('end', () => out.end());
  req.on('error', (error) => out.destroy(error));
  return out;
};
