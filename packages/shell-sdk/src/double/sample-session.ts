import { type Council, defaultMailTemplate, type Role, type Session, type User } from '@folkmoot/contracts/client';

const MOMENT = '2026-01-05T09:00:00.000Z';

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
  id: 'council-riverside',
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

export const sampleUser = (patch: Partial<User> = {}): User => ({
  id: 'user-ada',
  name: 'Ada Admin',
  email: 'ada@riverside.example',
  role: 'council_admin',
  status: 'active',
  councilId: 'council-riverside',
  createdAt: MOMENT,
  lastLoginAt: MOMENT,
  revision: 1,
  ...patch,
});

export interface SessionSketch {
  role?: Role;
  user?: Partial<User>;
  /** Null for a user without a council. */
  council?: Partial<Council> | null;
  isActing?: boolean;
  expiresAt?: string;
  signedInAt?: string;
}

/** A signed-in council admin, unless told otherwise. */
export const sampleSession = (sketch: SessionSketch = {}): Session => {
  const council = sketch.council === null ? null : sampleCouncil(sketch.council);
  const role = sketch.role ?? 'council_admin';
  return {
    user: sampleUser({ role, councilId: council?.id ?? null, ...sketch.user }),
    council,
    isActing: sketch.isActing ?? false,
    signedInAt: sketch.signedInAt ?? MOMENT,
    expiresAt: sketch.expiresAt ?? new Date(Date.now() + 3_600_000).toISOString(),
  };
};
