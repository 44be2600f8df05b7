import type { CouncilRole, UserActor } from '@folkmoot/contracts';
import { DomainError } from '@folkmoot/contracts';

interface Member {
  readonly id: string;
  readonly role: UserActor['role'];
  readonly status: UserActor['status'];
  readonly councilId: string | null;
}

export interface MemberChange {
  readonly role?: CouncilRole | undefined;
  readonly status?: UserActor['status'] | undefined;
}

/** Throws unless the actor may change this member: of the same council, not the actor, and no system administrator. */
export const assertMayChange = (actor: UserActor, member: Member | null): Member => {
  if (!member || member.councilId !== actor.councilId) throw new DomainError('not_found');
  if (member.id === actor.userId) throw new DomainError('own_account');
  if (member.role === 'system_admin') throw new DomainError('forbidden');
  return member;
};

const isActiveAdmin = ({ role, status }: Pick<Member, 'role' | 'status'>): boolean =>
  role === 'council_admin' && status === 'active';

/** Whether the council loses an active admin by the change; null means that the member leaves. */
export const takesAnAdmin = (member: Member, change: MemberChange | null): boolean =>
  isActiveAdmin(member) &&
  (change === null || !isActiveAdmin({ role: change.role ?? member.role, status: change.status ?? member.status }));

/** The fields whose values really change. */
export const changedFields = ({ role, status }: Member, change: MemberChange): MemberChange => ({
  ...(change.role && change.role !== role ? { role: change.role } : {}),
  ...(change.status && change.status !== status ? { status: change.status } : {}),
});
