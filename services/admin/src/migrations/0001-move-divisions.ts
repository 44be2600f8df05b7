import { systemActor } from '@folkmoot/contracts';
import { defineMigration, type Scope } from '@folkmoot/service-kit';
import { publishPopulation } from '../entities/council';
import { createCouncilRepositoryAcrossCouncils } from '../entities/council/council.mongo';

const createRepositories = (scope: Scope) => ({ councils: createCouncilRepositoryAcrossCouncils(scope) });

const BATCH_SIZE = 50;

/** Position: the last council. */
interface Position {
  readonly afterId: string;
}

/**
 * Older versions stored the areas of a council and their residents in its settings. They are part of its population,
 * which other services get by an event. Saving a council moves them.
 */
export const moveDivisions = defineMigration<Position>({
  number: 1,
  name: 'move-divisions',
  summary: 'Moves the geographical divisions of each council and their residents to its population.',
  publishesEvents: true,
  countOutdated: ({ connection }) =>
    connection.collection('councils').countDocuments({ population: { $exists: false } }),
  migrateBatch: async ({ units }, position) => {
    const { readerAcrossCouncils, unitOfWorkAcrossCouncils } = units(createRepositories);
    const councils = await readerAcrossCouncils().councils.listAfter(position?.afterId ?? '', BATCH_SIZE);
    const last = councils.at(-1);
    if (!last) return null;
    for (const { id } of councils) {
      await unitOfWorkAcrossCouncils(systemActor('admin'), async ({ councils: stored, outbox }) => {
        const council = await stored.find(id);
        if (!council) return;
        const { settings, population } = council;
        await publishPopulation(outbox, await stored.save(council, { settings, population }));
      });
    }
    return { position: { afterId: last.id }, changed: councils.length };
  },
});
