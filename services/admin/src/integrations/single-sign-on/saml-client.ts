import { inflateRawSync } from 'node:zlib';
import type { Clock } from '@folkmoot/service-kit';
import {
  generateServiceProviderMetadata,
  type Profile,
  SAML,
  type SamlConfig,
  SamlStatusError,
  ValidateInResponseTo,
} from '@node-saml/node-saml';
import { CLOCK_TOLERANCE_SECONDS, type SsoIdentity, SsoRefusedError } from './refusal';
import { usableCertificates } from './saml-certificates';
import type { SamlSettings } from './saml-metadata';
import { childrenOf, everything, namespaces, readXml, UnsafeXmlError, type XmlElement } from './saml-xml';

/** What a sign-in needs to know of a SAML provider. */
export interface SamlProvider extends SamlSettings {
  /** Empty for the usual attributes. */
  readonly emailClaim: string;
  readonly groupsClaim: string;
}

export interface SamlAnswer {
  readonly identity: SsoIdentity;
  /** Unique at this provider. */
  readonly assertionId: string;
  /** Until when a second use must be recognised. */
  readonly expiresAt: Date;
}

export interface SamlSignOutRequest {
  readonly subject: string;
  readonly providerSession: string | null;
  /** Unique at this provider. */
  readonly id: string;
  readonly expiresAt: Date;
  /** Where the browser goes with our answer; null when the provider has no such page. */
  readonly answerUrl: string | null;
}

export interface SamlSignOut {
  readonly subject: string;
  readonly subjectFormat: string;
  readonly providerSession: string;
}

export interface SamlClient {
  /** The address at the provider. */
  begin(provider: SamlProvider, requestId: string, isAgain: boolean): Promise<string>;
  /** The id of the request that an answer is for. Read before the signature is checked. Throws SsoRefusedError. */
  requestIdOf(response: string): string;
  /** Who signed in, from the verified answer to this request. Throws SsoRefusedError. */
  finish(provider: SamlProvider, requestId: string, response: string): Promise<SamlAnswer>;
  /** The name of the provider that sent a request. Read before the signature is checked. Throws SsoRefusedError. */
  senderOf(message: SamlMessage): string;
  /** Whom a request of the provider signs out. Throws SsoRefusedError. */
  readSignOut(provider: SamlProvider, message: SamlMessage): Promise<SamlSignOutRequest>;
  /** Where to sign out at the provider; null when it has no such page. */
  signOutUrl(provider: SamlProvider, signOut: SamlSignOut): Promise<string | null>;
  readonly metadata: string;
}

/** A request by redirect, whose signature is a parameter of its own, or by a form, with the signature in the XML. */
export interface SamlMessage {
  readonly by: 'redirect' | 'form';
  readonly SAMLRequest: string;
  readonly RelayState?: string | undefined;
  readonly SigAlg?: string | undefined;
  readonly Signature?: string | undefined;
}

export interface SamlAddresses {
  readonly entityId: string;
  readonly replyUrl: string;
  readonly signOutUrl: string;
}

const MINUTE_MS = 60_000;
const TOLERANCE_MS = CLOCK_TOLERANCE_SECONDS * 1_000;
/** An assertion without an end of its own counts as new for this time. */
const LONGEST_ASSERTION_MS = 60 * MINUTE_MS;

const { ASSERTION, PROTOCOL, SIGNATURE } = namespaces;

/** Signatures and digests that are accepted. SHA-1, MD5 and shared secrets are not. */
const ALLOWED_METHODS: ReadonlySet<string> = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);

const refuse = (reason: SsoRefusedError['reason'], detail = '', cause?: unknown): SsoRefusedError =>
  new SsoRefusedError(reason, detail, { cause });

const readMessage = (text: string): XmlElement => {
  try {
    return readXml(text, { allowsComments: false });
  } catch (error) {
    if (!(error instanceof UnsafeXmlError)) throw error;
    throw refuse('sso_answer_unsafe', error.message, error);
  }
};

const decoded = (message: string): string => Buffer.from(message, 'base64').toString('utf8');

const is = (element: XmlElement, uri: string, local: string): boolean => element.uri === uri && element.local === local;

const requireAllowedMethods = (elements: readonly XmlElement[]): void => {
  const methods = elements.filter(({ uri, local }) => uri === SIGNATURE && /^(Signature|Digest)Method$/.test(local));
  const refused = methods.find(({ attributes }) => !ALLOWED_METHODS.has(attributes['Algorithm'] ?? ''));
  if (refused) throw refuse('sso_algorithm_refused', refused.attributes['Algorithm'] ?? '');
};

