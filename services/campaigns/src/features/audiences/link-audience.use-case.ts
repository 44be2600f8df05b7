import { type Actor, audienceLinkedEvent } from '@folkmoot/contracts';
import type { Deps } from '../../records/repositories';

interface Link {
  readonly name: string;
  /** Null unlinks. */
  readonly segmentId: string | null;
}

/**
 * Says which segment of subscribers an audience is, for every campaign of the council (E-37). Segments are the subscribers
 * service's: one that is gone there has no size any more.
 */
export const linkAudience = (
  { unitOfWork, makeId }: Pick<Deps, 'unitOfWork' | 'makeId'>,
  actor: Actor,
  { name, segmentId }: Link,
): Promise<void> =>
  unitOfWork(actor, async ({ audiences, outbox }) => {
    if (segmentId === null) await audiences.unlink(name);
    else await audiences.link(name, segmentId);
    await outbox.add(audienceLinkedEvent, {
      aggregate: { type: 'audience', id: makeId(), revision: 1 },
      payload: { name, segmentId },
    });
  });
