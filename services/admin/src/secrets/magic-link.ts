import passport from 'passport';
import MagicLogin from 'passport-magic-login';

const AUDIENCE = 'magic-link';
const ISSUER = 'folkmoot-admin';

/** What a sign-in code says once its signature is proven. */
export interface MagicClaims {
  readonly email: string;
  /** The random id that is redeemed once. */
  readonly id: string;
}

export interface MagicLinks {
  /** The address of a link for somebody. */
  link(claims: MagicClaims): Promise<string>;
  /** The claims of a code, or null when it is forged or too old. It may have been used all the same. */
  read(code: string): Promise<MagicClaims | null>;
}

// The package is CommonJS: where modules are native, its class is one level further down.
const Strategy = ('default' in MagicLogin ? MagicLogin.default : MagicLogin) as typeof MagicLogin;

type SendRequest = Parameters<InstanceType<typeof MagicLogin>['send']>[0];
type SendResponse = Parameters<InstanceType<typeof MagicLogin>['send']>[1];

/** The strategy answers with the code in it: nobody hears that answer. */
const unheard = { json: () => undefined, status: () => unheard, send: () => undefined } as unknown as SendResponse;

const claimsOf = (payload: { aud?: unknown; iss?: unknown; jti?: unknown; destination?: unknown }) => {
  const { aud, iss, jti, destination } = payload;
  if (aud !== AUDIENCE || iss !== ISSUER || typeof jti !== 'string' || typeof destination !== 'string') return null;
  return { email: destination, id: jti };
};

interface MagicLinkOptions {
  secret: string;
  origin: string;
}

/**
 * passport-magic-login, wrapped: it signs and proves tokens and does nothing else. Only the address and our own random
 * id go into a token; whether that id is still good is for the caller to decide, once.
 */
export const createMagicLinks = ({ secret, origin }: MagicLinkOptions): MagicLinks => {
  const waiting = new Map<string, (href: string) => void>();
  const strategy = new Strategy({
    secret,
    callbackUrl: `${origin}/auth`,
    jwtOptions: { expiresIn: '15m', audience: AUDIENCE, issuer: ISSUER },
    sendMagicLink: async (_destination, href, _code, { body }) => waiting.get(body.jti)?.(href),
    verify: (payload, done) => done(undefined, claimsOf(payload) ?? undefined),
  });
  const authenticator = new passport.Passport();
  authenticator.use(strategy);

  const link: MagicLinks['link'] = ({ email, id }) =>
    new Promise((resolve) => {
      waiting.set(id, (href) => {
        waiting.delete(id);
        const token = new URL(href).searchParams.get('token') ?? '';
        resolve(`${origin}/auth?code=${token}`);
      });
      const request = { method: 'POST', headers: { 'content-type': 'application/json' } };
      strategy.send({ ...request, body: { destination: email, jti: id } } as SendRequest, unheard);
    });

  const read: MagicLinks['read'] = (code) =>
    new Promise((resolve, reject) => {
      const heard = (error: unknown, claims?: MagicClaims | false) => (error ? reject(error) : resolve(claims || null));
      const request = { method: 'POST', headers: {}, query: {}, body: { token: code } };
      authenticator.authenticate('magiclogin', { session: false }, heard)(request, {}, reject);
    });

  return { link, read };
};
