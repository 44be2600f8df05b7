import type { UserActor } from '@folkmoot/contracts';
import type { Deps } from './deps';
import { tellSegmentChanged } from './segment.events';

/** Forgets a saved filter; nobody is changed by it. Throws not_found. */
export const deleteSegment = (
  { unitOfWork }: Pick<Deps, 'unitOfWork'>,
  actor: UserActor,
  segmentId: string,
): Promise<void> =>
  unitOfWork(actor, async ({ segments, outbox }) => {
    const segment = await segments.get(segmentId);
    await segments.remove(segmentId);
    await tellSegmentChanged(outbox, segment, 'deleted');
  });
