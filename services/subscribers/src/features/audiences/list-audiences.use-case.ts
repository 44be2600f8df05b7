import type { Actor, LinkedAudience } from '@folkmoot/contracts';
import { toRepositoryFilter } from '../../segments/filter';
import { filterContextOf } from '../../segments/filtering';
import type { AudienceDeps } from './deps';

/** The audiences that stand for a segment which is there, with how many of it receive mail now. */
export const listAudiences = async (
  { units }: Pick<AudienceDeps, 'units'>,
  actor: Actor,
): Promise<LinkedAudience[]> => {
  const records = units.reader(actor);
  const segments = new Map((await records.segments.listAll()).map((segment) => [segment.id, segment]));
  const context = await filterContextOf(records, actor.councilId);
  const linked: LinkedAudience[] = [];
  for (const { name, segmentId } of await records.audiences.listAll()) {
    const segment = segments.get(segmentId);
    if (!segment) continue;
    const within = toRepositoryFilter(segment.filter, context);
    const size = await records.subscribers.count({ status: 'active', within });
    linked.push({ name, segmentId, segmentName: segment.name, size });
  }
  return linked;
};
