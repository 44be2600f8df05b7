import type { UserActor } from '@folkmoot/contracts';
import type { SegmentFields, StoredSegment } from '../../segments/segment.repository';
import { requireTags } from '../../subscribers/subscriber-changes';
import type { Deps } from './deps';
import { tellSegmentChanged } from './segment.events';

/** Saves a filter under a name. Throws segment_name_taken, or not_found for a tag that the council does not have. */
export const createSegment = (
  { unitOfWork, clock }: Deps,
  actor: UserActor,
  { name, filter }: SegmentFields,
): Promise<StoredSegment> =>
  unitOfWork(actor, async ({ segments, tags, outbox }) => {
    requireTags(await tags.listAll(), filter.tagIds ?? []);
    const segment = await segments.add({ name, filter, createdAt: clock.now() });
    await tellSegmentChanged(outbox, segment, 'created');
    return segment;
  });
