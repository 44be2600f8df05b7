import { createHash } from 'node:crypto';
import { type Actor, type SignerName, signerNames } from '@folkmoot/contracts';
import { createTokenVerifier } from '../http/actor-token';
import { trustedKeysOf } from '../trust/keys';

/** The private key of a signer in tests. A service that exists only in tests signs with an untrusted key. */
export const testKeyOf = (name: string): string => createHash('sha256').update(`test key of ${name}`).digest('hex');

const privateKeys = Object.fromEntries(signerNames.map((name) => [name, testKeyOf(name)])) as Record<
  SignerName,
  string
>;

/** The trusted keys of every service in a test. */
export const testTrustedKeys = trustedKeysOf(privateKeys);

/** The same as an environment. */
export const testKeysEnv = (name: string) => ({ SERVICE_KEY: testKeyOf(name), TRUSTED_KEYS: testTrustedKeys });

/** The actor of a token for `service`. */
export const readToken = async (token: unknown, service: string): Promise<Actor> =>
  (await createTokenVerifier(service, testTrustedKeys)(String(token))).actor;
