import { PassThrough, type Readable } from 'node:stream';
import { DomainError, type Operation } from '@folkmoot/contracts';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Accepts } from './route';

const JSON_TYPES = ['application/json', 'application/*+json'];
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_FORM_FIELDS = 2_000;

const types: Readonly<Record<Accepts, readonly string[]>> = {
  json: JSON_TYPES,
  form: [FORM_TYPE],
  'json-or-form': [...JSON_TYPES, FORM_TYPE],
  raw: [],
};

const parsersOf = (accepts: Accepts, limit: number): RequestHandler[] => {
  if (accepts === 'raw') return [];
  const json = express.json({ limit, type: JSON_TYPES, strict: false });
  const form = express.urlencoded({ limit, type: FORM_TYPE, extended: false, parameterLimit: MAX_FORM_FIELDS });
  return [...(accepts === 'form' ? [] : [json]), ...(accepts === 'json' ? [] : [form])];
};

const run = (parser: RequestHandler, req: Request, res: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    parser(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
  });

const announced = (req: Request): number => Number(req.headers['content-length'] ?? 0);

const hasBody = (req: Request): boolean => req.headers['transfer-encoding'] !== undefined || announced(req) > 0;

const refuseLong = (req: Request, limit: number) => {
  if (announced(req) > limit) throw new DomainError('body_too_large');
};

export const isForm = (req: Request): boolean => Boolean(req.is(FORM_TYPE));

/** Makes the reader of an operation's body: bounded, of the types it accepts, undefined when there is none. */
export const bodyReader = (operation: Operation, accepts: Accepts) => {
  const parsers = parsersOf(accepts, operation.bodyLimit);
  const allowed = [...types[accepts]];
  return async (req: Request, res: Response): Promise<unknown> => {
    if (accepts === 'raw' || !hasBody(req)) return undefined;
    refuseLong(req, operation.bodyLimit);
    if (!req.is(allowed)) throw new DomainError('unsupported_media_type');
    for (const parser of parsers) await run(parser, req, res);
    return isForm(req) ? { ...(req.body as object) } : (req.body as unknown);
  };
};

/** The body as it comes, cut off with body_too_large once it is longer than `limit` bytes. */
export const limitedBody = (req: Request, limit: number): Readable => {
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
