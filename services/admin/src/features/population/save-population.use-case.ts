import { isDeepStrictEqual } from 'node:util';
import {
  AREA_DIMENSION,
  type BodyOf,
  councilChangedEvent,
  DomainError,
  type PopulationDimension,
  type savePopulationOperation,
} from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { areasFirst, publishPopulation, type StoredCouncil, toCouncilView } from '../../entities/council';
import type { PopulationRecords } from './population.types';

type Edited = BodyOf<typeof savePopulationOperation>['dimensions'][number];

/** Programs may leave the kind out: then it stays. */
const withKind = (edited: Edited, known: readonly PopulationDimension[]): PopulationDimension => {
  const stored = known.find(({ id }) => id === edited.id)?.kind ?? 'custom';
  return { ...edited, kind: edited.id === AREA_DIMENSION ? 'area' : (edited.kind ?? stored) };
};

/** Replaces the population of the actor's council. Throws stale_revision when somebody else saved first. */
export const savePopulation = (
  { actor, unitOfWork, clock }: Context<PopulationRecords>,
  { revision, dimensions }: BodyOf<typeof savePopulationOperation>,
): Promise<StoredCouncil> =>
  unitOfWork(actor, async ({ councils, outbox }) => {
    const council = await councils.get(actor.councilId ?? '');
    if (revision !== undefined && revision !== council.revision) throw new DomainError('stale_revision');
    const known = council.population.dimensions;
    const next = areasFirst(dimensions.map((dimension) => withKind(dimension, known)));
    if (isDeepStrictEqual(next, areasFirst(known))) return council;
    const saved = await councils.save(council, { population: { dimensions: next }, updatedAt: clock.now() });
    await outbox.add(councilChangedEvent, {
      aggregate: { type: 'council', id: saved.id, revision: saved.revision },
      payload: { council: toCouncilView(saved), changedFields: ['population'] },
      councilId: saved.id,
    });
    await publishPopulation(outbox, saved);
    return saved;
  });
