import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { slugSchema } from '../core/slug';
import {
  defaultGeographicalDivisions,
  defaultMailTemplate,
  defaultTargetAudiences,
  hasStrictConsent,
  languages,
  MAIL_BODY_LENGTH,
  MAIL_SUBJECT_LENGTH,
  MOST_RESIDENTS,
  subscriptionStatuses,
  THANK_YOU_LENGTH,
} from './council-terms';
import { industries } from './industries';
import { MOST_RETENTION_DAYS } from './retention';

const isTimeZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

export const timeZoneSchema = z.string().max(64).refine(isTimeZone, 'This time zone is not known.');
export const colourSchema = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Use a colour like #2563eb.');

/** What an admin may say of a council's looks; the logo itself comes by an upload. */
export const brandingEditSchema = z.object({
  primaryColor: colourSchema,
  secondaryColor: colourSchema,
  accentColor: colourSchema,
  customFooter: z.string().max(500),
  /** Plain text, in the council's language, that follows the first sentence of the thank-you (F-48); empty for ours. */
  thankYouText: z.string().max(THANK_YOU_LENGTH),
  logoAlt: z.string().max(200),
  /** Whether public pages carry the line that names the product. */
  showPoweredBy: z.boolean(),
});

export const brandingSchema = brandingEditSchema.extend({
  thankYouText: brandingEditSchema.shape.thankYouText.default(''),
  /** Path on our own origin, the same for staff, residents and mails; null without a logo. */
  logoUrl: z.string().max(500).nullable(),
  /** SHA-256 of the picture that is kept (a PNG made anew of what was sent). */
  logoHash: z.string().nullable().default(null),
  /** Pixels at which the logo is to be shown, at most 200 by 80; what is kept has up to twice as many. */
  logoWidth: z.number().int().nullable().default(null),
  logoHeight: z.number().int().nullable().default(null),
});

export const privacySchema = z.object({
  /** E-60: no topic is ticked beforehand. */
  residentsTickTopics: z.boolean(),
  doubleOptIn: z.boolean(),
  /** Days after which responses are deleted; null keeps them. Of every campaign that names no number of its own. */
  retentionDays: z.number().int().min(1).max(MOST_RETENTION_DAYS).nullable(),
  /** Up to how many days a campaign may keep them instead; null for no longer than the council. */
  longestRetentionDays: z.number().int().min(1).max(MOST_RETENTION_DAYS).nullable().default(null),
  /** Names, addresses and numbers in free text are blacked out in exported files. */
  redactExports: z.boolean(),
  /** Whether responses carry, and visits are counted by, the class of device and the family of browser. */
  collectsDevice: z.boolean().default(true),
  /** Whether visits carry where the visitor came from: QR code, email, social, external, direct. */
  collectsReferrer: z.boolean().default(true),
  privacyNotice: z.string().max(10_000),
});

export const emailConfigSchema = z.object({
  fromName: z.string().max(120),
  replyTo: z.union([z.email().max(254), z.literal('')]),
  /** Subject and text of survey invitations, with the merge fields of `mailMergeFields` (E-95). */
  subject: z.string().trim().min(1).max(MAIL_SUBJECT_LENGTH).default(defaultMailTemplate.subject),
  body: z.string().trim().min(1).max(MAIL_BODY_LENGTH).default(defaultMailTemplate.body),
});

/** How many people live in a geographical division: what quotas and representativeness are measured by (E-35). */
export const divisionResidentsSchema = z
  .array(
    z.object({
      division: z.string().trim().min(1).max(120),
      residents: z.number().int().min(0).max(MOST_RESIDENTS),
    }),
  )
  .max(200);

export const councilSettingsSchema = z.object({
  industry: z.enum(industries),
  targetAudiences: z.array(z.string().trim().min(1).max(120)).min(1).max(100),
  geographicalDivisions: z.array(z.string().trim().min(1).max(120)).min(1).max(200),
  /** Of those divisions whose number is known; each is one of `geographicalDivisions`. */
  divisionResidents: divisionResidentsSchema.default([]),
  emailConfig: emailConfigSchema,
  privacy: privacySchema,
});

/** The tenant. Every service keeps a copy of the whole, fed by `council.changed`. */
export const councilSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(200),
  /** One that has been reserved since is still read, so that what was said of the council before stays readable. */
  slug: slugSchema,
  /** Addresses that it had before; they lead to the present one. */
  formerSlugs: z.array(slugSchema).optional(),
  contactEmail: z.email().max(254),
  address: z.string().max(500),
  phone: z.string().max(60),
  website: z.string().max(300),
  timezone: timeZoneSchema,
  language: z.enum(languages),
  branding: brandingSchema,
  settings: councilSettingsSchema,
  subscriptionStatus: z.enum(subscriptionStatuses),
  subscriptionPlan: z.string().max(60),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  revision: z.number().int(),
});
export type Council = z.infer<typeof councilSchema>;
export type Branding = z.infer<typeof brandingSchema>;
export type Privacy = z.infer<typeof privacySchema>;
export type EmailConfig = z.infer<typeof emailConfigSchema>;

export const defaultBranding: Branding = {
  primaryColor: '#2563eb',
  secondaryColor: '#059669',
  accentColor: '#ea580c',
  customFooter: '',
  thankYouText: '',
  logoUrl: null,
  logoAlt: '',
  logoHash: null,
  logoWidth: null,
  logoHeight: null,
  showPoweredBy: true,
};

/** New councils in Europe start with unticked topics (E-60). */
export const defaultCouncilSettings = (timezone: string): Council['settings'] => ({
  industry: 'local_government',
  targetAudiences: [...defaultTargetAudiences],
  geographicalDivisions: [...defaultGeographicalDivisions],
  divisionResidents: [],
  emailConfig: { fromName: '', replyTo: '', ...defaultMailTemplate },
  privacy: {
    residentsTickTopics: hasStrictConsent(timezone),
    doubleOptIn: hasStrictConsent(timezone),
    retentionDays: null,
    longestRetentionDays: null,
    redactExports: false,
    collectsDevice: true,
    collectsReferrer: true,
    privacyNotice: '',
  },
});

/** What the public may see of a council (E-54). */
export const publicCouncilSchema = z.object({
  name: z.string(),
  slug: z.string(),
  language: z.string(),
  timezone: z.string(),
  branding: brandingSchema,
  /** Whether there is a privacy notice to link to; its text stays with who renders the pages. */
  hasPrivacyNotice: z.boolean().optional(),
});
export type PublicCouncil = z.infer<typeof publicCouncilSchema>;
export const toPublicCouncil = ({
  name,
  slug,
  language,
  timezone,
  branding,
  settings: { privacy },
}: Council): PublicCouncil => ({
  name,
  slug,
  language,
  timezone,
  branding,
  hasPrivacyNotice: privacy.privacyNotice.trim() !== '',
});
