import { DomainError, ssoRequirementChangedEvent, type UserActor } from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import type { SsoContext, SsoRecords } from './sso.types';

interface Requirement {
  readonly isRequired: boolean;
  readonly breakGlassUserIds?: readonly string[] | undefined;
}

/** Throws sso_break_glass_missing unless all named people are active admins of the council who have signed in. */
const requireBreakGlass = async ({ members }: Unit<SsoRecords>, userIds: readonly string[]): Promise<void> => {
  const people = await Promise.all(userIds.map((id) => members.find(id)));
  const areFit = people.every(
    (person) => person?.role === 'council_admin' && person.status === 'active' && person.lastLoginAt !== null,
  );
  if (people.length === 0 || !areFit) throw new DomainError('sso_break_glass_missing');
};

/** The actor keeps a way in: as a named admin, or because they came through the provider this time. */
const requireOwnWay = async (
  { ssoSessions }: Unit<SsoRecords>,
  actor: UserActor,
  userIds: readonly string[],
): Promise<void> => {
  if (actor.role === 'system_admin' || userIds.includes(actor.userId)) return;
  const session = await ssoSessions.find(actor.sessionId);
  if (session?.councilId !== actor.councilId) throw new DomainError('sso_own_lockout');
};

const changeOf = (wasRequired: boolean, isRequired: boolean) => {
  if (wasRequired === isRequired) return 'people';
  return isRequired ? 'required' : 'optional';
};

const requireReady = async (unit: Unit<SsoRecords>, actor: UserActor, userIds: readonly string[]): Promise<void> => {
  const stored = await unit.ssoConnections.find();
  const hasDomain = (await unit.ssoDomains.list()).some(({ isVerified }) => isVerified);
  if (!stored?.isOn || !hasDomain) throw new DomainError('sso_not_set_up');
  await requireBreakGlass(unit, userIds);
  await requireOwnWay(unit, actor, userIds);
};

/**
 * Requires single sign-on, or stops requiring it. Throws sso_not_set_up, sso_break_glass_missing or sso_own_lockout.
 */
export const requireSso = (
  { actor, unitOfWork, clock }: SsoContext,
  { isRequired, breakGlassUserIds }: Requirement,
): Promise<void> =>
  unitOfWork(actor, async (unit) => {
    const { ssoConnections, outbox } = unit;
    const stored = await ssoConnections.find();
    if (!stored) throw new DomainError('sso_not_set_up');
    const named = [...new Set(breakGlassUserIds ?? stored.breakGlassUserIds)];
    if (isRequired) await requireReady(unit, actor, named);
    const changes = { isRequired, breakGlassUserIds: named, updatedAt: clock.now() };
    const saved = await ssoConnections.save(stored, changes);
    await outbox.add(ssoRequirementChangedEvent, {
      aggregate: { type: 'council', id: saved.councilId, revision: saved.revision },
      payload: { councilId: saved.councilId, change: changeOf(stored.isRequired, isRequired) },
    });
  });
