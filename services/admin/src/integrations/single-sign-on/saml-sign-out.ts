import { inflateRawSync } from 'node:zlib';
import type { Profile, SAML } from '@node-saml/node-saml';
import { CLOCK_TOLERANCE_SECONDS } from './refusal';
import { requireTime } from './saml-answer';
import { ALLOWED_METHODS, decoded, instant, is, MINUTE_MS, refuse, requireAllowedMethods } from './saml-message';
import { childrenOf, everything, namespaces, type XmlElement } from './saml-xml';

/** A request by redirect, whose signature is a parameter of its own, or by a form, with the signature in the XML. */
export interface SamlMessage {
  readonly by: 'redirect' | 'form';
  readonly SAMLRequest: string;
  readonly RelayState?: string | undefined;
  readonly SigAlg?: string | undefined;
  readonly Signature?: string | undefined;
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

const { PROTOCOL, SIGNATURE } = namespaces;

const TOLERANCE_MS = CLOCK_TOLERANCE_SECONDS * 1_000;
const SIGN_OUT_LIFE_MS = 5 * MINUTE_MS;
const LONGEST_MESSAGE = 300_000;

/** The XML of a request. Throws SsoRefusedError. */
export const requestText = ({ by, SAMLRequest }: SamlMessage): string => {
  if (by === 'form') return decoded(SAMLRequest);
  try {
    const inflated = inflateRawSync(Buffer.from(SAMLRequest, 'base64'), { maxOutputLength: LONGEST_MESSAGE });
    return inflated.toString('utf8');
  } catch (error) {
    throw refuse('sso_answer_invalid', 'not compressed', error);
  }
};

/** Checks that a request is one for signing out, and new. Returns until when it could be used again. */
export const requireSignOut = (root: XmlElement, now: Date): Date => {
  if (!is(root, PROTOCOL, 'LogoutRequest')) throw refuse('sso_answer_invalid', 'not a logout request');
  const issued = instant(root.attributes.IssueInstant) ?? 0;
  if (issued - TOLERANCE_MS > now.getTime()) throw refuse('sso_answer_early');
  if (issued + SIGN_OUT_LIFE_MS <= now.getTime()) throw refuse('sso_answer_expired');
  requireTime(root, now);
  return new Date(issued + SIGN_OUT_LIFE_MS + TOLERANCE_MS);
};

const failed = (error: unknown) => refuse('sso_signature_invalid', error instanceof Error ? error.message : '', error);

const verifyForm = async (saml: SAML, { SAMLRequest }: SamlMessage, root: XmlElement): Promise<Profile | null> => {
  if (childrenOf(root, SIGNATURE, 'Signature').length !== 1) throw refuse('sso_unsigned');
  requireAllowedMethods(everything(root));
  try {
    return (await saml.validatePostRequestAsync({ SAMLRequest })).profile;
  } catch (error) {
    throw failed(error);
  }
};

/** Some providers write the escapes of the signed query with small letters. */
const encodings: readonly ((value: string) => string)[] = [
  encodeURIComponent,
  (value) => encodeURIComponent(value).replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
];

const queryOf = (message: SamlMessage, encode: (value: string) => string): string => {
  const { SAMLRequest, RelayState, SigAlg = '' } = message;
  const parts = { SAMLRequest, ...(RelayState === undefined ? {} : { RelayState }), SigAlg };
  return Object.entries(parts)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&');
};

/** The library accepts a redirect without any signature, so that is refused first. */
const verifyRedirect = async (saml: SAML, message: SamlMessage): Promise<Profile | null> => {
  const { SAMLRequest, RelayState = '', SigAlg = '', Signature = '' } = message;
  if (Signature === '') throw refuse('sso_unsigned');
  if (!ALLOWED_METHODS.has(SigAlg)) throw refuse('sso_algorithm_refused', SigAlg);
  const fields = { SAMLRequest, RelayState, SigAlg, Signature };
  const results = await Promise.allSettled(
    encodings.map((encode) => saml.validateRedirectAsync(fields, queryOf(message, encode))),
  );
  const verified = results.find((result) => result.status === 'fulfilled');
  if (verified) return verified.value.profile;
  throw failed(results.find((result) => result.status === 'rejected')?.reason);
};

/** The person of a request whose signature is valid. Throws SsoRefusedError. */
export const verifiedSignOut = async (saml: SAML, message: SamlMessage, root: XmlElement): Promise<Profile> => {
  const profile = await (message.by === 'form' ? verifyForm(saml, message, root) : verifyRedirect(saml, message));
  if (!profile) throw refuse('sso_answer_invalid');
  return profile;
};
