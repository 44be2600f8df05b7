import { CLOCK_TOLERANCE_SECONDS, type SsoIdentity } from './refusal';
import {
  instant,
  is,
  MINUTE_MS,
  refuse,
  requireAllowedMethods,
  type SamlAddresses,
  type SamlProvider,
  textIn,
} from './saml-message';
import { childrenOf, everything, namespaces, type XmlElement } from './saml-xml';

const { ASSERTION, PROTOCOL, SIGNATURE } = namespaces;

const TOLERANCE_MS = CLOCK_TOLERANCE_SECONDS * 1_000;
/** An assertion without an end of its own counts as new for this time. */
const LONGEST_ASSERTION_MS = 60 * MINUTE_MS;

/** Signatures may be directly in the response and directly in the assertion, once each, and nowhere else. */
const requireOwnSignatures = (root: XmlElement, assertion: XmlElement, all: readonly XmlElement[]): void => {
  const ofRoot = childrenOf(root, SIGNATURE, 'Signature').length;
  const ofAssertion = childrenOf(assertion, SIGNATURE, 'Signature').length;
  const total = all.filter(({ local }) => local === 'Signature').length;
  if (ofRoot > 1 || ofAssertion > 1 || total !== ofRoot + ofAssertion) {
    throw refuse('sso_answer_unsafe', 'a signature in another place');
  }
  if (ofAssertion === 0) throw refuse('sso_unsigned');
};

/**
 * The one shape that an honest answer has: a response with one assertion directly in it, or without any when the
 * provider refused. Attacks that wrap a signed assertion need another shape. Throws SsoRefusedError.
 */
export const requireShape = (root: XmlElement): void => {
  if (!is(root, PROTOCOL, 'Response')) throw refuse('sso_answer_unsafe', 'not a response');
  const all = everything(root);
  const named = (local: string): number => all.filter((element) => element.local === local).length;
  if (named('EncryptedAssertion') > 0) throw refuse('sso_answer_invalid', 'encrypted');
  if (named('Response') > 1 || named('Assertion') > 1) throw refuse('sso_answer_unsafe', 'wrapped');
  if (named('Assertion') === 0) return;
  const [assertion] = childrenOf(root, ASSERTION, 'Assertion');
  if (!assertion) throw refuse('sso_answer_unsafe', 'wrapped');
  requireOwnSignatures(root, assertion, all);
  requireAllowedMethods(all);
};

/** Checks the limits that an element has. Returns its end in milliseconds; null for none. Throws SsoRefusedError. */
export const requireTime = ({ attributes }: XmlElement, now: Date): number | null => {
  const [from, until] = [instant(attributes.NotBefore), instant(attributes.NotOnOrAfter)];
  if (from !== null && from - TOLERANCE_MS > now.getTime()) throw refuse('sso_answer_early');
  if (until !== null && until + TOLERANCE_MS <= now.getTime()) throw refuse('sso_answer_expired');
  return until;
};

export interface Expected {
  readonly provider: SamlProvider;
  readonly addresses: SamlAddresses;
  readonly requestId: string;
  readonly now: Date;
}

const requireAudience = (assertion: XmlElement, { addresses, now }: Expected): number | null => {
  const [conditions] = childrenOf(assertion, ASSERTION, 'Conditions');
  if (!conditions) throw refuse('sso_audience_wrong', 'no conditions');
  const restrictions = childrenOf(conditions, ASSERTION, 'AudienceRestriction');
  const isForUs = restrictions.every((each) =>
    childrenOf(each, ASSERTION, 'Audience').some(({ text }) => text.trim() === addresses.entityId),
  );
  if (restrictions.length === 0 || !isForUs) throw refuse('sso_audience_wrong');
  return requireTime(conditions, now);
};

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

const requireConfirmation = (assertion: XmlElement, { addresses, requestId, now }: Expected): number => {
  const data = childrenOf(assertion, ASSERTION, 'Subject')
    .flatMap((subject) => childrenOf(subject, ASSERTION, 'SubjectConfirmation'))
    .filter(({ attributes }) => attributes.Method === BEARER)
    .flatMap((confirmation) => childrenOf(confirmation, ASSERTION, 'SubjectConfirmationData'))[0];
  if (data?.attributes.InResponseTo !== requestId) throw refuse('sso_not_asked');
  if (data.attributes.Recipient !== addresses.replyUrl) throw refuse('sso_audience_wrong', 'recipient');
  const until = requireTime(data, now);
  if (until === null) throw refuse('sso_answer_expired', 'no end');
  return until;
};

const requireIssued = (assertion: XmlElement, now: Date): number => {
  const issued = instant(assertion.attributes.IssueInstant);
  if (issued === null || issued - TOLERANCE_MS > now.getTime()) throw refuse('sso_answer_early');
  if (issued + LONGEST_ASSERTION_MS <= now.getTime()) throw refuse('sso_answer_expired');
  return issued;
};

/**
 * Checks what a signed assertion says of itself: from whom, for whom, for which request, and when. Returns until when it
 * could be used again. Throws SsoRefusedError.
 */
export const requireMeant = (root: XmlElement, assertion: XmlElement, expected: Expected): Date => {
  const { provider, addresses, now } = expected;
  if (textIn(assertion, ASSERTION, 'Issuer') !== provider.entityId) throw refuse('sso_issuer_wrong');
  const destination = root.attributes.Destination;
  if (destination !== undefined && destination !== addresses.replyUrl) throw refuse('sso_audience_wrong', destination);
  const until = requireAudience(assertion, expected);
  const confirmedUntil = requireConfirmation(assertion, expected);
  const issued = requireIssued(assertion, now);
  return new Date(Math.max(confirmedUntil, until ?? 0, issued + LONGEST_ASSERTION_MS) + TOLERANCE_MS);
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
        attribute.attributes.Name ?? '',
        childrenOf(attribute, ASSERTION, 'AttributeValue').map(({ text }) => text.trim()),
      ]),
  );

const firstOf = (attributes: Attributes, names: readonly string[]): string =>
  names.map((name) => attributes.get(name)?.[0] ?? '').find((value) => value !== '') ?? '';

/** The address: of the attribute that the council names, else of a usual one, else the NameID when it is one. */
const emailOf = (attributes: Attributes, nameId: string, emailClaim: string): string => {
  if (emailClaim !== '') return firstOf(attributes, [emailClaim]);
  return firstOf(attributes, EMAIL_ATTRIBUTES) || (nameId.includes('@') ? nameId : '');
};

/** Who a checked assertion is about. Throws SsoRefusedError. */
export const identityOf = (assertion: XmlElement, { emailClaim, groupsClaim }: SamlProvider): SsoIdentity => {
  const attributes = attributesOf(assertion);
  const subjects = childrenOf(assertion, ASSERTION, 'Subject');
  const nameId = subjects.flatMap((subject) => childrenOf(subject, ASSERTION, 'NameID'))[0];
  const name = nameId?.text.trim() ?? '';
  const email = emailOf(attributes, name, emailClaim);
  if (email === '') throw refuse('sso_email_missing');
  const [statement] = childrenOf(assertion, ASSERTION, 'AuthnStatement');
  const authenticated = instant(statement?.attributes.AuthnInstant);
  return {
    subject: name || email,
    subjectFormat: nameId?.attributes.Format ?? '',
    providerSession: statement?.attributes.SessionIndex ?? '',
    email,
    name: firstOf(attributes, NAME_ATTRIBUTES),
    groups: attributes.get(groupsClaim) ?? [],
    authenticatedAt: authenticated === null ? null : new Date(authenticated).toISOString(),
    hint: null,
  };
};
