/** @file The Erlang cookie of the broker that we start. */
import { randomBytes } from 'node:crypto';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const COOKIE = '.erlang.cookie';
const COOKIE_BYTES = 32;

/**
 * Writes the cookie, which gives full control over the running node. Erlang's own cookie would be predictable: a clock
 * and a small seed.
 */
export const writeCookie = (dir: string): void => {
  const file = path.join(dir, COOKIE);
  rmSync(file, { force: true });
  writeFileSync(file, randomBytes(COOKIE_BYTES).toString('hex'), { mode: 0o400 });
  chmodSync(file, 0o400);
};
