import { systemActor } from '@folkmoot/contracts';
import { defineMigration, type Scope } from '@folkmoot/service-kit';
import { effectOf, type StoredSubscriber, sumOf } from '../entities/subscriber';
import { createStatsRepository, createStatsRepositoryAcrossCouncils } from '../entities/subscriber/stats.mongo';
import { createUncountedRepositoryAcrossCouncils } from '../entities/subscriber/subscriber-sweeps.mongo';

const BATCH_SIZE = 500;

interface Position {
  readonly after: string;
}

const repositories = (scope: Scope) => ({
  uncounted: createUncountedRepositoryAcrossCouncils(scope),
  statsAcrossCouncils: createStatsRepositoryAcrossCouncils(scope),
  statsOf: (councilId: string) => createStatsRepository({ ...scope, councilId }),
});

const attributesOf = (people: readonly StoredSubscriber[]) =>
  sumOf(people.map((person) => effectOf(null, person))).attributes;

/** The mark of each person and the counts are one transaction, so nobody is counted twice after a stop. */
export const countAttributeValues = defineMigration<Position>({
  number: 6,
  name: 'count-attribute-values',
  summary:
    'Counts how many subscribers have each attribute value, so that segments of one value are exact at any time.',
  countOutdated: ({ connection }) =>
    connection.collection('subscribers').countDocuments({ countsVersion: { $exists: false } }),
  migrateBatch: ({ units }, position) =>
    units(repositories).unitOfWorkAcrossCouncils(
      systemActor('subscribers'),
      async ({ uncounted, statsAcrossCouncils, statsOf }) => {
        const people = await uncounted.takeAcrossCouncils(position?.after ?? '', BATCH_SIZE);
        for (const councilId of new Set(people.map((person) => person.councilId))) {
          const own = people.filter((person) => person.councilId === councilId);
          await statsOf(councilId).addAttributes(attributesOf(own));
        }
        const last = people.at(-1);
        if (last) return { position: { after: last.id }, changed: people.length };
        await statsAcrossCouncils.noteAttributesCountedAcrossCouncils();
        return null;
      },
    ),
});
