import { type BodyOf, DomainError, type UserActor, type updateCouncilOperation } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import type { StoredCouncil } from '../../records/views.domain';
import { tellCouncilChanged } from './council.events';
import { changedBy, changedFieldsOf, withoutStrangers } from './council-patch';

/** Changes some fields of the actor's council. Throws stale_revision when somebody else was quicker, or slug_taken. */
export const updateCouncil = (
  { units, clock }: Deps,
  actor: UserActor,
  { revision, ...given }: BodyOf<typeof updateCouncilOperation>,
): Promise<StoredCouncil> =>
  units.unitOfWork(actor, async ({ councils, outbox }) => {
    const council = await councils.get(actor.councilId ?? '');
    if (revision !== undefined && revision !== council.revision) throw new DomainError('stale_revision');
    const patch = withoutStrangers(council, given);
    const changed = changedFieldsOf(council, patch);
    if (changed.length === 0) return council;
    const saved = await councils.save(council, changedBy(council, patch, clock.now()));
    await tellCouncilChanged(outbox, saved, changed);
    return saved;
  });
