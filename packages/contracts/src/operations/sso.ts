import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { ssoConnectionChangeSchema, ssoDomainSchema, ssoSettingsSchema, ssoTestSchema } from '../entities/sso';
import { emailSchema } from '../entities/user';

export const getSsoOperation = defineOperation({
  name: 'getSso',
  service: 'admin',
  method: 'get',
  path: '/api/council/sso',
  summary: 'The single sign-on of the council: provider, domains, and whether it is required. Never with the secret.',
  can: 'sso:manage',
  response: ssoSettingsSchema,
});

export const saveSsoOperation = defineOperation({
  name: 'saveSso',
  service: 'admin',
  method: 'put',
  path: '/api/council/sso',
  summary: 'Set up the provider of the council, by OpenID Connect or SAML 2.0. A part that is not sent stays.',
  can: 'sso:manage',
  needsFreshSignIn: true,
  body: ssoConnectionChangeSchema,
  response: ssoSettingsSchema,
  errors: ['stale_revision'],
});

export const removeSsoOperation = defineOperation({
  name: 'removeSso',
  service: 'admin',
  method: 'delete',
  path: '/api/council/sso',
  summary: 'Remove the provider with its secret. Domains stay. Refused while single sign-on is required.',
  can: 'sso:manage',
  needsFreshSignIn: true,
  status: 204,
  errors: ['not_found', 'conflict'],
});

export const testSsoOperation = defineOperation({
  name: 'testSso',
  service: 'admin',
  method: 'post',
  path: '/api/council/sso/test',
  summary: 'Ask the provider for everything that a sign-in needs. The answer says in words what is wrong.',
  can: 'sso:manage',
  response: ssoTestSchema,
  errors: ['not_found', 'too_many_requests'],
});

export const addSsoDomainOperation = defineOperation({
  name: 'addSsoDomain',
  service: 'admin',
  method: 'post',
  path: '/api/council/sso/domains',
  summary: 'Name an email domain of the council. The answer has the TXT record that shows that it is yours.',
  can: 'sso:manage',
  body: z.strictObject({ domain: z.string().trim().min(1).max(253) }),
  status: 201,
  response: ssoDomainSchema,
  errors: ['conflict', 'sso_domain_taken'],
});

export const verifySsoDomainOperation = defineOperation({
  name: 'verifySsoDomain',
  service: 'admin',
  method: 'post',
  path: '/api/council/sso/domains/:domainId/verification',
  summary: 'Look for the TXT record of a domain now.',
  can: 'sso:manage',
  params: z.strictObject({ domainId: idSchema }),
  response: ssoDomainSchema,
  errors: ['not_found', 'sso_domain_taken', 'too_many_requests'],
});

export const removeSsoDomainOperation = defineOperation({
  name: 'removeSsoDomain',
  service: 'admin',
  method: 'delete',
  path: '/api/council/sso/domains/:domainId',
  summary: 'Remove a domain. Its addresses no longer sign in through the provider.',
  can: 'sso:manage',
  needsFreshSignIn: true,
  params: z.strictObject({ domainId: idSchema }),
  status: 204,
  errors: ['not_found', 'conflict'],
});

export const requireSsoOperation = defineOperation({
  name: 'requireSso',
  service: 'admin',
  method: 'put',
  path: '/api/council/sso/requirement',
  summary: 'Require single sign-on of everybody in the council except the named admins, or stop requiring it.',
  can: 'sso:manage',
  needsFreshSignIn: true,
  body: z.strictObject({ isRequired: z.boolean(), breakGlassUserIds: z.array(idSchema).max(20).optional() }),
  response: ssoSettingsSchema,
  errors: ['sso_not_set_up', 'sso_break_glass_missing', 'sso_own_lockout'],
});