/**
 * The one shape that an honest answer has: a response with one assertion directly in it, and signatures directly in
 * these two. Attacks that wrap a signed assertion need another shape.
 */
const requireShape = (root: XmlElement): XmlElement => {
  if (!is(root, PROTOCOL, 'Response')) throw refuse('sso_answer_unsafe', 'not a response');
  const all = everything(root);
  if (all.some(({ local }) => local === 'EncryptedAssertion')) throw refuse('sso_answer_invalid', 'encrypted');
  const responses = all.filter(({ local }) => local === 'Response');
  const assertions = all.filter(({ local }) => local === 'Assertion');
  const [assertion] = childrenOf(root, ASSERTION, 'Assertion');
  if (!assertion && assertions.length === 0) return root;
  if (!assertion || assertions.length > 1 || responses.length > 1) throw refuse('sso_answer_unsafe', 'wrapped');
  const signatures = all.filter(({ local }) => local === 'Signature').length;
  const own = [root, assertion].map((each) => childrenOf(each, SIGNATURE, 'Signature').length);
  if (own.some((count) => count > 1) || signatures !== (own[0] ?? 0) + (own[1] ?? 0)) {
    throw refuse('sso_answer_unsafe', 'a signature in another place');
  }
  if (own[1] === 0) throw refuse('sso_unsigned');
  requireAllowedMethods(all);
  return assertion;
};

const textIn = (element: XmlElement, uri: string, local: string): string =>
  childrenOf(element, uri, local)[0]?.text.trim() ?? '';

const instant = (text: string | undefined): number | null => {
  const moment = Date.parse(text ?? '');
  return Number.isNaN(moment) ? null : moment;
};

const requireTime = ({ attributes }: XmlElement, now: Date): number | null => {
  const [from, until] = [instant(attributes['NotBefore']), instant(attributes['NotOnOrAfter'])];
  if (from !== null && from - TOLERANCE_MS > now.getTime()) throw refuse('sso_answer_early');
  if (until !== null && until + TOLERANCE_MS <= now.getTime()) throw refuse('sso_answer_expired');
  return until;
};

interface Expected {
  readonly provider: SamlProvider;
  readonly addresses: SamlAddresses;
  readonly requestId: string;
  readonly now: Date;
}

/** Checks what an assertion says of itself. Returns until when it can be used. */
const requireMeant = (root: XmlElement, assertion: XmlElement, expected: Expected): number => {
  const { provider, addresses, requestId, now } = expected;
  if (textIn(assertion, ASSERTION, 'Issuer') !== provider.entityId) throw refuse('sso_issuer_wrong');
  const destination = root.attributes['Destination'];
  if (destination !== undefined && destination !== addresses.replyUrl) throw refuse('sso_audience_wrong', destination);
  const [conditions] = childrenOf(assertion, ASSERTION, 'Conditions');
  if (!conditions) throw refuse('sso_audience_wrong', 'no conditions');
  const restrictions = childrenOf(conditions, ASSERTION, 'AudienceRestriction');
  const isForUs = restrictions.every((each) =>
    childrenOf(each, ASSERTION, 'Audience').some(({ text }) => text.trim() === addresses.entityId),
  );
  if (restrictions.length === 0 || !isForUs) throw refuse('sso_audience_wrong');
  const until = requireTime(conditions, now);
  const [subject] = childrenOf(assertion, ASSERTION, 'Subject');
  const bearer = (subject ? childrenOf(subject, ASSERTION, 'SubjectConfirmation') : []).find(
    ({ attributes }) => attributes['Method'] === 'urn:oasis:names:tc:SAML:2.0:cm:bearer',
  );
  const [data] = bearer ? childrenOf(bearer, ASSERTION, 'SubjectConfirmationData') : [];
  if (!data || data.attributes['InResponseTo'] !== requestId) throw refuse('sso_not_asked');
  if (data.attributes['Recipient'] !== addresses.replyUrl) throw refuse('sso_audience_wrong', 'recipient');
  const confirmedUntil = requireTime(data, now);
  if (confirmedUntil === null) throw refuse('sso_answer_expired', 'no end');
  const issued = instant(assertion.attributes['IssueInstant']);
  if (issued === null || issued - TOLERANCE_MS > now.getTime()) throw refuse('sso_answer_early');
  if (issued + LONGEST_ASSERTION_MS <= now.getTime()) throw refuse('sso_answer_expired');
  return Math.max(confirmedUntil, until ?? 0, issued + LONGEST_ASSERTION_MS) + TOLERANCE_MS;
};

