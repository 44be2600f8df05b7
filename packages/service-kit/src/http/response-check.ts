import type { Operation } from '@folkmoot/contracts';
import { fieldsBeyond } from '../strictness';

/** Throws when a handler's answer breaks its contract: a wrong shape, or a field that the contract does not name. */
export const checkResponse = (operation: Operation, value: unknown): void => {
  const wire: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  const parsed = operation.response.safeParse(wire);
  if (!parsed.success) throw new Error(`${operation.name}: the response breaks its contract: ${parsed.error.message}`);
  const beyond = fieldsBeyond(wire, parsed.data);
  if (beyond.length > 0)
    throw new Error(`${operation.name}: the response has fields beyond its contract: ${beyond.join(', ')}`);
};
