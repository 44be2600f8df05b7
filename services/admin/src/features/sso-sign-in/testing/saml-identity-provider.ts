import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as samlify from 'samlify';

export const SAML_SENDER = 'https://login.riverside.example/saml';

/** The values of an answer. Tests change some of them. */
export interface SamlValues {
  readonly email: string;
  readonly nameId?: string;
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

let count = 0;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

const responseOf = (values: SamlValues, entityId: string, replyUrl: string, now: Date): string => {
  count += 1;
  const { email, nameId = email, groups = ['staff'], inResponseTo, from = -1, until = 5 } = values;
  const { audience = entityId, issuer = SAML_SENDER, recipient = replyUrl, assertionId = `_a${count}` } = values;
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  const attribute = (name: string, all: readonly string[]) =>
    `<saml:Attribute Name="${name}">${all.map((each) => `<saml:AttributeValue>${escaped(each)}</saml:AttributeValue>`).join('')}</saml:Attribute>`;
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r${count}" Version="2.0" IssueInstant="${at(0)}" Destination="${replyUrl}" InResponseTo="${inResponseTo}"><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="${assertionId}" Version="2.0" IssueInstant="${at(Math.max(from, 0))}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${at(until)}" Recipient="${recipient}" InResponseTo="${inResponseTo}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(from)}" NotOnOrAfter="${at(until)}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(0)}" SessionIndex="session-of-${escaped(email)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attribute('groups', groups)}${attribute('displayName', ['Amy Lee'])}</saml:AttributeStatement></saml:Assertion></samlp:Response>`;
};

/** The SAML provider of a council, as the package `samlify` plays it. */
export const createSamlIdentityProvider = (ourMetadata: string, replyUrl: string, clock: { now(): Date }) => {
  samlify.setSchemaValidator({ validate: async () => 'skipped' });
  const { privateKey, certificate } = makeKey();
  const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
  const idp = samlify.IdentityProvider({
    entityID: SAML_SENDER,
    privateKey,
    signingCert: certificate,
    isAssertionEncrypted: false,
    requestSignatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    singleSignOnService: [{ Binding: redirect, Location: 'https://login.riverside.example/sign-in' }],
    singleLogoutService: [{ Binding: redirect, Location: 'https://login.riverside.example/sign-out' }],
    loginResponseTemplate: { context: '<samlp:Response/>', attributes: [] },
  });
  const sp = samlify.ServiceProvider({ metadata: ourMetadata, wantLogoutRequestSigned: true });
  const entityId = String(sp.entityMeta.getEntityID());
  const plain = (values: SamlValues): string => responseOf(values, entityId, replyUrl, clock.now());

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
    /** The address by which the provider signs a person out here. */
    signOut: (nameId: string, sessionIndex: string): string =>
      String(idp.createLogoutRequest(sp, 'redirect', { logoutNameID: nameId, sessionIndex } as never).context),
  };
};

export const base64 = (text: string): string => Buffer.from(text).toString('base64');
