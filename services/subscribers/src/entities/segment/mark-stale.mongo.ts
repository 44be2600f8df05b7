import { councilCollection, type Scope } from '@folkmoot/service-kit';
import { segmentModel } from './segment-model.mongo';

/**
 * Notes in the caller's transaction that the counts of the council's segments may be wrong. The first change after a
 * count writes; the following ones find nothing to write.
 */
export const markSegmentsStale = async (scope: Scope): Promise<void> => {
  await councilCollection(segmentModel, scope).updateMany(
    { countState: { $ne: 'stale' } },
    { $set: { countState: 'stale' } },
  );
};
