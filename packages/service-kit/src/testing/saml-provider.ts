import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as samlify from 'samlify';

const BASE = 'https://login.riverside.example';

/** The values of an answer. Tests change some of them. */
export interface SamlValues {
  readonly email: string;
  readonly nameId?: string;
  readonly name?: string;
  readonly groups?: readonly string[];
  readonly audience?: string;
  readonly issuer?: string;
  readonly recipient?: string;
  readonly inResponseTo: string;
  readonly assertionId?: string;
  /** Minutes from now. */
  readonly from?: number;
  readonly until?: number;
}

const makeKey = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'saml-'));
  try {
    const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
    const request = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '60',
      '-subj',
      '/CN=login.riverside.example',
    ];
    execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'pipe' });
    return { privateKey: readFileSync(key, 'utf8'), certificate: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

export const base64 = (text: string): string => Buffer.from(text).toString('base64');

let count = 0;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

interface Ends {
  readonly sender: string;
  readonly entityId: string;
  readonly replyUrl: string;
}

const responseOf = (values: SamlValues, { sender, entityId, replyUrl }: Ends, now: Date): string => {
  count += 1;
  const { email, nameId = email, name = 'Amy Lee', groups = ['staff'], inResponseTo, from = -1, until = 5 } = values;
  const { audience = entityId, issuer = sender, recipient = replyUrl, assertionId = `_a${count}` } = values;
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  const attribute = (name: string, all: readonly string[]) =>
    `<saml:Attribute Name="${name}">${all.map((each) => `<saml:AttributeValue>${escaped(each)}</saml:AttributeValue>`).join('')}</saml:Attribute>`;
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r${count}" Version="2.0" IssueInstant="${at(0)}" Destination="${replyUrl}" InResponseTo="${inResponseTo}"><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="${assertionId}" Version="2.0" IssueInstant="${at(Math.max(from, 0))}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${at(until)}" Recipient="${recipient}" InResponseTo="${inResponseTo}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(from)}" NotOnOrAfter="${at(until)}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(0)}" SessionIndex="session-of-${escaped(email)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attribute('groups', groups)}${attribute('displayName', [name])}</saml:AttributeStatement></saml:Assertion></samlp:Response>`;
};

interface SamlProviderOptions {
  readonly ourMetadata: string;
  readonly replyUrl: string;
  readonly clock: { now(): Date };
  /** Where its pages are. */
  readonly base?: string;
}

/** The SAML provider of a council, as the package `samlify` plays it. */
export const createSamlProvider = ({ ourMetadata, replyUrl, clock, base = BASE }: SamlProviderOptions) => {
  const sender = `${base}/saml`;
  samlify.setSchemaValidator({ validate: async () => 'skipped' });
  const { privateKey, certificate } = makeKey();
  const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
  const idp = samlify.IdentityProvider({
    entityID: sender,
    privateKey,
    signingCert: certificate,
    isAssertionEncrypted: false,
    requestSignatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    singleSignOnService: [{ Binding: redirect, Location: `${base}/sign-in` }],
    singleLogoutService: [{ Binding: redirect, Location: `${base}/sign-out` }],
    loginResponseTemplate: { context: '<samlp:Response/>', attributes: [] },
  });
  const sp = samlify.ServiceProvider({ metadata: ourMetadata, wantLogoutRequestSigned: true });
  const entityId = String(sp.entityMeta.getEntityID());
  const plain = (values: SamlValues): string => responseOf(values, { sender, entityId, replyUrl }, clock.now());

  return {
    metadata: idp.getMetadata(),
    certificate,
    /** The id of the request in an address. */
    requestIdIn: async (url: string): Promise<string> => {
      const query = Object.fromEntries(new URL(url).searchParams);
      const { extract } = await idp.parseLoginRequest(sp, 'redirect', { query });
      return String(extract.request?.id);
    },
    unsigned: plain,
    signed: async (values: SamlValues): Promise<string> => {
      const context = plain(values);
      const replaced = () => ({ id: 'unused', context });
      const made = await idp.createLoginResponse(sp, { extract: {} } as never, 'post', {}, replaced as never);
      return Buffer.from(String(made.context), 'base64').toString('utf8');
    },
    /** The address that ends a sign-out that began here. */
    endSignOut: async (url: string): Promise<string> => {
      const query = Object.fromEntries(new URL(url).searchParams);
      const { extract } = await idp.parseLogoutRequest(sp, 'redirect', { query });
      return String(idp.createLogoutResponse(sp, { extract } as never, 'redirect', query.RelayState).context);
    },
    /** The address by which the provider signs a person out here. */
    signOut: (nameId: string, sessionIndex: string): string =>
      String(idp.createLogoutRequest(sp, 'redirect', { logoutNameID: nameId, sessionIndex } as never).context),
  };
};

/** Who signs in at the provider. */
type SamlPerson = Pick<SamlValues, 'email' | 'name' | 'groups'>;

const pageOf = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${content}</html>`;

/** Starts the provider with pages, for a browser. The product is at `origin`. */
export const startSamlProvider = async (origin: string) => {
  let person: SamlPerson = { email: '' };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ourMetadata = await (await fetch(`${origin}/auth/saml/metadata`)).text();
  const replyUrl = `${origin}/auth/saml/callback`;
  const provider = createSamlProvider({ ourMetadata, replyUrl, clock: { now: () => new Date() }, base });
  const postedTo = async (url: string): Promise<string> => {
    const xml = await provider.signed({ ...person, inResponseTo: await provider.requestIdIn(url) });
    const state = escaped(new URL(url).searchParams.get('RelayState') ?? '');
    return `<form method="post" action="${replyUrl}"><input type="hidden" name="SAMLResponse" value="${base64(xml)}">
      <input type="hidden" name="RelayState" value="${state}"></form><script>document.forms[0].submit()</script>`;
  };
  const pages = new Map<string, (url: string, res: ServerResponse) => Promise<string> | string>([
    ['GET /metadata', () => provider.metadata],
    [
      'GET /sign-in',
      () => pageOf('Council login', `<form method="post"><button>Sign in as ${person.email}</button></form>`),
    ],
    ['POST /sign-in', async (url: string) => pageOf('One moment', await postedTo(url))],
    [
      'GET /sign-out',
      async (url: string, res: ServerResponse) => {
        if (url.includes('SAMLResponse=')) return pageOf('Signed out everywhere', '');
        res.setHeader('location', await provider.endSignOut(url));
        return pageOf('Signed out', '');
      },
    ],
    [
      'GET /portal',
      () => {
        const url = escaped(provider.signOut(person.email, `session-of-${person.email}`));
        return pageOf('Council portal', `<a href="${url}">Sign out everywhere</a>`);
      },
    ],
  ]);
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { pathname } = new URL(req.url ?? '/', base);
    const content =
      (await pages.get(`${req.method} ${pathname}`)?.(`${base}${req.url}`, res)) ?? pageOf('Not found', '');
    const type = pathname === '/metadata' ? 'application/samlmetadata+xml' : 'text/html; charset=utf-8';
    res.writeHead(res.hasHeader('location') ? 302 : 200, { 'content-type': type }).end(content);
  };
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    answer(req, res).catch((error: unknown) => res.destroy(error instanceof Error ? error : undefined));
  });
  return {
    base,
    isNow: (next: SamlPerson) => {
      person = next;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
