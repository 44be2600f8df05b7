import { DomainError, type Role } from '@folkmoot/contracts';
import type { StoredUser } from '../../entities/council/views.domain';

export interface WantedChange {
  readonly councilId?: string | null | undefined;
  readonly role?: Role | undefined;
  readonly status?: StoredUser['status'] | undefined;
}

export type Membership = Pick<StoredUser, 'councilId' | 'role' | 'status'>;

const COUNCIL_ROLE = 'council_staff';

/** Another council, or none, removes the role unless the change includes a role. */
const roleAfter = (user: Membership, { role, councilId }: WantedChange): Role => {
  if (role) return role;
  const moves = councilId !== undefined && councilId !== user.councilId;
  return moves ? COUNCIL_ROLE : user.role;
};

/**
 * A user's membership after a change. System administrators have no council. Throws role_without_council for an admin
 * without a council.
 */
export const membershipAfter = (user: Membership, wanted: WantedChange): Membership => {
  const role = roleAfter(user, wanted);
  const status = wanted.status ?? user.status;
  if (role === 'system_admin') return { role, status, councilId: null };
  const councilId = wanted.councilId === undefined ? user.councilId : wanted.councilId;
  if (role === 'council_admin' && councilId === null) throw new DomainError('role_without_council');
  return { role, status, councilId };
};

const isActive = (role: Role, membership: Membership): boolean =>
  membership.role === role && membership.status === 'active';

/** Whether a council loses an active admin. */
export const takesCouncilAdmin = (before: Membership, after: Membership): boolean =>
  before.councilId !== null &&
  isActive('council_admin', before) &&
  !(isActive('council_admin', after) && after.councilId === before.councilId);

/** Whether the installation loses an active system administrator. */
export const takesSystemAdmin = (before: Membership, after: Membership): boolean =>
  isActive('system_admin', before) && !isActive('system_admin', after);

export interface Changed {
  readonly isMoved: boolean;
  readonly hasOtherRole: boolean;
  readonly status: StoredUser['status'] | null;
}

export const changedBetween = (before: Membership, after: Membership): Changed => ({
  isMoved: before.councilId !== after.councilId,
  hasOtherRole: before.role !== after.role,
  status: before.status === after.status ? null : after.status,
});

/** Fewer permissions, or another council, end the sessions. A change of role in the same council keeps them. */
export const endsSessions = (before: Membership, after: Membership): boolean =>
  before.councilId !== after.councilId ||
  after.status === 'inactive' ||
  (before.role === 'system_admin') !== (after.role === 'system_admin');
