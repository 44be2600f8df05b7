import { isIP } from 'node:net';
import type { NewPasskeyResponse, PasskeyResponse } from '@folkmoot/contracts';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { StoredPasskey } from './factor.domain';

interface Owner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

type NewPasskey = Pick<StoredPasskey, 'id' | 'publicKey' | 'counter' | 'transports'>;

interface Verification<R> {
  readonly response: R;
  readonly challenge: string;
}

export interface Passkeys {
  /** Whether browsers allow passkeys at the address of this installation. */
  readonly isAllowed: boolean;
  /** The options for a browser to make a passkey, with a new challenge. */
  optionsToAdd(owner: Owner, existing: readonly StoredPasskey[]): Promise<{ challenge: string; options: object }>;
  /** The new passkey, or null when the answer is not one to the challenge from a page of this installation. */
  verifyNew(verification: Verification<NewPasskeyResponse>): Promise<NewPasskey | null>;
  /** The options for a browser to use one of these passkeys, with a new challenge. */
  optionsToUse(existing: readonly StoredPasskey[]): Promise<{ challenge: string; options: object }>;
  /** The new count of uses, or null when the answer does not prove that the passkey was used for the challenge. */
  verifyUse(passkey: StoredPasskey, verification: Verification<PasskeyResponse>): Promise<number | null>;
}

/** Loaded with the first passkey: it takes 20 MB of memory. */
const library = () => import('@simplewebauthn/server');

const LOCALHOST = 'localhost';

const mayHavePasskeys = ({ hostname, protocol }: URL): boolean => {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return false;
  return protocol === 'https:' || host === LOCALHOST || host.endsWith(`.${LOCALHOST}`);
};

/** The library's types know only the transports of today; browsers send others, which it passes on. */
type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;
const descriptor = ({ id, transports }: StoredPasskey) => ({ id, transports: [...transports] as Transports });

/** An answer that the library cannot read proves nothing. It never throws for another reason here. */
const orNull = async <T>(work: () => Promise<T | null>): Promise<T | null> => {
  try {
    return await work();
  } catch {
    return null;
  }
};

/**
 * Passkeys for the public address of the installation: its host is the relying party's id, and only its own pages may
 * ask. The person must prove by fingerprint, face or PIN that the device is theirs.
 */
export const createPasskeys = (publicOrigin: string, productName: string): Passkeys => {
  const address = new URL(publicOrigin);
  const rpID = address.hostname;
  const expected = { expectedOrigin: address.origin, expectedRPID: rpID, requireUserVerification: true };
  return {
    isAllowed: mayHavePasskeys(address),
    optionsToAdd: async ({ id, name, email }, existing) => {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: productName,
        rpID,
        userID: new TextEncoder().encode(id),
        userName: email,
        userDisplayName: name,
        attestationType: 'none',
        excludeCredentials: existing.map(descriptor),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      });
      return { challenge: options.challenge, options };
    },
    verifyNew: ({ response, challenge }) =>
      orNull(async () => {
        const { verifyRegistrationResponse } = await library();
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: { clientExtensionResults: {}, ...response } as RegistrationResponseJSON,
          expectedChallenge: challenge,
          ...expected,
        });
        if (!verified) return null;
        const { id, publicKey, counter } = registrationInfo.credential;
        return {
          id,
          publicKey: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports: response.response.transports ?? [],
        };
      }),
    optionsToUse: async (existing) => {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID,
        allowCredentials: existing.map(descriptor),
        userVerification: 'required',
      });
      return { challenge: options.challenge, options };
    },
    verifyUse: ({ id, publicKey, counter, transports }, { response, challenge }) =>
      orNull(async () => {
        // The library refuses an answer whose count of uses is not higher than the stored one, unless both are 0.
        const { verifyAuthenticationResponse } = await library();
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: { clientExtensionResults: {}, ...response } as AuthenticationResponseJSON,
          expectedChallenge: challenge,
          ...expected,
          credential: {
            id,
            publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
            counter,
            transports: [...transports] as Transports,
          },
        });
        return verified ? authenticationInfo.newCounter : null;
      }),
  };
};
