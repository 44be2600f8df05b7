import { audienceLinkedEvent } from '@folkmoot/contracts';
import { type Context, newId } from '@folkmoot/service-kit';
import type { AudienceRepository } from '../../entities/audience';
import type { RequireSegment } from './find-segment';

interface Link {
  readonly name: string;
  /** Null unlinks. */
  readonly segmentId: string | null;
}

export interface AudienceRecords {
  readonly audiences: AudienceRepository;
}

/**
 * Links the name of an audience to a segment of subscribers, for every campaign of the council. The subscribers service
 * stores the segments: a segment that is deleted there later has no size. Throws not_found for an unknown segment.
 */
export const linkAudience = async (
  { actor, unitOfWork }: Context<AudienceRecords>,
  { name, segmentId }: Link,
  requireSegment: RequireSegment,
): Promise<void> => {
  if (segmentId !== null) await requireSegment(actor.councilId ?? '', segmentId);
  await unitOfWork(actor, async ({ audiences, outbox }) => {
    if (segmentId === null) await audiences.unlink(name);
    else await audiences.link(name, segmentId);
    await outbox.add(audienceLinkedEvent, {
      aggregate: { type: 'audience', id: newId(), revision: 1 },
      payload: { name, segmentId },
    });
  });
};
