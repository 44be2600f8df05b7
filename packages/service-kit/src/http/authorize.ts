import {
  type Access,
  type Actor,
  DomainError,
  hasSignedInFreshly,
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

type Guarded = Pick<Operation, 'name' | 'can' | 'anyAccountState' | 'duringFactorSetUp' | 'needsFreshSignIn'>;

/**
 * Throws unless the actor may call the operation. Checks in this order: signed in, active, second factor set up where it
 * is required, permission, council, recent sign-in.
 */
export const authorize = (actor: Actor, operation: Guarded, now: Date) => {
  requireAccess(actor, operation);
  if (operation.needsFreshSignIn === true) requireFreshSignIn(actor, now);
};

/** The second part of `authorize`, for operations whose body decides whether a recent sign-in is needed. */
export const authorizeBody = (actor: Actor, { needsFreshSignIn }: Guarded, body: unknown, now: Date) => {
  if (typeof needsFreshSignIn === 'function' && needsFreshSignIn(body as never)) requireFreshSignIn(actor, now);
};

const requireFreshSignIn = (actor: Actor, now: Date) => {
  const isFresh = actor.kind === 'user' && hasSignedInFreshly(actor, now);
  if (!isFresh) throw new DomainError('fresh_sign_in_required');
};

const requireAccess = (actor: Actor, { name, can, anyAccountState, duringFactorSetUp }: Guarded) => {
  if (can === 'public') return;
  if (can === 'internal') return refuseUnlessCaller(actor, internalCallersOf({ name }));
  if (actor.kind === 'public') throw new DomainError('unauthenticated');
  if (actor.kind === 'system') throw new DomainError('forbidden');
  requireUsableAccount(actor, { anyAccountState, duringFactorSetUp });
  // Operations of everybody who is signed in are about the person: their sessions, their notifications.
  if (can === 'signed-in' && actor.apiToken) throw new DomainError('forbidden');
  if (can !== 'signed-in') requirePermission(actor, can, anyAccountState);
};

const requireUsableAccount = (
  { status, mustSetUpFactor }: Extract<Actor, { kind: 'user' }>,
  { anyAccountState, duringFactorSetUp }: Pick<Guarded, 'anyAccountState' | 'duringFactorSetUp'>,
) => {
  if (status !== 'active' && !anyAccountState) throw new DomainError('account_inactive');
  if (mustSetUpFactor && !duringFactorSetUp) throw new DomainError('factor_set_up_required');
};

const requirePermission = (
  actor: Extract<Actor, { kind: 'user' }>,
  permission: Exclude<Access, 'public' | 'internal' | 'signed-in'>,
  anyAccountState: boolean,
) => {
  if (!roleCan(actor.role, permission)) throw new DomainError('forbidden');
  if (actor.apiToken && !actor.apiToken.permissions.includes(permission)) throw new DomainError('forbidden');
  if (needsCouncil(permission) && !anyAccountState) requireCouncil(actor);
};

/** A system administrator can look after a suspended council; its own people cannot use it. */
const requireCouncil = ({ councilId, isSuspended, role }: Extract<Actor, { kind: 'user' }>) => {
  if (!councilId) throw new DomainError('no_council');
  if (isSuspended && role !== 'system_admin') throw new DomainError('council_suspended');
};
