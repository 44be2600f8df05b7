import { type Actor, audienceLinkedEvent } from '@folkmoot/contracts';
import type { Deps } from '../../records/repositories';
import type { RequireSegment } from './find-segment';

interface Link {
  readonly name: string;
  /** Null unlinks. */
  readonly segmentId: string | null;
}

export interface AudienceDeps extends Deps {
  readonly requireSegment: RequireSegment;
}

/**
 * Says which segment of subscribers an audience is, for every campaign of the council (E-37). Segments are the subscribers
 * service's: one that is gone there later has no size any more. Throws not_found for one that the council never had.
 */
export const linkAudience = async (
  { unitOfWork, makeId, requireSegment }: Pick<AudienceDeps, 'unitOfWork' | 'makeId' | 'requireSegment'>,
  actor: Actor,
  { name, segmentId }: Link,
): Promise<void> => {
  if (segmentId !== null) await requireSegment(actor.councilId ?? '', segmentId);
  await unitOfWork(actor, async ({ audiences, outbox }) => {
    if (segmentId === null) await audiences.unlink(name);
    else await audiences.link(name, segmentId);
    await outbox.add(audienceLinkedEvent, {
      aggregate: { type: 'audience', id: makeId(), revision: 1 },
      payload: { name, segmentId },
    });
  });
};
