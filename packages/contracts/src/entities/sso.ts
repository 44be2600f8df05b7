import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { MAX_PROVIDER_LABEL } from '../core/text-limits';
import { councilRoleSchema } from './invitation';
import { MAX_SSO_DOMAINS, MAX_SSO_GROUPS, ssoChecks, ssoPresets, ssoProtocols } from './sso-terms';

/** A group at the provider, and the role that its people have in the council. */
export const ssoGroupSchema = z.object({ group: z.string().trim().min(1).max(300), role: councilRoleSchema });
export type SsoGroup = z.infer<typeof ssoGroupSchema>;

/** One line of a test: whether it is well, and what is wrong in words. */
export const ssoCheckSchema = z.object({
  name: z.enum(ssoChecks),
  state: z.enum(['ok', 'warning', 'failed']),
  text: z.string(),
});
export type SsoCheck = z.infer<typeof ssoCheckSchema>;

export const ssoTestSchema = z.object({
  isWorking: z.boolean(),
  checks: z.array(ssoCheckSchema),
  testedAt: momentSchema,
});
export type SsoTest = z.infer<typeof ssoTestSchema>;

/** A certificate that signs the answers of a SAML provider. */
export const ssoCertificateSchema = z.object({
  subject: z.string(),
  validFrom: momentSchema,
  validUntil: momentSchema,
  fingerprint: z.string(),
});
export type SsoCertificate = z.infer<typeof ssoCertificateSchema>;

/** The provider of a council as its admins see it. Never with the secret. */
export const ssoConnectionSchema = z.object({
  protocol: z.enum(ssoProtocols),
  preset: z.enum(ssoPresets),
  /** The provider's name on the sign-in page: Microsoft. */
  label: z.string(),
  /** Whether people can sign in with it. */
  isOn: z.boolean(),
  issuer: z.string(),
  clientId: z.string(),
  hasSecret: z.boolean(),
  metadataUrl: z.string(),
  entityId: z.string(),
  signInUrl: z.string(),
  signOutUrl: z.string(),
  certificates: z.array(ssoCertificateSchema),
  emailClaim: z.string(),
  groupsClaim: z.string(),
  /** Empty when everybody of the domain gets in, with the role that they have or as staff. */
  groups: z.array(ssoGroupSchema),
  allowsNewAccounts: z.boolean(),
  lastTest: ssoTestSchema.nullable(),
  updatedAt: momentSchema,
  revision: z.number().int(),
});
export type SsoConnection = z.infer<typeof ssoConnectionSchema>;

export const ssoDomainSchema = z.object({
  id: idSchema,
  domain: z.string(),
  /** The whole text of the TXT record. */
  record: z.string(),
  isVerified: z.boolean(),
  checkedAt: momentSchema.nullable(),
  /** Why the last check did not find the record, in words. Null when it did, and before the first check. */
  problem: z.string().nullable(),
});
export type SsoDomain = z.infer<typeof ssoDomainSchema>;

const ssoPersonSchema = z.object({ id: idSchema, name: z.string(), email: z.string() });
export type SsoPerson = z.infer<typeof ssoPersonSchema>;

export const ssoSettingsSchema = z.object({
  /** Null before the first save. */
  connection: ssoConnectionSchema.nullable(),
  domains: z.array(ssoDomainSchema).max(MAX_SSO_DOMAINS),
  requirement: z.object({
    isRequired: z.boolean(),
    breakGlassUserIds: z.array(idSchema),
    /** Whom a requirement concerns: they can no longer use a sign-in link. */
    affected: z.number().int(),
    /** People who could not sign in at all: their address is in no verified domain. */
    lockedOut: z.array(ssoPersonSchema).max(50),
    /** Active admins who have signed in before: each of them may keep the sign-in link. */
    possibleBreakGlass: z.array(ssoPersonSchema),
  }),
  /** The values that the provider wants to know of us. */
  forProvider: z.object({
    redirectUri: z.url(),
    signOutRedirectUri: z.url(),
    backChannelSignOutUri: z.url(),
    samlEntityId: z.url(),
    samlMetadataUrl: z.url(),
    samlReplyUrl: z.url(),
    samlSignOutUrl: z.url(),
  }),
});
export type SsoSettings = z.infer<typeof ssoSettingsSchema>;

const shortText = z.string().trim().max(300);
const address = z.string().trim().max(2_000);

/** A part that is not sent stays as it is. */
export const ssoConnectionChangeSchema = z.strictObject({
  protocol: z.enum(ssoProtocols),
  preset: z.enum(ssoPresets).optional(),
  label: z.string().trim().max(MAX_PROVIDER_LABEL).optional(),
  isOn: z.boolean().optional(),
  issuer: address.optional(),
  clientId: shortText.optional(),
  /** Stored encrypted, and never returned. An empty text or null removes it. */
  clientSecret: z.string().max(2_000).nullable().optional(),
  /** The address of the provider's SAML metadata. It is read at once, and again every day. */
  metadataUrl: address.optional(),
  /** The SAML metadata itself, instead of its address. */
  metadataXml: z.string().max(200_000).optional(),
  entityId: address.optional(),
  signInUrl: address.optional(),
  signOutUrl: address.optional(),
  /** Certificates of the provider (PEM or Base64), instead of metadata. */
  certificate: z.string().max(40_000).optional(),
  emailClaim: shortText.optional(),
  groupsClaim: shortText.optional(),
  groups: z.array(z.strictObject(ssoGroupSchema.shape)).max(MAX_SSO_GROUPS).optional(),
  allowsNewAccounts: z.boolean().optional(),
  revision: z.number().int().optional(),
});
export type SsoConnectionChange = z.output<typeof ssoConnectionChangeSchema>;
