import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { SegmentFields, StoredSegment } from '../../entities/segment';
import { checkConditions } from './check-conditions';
import { publishSegmentChanged } from './segment.events';
import type { SegmentRecords } from './segment.types';

type Edit = { [Name in keyof SegmentFields]?: SegmentFields[Name] | undefined };

const changed = (segment: StoredSegment, { name, filter, rule }: Edit): StoredSegment => ({
  ...segment,
  name: name ?? segment.name,
  filter: filter ?? segment.filter,
  rule: rule === undefined ? segment.rule : rule,
  // The last count is that of other conditions.
  count: filter === undefined && rule === undefined ? segment.count : null,
});

/**
 * Renames a segment or changes its conditions. Throws not_found, campaign_not_found, stale_revision, segment_name_taken
 * or invalid_input.
 */
export const editSegment = (
  { actor, unitOfWork, clock }: Context<SegmentRecords>,
  { segmentId, revision, ...edit }: Edit & { segmentId: string; revision?: number | undefined },
): Promise<StoredSegment> =>
  unitOfWork(actor, async (unit) => {
    const segment = await unit.segments.get(segmentId);
    if (revision !== undefined && revision !== segment.revision) throw new DomainError('stale_revision');
    const { filter = {}, rule = null } = edit;
    await checkConditions(unit, { filter, rule }, segment.rule);
    const saved = await unit.segments.save(changed(segment, edit), clock.now());
    await publishSegmentChanged(unit.outbox, saved, 'edited');
    return saved;
  });
