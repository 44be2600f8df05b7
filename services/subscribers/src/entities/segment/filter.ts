import { momentsOf } from '@folkmoot/calendar/days';
import type { SubscriberFilter as WireFilter } from '@folkmoot/contracts';
import type { StoredAttribute } from '../attribute';
import type { SubscriberFilter } from '../subscriber/subscriber-filter.domain';

/** Everything that a filter or a rule depends on: the council's time zone, tags and attributes, and the time. */
export interface FilterContext {
  readonly zone: string;
  readonly knownTagIds: ReadonlySet<string>;
  readonly attributes: ReadonlyMap<string, StoredAttribute>;
  readonly now: Date;
}

/** No tag has this id, so the filter finds nobody. */
const NOBODY = ['-'];

/** A deleted tag finds nobody, also while the deletion can be undone. */
const tagsOf = (tagIds: readonly string[] | undefined, known: ReadonlySet<string>): { tagIds?: readonly string[] } => {
  if (!tagIds || tagIds.length === 0) return {};
  const there = tagIds.filter((id) => known.has(id));
  return { tagIds: there.length > 0 ? there : NOBODY };
};

/** Resolves a filter for a council: days become half-open time ranges in its zone, unknown tags find nobody. */
export const toRepositoryFilter = (
  { subscribedFrom, subscribedTo, tagIds, ...filter }: WireFilter,
  { zone, knownTagIds }: Pick<FilterContext, 'zone' | 'knownTagIds'>,
): SubscriberFilter => ({
  ...filter,
  ...tagsOf(tagIds, knownTagIds),
  ...momentsOf({ from: subscribedFrom, to: subscribedTo }, zone),
});
