import { defineMigration } from '@folkmoot/service-kit';
import { KEYS_VERSION } from '../entities/subscriber/subscriber-model.mongo';
import { fillSearchKeyBatch, type SearchKeyPosition } from './0001-fill-search-keys';

export const searchWithinWords = defineMigration<SearchKeyPosition>({
  number: 5,
  name: 'search-within-words',
  summary: 'Adds search keys to subscribers of earlier versions, so that the search finds text within words.',
  countOutdated: ({ connection }) =>
    connection.collection('subscribers').countDocuments({ keysVersion: { $ne: KEYS_VERSION } }),
  migrateBatch: fillSearchKeyBatch,
});
