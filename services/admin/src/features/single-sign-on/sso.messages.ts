import type { SsoPreset } from '@folkmoot/contracts';

/** The provider's name when the council enters none. */
export const presetLabels: Readonly<Record<SsoPreset, string>> = {
  entra: 'Microsoft',
  google: 'Google',
  okta: 'Okta',
  other: 'your provider',
};

export const messages = {
  issuerMissing: 'Enter the issuer address of the provider.',
  urlInvalid: 'Enter a web address that begins with https://.',
  clientIdMissing: 'Enter the client ID.',
  secretAgain: 'Enter the secret again, because the issuer has changed.',
  samlMissing: 'Enter the address of the metadata, or paste the metadata.',
  entityIdMissing: 'Enter the entity ID of the provider.',
  certificateMissing: 'Paste the certificate of the provider.',
  groupTwice: 'Each group can be there once.',
  stillRequired: 'Stop requiring single sign-on first.',
  lastDomain: 'Single sign-on is required, and this is the last verified domain. Stop requiring it first.',
  domainInvalid: 'Enter a domain like riverside.gov.uk.',
  domainPublic: 'This domain belongs to a mail service for everybody. Enter a domain of the council.',
  tooManyDomains: (most: number) => `A council can have ${most} domains.`,
} as const;
