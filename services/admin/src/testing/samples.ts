import { sampleCouncil } from '@folkmoot/service-kit/testing';
import type { StoredInvitation } from '../records/invitation.repository';
import type { StoredCouncil, StoredUser } from '../records/views.domain';

export const NOW = new Date('2026-03-02T09:00:00.000Z');

/** A council as it is added; its address is made of its id. */
export const councilOf = (id: string, given: Partial<StoredCouncil> = {}): Omit<StoredCouncil, 'revision'> => {
  const { revision: _, ...council } = sampleCouncil({ id, name: `Council ${id}`, slug: id.replace(/_/g, '-') });
  return { ...council, createdAt: NOW, updatedAt: NOW, deletedAt: null, erasedAfter: null, formerSlugs: [], ...given };
};

/** Staff of a council as they are added. */
export const userOf = (id: string, given: Partial<StoredUser> = {}): Omit<StoredUser, 'revision'> => ({
  id,
  name: `Person ${id}`,
  email: `${id}@council.example`,
  role: 'council_staff',
  status: 'active',
  councilId: 'a',
  createdAt: NOW,
  lastLoginAt: null,
  ...given,
});

const DAY_MS = 86_400_000;

/** A pending invitation as it is added; its mail waits. */
export const invitationOf = (
  id: string,
  given: Partial<StoredInvitation> = {},
): Omit<StoredInvitation, 'revision'> => ({
  id,
  councilId: 'a',
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
  ...given,
});
