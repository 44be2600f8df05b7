import {
  type BodyOf,
  type changeCouncilStatusOperation,
  councilResumedEvent,
  councilSuspendedEvent,
  DomainError,
  type UserActor,
} from '@folkmoot/contracts';
import { requireStanding, resumedStatus } from '../../council-states/council-state.domain';
import { tellCouncil } from '../../council-states/tell-council';
import { renewSessionsOfCouncil } from '../../council-states/tell-sessions';
import type { Deps } from '../../records/deps';
import type { StoredCouncil } from '../../records/views.domain';

interface Change extends BodyOf<typeof changeCouncilStatusOperation> {
  readonly councilId: string;
}

/**
 * Suspends a council, or resumes it: to what it was before, pending until an admin has signed in (E-46). Doing so twice
 * is as once. Throws not_found or stale_revision.
 */
export const changeCouncilStatus = (
  { units, clock }: Deps,
  actor: UserActor,
  { councilId, subscriptionStatus, revision }: Change,
): Promise<StoredCouncil> =>
  units.unitOfWorkAcrossCouncils(actor, async (unit) => {
    const { councils, users, outbox } = unit;
    const now = clock.now();
    const council = requireStanding(await councils.get(councilId));
    if (revision !== undefined && revision !== council.revision) throw new DomainError('stale_revision');
    const isSuspension = subscriptionStatus === 'inactive';
    if (isSuspension === (council.subscriptionStatus === 'inactive')) return council;
    const status = isSuspension ? 'inactive' : resumedStatus(await users.hasAdminSignedIn(councilId));
    const saved = await councils.save(council, { subscriptionStatus: status, updatedAt: now });
    await tellCouncil(outbox, isSuspension ? councilSuspendedEvent : councilResumedEvent, saved);
    await renewSessionsOfCouncil(unit, councilId, now);
    return saved;
  });
