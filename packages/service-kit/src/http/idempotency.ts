import { DomainError, type Operation } from '@folkmoot/contracts';
import type { Request } from 'express';

const KEY = /^[\x21-\x7e]{1,200}$/;
/** Forms without script carry the key in this hidden field. */
const FIELD = 'idempotencyKey';

interface Keyed {
  key: string | null;
  body: unknown;
}

const fromForm = (body: unknown): Keyed => {
  const { [FIELD]: key, ...rest } = body as Record<string, unknown>;
  return { key: typeof key === 'string' ? key : null, body: rest };
};

/** The Idempotency-Key of a request, from its header or a form's hidden field. Throws where it is required and absent. */
export const idempotencyKey = (operation: Operation, req: Request, body: unknown, form: boolean): Keyed => {
  const header = req.get('idempotency-key') ?? null;
  const keyed = header === null && form && operation.idempotent ? fromForm(body) : { key: header, body };
  if (keyed.key !== null && !KEY.test(keyed.key)) throw new DomainError('idempotency_key_missing');
  if (operation.idempotent && keyed.key === null) throw new DomainError('idempotency_key_missing');
  return keyed;
};
