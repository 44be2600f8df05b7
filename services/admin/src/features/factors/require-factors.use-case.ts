import { DomainError, factorRequirementChangedEvent } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { renewSessionsOfCouncil } from '../../entities/council';
import type { FactorRecords } from './factors.types';

const changeOf = (wasRequired: boolean, graceDays: number | null) => {
  if (graceDays === null) return 'not_required' as const;
  return wasRequired ? ('grace_changed' as const) : ('required' as const);
};

/**
 * The council of the actor requires a second factor of its members, or (null) requires it no longer. Other days of grace
 * count from the same beginning.
 */
export const requireFactors = (
  { actor, unitOfWork, clock }: Context<FactorRecords>,
  graceDays: number | null,
): Promise<void> =>
  unitOfWork(actor, async (unit) => {
    const { councilId } = actor;
    if (!councilId) throw new DomainError('no_council');
    const now = clock.now();
    const before = await unit.factorRequirement.find();
    if ((before?.graceDays ?? null) === graceDays) return;
    if (graceDays === null) await unit.factorRequirement.clear();
    else await unit.factorRequirement.set({ since: before?.since ?? now, graceDays });
    await unit.outbox.add(factorRequirementChangedEvent, {
      aggregate: { type: 'council', id: councilId, revision: 1 },
      payload: { change: changeOf(before !== null, graceDays) },
      councilId,
    });
    await renewSessionsOfCouncil(unit, councilId, now);
  });
