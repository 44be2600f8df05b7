import { createHash } from 'node:crypto';

const LENGTH = 16;

/** Replaces the value behind the key by a hash, so that counts have no readable values: a name may be one person's. */
export const markOf = (value: string): string => {
  const hash = createHash('sha256').update(value).digest('base64url').slice(0, LENGTH);
  return `${value.slice(0, value.indexOf('='))}=${hash}`;
};
