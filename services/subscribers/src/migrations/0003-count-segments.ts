import { defineMigration } from '@folkmoot/service-kit';
import { createSegmentRepositoryAcrossCouncils } from '../entities/segment/segment.mongo';

const BATCH_SIZE = 500;

/** The job counts the segments. The migration only asks for it. */
export const countSegments = defineMigration<null>({
  number: 3,
  name: 'count-segments',
  summary: 'Asks for the first count of saved segments, whose sizes were counted with each request before.',
  countOutdated: ({ connection }) =>
    connection.collection('segments').countDocuments({ countDueAt: { $exists: false } }),
  migrateBatch: async ({ units }) => {
    const { segments } = units((scope) => ({
      segments: createSegmentRepositoryAcrossCouncils(scope),
    })).readerAcrossCouncils();
    const changed = await segments.askForCountsAcrossCouncils(new Date(), BATCH_SIZE);
    return changed === 0 ? null : { position: null, changed };
  },
});
