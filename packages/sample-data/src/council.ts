/** @file One council and one user in memory, for standalone remotes and tests. They are not those of the demo. */
import { type Council, defaultMailTemplate, type PublicCouncil, type User } from '@folkmoot/contracts/client';

const MOMENT = '2026-01-05T09:00:00.000Z';

/** Ids of the sample council and the sample user. */
export const sampleIds = { councilId: 'council-riverside', userId: 'user-ada' } as const;

const privacy: Council['settings']['privacy'] = {
  residentsTickTopics: false,
  doubleOptIn: false,
  retentionDays: null,
  longestRetentionDays: null,
  redactExports: false,
  collectsDevice: true,
  collectsReferrer: true,
  privacyNotice: '',
};

/** A council with every field set. */
export const sampleCouncil = (patch: Partial<Council> = {}): Council => ({
  id: sampleIds.councilId,
  name: 'Riverside',
  slug: 'riverside',
  contactEmail: 'hello@riverside.example',
  address: '1 High Street',
  phone: '',
  website: '',
  timezone: 'UTC',
  language: 'en',
  branding: {
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
  },
  settings: {
    industry: 'local_government',
    targetAudiences: ['All Residents'],
    geographicalDivisions: ['Central Area'],
    divisionResidents: [],
    emailConfig: { fromName: '', replyTo: '', ...defaultMailTemplate },
    privacy,
  },
  subscriptionStatus: 'active',
  subscriptionPlan: 'standard',
  createdAt: MOMENT,
  updatedAt: MOMENT,
  revision: 1,
  ...patch,
});

/** A council as residents see it. */
export const samplePublicCouncil = (patch: Partial<PublicCouncil> = {}): PublicCouncil => {
  const { slug, language, timezone, branding } = sampleCouncil();
  return { name: 'Riverside Borough Council', slug, language, timezone, branding, ...patch };
};

export const sampleUser = (patch: Partial<User> = {}): User => ({
  id: sampleIds.userId,
  name: 'Ada Admin',
  email: 'ada@riverside.example',
  role: 'council_admin',
  status: 'active',
  councilId: sampleIds.councilId,
  createdAt: MOMENT,
  lastLoginAt: MOMENT,
  revision: 1,
  ...patch,
});
