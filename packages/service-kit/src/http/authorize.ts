import {
  type Access,
  type Actor,
  DomainError,
  internalCallersOf,
  needsCouncil,
  type Operation,
  roleCan,
  type SignerName,
} from '@folkmoot/contracts';

const refuseUnlessCaller = (actor: Actor, callers: readonly SignerName[]) => {
  if (actor.kind === 'public') throw new DomainError('unauthenticated');
  const isCaller = actor.kind === 'system' && callers.some((name) => name === actor.service);
  if (!isCaller) throw new DomainError('forbidden');
};

/** Throws unless the actor may call the operation. The order tells: who are you, are you active, may you, and where. */
export const authorize = (
  actor: Actor,
  { name, can, anyAccountState }: Pick<Operation, 'name' | 'can' | 'anyAccountState'>,
) => {
  if (can === 'public') return;
  if (can === 'internal') return refuseUnlessCaller(actor, internalCallersOf({ name }));
  if (actor.kind === 'public') throw new DomainError('unauthenticated');
  if (actor.kind === 'system') throw new DomainError('forbidden');
  if (actor.status !== 'active' && !anyAccountState) throw new DomainError('account_inactive');
  if (can !== 'signed-in') requirePermission(actor, can, anyAccountState);
};

const requirePermission = (
  actor: Extract<Actor, { kind: 'user' }>,
  permission: Exclude<Access, 'public' | 'internal' | 'signed-in'>,
  anyAccountState: boolean,
) => {
  if (!roleCan(actor.role, permission)) throw new DomainError('forbidden');
  if (needsCouncil(permission) && !anyAccountState) requireCouncil(actor);
};

/** A system administrator can look after a suspended council; its own people cannot use it (E-46). */
const requireCouncil = ({ councilId, isSuspended, role }: Extract<Actor, { kind: 'user' }>) => {
  if (!councilId) throw new DomainError('no_council');
  if (isSuspended && role !== 'system_admin') throw new DomainError('council_suspended');
};
