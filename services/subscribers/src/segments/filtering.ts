import type { SubscriberFilter as WireFilter } from '@folkmoot/contracts';
import type { CouncilRepository } from '../councils/council.repository';
import type { SubscriberFilter } from '../subscribers/subscriber-filter.domain';
import type { TagRepository } from '../tags/tag.repository';
import { type FilterContext, toRepositoryFilter } from './filter';
import type { SegmentRepository } from './segment.repository';

/** A list's query: a filter, and the segment it looks within. */
export interface FilterQuery extends Omit<WireFilter, 'tagIds'> {
  readonly tagId?: string | undefined;
  readonly segmentId?: string | undefined;
}

interface Records {
  readonly councils: CouncilRepository;
  readonly segments: SegmentRepository;
  readonly tags: TagRepository;
}

/** The zone of a council's days; UTC until its copy has come. */
export const zoneOf = async ({ councils }: Pick<Records, 'councils'>, councilId: string | null): Promise<string> =>
  (councilId && (await councils.find(councilId))?.council.timezone) || 'UTC';

/** What filters mean in a council now. */
export const filterContextOf = async (
  records: Pick<Records, 'councils' | 'tags'>,
  councilId: string | null,
): Promise<FilterContext> => {
  const [zone, tags] = await Promise.all([zoneOf(records, councilId), records.tags.listAll()]);
  return { zone, knownTagIds: new Set(tags.map(({ id }) => id)) };
};

/** What a query asks of the records. Throws not_found for a segment that the council does not have. */
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
