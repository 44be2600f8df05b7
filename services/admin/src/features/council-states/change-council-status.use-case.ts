import {
  type BodyOf,
  type changeCouncilStatusOperation,
  councilResumedEvent,
  councilSuspendedEvent,
  DomainError,
} from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import {
  publishCouncil,
  renewSessionsOfCouncil,
  requireNotDeleted,
  resumedStatus,
  type StoredCouncil,
} from '../../entities/council';
import type { CouncilStateRecords } from './council-state.types';

interface Change extends BodyOf<typeof changeCouncilStatusOperation> {
  readonly councilId: string;
}

/**
 * Suspends a council, or resumes it: to what it was before, pending until an admin has signed in. Doing so twice
 * is as once. Throws not_found or stale_revision.
 */
export const changeCouncilStatus = (
  { actor, acrossCouncils, clock }: Context<CouncilStateRecords>,
  { councilId, subscriptionStatus, revision }: Change,
): Promise<StoredCouncil> =>
  acrossCouncils.unitOfWork(actor, async (unit) => {
    const { councils, users, outbox } = unit;
    const now = clock.now();
    const council = requireNotDeleted(await councils.get(councilId));
    if (revision !== undefined && revision !== council.revision) throw new DomainError('stale_revision');
    const isSuspension = subscriptionStatus === 'inactive';
    if (isSuspension === (council.subscriptionStatus === 'inactive')) return council;
    const status = isSuspension ? 'inactive' : resumedStatus(await users.hasAdminSignedIn(councilId));
    const saved = await councils.save(council, { subscriptionStatus: status, updatedAt: now });
    await publishCouncil(outbox, isSuspension ? councilSuspendedEvent : councilResumedEvent, saved);
    await renewSessionsOfCouncil(unit, councilId, now);
    return saved;
  });
