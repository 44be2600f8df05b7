import { sampleCouncil } from '@folkmoot/service-kit/testing';
import type { StoredCouncil, StoredUser } from '../records/views.domain';

export const NOW = new Date('2026-03-02T09:00:00.000Z');

/** A council as it is added; its address is made of its id. */
export const councilOf = (id: string, given: Partial<StoredCouncil> = {}): Omit<StoredCouncil, 'revision'> => {
  const { revision: _, ...council } = sampleCouncil({ id, name: `Council ${id}`, slug: id.replace(/_/g, '-') });
  return { ...council, createdAt: NOW, updatedAt: NOW, ...given };
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
