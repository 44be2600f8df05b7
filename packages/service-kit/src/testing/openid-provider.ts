import { generateKeyPair } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { exportJWK } from 'jose';
import type Provider from 'oidc-provider';
import type { Configuration } from 'oidc-provider';

/** Who signs in at the provider. Changed by tests. */
export interface ProviderPerson {
  sub: string;
  email: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
}

interface ProviderOptions {
  readonly redirectUri: string;
  readonly signedOutUri: string;
  readonly backChannelUri: string;
  /** Whether a page with a button asks before somebody is signed in, as in a browser. */
  readonly hasPage?: boolean;
}

export const OPENID_CLIENT = { id: 'folkmoot', secret: 'the secret of the client in this test' };

const signingKey = async () => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'test' };
};

const configurationOf = async (person: () => ProviderPerson, options: ProviderOptions): Promise<Configuration> => ({
  clients: [
    {
      client_id: OPENID_CLIENT.id,
      client_secret: OPENID_CLIENT.secret,
      redirect_uris: [options.redirectUri],
      post_logout_redirect_uris: [options.signedOutUri],
      backchannel_logout_uri: options.backChannelUri,
      backchannel_logout_session_required: true,
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
  conformIdTokenClaims: false,
  cookies: { keys: ['cookies of the provider'] },
  features: {
    devInteractions: { enabled: false },
    backchannelLogout: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => {
        ctx.body = form;
      },
    },
  },
  fetch: (url, init) => fetch(url, init),
  findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...person(), sub: id }) }),
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  jwks: { keys: [await signingKey()] },
  pkce: { required: () => true },
  renderError: (ctx, out) => {
    ctx.body = JSON.stringify(out);
  },
});

const pageOf = ({ email }: ProviderPerson): string =>
  `<!doctype html><html lang="en"><title>Council login</title><h1>Council login</h1>
  <form method="post"><button>Sign in as ${email}</button></form></html>`;

/** Nobody types a password in a test: whoever comes is the person. */
const logIn = async (provider: Provider, person: ProviderPerson, req: IncomingMessage, res: ServerResponse) => {
  const { prompt, params, session } = await provider.interactionDetails(req, res);
  if (prompt.name === 'login') {
    return provider.interactionFinished(req, res, { login: { accountId: person.sub } });
  }
  const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params.client_id) });
  grant.addOIDCScope('openid email profile');
  return provider.interactionFinished(req, res, { consent: { grantId: await grant.save() } });
};

/** The OpenID Connect provider of a council, as the package `oidc-provider` serves it. */
export const startOpenIdProvider = async (options: ProviderOptions) => {
  let person: ProviderPerson = { sub: 'nobody', email: '' };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Loaded here: it takes a second, and announces its runtime on the console.
  const { default: OpenIdProvider } = await import('oidc-provider');
  const provider = new OpenIdProvider(issuer, await configurationOf(() => person, options));
  const answer = provider.callback();
  const interact = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { prompt } = await provider.interactionDetails(req, res);
    const asks = options.hasPage === true && prompt.name === 'login' && req.method === 'GET';
    if (!asks) return logIn(provider, person, req, res);
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(person));
  };
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    const isInteraction = req.url?.startsWith('/interaction/') === true;
    const work = isInteraction ? interact(req, res) : answer(req, res);
    Promise.resolve(work).catch((error: unknown) => res.destroy(error instanceof Error ? error : undefined));
  });
  return {
    issuer,
    isNow: (next: ProviderPerson) => {
      person = next;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
