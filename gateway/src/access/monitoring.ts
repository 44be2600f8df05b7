import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@folkmoot/contracts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Makes the check of who may read figures and the state of the system: whoever has the token, nobody where there is none. */
export const createMonitoringCheck = (token: string | undefined) => {
  const expected = token === undefined ? null : digest(`Bearer ${token}`);
  return ({ headers }: IncomingMessage): ErrorCode | null => {
    if (!expected) return 'not_found';
    return timingSafeEqual(digest(headers.authorization ?? ''), expected) ? null : 'unauthenticated';
  };
};
