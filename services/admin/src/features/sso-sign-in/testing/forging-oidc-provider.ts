import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, SignJWT } from 'jose';

type Claims = Record<string, unknown>;

/** How a token is signed. `hs256-public` uses the public key as a shared secret. */
type Signing = 'right' | 'other-key' | 'none' | 'hs256-public' | 'hs256-secret';

export interface Forgery {
  /** Changes of honest claims. Undefined removes one. */
  readonly claims?: Claims;
  readonly signing?: Signing;
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const hmac = (header: object, claims: Claims, secret: string): string => {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};

const sign = async (claims: Claims, key: KeyObject, kid = 'k1'): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);

/** A provider that is in the hands of an attacker, except for its key: its tokens say whatever a test wants. */
export const startForgingOidcProvider = async (client: { id: string; secret: string }) => {
  const [own, foreign] = [
    generateKeyPairSync('rsa', { modulusLength: 2048 }),
    generateKeyPairSync('rsa', { modulusLength: 2048 }),
  ];
  const publicJwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', use: 'sig', alg: 'RS256' };
  const publicPem = await exportSPKI(own.publicKey);
  let forgery: Forgery = {};
  let honest: Claims = {};
  let issuer = '';

  const tokenOf = async (): Promise<string> => {
    const claims = Object.fromEntries(
      Object.entries({ ...honest, ...forgery.claims }).filter(([, value]) => value !== undefined),
    );
    switch (forgery.signing ?? 'right') {
      case 'none':
        return `${encode({ alg: 'none' })}.${encode(claims)}.`;
      case 'hs256-public':
        return hmac({ alg: 'HS256', kid: 'k1' }, claims, publicPem);
      case 'hs256-secret':
        return hmac({ alg: 'HS256' }, claims, client.secret);
      case 'other-key':
        return sign(claims, foreign.privateKey);
      default:
        return sign(claims, own.privateKey);
    }
  };

  const documentOf = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    id_token_signing_alg_values_supported: ['none', 'HS256', 'RS256'],
    code_challenge_methods_supported: ['S256'],
  });

  const server = createServer(async (req, res) => {
    const body = req.url?.startsWith('/keys')
      ? { keys: [publicJwk] }
      : req.url?.startsWith('/token')
        ? { access_token: 'a', token_type: 'Bearer', id_token: await tokenOf() }
        : documentOf();
    res.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    /** The next token answers this request to the provider. */
    answer: (url: string, email: string, now: Date, next: Forgery = {}) => {
      const at = Math.floor(now.getTime() / 1_000);
      const nonce = new URL(url).searchParams.get('nonce');
      honest = { iss: issuer, aud: client.id, sub: email, email, nonce, iat: at, exp: at + 300, groups: ['staff'] };
      forgery = next;
      return new URL(url).searchParams.get('state') ?? '';
    },
    logoutToken: (claims: Claims, signing: Signing = 'right') => {
      forgery = { claims, signing };
      honest = {};
      return tokenOf();
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
