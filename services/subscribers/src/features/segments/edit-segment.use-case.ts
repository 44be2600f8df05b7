import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { SegmentFields, StoredSegment } from '../../entities/segment';
import { requireTags } from '../../entities/subscriber';
import { publishSegmentChanged } from './segment.events';
import type { SegmentRecords } from './segment.types';

type Edit = { segmentId: string; revision?: number | undefined } & {
  [Name in keyof SegmentFields]?: SegmentFields[Name] | undefined;
};

/** Renames a segment or changes its filter. Throws not_found, stale_revision or segment_name_taken. */
export const editSegment = (
  { actor, unitOfWork }: Context<SegmentRecords>,
  { segmentId, revision, name, filter }: Edit,
): Promise<StoredSegment> =>
  unitOfWork(actor, async ({ segments, tags, outbox }) => {
    const segment = await segments.get(segmentId);
    if (revision !== undefined && revision !== segment.revision) throw new DomainError('stale_revision');
    requireTags(await tags.listAll(), filter?.tagIds ?? []);
    const saved = await segments.save({ ...segment, name: name ?? segment.name, filter: filter ?? segment.filter });
    await publishSegmentChanged(outbox, saved, 'edited');
    return saved;
  });
