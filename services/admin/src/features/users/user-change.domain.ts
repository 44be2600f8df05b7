import { DomainError, type Role } from '@folkmoot/contracts';
import type { StoredUser } from '../../records/views.domain';

export interface WantedChange {
  readonly councilId?: string | null | undefined;
  readonly role?: Role | undefined;
  readonly status?: StoredUser['status'] | undefined;
}

export type Place = Pick<StoredUser, 'councilId' | 'role' | 'status'>;

const COUNCIL_ROLE = 'council_staff';

/** Another council, or none, takes the role away unless one is given with it (E-80). */
const roleAfter = (user: Place, { role, councilId }: WantedChange): Role => {
  if (role) return role;
  const moves = councilId !== undefined && councilId !== user.councilId;
  return moves ? COUNCIL_ROLE : user.role;
};

/**
 * What a user is after a change. System administrators belong to no council. Throws role_without_council for an admin
 * of no council.
 */
export const placeAfter = (user: Place, wanted: WantedChange): Place => {
  const role = roleAfter(user, wanted);
  const status = wanted.status ?? user.status;
  if (role === 'system_admin') return { role, status, councilId: null };
  const councilId = wanted.councilId === undefined ? user.councilId : wanted.councilId;
  if (role === 'council_admin' && councilId === null) throw new DomainError('role_without_council');
  return { role, status, councilId };
};

const isActive = (role: Role, place: Place): boolean => place.role === role && place.status === 'active';

/** Whether a council has one active admin fewer afterwards. */
export const takesCouncilAdmin = (before: Place, after: Place): boolean =>
  before.councilId !== null &&
  isActive('council_admin', before) &&
  !(isActive('council_admin', after) && after.councilId === before.councilId);

/** Whether the installation has one active system administrator fewer afterwards. */
export const takesSystemAdmin = (before: Place, after: Place): boolean =>
  isActive('system_admin', before) && !isActive('system_admin', after);

export interface Changed {
  readonly isMoved: boolean;
  readonly hasOtherRole: boolean;
  readonly status: StoredUser['status'] | null;
}

export const changedBetween = (before: Place, after: Place): Changed => ({
  isMoved: before.councilId !== after.councilId,
  hasOtherRole: before.role !== after.role,
  status: before.status === after.status ? null : after.status,
});

/** Whoever may do less, or elsewhere, begins anew; another role in the same council is looked up. */
export const endsSessions = (before: Place, after: Place): boolean =>
  before.councilId !== after.councilId ||
  after.status === 'inactive' ||
  (before.role === 'system_admin') !== (after.role === 'system_admin');
