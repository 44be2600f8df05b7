import { COUNCIL_GRACE_DAYS, DomainError } from '@folkmoot/contracts';
import type { StoredCouncil } from './views.domain';

const DAY_MS = 86_400_000;

/** Null for a council that exists and is not blocked. */
export const stopOf = (
  council: Pick<StoredCouncil, 'deletedAt' | 'subscriptionStatus'> | null,
): 'gone' | 'suspended' | null => {
  if (!council || council.deletedAt) return 'gone';
  return council.subscriptionStatus === 'inactive' ? 'suspended' : null;
};

/** Throws not_found for a deleted council. */
export const requireNotDeleted = (council: StoredCouncil): StoredCouncil => {
  if (council.deletedAt) throw new DomainError('not_found');
  return council;
};

/** The status of a council after it is resumed: pending until its first admin has signed in. */
export const resumedStatus = (hasAdminSignedIn: boolean) => (hasAdminSignedIn ? 'active' : 'pending');

export const deletedAt = (now: Date) => ({
  deletedAt: now,
  erasedAfter: new Date(now.getTime() + COUNCIL_GRACE_DAYS * DAY_MS),
  updatedAt: now,
});

/** Throws not_found for one that is not deleted, council_erased when its days are over. */
export const restoredAt = (council: StoredCouncil, now: Date) => {
  if (!council.deletedAt) throw new DomainError('not_found');
  if (!council.erasedAfter || council.erasedAfter <= now) throw new DomainError('council_erased');
  return { deletedAt: null, erasedAfter: null, updatedAt: now };
};

const plain = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim();

/** Whether the typed text is the council's name, ignoring spaces. */
export const isNameOf = ({ name }: Pick<StoredCouncil, 'name'>, typed: string): boolean => plain(typed) === plain(name);
