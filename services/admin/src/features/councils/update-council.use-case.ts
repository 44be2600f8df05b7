import { type BodyOf, DomainError, type updateCouncilOperation } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { publishPopulation, type StoredCouncil } from '../../entities/council';
import { publishCouncilChanged } from './council.events';
import type { CouncilRecords } from './council.types';
import { changedBy, changedFieldsOf, requireLanguageOn, withAreas } from './council-patch';

/** Changes some fields of the actor's council. Throws stale_revision when somebody else saved first, or slug_taken. */
export const updateCouncil = (
  { actor, unitOfWork, clock }: Context<CouncilRecords>,
  { revision, ...wanted }: BodyOf<typeof updateCouncilOperation>,
): Promise<StoredCouncil> =>
  unitOfWork(actor, async ({ councils, outbox }) => {
    const council = await councils.get(actor.councilId ?? '');
    if (revision !== undefined && revision !== council.revision) throw new DomainError('stale_revision');
    const { patch, population } = withAreas(council, wanted);
    const changed = changedFieldsOf(council, patch);
    if (changed.length === 0) return council;
    const next = { ...changedBy(council, patch, clock.now()), population };
    requireLanguageOn({ ...council, ...next });
    const saved = await councils.save(council, next);
    await publishCouncilChanged(outbox, saved, changed);
    if (population !== council.population) await publishPopulation(outbox, saved);
    return saved;
  });
