import { defineMigration } from '@folkmoot/service-kit';
import { createSearchKeysRepositoryAcrossCouncils } from '../entities/subscriber/subscriber.mongo';

const BATCH_SIZE = 500;

/** Position: the id of the last subscriber that was looked at. */
interface Position {
  readonly after: string;
}

export const fillSearchKeys = defineMigration<Position>({
  number: 1,
  name: 'fill-search-keys',
  summary: 'Adds search keys to subscribers without them, so that the search finds them.',
  countOutdated: ({ connection }) =>
    connection.collection('subscribers').countDocuments({ searchKeys: { $exists: false } }),
  migrateBatch: async ({ units }, position) => {
    const { searchKeys } = units((scope) => ({
      searchKeys: createSearchKeysRepositoryAcrossCouncils(scope),
    })).readerAcrossCouncils();
    const filled = await searchKeys.fillAcrossCouncils(position?.after ?? '', BATCH_SIZE);
    return filled && { position: { after: filled.last }, changed: filled.changed };
  },
});
