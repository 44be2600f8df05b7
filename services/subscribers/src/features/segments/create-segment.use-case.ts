import type { Context } from '@folkmoot/service-kit';
import type { SegmentFields, StoredSegment } from '../../entities/segment';
import { requireTags } from '../../entities/subscriber';
import { publishSegmentChanged } from './segment.events';
import type { SegmentRecords } from './segment.types';

/** Saves a filter under a name. Throws segment_name_taken, or not_found when the council does not have a tag. */
export const createSegment = (
  { actor, unitOfWork, clock }: Context<SegmentRecords>,
  { name, filter }: SegmentFields,
): Promise<StoredSegment> =>
  unitOfWork(actor, async ({ segments, tags, outbox }) => {
    requireTags(await tags.listAll(), filter.tagIds ?? []);
    const segment = await segments.add({ name, filter, createdAt: clock.now() });
    await publishSegmentChanged(outbox, segment, 'created');
    return segment;
  });
