import type { IncomingMessage } from 'node:http';
import { DomainError, type Operation } from '@folkmoot/contracts';

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
export const idempotencyKey = (
  operation: Operation,
  { headers }: IncomingMessage,
  body: unknown,
  form: boolean,
): Keyed => {
  const { 'idempotency-key': sent } = headers;
  const header = typeof sent === 'string' ? sent : null;
  const keyed = header === null && form && operation.idempotent ? fromForm(body) : { key: header, body };
  if (keyed.key !== null && !KEY.test(keyed.key)) throw new DomainError('idempotency_key_missing');
  if (operation.idempotent && keyed.key === null) throw new DomainError('idempotency_key_missing');
  return keyed;
};
