import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { slugSchema } from '../core/slug';
import {
  MAX_AUDIENCE_NAME,
  MAX_COUNCIL_ADDRESS,
  MAX_COUNCIL_FOOTER,
  MAX_COUNCIL_NAME,
  MAX_COUNCIL_PHONE,
  MAX_COUNCIL_WEBSITE,
  MAX_EMAIL,
  MAX_LOGO_ALT,
  MAX_MAIL_BODY,
  MAX_MAIL_SUBJECT,
  MAX_PRIVACY_NOTICE,
  MAX_SENDER_NAME,
  MAX_THANK_YOU,
} from '../core/text-limits';
import {
  defaultGeographicalDivisions,
  defaultMailTemplate,
  defaultTargetAudiences,
  hasStrictConsent,
  MOST_RESIDENTS,
  SMALLEST_CELL,
  subscriptionStatuses,
} from './council-terms';
import { industries } from './industries';
import { addedLanguages, pageLanguages } from './page-languages';
import { MAX_CATEGORIES } from './population-terms';
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

/** The branding that an admin can change; the logo itself is uploaded separately. */
export const brandingEditSchema = z.object({
  primaryColor: colourSchema,
  secondaryColor: colourSchema,
  accentColor: colourSchema,
  customFooter: z.string().max(MAX_COUNCIL_FOOTER),
  /** Plain text, in the council's language, that follows the first sentence of the thank-you; empty for ours. */
  thankYouText: z.string().max(MAX_THANK_YOU),
  logoAlt: z.string().max(MAX_LOGO_ALT),
  /** Describes the wide picture; empty for decoration. */
  pictureAlt: z.string().max(MAX_LOGO_ALT).optional(),
  /** Whether public pages carry the line that names the product. */
  showPoweredBy: z.boolean(),
});

export const brandingSchema = brandingEditSchema.extend({
  thankYouText: brandingEditSchema.shape.thankYouText.default(''),
  /** Path on our own origin, the same for staff, residents and mails; null without a logo. */
  logoUrl: z.string().max(500).nullable(),
  /** SHA-256 of the stored picture (a PNG that is re-encoded from the upload). */
  logoHash: z.string().nullable().default(null),
  /** Display width in pixels, at most 200 by 80; the stored picture has up to twice as many. */
  logoWidth: z.number().int().nullable().default(null),
  logoHeight: z.number().int().nullable().default(null),
  /** The wide picture above surveys, `PICTURE_WIDTH` by `PICTURE_HEIGHT`. Absent from councils that never had one. */
  pictureUrl: z.string().max(500).nullable().optional(),
  /** SHA-256 of the stored picture (a WebP that is re-encoded from the upload). */
  pictureHash: z.string().nullable().optional(),
});

export const privacySchema = z.object({
  /** No topic is preselected. */
  residentsTickTopics: z.boolean(),
  doubleOptIn: z.boolean(),
  /** Days after which responses are deleted; null keeps them. For every campaign without its own number. */
  retentionDays: z.number().int().min(1).max(MOST_RETENTION_DAYS).nullable(),
  /** Maximum number of days that a campaign may set instead; null for the council's own number. */
  longestRetentionDays: z.number().int().min(1).max(MOST_RETENTION_DAYS).nullable().default(null),
  /** Names, addresses and numbers in free text are blacked out in exported files. */
  redactExports: z.boolean(),
  /** Numbers of fewer people are hidden in publications. Absent for the usual number. */
  smallestCell: z.number().int().min(SMALLEST_CELL.least).max(SMALLEST_CELL.most).optional(),
  /** Whether responses carry, and visits are counted by, the class of device and the family of browser. */
  collectsDevice: z.boolean().default(true),
  /** Whether visits carry where the visitor came from: QR code, email, social, external, direct. */
  collectsReferrer: z.boolean().default(true),
  privacyNotice: z.string().max(MAX_PRIVACY_NOTICE),
});

export const emailConfigSchema = z.object({
  fromName: z.string().max(MAX_SENDER_NAME),
  replyTo: z.union([z.email().max(MAX_EMAIL), z.literal('')]),
  /** Subject and text of survey invitations, with the merge fields of `mailMergeFields`. */
  subject: z.string().trim().min(1).max(MAX_MAIL_SUBJECT).default(defaultMailTemplate.subject),
  body: z.string().trim().min(1).max(MAX_MAIL_BODY).default(defaultMailTemplate.body),
});

/** How many people live in a geographical division: what quotas and representativeness are measured by. */
export const divisionResidentsSchema = z
  .array(
    z.object({
      division: z.string().trim().min(1).max(MAX_AUDIENCE_NAME),
      residents: z.number().int().min(0).max(MOST_RESIDENTS),
    }),
  )
  .max(MAX_CATEGORIES);

export const councilSettingsSchema = z.object({
  industry: z.enum(industries),
  targetAudiences: z.array(z.string().trim().min(1).max(MAX_AUDIENCE_NAME)).min(1).max(100),
  /** The names of the areas in the council's population, which is the source of both fields. */
  geographicalDivisions: z.array(z.string().trim().min(1).max(MAX_AUDIENCE_NAME)).min(1).max(MAX_CATEGORIES),
  /** Only areas with a known number; each is one of `geographicalDivisions`. */
  divisionResidents: divisionResidentsSchema.default([]),
  emailConfig: emailConfigSchema,
  privacy: privacySchema,
  /** Languages that nobody has reviewed and that the council has switched on for its residents. */
  pageLanguages: z.array(z.enum(addedLanguages)).max(addedLanguages.length).optional(),
});

/** The tenant. Every service keeps a full copy, updated by `council.changed`. */
export const councilSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(MAX_COUNCIL_NAME),
  /** A slug that was reserved later is still readable, so that older data of the council stays readable. */
  slug: slugSchema,
  /** Former slugs; they redirect to the present one. */
  formerSlugs: z.array(slugSchema).optional(),
  contactEmail: z.email().max(MAX_EMAIL),
  address: z.string().max(MAX_COUNCIL_ADDRESS),
  phone: z.string().max(MAX_COUNCIL_PHONE),
  website: z.string().max(MAX_COUNCIL_WEBSITE),
  timezone: timeZoneSchema,
  language: z.enum(pageLanguages),
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

/** New councils in Europe start with unticked topics. */
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

/** The public data of a council. */
export const publicCouncilSchema = z.object({
  name: z.string(),
  slug: z.string(),
  language: z.string(),
  timezone: z.string(),
  branding: brandingSchema,
  /** Whether a privacy notice exists to link to; its text stays with the service that renders the pages. */
  hasPrivacyNotice: z.boolean().optional(),
  /** Languages of our own texts that the council has switched on. Left out when there are none. */
  pageLanguages: z.array(z.string()).optional(),
});
export type PublicCouncil = z.infer<typeof publicCouncilSchema>;
export const toPublicCouncil = ({
  name,
  slug,
  language,
  timezone,
  branding,
  settings: { privacy, pageLanguages },
}: Council): PublicCouncil => ({
  name,
  slug,
  language,
  timezone,
  branding,
  hasPrivacyNotice: privacy.privacyNotice.trim() !== '',
  ...(pageLanguages?.length ? { pageLanguages } : {}),
});
