/**
 * @file The server's side of SCRAM-SHA-256 (RFC 5802, RFC 7677): the stored verifier of a password, and the check of a
 * proof.
 */
import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';

/** The minimum that drivers accept. The password is random, so a higher count would add cost and no strength. */
const ITERATIONS = 4096;
const SALT_BYTES = 28;
const KEY_BYTES = 32;
const NONCE_BYTES = 24;
/** A longer nonce or user name is not from a driver. */
const MAX_MESSAGE_CHARACTERS = 1024;

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** The data by which the server checks proofs. It is derived once per start: a connection costs three hashes. */
export interface ScramVerifier {
  readonly user: string;
  readonly salt: string;
  readonly storedKey: Buffer;
  readonly serverKey: Buffer;
}

export const scramVerifier = (user: string, password: string): ScramVerifier => {
  const salt = randomBytes(SALT_BYTES);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, KEY_BYTES, 'sha256');
  return {
    user,
    salt: salt.toString('base64'),
    storedKey: sha256(hmac(salted, 'Client Key')),
    serverKey: hmac(salted, 'Server Key'),
  };
};

const firstMessage = /^n,,(n=([^,]+),r=([!-+\--~]+))$/;
const finalMessage = /^(c=biws,r=([!-+\--~]+)),p=([A-Za-z0-9+/=]+)$/;

/** One conversation: begun by the client's first message, ended by its proof. */
export interface ScramConversation {
  readonly firstReply: string;
  /** The server's signature, or null when the proof is wrong. */
  finish(message: string): string | null;
}

/**
 * Starts a conversation; null when the message is malformed. An unknown user gets the same salt and count as the known
 * one and fails at the proof, so that a client cannot find out which names exist.
 */
export const beginScram = (verifier: ScramVerifier, message: string): ScramConversation | null => {
  const [, bare = '', user, clientNonce] = firstMessage.exec(message.slice(0, MAX_MESSAGE_CHARACTERS)) ?? [];
  if (!clientNonce) return null;
  const nonce = `${clientNonce}${randomBytes(NONCE_BYTES).toString('base64')}`;
  const firstReply = `r=${nonce},s=${verifier.salt},i=${ITERATIONS}`;
  const finish = (final: string): string | null => {
    const [, withoutProof, sentNonce, encodedProof = ''] = finalMessage.exec(final) ?? [];
    const proof = Buffer.from(encodedProof, 'base64');
    if (sentNonce !== nonce || proof.length !== KEY_BYTES) return null;
    const signed = `${bare},${firstReply},${withoutProof}`;
    const signature = hmac(verifier.storedKey, signed);
    const clientKey = Buffer.from(proof.map((byte, at) => byte ^ (signature[at] ?? 0)));
    const isProof = timingSafeEqual(sha256(clientKey), verifier.storedKey);
    return isProof && user === verifier.user ? `v=${hmac(verifier.serverKey, signed).toString('base64')}` : null;
  };
  return { firstReply, finish };
};