const EMAIL_ATTRIBUTES = [
  'email',
  'mail',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
];
const NAME_ATTRIBUTES = [
  'displayName',
  'name',
  'http://schemas.microsoft.com/identity/claims/displayname',
  'urn:oid:2.16.840.1.113730.3.1.241',
];

type Attributes = ReadonlyMap<string, readonly string[]>;

const attributesOf = (assertion: XmlElement): Attributes =>
  new Map(
    childrenOf(assertion, ASSERTION, 'AttributeStatement')
      .flatMap((statement) => childrenOf(statement, ASSERTION, 'Attribute'))
      .map((attribute) => [
        attribute.attributes['Name'] ?? '',
        childrenOf(attribute, ASSERTION, 'AttributeValue').map(({ text }) => text.trim()),
      ]),
  );

const firstOf = (attributes: Attributes, names: readonly string[]): string =>
  names.map((name) => attributes.get(name)?.[0] ?? '').find((value) => value !== '') ?? '';

const identityOf = (assertion: XmlElement, { emailClaim, groupsClaim }: SamlProvider): SsoIdentity => {
  const attributes = attributesOf(assertion);
  const [subject] = childrenOf(assertion, ASSERTION, 'Subject');
  const [nameId] = subject ? childrenOf(subject, ASSERTION, 'NameID') : [];
  const name = nameId?.text.trim() ?? '';
  const isAddress = name.includes('@');
  const email =
    firstOf(attributes, emailClaim ? [emailClaim] : EMAIL_ATTRIBUTES) || (isAddress && !emailClaim ? name : '');
  if (email === '') throw refuse('sso_email_missing');
  const [statement] = childrenOf(assertion, ASSERTION, 'AuthnStatement');
  return {
    subject: name || email,
    subjectFormat: nameId?.attributes['Format'] ?? '',
    providerSession: statement?.attributes['SessionIndex'] ?? '',
    email,
    name: firstOf(attributes, NAME_ATTRIBUTES),
    groups: attributes.get(groupsClaim) ?? [],
    hint: null,
  };
};

/** Reads a text of the library's result, which has no types of its own. */
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const SIGN_OUT_LIFE_MS = 5 * MINUTE_MS;
const LONGEST_MESSAGE = 300_000;

const requestText = ({ by, SAMLRequest }: SamlMessage): string => {
  if (by === 'form') return decoded(SAMLRequest);
  try {
    const inflated = inflateRawSync(Buffer.from(SAMLRequest, 'base64'), { maxOutputLength: LONGEST_MESSAGE });
    return inflated.toString('utf8');
  } catch (error) {
    throw refuse('sso_answer_invalid', 'not compressed', error);
  }
};

/** Some providers write the escapes of the signed query with small letters. */
const encodings: readonly ((value: string) => string)[] = [
  encodeURIComponent,
  (value) => encodeURIComponent(value).replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase()),
];

const queryOf = (message: SamlMessage, encode: (value: string) => string): string => {
  const { SAMLRequest, RelayState, SigAlg = '' } = message;
  const parts = { SAMLRequest, ...(RelayState === undefined ? {} : { RelayState }), SigAlg };
  return Object.entries(parts)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&');
};

/** The library accepts a redirect without any signature, so that is refused first. */
const verifiedSignOut = async (saml: SAML, message: SamlMessage, root: XmlElement): Promise<Profile> => {
  const failed = (error: unknown) =>
    refuse('sso_signature_invalid', error instanceof Error ? error.message : '', error);
  if (message.by === 'form') {
    if (childrenOf(root, SIGNATURE, 'Signature').length !== 1) throw refuse('sso_unsigned');
    requireAllowedMethods(everything(root));
    const { profile } = await saml.validatePostRequestAsync({ SAMLRequest: message.SAMLRequest }).catch((error) => {
      throw failed(error);
    });
    if (profile) return profile;
    throw refuse('sso_answer_invalid');
  }
  const { SAMLRequest, RelayState = '', SigAlg = '', Signature = '' } = message;
  if (Signature === '') throw refuse('sso_unsigned');
  if (!ALLOWED_METHODS.has(SigAlg)) throw refuse('sso_algorithm_refused', SigAlg);
  let last: unknown = null;
  for (const encode of encodings) {
    try {
      const fields = { SAMLRequest, RelayState, SigAlg, Signature };
      const { profile } = await saml.validateRedirectAsync(fields, queryOf(message, encode));
      if (profile) return profile;
    } catch (error) {
      last = error;
    }
  }
  throw failed(last);
};

