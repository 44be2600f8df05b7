import { type SsoIdentity, SsoRefusedError } from './refusal';
import type { SamlSettings } from './saml-metadata';
import { childrenOf, namespaces, readXml, UnsafeXmlError, type XmlElement } from './saml-xml';

/** The facts of a SAML provider that a sign-in needs. */
export interface SamlProvider extends SamlSettings {
  /** Empty for the usual attributes. */
  readonly emailClaim: string;
  readonly groupsClaim: string;
}

export interface SamlAddresses {
  readonly entityId: string;
  readonly replyUrl: string;
  readonly signOutUrl: string;
}

export interface SamlAnswer {
  readonly identity: SsoIdentity;
  /** Unique at this provider. */
  readonly assertionId: string;
  /** Until when a second use must be recognised. */
  readonly expiresAt: Date;
}

export const MINUTE_MS = 60_000;

/** Signatures and digests that are accepted. SHA-1, MD5 and shared secrets are not. */
export const ALLOWED_METHODS: ReadonlySet<string> = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);

export const refuse = (reason: SsoRefusedError['reason'], detail = '', cause?: unknown): SsoRefusedError =>
  new SsoRefusedError(reason, detail, { cause });

/** Reads a message by the strict rules. Throws SsoRefusedError. */
export const readMessage = (text: string): XmlElement => {
  try {
    return readXml(text, { allowsComments: false });
  } catch (error) {
    if (!(error instanceof UnsafeXmlError)) throw error;
    throw refuse('sso_answer_unsafe', error.message, error);
  }
};

export const decoded = (message: string): string => Buffer.from(message, 'base64').toString('utf8');

export const is = (element: XmlElement, uri: string, local: string): boolean =>
  element.uri === uri && element.local === local;

/** Throws sso_algorithm_refused for a signature or a digest that is too weak. */
export const requireAllowedMethods = (elements: readonly XmlElement[]): void => {
  const methods = elements.filter(
    ({ uri, local }) => uri === namespaces.SIGNATURE && (local === 'SignatureMethod' || local === 'DigestMethod'),
  );
  const refused = methods.find(({ attributes }) => !ALLOWED_METHODS.has(attributes.Algorithm ?? ''));
  if (refused) throw refuse('sso_algorithm_refused', refused.attributes.Algorithm ?? '');
};

export const textIn = (element: XmlElement, uri: string, local: string): string =>
  childrenOf(element, uri, local)[0]?.text.trim() ?? '';

/** A moment of XML in milliseconds; null for none. */
export const instant = (text: string | undefined): number | null => {
  const moment = Date.parse(text ?? '');
  return Number.isNaN(moment) ? null : moment;
};
