import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@folkmoot/contracts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Makes the check for metrics and system health: only requests with the token may read them, and none when no token is
 * set.
 */
export const createMonitoringCheck = (token: string | undefined) => {
  const expected = token === undefined ? null : digest(`Bearer ${token}`);
  return ({ headers }: IncomingMessage): ErrorCode | null => {
    if (!expected) return 'not_found';
    return timingSafeEqual(digest(headers.authorization ?? ''), expected) ? null : 'unauthenticated';
  };
};
