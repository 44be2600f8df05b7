import { type Actor, DomainError, type UserActor } from '@folkmoot/contracts';
import type { Context, Unit } from '@folkmoot/service-kit';
import { revokeSessions, type StoredUser } from '../../entities/council';
import { hasFactor, type StoredFactors } from '../../entities/factor';
import { publishChange } from './change-own-factors';
import type { FactorRecords } from './factors.types';

/** Removes all factors. Whoever uses the account now, by a lost phone or a taken session, is signed out. */
const reset = async (
  unit: Unit<FactorRecords>,
  { id, councilId }: StoredUser,
  before: StoredFactors,
  { change, now }: { readonly change: 'reset_by_admin' | 'reset_by_operator'; readonly now: Date },
): Promise<void> => {
  const { revision } = await unit.factors.save(id, before, { passkeys: [], app: null, recoveryCodes: [] });
  await publishChange(unit, { id, revision, councilId }, change);
  // A thief of the account may have asked for a new address, and could still confirm it.
  await unit.addressChanges.cancel(id);
  await unit.pendingSignIns.endOfUser(id);
  await revokeSessions(unit, id, { reason: 'factor_reset', councilId, at: now });
};

const requireResettable = (actor: UserActor, member: StoredUser | null): StoredUser => {
  if (!member) throw new DomainError('not_found');
  if (member.id === actor.userId) throw new DomainError('own_account');
  if (member.role === 'system_admin') throw new DomainError('forbidden');
  return member;
};

/** An admin resets the factors of a member. Throws not_found, own_account, forbidden or no_factor. */
export const resetMemberFactors = (
  { actor, unitOfWork, clock }: Context<FactorRecords>,
  userId: string,
): Promise<void> =>
  unitOfWork(actor, async (unit) => {
    const member = requireResettable(actor, await unit.members.find(userId));
    const before = await unit.factors.find(member.id);
    if (!before || !hasFactor(before)) throw new DomainError('no_factor');
    await reset(unit, member, before, { change: 'reset_by_admin', now: clock.now() });
  });

/** The operator resets the factors of any account. Throws account_not_found. */
export const resetFactorsByCommand = (
  { actor, acrossCouncils, clock }: Context<FactorRecords, Actor>,
  email: string,
): Promise<{ userId: string; removed: boolean }> =>
  acrossCouncils.unitOfWork(actor, async (unit) => {
    const user = await unit.users.findByEmail(email);
    if (!user) throw new DomainError('account_not_found');
    const before = await unit.factors.find(user.id);
    const removed = before !== null && hasFactor(before);
    if (removed) await reset(unit, user, before, { change: 'reset_by_operator', now: clock.now() });
    return { userId: user.id, removed };
  });
