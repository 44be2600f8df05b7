import { segmentChangedEvent, type UserActor } from '@folkmoot/contracts';
import type { AudienceDeps } from './deps';

interface Link {
  readonly name: string;
  readonly segmentId: string | null;
}

/** Says which people an audience stands for, or that it is a name only. Throws not_found for an unknown segment. */
export const linkAudience = ({ units }: AudienceDeps, actor: UserActor, { name, segmentId }: Link): Promise<void> =>
  units.unitOfWork(actor, async ({ audiences, segments, outbox }) => {
    if (segmentId === null) return audiences.unlink(name);
    const segment = await segments.get(segmentId);
    await audiences.link({ name, segmentId });
    await outbox.add(segmentChangedEvent, {
      aggregate: { type: 'segment', id: segment.id, revision: segment.revision },
      payload: { segmentId: segment.id, name: segment.name, change: 'linked' },
    });
  });
