import { defineMigration, type Migration } from '@folkmoot/service-kit';
import { createSearchKeysRepositoryAcrossCouncils } from '../entities/subscriber/subscriber-sweeps.mongo';

const BATCH_SIZE = 500;

/** The id of the last subscriber that was looked at. */
export interface SearchKeyPosition {
  readonly after: string;
}

type Units = Parameters<Migration['migrateBatch']>[0]['units'];

/** Writes the present search keys of one batch of subscribers. Null at the end. */
export const fillSearchKeyBatch = async ({ units }: { readonly units: Units }, position: SearchKeyPosition | null) => {
  const { searchKeys } = units((scope) => ({
    searchKeys: createSearchKeysRepositoryAcrossCouncils(scope),
  })).readerAcrossCouncils();
  const filled = await searchKeys.fillAcrossCouncils(position?.after ?? '', BATCH_SIZE);
  return filled && { position: { after: filled.last }, changed: filled.changed };
};

export const fillSearchKeys = defineMigration<SearchKeyPosition>({
  number: 1,
  name: 'fill-search-keys',
  summary: 'Adds search keys to subscribers without them, so that the search finds them.',
  countOutdated: ({ connection }) =>
    connection.collection('subscribers').countDocuments({ searchKeys: { $exists: false } }),
  migrateBatch: fillSearchKeyBatch,
});
