import type { Context } from '@folkmoot/service-kit';
import type { SegmentFields, StoredSegment } from '../../entities/segment';
import { checkConditions } from './check-conditions';
import { publishSegmentChanged } from './segment.events';
import type { SegmentRecords } from './segment.types';

/**
 * Saves a filter, a rule, or both under a name. Throws segment_name_taken, not_found or campaign_not_found when the
 * council does not have a tag or a campaign, or invalid_input.
 */
export const createSegment = (
  { actor, unitOfWork, clock }: Context<SegmentRecords>,
  fields: SegmentFields,
): Promise<StoredSegment> =>
  unitOfWork(actor, async (unit) => {
    await checkConditions(unit, fields);
    const segment = await unit.segments.add({ ...fields, createdAt: clock.now() });
    await publishSegmentChanged(unit.outbox, segment, 'created');
    return segment;
  });