export const beginSsoOperation = defineOperation({
  name: 'beginSso',
  service: 'admin',
  method: 'post',
  path: '/api/auth/sso',
  summary:
    'Where an address signs in: `url` leads to the provider of the council that owns the domain; null for all other domains. Says nothing about accounts.',
  can: 'public',
  body: z.strictObject({
    email: emailSchema,
    /** Makes the provider ask for the password again. For acts that need a recent sign-in. */
    again: z.boolean().optional(),
  }),
  response: z.object({
    url: z.url().nullable(),
    /** Names of the council and of its provider, for the sentence on the sign-in page. */
    council: z.string().nullable(),
    provider: z.string().nullable(),
  }),
  errors: ['rate_limited', 'unavailable'],
});

export const endSsoOperation = defineOperation({
  name: 'endSso',
  service: 'admin',
  method: 'post',
  path: '/api/auth/sso/sign-out',
  summary: 'Where this browser signs out at the provider, for after it has signed out here. Null for other sign-ins.',
  can: 'signed-in',
  anyAccountState: true,
  response: z.object({ url: z.url().nullable() }),
});

const text = (longest: number) => z.string().max(longest).optional();

/** Providers may add parameters of their own. A known name with a bracket, like `code[$gt]`, is none of them. */
const fromProvider = <S extends z.ZodRawShape>(shape: S) =>
  z.looseObject(shape).refine((sent) => {
    const known = new Set(Object.keys(shape));
    return Object.keys(sent).every((name) => !name.includes('[') || !known.has(name.slice(0, name.indexOf('['))));
  }, 'This parameter is not known.');

export const oidcCallbackOperation = defineOperation({
  name: 'oidcCallback',
  service: 'admin',
  method: 'get',
  path: '/auth/oidc/callback',
  summary: 'The provider of a council sends people back here.',
  can: 'public',
  query: fromProvider({
    code: text(8_000),
    state: text(500),
    iss: text(2_000),
    error: text(200),
    error_description: text(4_000),
  }),
  kind: 'page',
});

export const oidcLogoutOperation = defineOperation({
  name: 'oidcLogout',
  service: 'admin',
  method: 'post',
  path: '/auth/oidc/logout/:connectionId',
  summary: 'Back-channel logout: the provider says that somebody has signed out there.',
  can: 'public',
  params: z.strictObject({ connectionId: idSchema }),
  body: fromProvider({ logout_token: z.string().min(1).max(20_000) }),
  status: 204,
  errors: ['invalid_input'],
});

const samlMessage = {
  SAMLResponse: text(300_000),
  SAMLRequest: text(300_000),
  RelayState: text(2_000),
  SigAlg: text(200),
  Signature: text(4_000),
};

export const samlCallbackOperation = defineOperation({
  name: 'samlCallback',
  service: 'admin',
  method: 'post',
  path: '/auth/saml/callback',
  summary: 'The SAML provider of a council sends its answer here.',
  can: 'public',
  body: fromProvider(samlMessage).optional(),
  bodyLimit: 512 * 1024,
  kind: 'page',
});

/** A browser sends no cookie with the form of another site, so the answer waits one more step for it. */
export const samlReturnOperation = defineOperation({
  name: 'samlReturn',
  service: 'admin',
  method: 'get',
  path: '/auth/saml/callback',
  summary: 'The browser comes back to its own sign-in after the answer of the SAML provider was checked.',
  can: 'public',
  query: fromProvider({ ticket: text(200) }),
  kind: 'page',
});

export const samlLogoutOperation = defineOperation({
  name: 'samlLogout',
  service: 'admin',
  method: 'get',
  path: '/auth/saml/logout',
  summary: 'SAML single logout by redirect: a request of the provider, or its answer to ours.',
  can: 'public',
  query: fromProvider(samlMessage),
  kind: 'page',
});

export const samlLogoutByFormOperation = defineOperation({
  name: 'samlLogoutByForm',
  service: 'admin',
  method: 'post',
  path: '/auth/saml/logout',
  summary: 'The same, for a provider that posts.',
  can: 'public',
  body: fromProvider(samlMessage).optional(),
  bodyLimit: 512 * 1024,
  kind: 'page',
});

export const samlMetadataOperation = defineOperation({
  name: 'samlMetadata',
  service: 'admin',
  method: 'get',
  path: '/auth/saml/metadata',
  summary: 'Our SAML metadata, for the provider.',
  can: 'public',
  kind: 'file',
});
