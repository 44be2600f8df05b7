import type { Context } from '@folkmoot/service-kit';
import { publishSegmentChanged } from './segment.events';
import type { SegmentRecords } from './segment.types';

/** Deletes a saved filter. Subscribers do not change. Throws not_found. */
export const deleteSegment = ({ actor, unitOfWork }: Context<SegmentRecords>, segmentId: string): Promise<void> =>
  unitOfWork(actor, async ({ segments, outbox }) => {
    const segment = await segments.get(segmentId);
    await segments.remove(segmentId);
    await publishSegmentChanged(outbox, segment, 'deleted');
  });
