import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import passport from 'passport';
import MagicLogin from 'passport-magic-login';
import { CODE_LIFE_MS } from '../limits/limits.domain';
import { derivedKey } from './random-secret';

const AUDIENCE = 'magic-link';
const ISSUER = 'folkmoot-admin';

/** What a sign-in code says once its signature is proven. */
export interface MagicClaims {
  readonly email: string;
  /** The random id that is redeemed once. */
  readonly id: string;
}

/** A link to be mailed. The same one gives the same address each time. */
interface MailedLink {
  readonly email: string;
  /** Random; what is stored of the link. */
  readonly nonce: string;
  readonly issuedAt: Date;
}

export interface MagicLinks {
  /** The address of a link for somebody. */
  link(given: MailedLink): Promise<string>;
  /** The id that the link of a nonce carries. It takes the key to know it. */
  idOf(nonce: string): string;
  /** The claims of a code, or null when it is forged or too old. It may have been used all the same. */
  read(code: string): Promise<MagicClaims | null>;
}

// The package is CommonJS: where modules are native, its class is one level further down.
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

/** The sending half of the strategy is not used: the codes it makes differ each time. */
const sendsNothing = async (): Promise<void> => undefined;

/**
 * passport-magic-login, wrapped: it proves codes and does nothing else. They are signed here, out of what is stored of a
 * link and a key, so that every mail of a link carries the same code. Whether it is still good is for the caller to
 * decide, once.
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
