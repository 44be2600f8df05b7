import type { Clock } from '@folkmoot/service-kit';
import type { SAML, SamlConfig } from '@node-saml/node-saml';
import { identityOf, requireMeant, requireShape } from './saml-answer';
import { usableCertificates } from './saml-certificates';
import {
  decoded,
  is,
  readMessage,
  refuse,
  type SamlAddresses,
  type SamlAnswer,
  type SamlProvider,
  textIn,
} from './saml-message';
import { ownMetadata } from './saml-own-metadata';
import {
  requestText,
  requireSignOut,
  type SamlMessage,
  type SamlSignOut,
  type SamlSignOutRequest,
  verifiedSignOut,
} from './saml-sign-out';
import { namespaces } from './saml-xml';

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

/** Loaded with the first sign-in of this kind: it takes 15 MB of memory. */
const library = () => import('@node-saml/node-saml');

/** Reads a text of the library's result, which has no types of its own. */
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The library has no codes. What it checks besides the signature is checked again, with words. */
const refusalOf = async (error: unknown) => {
  const { SamlStatusError } = await library();
  if (error instanceof SamlStatusError) return refuse('sso_provider_refused', error.message, error);
  const detail = error instanceof Error ? error.message : '';
  return refuse(/audience/i.test(detail) ? 'sso_audience_wrong' : 'sso_signature_invalid', detail, error);
};

/** Signs people in through SAML 2.0: the request by redirect, the answer by a form. */
export const createSamlClient = (addresses: SamlAddresses, clock: Clock): SamlClient => {
  const samlOf = async (provider: SamlProvider, changes: Partial<SamlConfig> = {}): Promise<SAML> => {
    const { SAML: Client, ValidateInResponseTo } = await library();
    return new Client({
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
      // The time is checked by the clock of the service, and the request by the id of the attempt.
      acceptedClockSkewMs: -1,
      validateInResponseTo: ValidateInResponseTo.never,
      ...changes,
    });
  };

  const requireCertificate = (provider: SamlProvider): void => {
    if (usableCertificates(provider.certificates, clock.now()).length > 0) return;
    throw refuse('sso_misconfigured', 'no certificate of the provider is valid now');
  };

  return {
    begin: async (provider, requestId, isAgain) => {
      requireCertificate(provider);
      const saml = await samlOf(provider, { generateUniqueId: () => requestId, forceAuthn: isAgain });
      return saml.getAuthorizeUrlAsync('', undefined, {});
    },

    requestIdOf: (response) => {
      const requestId = readMessage(decoded(response)).attributes.InResponseTo ?? '';
      if (requestId === '') throw refuse('sso_not_asked');
      return requestId;
    },

    finish: async (provider, requestId, response) => {
      const root = readMessage(decoded(response));
      requireShape(root);
      requireCertificate(provider);
      const saml = await samlOf(provider);
      const verified = await saml
        .validatePostResponseAsync({ SAMLResponse: response })
        .catch(async (error: unknown) => {
          throw await refusalOf(error);
        });
      // Only what the signature covers is read from here on.
      const assertion = readMessage(verified.profile?.getAssertionXml?.() ?? '');
      if (!is(assertion, namespaces.ASSERTION, 'Assertion')) throw refuse('sso_answer_invalid');
      const expected = { provider, addresses, requestId, now: clock.now() };
      const expiresAt = requireMeant(root, assertion, expected);
      const assertionId = assertion.attributes.ID ?? '';
      return { identity: identityOf(assertion, provider), assertionId, expiresAt };
    },

    senderOf: (message) => textIn(readMessage(requestText(message)), namespaces.ASSERTION, 'Issuer'),

    readSignOut: async (provider, message) => {
      const root = readMessage(requestText(message));
      const expiresAt = requireSignOut(root, clock.now());
      requireCertificate(provider);
      const saml = await samlOf(provider);
      const profile = await verifiedSignOut(saml, message, root);
      const hasPage = provider.signOutUrl !== '';
      return {
        subject: text(profile.nameID),
        providerSession: text(profile.sessionIndex) || null,
        id: text(profile.ID),
        expiresAt,
        answerUrl: hasPage ? await saml.getLogoutResponseUrlAsync(profile, message.RelayState ?? '', {}, true) : null,
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
      return (await samlOf(provider)).getLogoutUrlAsync(user, '', {});
    },

    metadata: ownMetadata(addresses),
  };
};
