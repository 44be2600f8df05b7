export const ssoProtocols = ['oidc', 'saml'] as const;
export type SsoProtocol = (typeof ssoProtocols)[number];

/** Providers whose words the settings page knows. */
export const ssoPresets = ['entra', 'google', 'okta', 'other'] as const;
export type SsoPreset = (typeof ssoPresets)[number];

export const MAX_SSO_DOMAINS = 20;
export const MAX_SSO_GROUPS = 100;

/** The TXT record that shows that a domain belongs to a council. */
export const SSO_RECORD = 'folkmoot-verification=';

/** Why a sign-in through a provider was refused, in the words that the person reads. */
export const ssoRefusals = {
  sso_off: 'Single sign-on is switched off for your council. Use a sign-in link instead.',
  sso_stopped: 'Your council cannot be used at the moment. Please contact your system administrator.',
  sso_expired: 'This sign-in took too long, or was already used. Please start again.',
  sso_other_browser: 'This sign-in was started in another browser. Please start again here.',
  sso_not_asked: 'This sign-in did not start here. Please start on this page.',
  sso_provider_refused:
    'Your provider did not sign you in. Please try again, or ask the administrators of your provider.',
  sso_provider_away: 'Your provider cannot be reached at the moment. Please try again in a few minutes.',
  sso_misconfigured: 'Your provider does not accept our request. An admin of your council can test the connection.',
  sso_answer_invalid:
    'The answer of your provider could not be read. An admin of your council can test the connection.',
  sso_answer_unsafe: 'The answer of your provider contains parts that are not allowed, and was refused.',
  sso_issuer_wrong: 'The answer did not come from the provider of your council, and was refused.',
  sso_audience_wrong: 'The answer of your provider was meant for another application, and was refused.',
  sso_unsigned: 'The answer of your provider was not signed, and was refused.',
  sso_signature_invalid: 'The signature on the answer of your provider is not valid, so the answer was refused.',
  sso_algorithm_refused: 'Your provider signed its answer in a way that is not accepted here.',
  sso_answer_expired: 'The answer of your provider had expired. Please start again.',
  sso_answer_early: 'The answer of your provider is not valid yet. The clock of the provider may be wrong.',
  sso_replayed: 'This answer of your provider was already used. Please start again.',
  sso_email_missing: 'Your provider did not say which email address you have.',
  sso_email_unverified: 'Your provider says that your email address is not verified.',
  sso_email_foreign: 'Your email address at the provider is not in a domain of this council.',
  sso_groups_too_many: 'You are in so many groups that your provider does not list them. Ask its administrators.',
  sso_groups_missing:
    'Your provider did not say which groups you are in. An admin of your council can check the claim with the groups.',
  sso_group_unknown: 'None of your groups at the provider may use this council. Ask an admin of your council.',
  sso_account_missing: 'You have no account in this council yet. Ask an admin of your council for an invitation.',
  sso_account_elsewhere:
    'Your email address belongs to an account outside this council, so the provider cannot sign it in.',
  sso_account_inactive: 'Your account is not active. Ask an admin of your council to activate it.',
  sso_system_admin: 'System administrators do not sign in through a council. Use a sign-in link instead.',
  sso_not_again: 'Your provider did not ask you to sign in again. Sign out at your provider, then try again.',
  sso_last_admin: 'Your groups would make you staff, but a council needs at least one admin. Ask another admin first.',
} as const;
export type SsoRefusal = keyof typeof ssoRefusals;

/** The parts that a test of the connection looks at, in this order. */
export const ssoChecks = [
  'domain',
  'address',
  'document',
  'issuer',
  'endpoints',
  'security',
  'keys',
  'certificate',
  'clock',
  'client',
] as const;
export type SsoCheckName = (typeof ssoChecks)[number];
