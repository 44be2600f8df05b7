import { DomainError, type UserActor } from '@folkmoot/contracts';
import { requireStanding } from '../../council-states/council-state.domain';
import { withSlug } from '../../records/council-address.domain';
import type { Deps } from '../../records/deps';
import type { StoredCouncil } from '../../records/views.domain';
import { tellCouncilChanged } from './council.events';

interface Change {
  readonly councilId: string;
  readonly slug: string;
  readonly revision?: number | undefined;
}

/** Gives any council another address. Throws not_found, slug_taken or stale_revision. */
export const changeCouncilSlug = (
  { units, clock }: Deps,
  actor: UserActor,
  { councilId, slug, revision }: Change,
): Promise<StoredCouncil> =>
  units.unitOfWorkAcrossCouncils(actor, async ({ councils, outbox }) => {
    const council = requireStanding(await councils.get(councilId));
    if (revision !== undefined && revision !== council.revision) throw new DomainError('stale_revision');
    if (slug === council.slug) return council;
    const saved = await councils.save(council, { ...withSlug(council, slug), updatedAt: clock.now() });
    await tellCouncilChanged(outbox, saved, ['slug']);
    return saved;
  });
