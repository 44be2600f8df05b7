import { type PayloadOf, segmentChangedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { StoredSegment } from '../../segments/segment.repository';

/** Tells that a segment changed. */
export const tellSegmentChanged = (
  outbox: Outbox,
  { id, name, revision }: StoredSegment,
  change: PayloadOf<typeof segmentChangedEvent>['change'],
): Promise<void> =>
  outbox.add(segmentChangedEvent, {
    aggregate: { type: 'segment', id, revision },
    payload: { segmentId: id, name, change },
  });
