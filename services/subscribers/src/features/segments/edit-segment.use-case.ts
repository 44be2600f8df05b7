import { DomainError, type UserActor } from '@folkmoot/contracts';
import type { SegmentFields, StoredSegment } from '../../segments/segment.repository';
import { requireTags } from '../../subscribers/subscriber-changes';
import type { Deps } from './deps';
import { tellSegmentChanged } from './segment.events';

type Edit = { segmentId: string; revision?: number | undefined } & {
  [Name in keyof SegmentFields]?: SegmentFields[Name] | undefined;
};

/** Renames a segment or changes its filter. Throws not_found, stale_revision or segment_name_taken. */
export const editSegment = (
  { unitOfWork }: Pick<Deps, 'unitOfWork'>,
  actor: UserActor,
  { segmentId, revision, name, filter }: Edit,
): Promise<StoredSegment> =>
  unitOfWork(actor, async ({ segments, tags, outbox }) => {
    const segment = await segments.get(segmentId);
    if (revision !== undefined && revision !== segment.revision) throw new DomainError('stale_revision');
    requireTags(await tags.listAll(), filter?.tagIds ?? []);
    const saved = await segments.save({ ...segment, name: name ?? segment.name, filter: filter ?? segment.filter });
    await tellSegmentChanged(outbox, saved, 'edited');
    return saved;
  });
