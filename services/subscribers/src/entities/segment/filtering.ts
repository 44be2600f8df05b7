import type { SubscriberFilter as WireFilter } from '@folkmoot/contracts';
import type { CouncilRepository } from '../council/council.repository';
import type { SubscriberFilter } from '../subscriber/subscriber-filter.domain';
import type { TagRepository } from '../tag/tag.repository';
import { type FilterContext, toRepositoryFilter } from './filter';
import type { SegmentRepository } from './segment.repository';

/** Query of a list: a filter, and optionally a segment to search in. */
export interface FilterQuery extends Omit<WireFilter, 'tagIds'> {
  readonly tagId?: string | undefined;
  readonly segmentId?: string | undefined;
}

interface Records {
  readonly councils: CouncilRepository;
  readonly segments: SegmentRepository;
  readonly tags: TagRepository;
}

/** The council's time zone; UTC until the council copy has arrived. */
export const zoneOf = async ({ councils }: Pick<Records, 'councils'>, councilId: string | null): Promise<string> =>
  (councilId && (await councils.find(councilId))?.council.timezone) || 'UTC';

/** The current time zone and tags of a council. */
export const filterContextOf = async (
  records: Pick<Records, 'councils' | 'tags'>,
  councilId: string | null,
): Promise<FilterContext> => {
  const [zone, tags] = await Promise.all([zoneOf(records, councilId), records.tags.listAll()]);
  return { zone, knownTagIds: new Set(tags.map(({ id }) => id)) };
};

/** The repository filter for a query. Throws not_found when the council does not have the segment. */
export const filterOf = async (
  records: Records,
  councilId: string | null,
  { tagId, segmentId, ...query }: FilterQuery,
): Promise<SubscriberFilter> => {
  const context = await filterContextOf(records, councilId);
  const own = toRepositoryFilter({ ...query, ...(tagId ? { tagIds: [tagId] } : {}) }, context);
  if (!segmentId) return own;
  const { filter } = await records.segments.get(segmentId);
  return { ...own, within: toRepositoryFilter(filter, context) };
};
