import type { OutsideProblem } from '@folkmoot/service-kit';

const tlsReasons: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by an authority that is not known here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'it does not send the certificates between its own and the authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is signed by an authority that is not known here',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

const tls = (reason: string): string =>
  `The connection to the provider is not safe: ${new Map(Object.entries(tlsReasons)).get(reason) ?? 'the encryption could not be set up'}.`;

const outside: Readonly<Record<Exclude<OutsideProblem, 'tls'>, string>> = {
  address_invalid: 'This is not a web address. It must look like https://login.example.org.',
  not_https: 'The address must begin with https://.',
  dns: 'The name in the address does not exist. Check its spelling.',
  private:
    'The address leads into a private network, where the product does not connect to. The operator can allow a network (SSO_NETWORKS).',
  reserved: 'The address is reserved for the machine itself, and is never called.',
  unreachable: 'Nothing answers at this address.',
  timeout: 'The provider did not answer within 10 seconds.',
  too_large: 'The answer is too large to be the settings of a provider.',
  redirects: 'The address leads from one page to the next without an end.',
};

const minutes = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`);

/** The words of the lines of a test. */
export const words = {
  outside: (problem: OutsideProblem, reason: string): string => (problem === 'tls' ? tls(reason) : outside[problem]),
  domainOk: (count: number) => (count === 1 ? 'One domain is verified.' : `${count} domains are verified.`),
  domainMissing: 'No domain is verified yet, so nobody is led to the provider.',
  addressOk: 'The provider answers.',
  notFound: 'There is nothing at this address (404). Check the address.',
  status: (status: number) => `The provider answered with an error (${status}).`,
  notJson:
    'The answer is a page and not the settings of a provider. Enter the issuer address without a path to a page.',
  notMetadata: 'The answer is not SAML metadata. Perhaps it is a web page: copy the address of the metadata file.',
  documentOk: 'The settings of the provider can be read.',
  issuerOk: 'The provider has the same issuer as the one entered.',
  issuerDiffers: (theirs: string, entered: string) =>
    `The provider calls itself ${theirs || 'nothing'}, not ${entered}. Enter exactly what the provider says.`,
  noAuthorization: 'The provider names no address for signing in (authorization endpoint).',
  noToken: 'The provider names no address for tokens (token endpoint).',
  noKeys: 'The provider names no address for its keys (jwks_uri).',
  endpointsOk: 'All addresses for signing in are there.',
  noSignOut: 'The provider names no address for signing out. People stay signed in there.',
  algorithms: 'The provider signs its answers in no way that is accepted here. RS256 or ES256 is needed.',
  noPkce: 'The provider does not say that it supports PKCE (S256). It is sent all the same.',
  securityOk: 'Answers are signed, and the sign-in is protected by PKCE.',
  keysMissing: 'The keys of the provider could not be read.',
  keysOk: (count: number) => (count === 1 ? 'The provider has one key.' : `The provider has ${count} keys.`),
  clockOk: 'The clock of the provider is right.',
  clockOff: (count: number, direction: 'ahead' | 'behind') =>
    `The clock of the provider is ${minutes(count)} ${direction === 'ahead' ? 'ahead of' : 'behind'} ours. More than 2 minutes are refused.`,
  clientOk: 'The provider accepts the client ID and the secret.',
  clientWrong: 'The provider does not accept the client ID or the secret. Copy both again.',
  clientUnknown: 'Whether the client ID and the secret are right shows the first sign-in.',
  noSecret: 'No secret is stored. Most providers want one.',
  noSignIn: 'The metadata names no address for signing in by redirect (SingleSignOnService, HTTP-Redirect).',
  noCertificate: 'The metadata has no certificate, so no answer could be checked.',
  certificateBroken: 'A certificate cannot be read. Copy it again, with its first and last line.',
  certificateExpired: (day: string) => `The certificate of the provider expired on ${day}.`,
  certificateEarly: (day: string) => `The certificate of the provider is valid only from ${day}.`,
  certificateSoon: (day: string) => `The certificate of the provider expires on ${day}.`,
  certificateOk: (day: string) => `The certificate is valid until ${day}.`,
  certificateWeak: 'The certificate has a key that is too short: 2,048 bits are needed.',
  manual: 'The values were entered by hand, so there is no address to ask.',
  unsafeXml: 'The metadata contains parts that are not allowed (a document type, for example).',
} as const;
