import type { Subscriber, SubscriberFilter, Tag } from '@folkmoot/contracts/client';
import { calendarDayIn, subscriberSources, subscriberStatuses } from '@folkmoot/contracts/client';
import { statusLabel } from '@folkmoot/ui';
import { sourceLabel } from '../../subscriber/words.messages';
import { filterTexts } from './filter.messages';

/** Erased subscribers are counted, but there is no data to list. */
export const shownStatuses: readonly Subscriber['status'][] = subscriberStatuses.filter(
  (status) => status !== 'erased',
);

export const statusOptions = shownStatuses.map((value) => ({ value, label: statusLabel(value) }));
export const sourceOptions = subscriberSources.map((value) => ({ value, label: sourceLabel(value) }));

const tagNames = (ids: readonly string[], tags: readonly Pick<Tag, 'id' | 'name'>[]): string =>
  ids.map((id) => tags.find((tag) => tag.id === id)?.name ?? filterTexts.deletedTag).join(filterTexts.or);

/** A text for each condition of a filter. Empty when it matches everybody. */
export const filterWords = (
  filter: SubscriberFilter,
  tags: readonly Pick<Tag, 'id' | 'name'>[],
  timeZone: string,
): string[] => {
  const { q, tagIds = [], status, source, subscribedFrom, subscribedTo } = filter;
  const { words } = filterTexts;
  return [
    q ? words.q(q) : '',
    tagIds.length > 0 ? words.tags(tagNames(tagIds, tags)) : '',
    status ? words.status(statusLabel(status)) : '',
    source ? words.source(sourceLabel(source)) : '',
    subscribedFrom ? words.from(calendarDayIn(subscribedFrom, timeZone)) : '',
    subscribedTo ? words.to(calendarDayIn(subscribedTo, timeZone)) : '',
  ].filter(Boolean);
};

/** The filter without empty conditions, in the format of the server. */
export const tidied = ({ q, tagIds = [], ...rest }: SubscriberFilter): SubscriberFilter => ({
  ...(q?.trim() ? { q: q.trim() } : {}),
  ...(tagIds.length > 0 ? { tagIds } : {}),
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value)),
});