/** Signs people in through SAML 2.0: the request by redirect, the answer by a form. */
export const createSamlClient = (addresses: SamlAddresses, clock: Clock): SamlClient => {
  const configOf = (provider: SamlProvider, changes: Partial<SamlConfig> = {}): SamlConfig => ({
    idpCert: usableCertificates(provider.certificates, clock.now()),
    idpIssuer: provider.entityId,
    issuer: addresses.entityId,
    audience: addresses.entityId,
    callbackUrl: addresses.replyUrl,
    entryPoint: provider.signInUrl,
    logoutUrl: provider.signOutUrl,
    logoutCallbackUrl: addresses.signOutUrl,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    // The time is checked below by the clock of the service, and what the request asked for by its own id.
    acceptedClockSkewMs: -1,
    validateInResponseTo: ValidateInResponseTo.never,
    ...changes,
  });

  return {
    begin: (provider, requestId, isAgain) =>
      new SAML(configOf(provider, { generateUniqueId: () => requestId, forceAuthn: isAgain })).getAuthorizeUrlAsync(
        '',
        undefined,
        {},
      ),

    requestIdOf: (response) => {
      const root = readMessage(decoded(response));
      const requestId = root.attributes['InResponseTo'] ?? '';
      if (requestId === '') throw refuse('sso_not_asked');
      return requestId;
    },

    finish: async (provider, requestId, response) => {
      const now = clock.now();
      requireShape(readMessage(decoded(response)));
      if (usableCertificates(provider.certificates, now).length === 0) {
        throw refuse('sso_misconfigured', 'the certificate of the provider has expired');
      }
      const verified = await new SAML(configOf(provider))
        .validatePostResponseAsync({ SAMLResponse: response })
        .catch((error: unknown) => {
          if (error instanceof SamlStatusError) throw refuse('sso_provider_refused', error.message, error);
          const detail = error instanceof Error ? error.message : '';
          // The library has no codes. What it checks besides the signature is checked again below, with words.
          const reason = detail.includes('audience') || detail.includes('Audience') ? 'sso_audience_wrong' : null;
          throw refuse(reason ?? 'sso_signature_invalid', detail, error);
        });
      // Only what the signature covers is read from here on.
      const assertion = readMessage(verified.profile?.getAssertionXml?.() ?? '');
      if (!is(assertion, ASSERTION, 'Assertion')) throw refuse('sso_answer_invalid');
      const root = readMessage(decoded(response));
      const until = requireMeant(root, assertion, { provider, addresses, requestId, now });
      return {
        identity: identityOf(assertion, provider),
        assertionId: assertion.attributes['ID'] ?? '',
        expiresAt: new Date(until),
      };
    },

    senderOf: (message) => textIn(readMessage(requestText(message)), ASSERTION, 'Issuer'),

    readSignOut: async (provider, message) => {
      const root = readMessage(requestText(message));
      const issued = instant(root.attributes['IssueInstant']) ?? 0;
      const now = clock.now();
      if (!is(root, PROTOCOL, 'LogoutRequest')) throw refuse('sso_answer_invalid', 'not a logout request');
      if (issued - TOLERANCE_MS > now.getTime()) throw refuse('sso_answer_early');
      if (issued + SIGN_OUT_LIFE_MS <= now.getTime()) throw refuse('sso_answer_expired');
      requireTime(root, now);
      const saml = new SAML(configOf(provider));
      const profile = await verifiedSignOut(saml, message, root);
      const answerUrl =
        provider.signOutUrl === ''
          ? null
          : await saml.getLogoutResponseUrlAsync(profile, message.RelayState ?? '', {}, true);
      return {
        subject: text(profile.nameID),
        providerSession: text(profile.sessionIndex) || null,
        id: text(profile.ID),
        expiresAt: new Date(issued + SIGN_OUT_LIFE_MS + TOLERANCE_MS),
        answerUrl,
      };
    },

    signOutUrl: async (provider, { subject, subjectFormat, providerSession }) => {
      if (provider.signOutUrl === '') return null;
      const user = {
        issuer: provider.entityId,
        nameID: subject,
        nameIDFormat: subjectFormat,
        ...(providerSession ? { sessionIndex: providerSession } : {}),
      };
      return new SAML(configOf(provider)).getLogoutUrlAsync(user, '', {});
    },

    metadata: generateServiceProviderMetadata({
      issuer: addresses.entityId,
      callbackUrl: addresses.replyUrl,
      logoutCallbackUrl: addresses.signOutUrl,
      identifierFormat: null,
      wantAssertionsSigned: true,
    }),
  };
};
