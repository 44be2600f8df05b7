import { momentsOf } from '@folkmoot/calendar/days';
import type { SubscriberFilter as WireFilter } from '@folkmoot/contracts';
import type { SubscriberFilter } from '../subscriber/subscriber-filter.domain';

/** The time zone and the tags of a council, which a filter depends on. */
export interface FilterContext {
  readonly zone: string;
  readonly knownTagIds: ReadonlySet<string>;
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
  { zone, knownTagIds }: FilterContext,
): SubscriberFilter => ({
  ...filter,
  ...tagsOf(tagIds, knownTagIds),
  ...momentsOf({ from: subscribedFrom, to: subscribedTo }, zone),
});
