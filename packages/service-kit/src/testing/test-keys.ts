import { createHash } from 'node:crypto';
import { type Actor, type SignerName, signerNames } from '@folkmoot/contracts';
import { createTokenVerifier } from '../http/actor-token';
import { trustedKeysOf } from '../trust/keys';

/** The private key of a signer in tests. A service that exists only in a test signs as nobody whom others trust. */
export const testKeyOf = (name: string): string => createHash('sha256').update(`test key of ${name}`).digest('hex');

const privateKeys = Object.fromEntries(signerNames.map((name) => [name, testKeyOf(name)])) as Record<
  SignerName,
  string
>;

/** What every service of a test trusts. */
export const testTrustedKeys = trustedKeysOf(privateKeys);

/** The same as an environment. */
export const testKeysEnv = (name: string) => ({ SERVICE_KEY: testKeyOf(name), TRUSTED_KEYS: testTrustedKeys });

/** Who a token for `service` says asks. */
export const readToken = async (token: unknown, service: string): Promise<Actor> =>
  (await createTokenVerifier(service, testTrustedKeys)(String(token))).actor;
