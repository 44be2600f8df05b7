/** @file Puts passwords into the definitions of a broker. Needs nothing but Node. */
import { createHash } from 'node:crypto';

const SALT_BYTES = 4;
/** @param {Buffer[]} parts */
const sha256 = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest();

/**
 * As RabbitMQ keeps a password: salt and SHA-256 of both. The salt follows from the password, so that the same password
 * always makes the same file.
 * @param {string} password
 */
const hashOf = (password) => {
  const bytes = Buffer.from(password, 'utf8');
  const salt = sha256(Buffer.from('salt:'), bytes).subarray(0, SALT_BYTES);
  return Buffer.concat([salt, sha256(salt, bytes)]).toString('base64');
};

/**
 * A user without a password cannot sign in.
 * @template {{ users: readonly { name: string, tags: readonly string[] }[] }} D
 * @param {D} definitions
 * @param {Readonly<Record<string, string | undefined>>} passwords by the user's name
 */
export const withPasswords = (definitions, passwords) => ({
  ...definitions,
  users: definitions.users.map((user) => {
    const password = Object.hasOwn(passwords, user.name) ? passwords[user.name] : undefined;
    return {
      ...user,
      password_hash: password ? hashOf(password) : '',
      hashing_algorithm: 'rabbit_password_hashing_sha256',
    };
  }),
});
