import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { councilSlugSchema } from '../core/slug';
import { defaultGeographicalDivisions, defaultTargetAudiences, languages, subscriptionStatuses } from './council-terms';
import { industries } from './industries';

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

export const brandingSchema = z.object({
  primaryColor: colourSchema,
  secondaryColor: colourSchema,
  accentColor: colourSchema,
  customFooter: z.string().max(500),
  logoUrl: z.string().max(500).nullable(),
  logoAlt: z.string().max(200),
  /** Whether public pages carry the line that names the product. */
  showPoweredBy: z.boolean(),
});

export const privacySchema = z.object({
  /** E-60: no topic is ticked beforehand. */
  residentsTickTopics: z.boolean(),
  doubleOptIn: z.boolean(),
  /** Days after which responses are deleted; null keeps them. */
  retentionDays: z.number().int().min(1).max(3650).nullable(),
  redactExports: z.boolean(),
  privacyNotice: z.string().max(10_000),
});

export const emailConfigSchema = z.object({
  fromName: z.string().max(120),
  replyTo: z.union([z.email().max(254), z.literal('')]),
});

export const councilSettingsSchema = z.object({
  industry: z.enum(industries),
  targetAudiences: z.array(z.string().trim().min(1).max(120)).min(1).max(100),
  geographicalDivisions: z.array(z.string().trim().min(1).max(120)).min(1).max(200),
  emailConfig: emailConfigSchema,
  privacy: privacySchema,
});

/** The tenant. Every service keeps a copy of the whole, fed by `council.changed`. */
export const councilSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(200),
  slug: councilSlugSchema,
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

export const defaultBranding: Branding = {
  primaryColor: '#2563eb',
  secondaryColor: '#059669',
  accentColor: '#ea580c',
  customFooter: '',
  logoUrl: null,
  logoAlt: '',
  showPoweredBy: true,
};

/** New councils in Europe start with unticked topics (E-60). */
export const defaultCouncilSettings = (timezone: string): Council['settings'] => ({
  industry: 'local_government',
  targetAudiences: [...defaultTargetAudiences],
  geographicalDivisions: [...defaultGeographicalDivisions],
  emailConfig: { fromName: '', replyTo: '' },
  privacy: {
    residentsTickTopics: timezone.startsWith('Europe/'),
    doubleOptIn: timezone.startsWith('Europe/'),
    retentionDays: null,
    redactExports: false,
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
});
export type PublicCouncil = z.infer<typeof publicCouncilSchema>;
export const toPublicCouncil = ({ name, slug, language, timezone, branding }: Council): PublicCouncil => ({
  name,
  slug,
  language,
  timezone,
  branding,
});
