/** @file Who may use the broker that we start: its users, its cookie, and no guest. */
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../start/run-command.mjs';

const CONTROL = '/usr/lib/rabbitmq/bin/rabbitmqctl';
const DEFINITIONS = 'definitions.json';
const GUEST_GONE = 'guest-deleted';
const COOKIE = '.erlang.cookie';
const SALT_BYTES = 4;
const COOKIE_BYTES = 32;

/** What a user may do, as RabbitMQ's regular expressions of names. */
export interface BrokerUser {
  name: string;
  password: string;
  configure: string;
  write: string;
  read: string;
}

/** As RabbitMQ keeps passwords: base64 of salt and SHA-256 of salt and password. */
const hashOf = (password: string): string => {
  const salt = randomBytes(SALT_BYTES);
  const hash = createHash('sha256').update(salt).update(password, 'utf8').digest();
  return Buffer.concat([salt, hash]).toString('base64');
};

/**
 * Writes the users that the broker makes when it starts; one that is there already gets this password and these permissions.
 * A file, and hashes: what stands on a command line is read by everybody on the machine.
 */
export const ensureUsers = (dir: string, users: readonly BrokerUser[]): void => {
  const definitions = {
    vhosts: [{ name: '/' }],
    users: users.map(({ name, password }) => ({
      name,
      password_hash: hashOf(password),
      hashing_algorithm: 'rabbit_password_hashing_sha256',
      tags: '',
    })),
    permissions: users.map(({ name, configure, write, read }) => ({ user: name, vhost: '/', configure, write, read })),
  };
  writeFileSync(definitionsIn(dir), JSON.stringify(definitions, null, 2), { mode: 0o600 });
};

export const definitionsIn = (dir: string): string => path.join(dir, DEFINITIONS);

/** The key to the running node, with which everything can be done. Erlang's own would be made of a clock and a small seed. */
export const writeCookie = (dir: string): void => {
  const file = path.join(dir, COOKIE);
  rmSync(file, { force: true });
  writeFileSync(file, randomBytes(COOKIE_BYTES).toString('hex'), { mode: 0o400 });
  chmodSync(file, 0o400);
};

/** A folder of an earlier version still holds the user `guest`, whose password everybody knows. */
export const hasGuest = (dir: string): boolean =>
  existsSync(path.join(dir, 'db')) && !existsSync(path.join(dir, GUEST_GONE));

export const deleteGuest = async (dir: string, env: NodeJS.ProcessEnv): Promise<void> => {
  await runCommand(CONTROL, ['delete_user', 'guest'], {
    cwd: dir,
    env: { ...env, RABBITMQ_CTL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1}' },
  });
};

/** A folder that was made without the user, or has lost it. */
export const noteGuestGone = (dir: string): void => writeFileSync(path.join(dir, GUEST_GONE), '', { mode: 0o600 });
