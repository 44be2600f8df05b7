import type { SubscriberFilter as WireFilter } from '@folkmoot/contracts';
import { DateTime } from 'luxon';
import type { SubscriberFilter } from '../subscribers/subscriber-filter.domain';

/** What days and tags mean in a council now. */
export interface FilterContext {
  readonly zone: string;
  readonly knownTagIds: ReadonlySet<string>;
}

/** No tag has this id, so nobody is found. */
const NOBODY = ['-'];

/** A tag that was deleted finds nobody, also while its deletion can be undone. */
const tagsOf = (tagIds: readonly string[] | undefined, known: ReadonlySet<string>): { tagIds?: readonly string[] } => {
  if (!tagIds || tagIds.length === 0) return {};
  const there = tagIds.filter((id) => known.has(id));
  return { tagIds: there.length > 0 ? there : NOBODY };
};

/** What a filter means in a council: days become moments of its zone, half open, and tags those that it has. */
export const toRepositoryFilter = (
  { subscribedFrom, subscribedTo, tagIds, ...filter }: WireFilter,
  { zone, knownTagIds }: FilterContext,
): SubscriberFilter => ({
  ...filter,
  ...tagsOf(tagIds, knownTagIds),
  ...(subscribedFrom ? { since: DateTime.fromISO(subscribedFrom, { zone }).startOf('day').toJSDate() } : {}),
  ...(subscribedTo
    ? { before: DateTime.fromISO(subscribedTo, { zone }).plus({ days: 1 }).startOf('day').toJSDate() }
    : {}),
});
