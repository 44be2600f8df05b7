import { sampleCouncil } from '@folkmoot/service-kit/testing';
import { populationOfSettings, type StoredCouncil, type StoredUser } from '../entities/council';
import type { StoredInvitation } from '../entities/invitation';
import type { SsoConnectionFields } from '../entities/sso-connection';

export const NOW = new Date('2026-03-02T09:00:00.000Z');

/** A council to add; its address is derived from its id. */
export const councilOf = (id: string, fields: Partial<StoredCouncil> = {}): Omit<StoredCouncil, 'revision'> => {
  const { revision: _, ...council } = sampleCouncil({ id, name: `Council ${id}`, slug: id.replace(/_/g, '-') });
  const times = { createdAt: NOW, updatedAt: NOW, deletedAt: null, erasedAfter: null };
  return {
    ...council,
    ...times,
    population: populationOfSettings(fields.settings ?? council.settings),
    formerSlugs: [],
    ...fields,
  };
};

/** A council's staff member to add. */
export const userOf = (id: string, fields: Partial<StoredUser> = {}): Omit<StoredUser, 'revision'> => ({
  id,
  name: `Person ${id}`,
  email: `${id}@council.example`,
  role: 'council_staff',
  status: 'active',
  councilId: 'a',
  createdAt: NOW,
  lastLoginAt: null,
  ...fields,
});

const DAY_MS = 86_400_000;

/** A pending invitation to add to a council; its mail is queued. */
export const invitationOf = (
  id: string,
  fields: Partial<Omit<StoredInvitation, 'councilId' | 'revision'>> = {},
): Omit<StoredInvitation, 'councilId' | 'revision'> => ({
  id,
  invitedBy: 'u1',
  email: `${id}@invited.example`,
  role: 'council_staff',
  tokenHash: `hash of ${id}`,
  status: 'pending',
  createdAt: NOW,
  expiresAt: new Date(NOW.getTime() + 7 * DAY_MS),
  mailState: 'queued',
  mailDueAt: NOW,
  mailAttempts: 0,
  ...fields,
});

/** The OpenID provider of a council to add; it is on and required. */
export const ssoConnectionOf = (fields: Partial<SsoConnectionFields> = {}): SsoConnectionFields => ({
  protocol: 'oidc',
  preset: 'other',
  label: 'Council login',
  isOn: true,
  issuer: 'https://login.invalid',
  clientId: 'folkmoot',
  sealedSecret: null,
  metadataUrl: '',
  entityId: '',
  signInUrl: '',
  signOutUrl: '',
  certificates: [],
  emailClaim: '',
  groupsClaim: 'groups',
  groups: [],
  allowsNewAccounts: false,
  isRequired: true,
  breakGlassUserIds: [],
  lastTest: null,
  updatedAt: NOW,
  ...fields,
});
