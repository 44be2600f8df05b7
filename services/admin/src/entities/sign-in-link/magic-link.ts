import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import passport from 'passport';
import MagicLogin from 'passport-magic-login';
import { CODE_LIFE_MS } from '../attempt/limits.domain';
import { derivedKey } from '../secret';

const AUDIENCE = 'magic-link';
const ISSUER = 'folkmoot-admin';

/** The claims of a sign-in code with a valid signature. */
export interface MagicClaims {
  readonly email: string;
  /** The random id that can be redeemed once. */
  readonly id: string;
}

/** A link to mail. The same values always give the same address. */
interface MailedLink {
  readonly email: string;
  /** Random. The only stored part of the link. */
  readonly nonce: string;
  readonly issuedAt: Date;
}

export interface MagicLinks {
  /** The URL of a link. */
  link(mailed: MailedLink): Promise<string>;
  /** The id in the link of a nonce. It can be computed only with the key. */
  idOf(nonce: string): string;
  /** The claims of a code; null when it is forged or expired. Does not check whether it was used. */
  read(code: string): Promise<MagicClaims | null>;
}

// The package is CommonJS: under native ES modules its class is one `default` level deeper.
const Strategy = ('default' in MagicLogin ? MagicLogin.default : MagicLogin) as typeof MagicLogin;

const claimsOf = (payload: { aud?: unknown; iss?: unknown; jti?: unknown; destination?: unknown }) => {
  const { aud, iss, jti, destination } = payload;
  if (aud !== AUDIENCE || iss !== ISSUER || typeof jti !== 'string' || typeof destination !== 'string') return null;
  return { email: destination, id: jti };
};

interface MagicLinkOptions {
  secret: string;
  origin: string;
}

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1_000);

/** The strategy must have a send function. It is not used, because the strategy's codes differ each time. */
const sendsNothing = async (): Promise<void> => undefined;

/**
 * Wraps passport-magic-login, which only verifies codes here. Codes are signed here, from the stored nonce and a key,
 * so that every mail of a link has the same code. The caller must check that a code was not used before.
 */
export const createMagicLinks = ({ secret, origin }: MagicLinkOptions): MagicLinks => {
  const ownKey = derivedKey(secret, 'link-id');
  const signingKey = new TextEncoder().encode(secret);
  const strategy = new Strategy({
    secret,
    callbackUrl: `${origin}/auth`,
    sendMagicLink: sendsNothing,
    verify: (payload, done) => done(undefined, claimsOf(payload) ?? undefined),
  });
  const authenticator = new passport.Passport();
  authenticator.use(strategy);

  const idOf: MagicLinks['idOf'] = (nonce) => createHmac('sha256', ownKey).update(nonce).digest('base64url');

  const link: MagicLinks['link'] = async ({ email, nonce, issuedAt }) => {
    const code = await new SignJWT({ destination: email, jti: idOf(nonce) })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt(seconds(issuedAt))
      .setExpirationTime(seconds(issuedAt) + CODE_LIFE_MS / 1_000)
      .sign(signingKey);
    return `${origin}/auth?code=${code}`;
  };

  const read: MagicLinks['read'] = (code) =>
    new Promise((resolve, reject) => {
      const heard = (error: unknown, claims?: MagicClaims | false) => (error ? reject(error) : resolve(claims || null));
      const request = { method: 'POST', headers: {}, query: {}, body: { token: code } };
      authenticator.authenticate('magiclogin', { session: false }, heard)(request, {}, reject);
    });

  return { link, idOf, read };
};
