import type { SsoProtocol } from '@folkmoot/contracts';

/** A sign-in that somebody began and that the provider has not answered yet. */
export interface StoredSsoAttempt {
  /** OIDC: the hash of the state. SAML: the id of the request, which the provider repeats. */
  readonly id: string;
  readonly councilId: string;
  readonly protocol: SsoProtocol;
  /** The hash of the cookie of the browser that began it. */
  readonly browser: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** Whether the provider had to ask for the password again. */
  readonly isAgain: boolean;
  /** SAML: what the checked answer says, while it waits for the browser's cookie. The ticket is stored as a hash. */
  readonly ticket: string | null;
  readonly answer: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Long enough for a password, a second factor and a telephone call. */
export const ATTEMPT_LIFE_MS = 15 * 60_000;
