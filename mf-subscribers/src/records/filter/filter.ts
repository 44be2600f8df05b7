import type { Subscriber, SubscriberFilter, Tag } from '@folkmoot/contracts/client';
import { subscriberSources, subscriberStatuses } from '@folkmoot/contracts/client';
import { dayIn } from '@folkmoot/shell-sdk';
import { statusLabel } from '@folkmoot/ui';
import { sourceLabel } from '../words.messages';
import { filterTexts } from './filter.messages';

/** The erased can be counted, not looked at: nobody is left to be shown. */
export const shownStatuses: readonly Subscriber['status'][] = subscriberStatuses.filter((one) => one !== 'erased');

export const statusOptions = shownStatuses.map((value) => ({ value, label: statusLabel(value) }));
export const sourceOptions = subscriberSources.map((value) => ({ value, label: sourceLabel(value) }));

const day = (date: string): string => dayIn(`${date}T00:00:00.000Z`, 'UTC');

const tagNames = (ids: readonly string[], tags: readonly Pick<Tag, 'id' | 'name'>[]): string =>
  ids.map((id) => tags.find((tag) => tag.id === id)?.name ?? filterTexts.deletedTag).join(filterTexts.or);

/** A filter in words, one for each of its conditions; empty when it finds everybody. */
export const filterWords = (filter: SubscriberFilter, tags: readonly Pick<Tag, 'id' | 'name'>[]): string[] => {
  const { q, tagIds = [], status, source, subscribedFrom, subscribedTo } = filter;
  const { words } = filterTexts;
  return [
    q ? words.q(q) : '',
    tagIds.length > 0 ? words.tags(tagNames(tagIds, tags)) : '',
    status ? words.status(statusLabel(status)) : '',
    source ? words.source(sourceLabel(source)) : '',
    subscribedFrom ? words.from(day(subscribedFrom)) : '',
    subscribedTo ? words.to(day(subscribedTo)) : '',
  ].filter(Boolean);
};

/** The filter without what is not set, as the server wants it. */
export const tidied = ({ q, tagIds = [], ...rest }: SubscriberFilter): SubscriberFilter => ({
  ...(q?.trim() ? { q: q.trim() } : {}),
  ...(tagIds.length > 0 ? { tagIds } : {}),
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value)),
});
