import { type PayloadOf, segmentChangedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { StoredSegment } from '../../entities/segment';

/** Publishes that a segment changed. */
export const publishSegmentChanged = (
  outbox: Outbox,
  { id, name, revision }: StoredSegment,
  change: PayloadOf<typeof segmentChangedEvent>['change'],
): Promise<void> =>
  outbox.add(segmentChangedEvent, {
    aggregate: { type: 'segment', id, revision },
    payload: { segmentId: id, name, change },
  });
