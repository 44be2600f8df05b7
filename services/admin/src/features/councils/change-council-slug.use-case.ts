import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { requireNotDeleted, type StoredCouncil, withSlug } from '../../entities/council';
import { publishCouncilChanged } from './council.events';
import type { CouncilRecords } from './council.types';

interface Change {
  readonly councilId: string;
  readonly slug: string;
  readonly revision?: number | undefined;
}

/** Changes the address of any council. Throws not_found, slug_taken or stale_revision. */
export const changeCouncilSlug = (
  { actor, acrossCouncils, clock }: Context<CouncilRecords>,
  { councilId, slug, revision }: Change,
): Promise<StoredCouncil> =>
  acrossCouncils.unitOfWork(actor, async ({ councils, outbox }) => {
    const council = requireNotDeleted(await councils.get(councilId));
    if (revision !== undefined && revision !== council.revision) throw new DomainError('stale_revision');
    if (slug === council.slug) return council;
    const saved = await councils.save(council, { ...withSlug(council, slug), updatedAt: clock.now() });
    await publishCouncilChanged(outbox, saved, ['slug']);
    return saved;
  });
