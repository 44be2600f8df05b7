import type { SubscriberFilter as WireFilter } from '@folkmoot/contracts';
import type { AttributeRepository } from '../attribute';
import type { CouncilRepository } from '../council/council.repository';
import type { SubscriberFilter } from '../subscriber/subscriber-filter.domain';
import type { TagRepository } from '../tag/tag.repository';
import { type FilterContext, toRepositoryFilter } from './filter';
import { resolveRule } from './resolve-rule';
import type { SegmentRepository, StoredSegment } from './segment.repository';

/** Query of a list: a filter, and optionally a segment to search in. */
export interface FilterQuery extends Omit<WireFilter, 'tagIds'> {
  readonly tagId?: string | undefined;
  readonly segmentId?: string | undefined;
}

/** Repositories that the filter of a list or an audience is resolved with. */
export interface FilterRecords {
  readonly attributes: AttributeRepository;
  readonly councils: CouncilRepository;
  readonly segments: SegmentRepository;
  readonly tags: TagRepository;
}

/** The council's time zone; UTC until the council copy has arrived. */
export const zoneOf = async (
  { councils }: Pick<FilterRecords, 'councils'>,
  councilId: string | null,
): Promise<string> => (councilId && (await councils.find(councilId))?.council.timezone) || 'UTC';

/** The current time zone, tags and attributes of a council. */
export const filterContextOf = async (
  records: Omit<FilterRecords, 'segments'>,
  councilId: string | null,
  now: Date,
): Promise<FilterContext> => {
  const [zone, tags, attributes] = await Promise.all([
    zoneOf(records, councilId),
    records.tags.listAll(),
    records.attributes.listAll(),
  ]);
  return {
    zone,
    knownTagIds: new Set(tags.map(({ id }) => id)),
    attributes: new Map(attributes.map((attribute) => [attribute.key, attribute])),
    now,
  };
};

/** The people of a segment: its filter and its rule. */
export const toSegmentFilter = (
  { filter, rule }: Pick<StoredSegment, 'filter' | 'rule'>,
  context: FilterContext,
): Pick<SubscriberFilter, 'within' | 'rule'> => ({
  within: toRepositoryFilter(filter, context),
  ...(rule ? { rule: resolveRule(rule, context) } : {}),
});

/** The repository filter for a query. Throws not_found when the council does not have the segment. */
export const filterOf = async (
  records: FilterRecords,
  councilId: string | null,
  { tagId, segmentId, ...query }: FilterQuery,
  now: Date,
): Promise<SubscriberFilter> => {
  const context = await filterContextOf(records, councilId, now);
  const own = toRepositoryFilter({ ...query, ...(tagId ? { tagIds: [tagId] } : {}) }, context);
  if (!segmentId) return own;
  return { ...own, ...toSegmentFilter(await records.segments.get(segmentId), context) };
};
