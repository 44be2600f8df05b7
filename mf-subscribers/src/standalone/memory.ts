import type { Segment, SubscriberDetail, SubscriberFilter, Tag } from '@folkmoot/contracts/client';
import { sampleIds } from '@folkmoot/sample-data/council';
import { problem } from '@folkmoot/shell-sdk/standalone';
import { sampleSegments, sampleSubscribers, sampleTags } from './sample-people';

/** The data of the sample council. Changed in place, lost on reload. */
export interface Memory {
  people: SubscriberDetail[];
  tags: Tag[];
  segments: Segment[];
  /** Deleted tags with the people who had them, so that the deletion can be undone. */
  deleted: { tag: Tag; from: SubscriberDetail[] }[];
}

export const memory = (): Memory => {
  const tags = sampleTags();
  return { people: sampleSubscribers(tags), tags, segments: sampleSegments(tags), deleted: [] };
};

export const getItem = <T>(items: readonly T[], fits: (item: T) => boolean): T => {
  const item = items.find(fits);
  if (!item) throw problem('not_found');
  return item;
};

/** The query of a list: a filter with at most one tag, and a segment. */
export interface ListQuery extends Omit<SubscriberFilter, 'tagIds'> {
  tagId?: string | undefined;
  segmentId?: string | undefined;
}

const isBetween = (moment: string, from = '', to = '9999'): boolean => {
  const day = moment.slice(0, 10);
  return day >= from && day <= to;
};

const fits = (person: SubscriberDetail, filter: SubscriberFilter): boolean => {
  const { q = '', tagIds = [], status, source, subscribedFrom, subscribedTo } = filter;
  const isOf = (!status || person.status === status) && (!source || person.source === source);
  const hasTag = tagIds.length === 0 || person.tags.some(({ id }) => tagIds.includes(id));
  const isFound = `${person.email} ${person.uniqueId}`.toLowerCase().includes(q.toLowerCase());
  return isOf && hasTag && isFound && isBetween(person.subscribedAt, subscribedFrom, subscribedTo);
};

/** The people who match a filter, newest first. */
export const peopleOf = ({ people }: Memory, filter: SubscriberFilter): SubscriberDetail[] =>
  people.filter((person) => fits(person, filter));

export const peopleOfQuery = (store: Memory, { tagId, segmentId, ...query }: ListQuery): SubscriberDetail[] => {
  const inSegment = segmentId ? peopleOf(store, getItem(store.segments, ({ id }) => id === segmentId).filter) : null;
  const listed = peopleOf(store, { ...query, tagIds: tagId ? [tagId] : [] });
  return inSegment ? listed.filter((person) => inSegment.includes(person)) : listed;
};

const ME = sampleIds.userId;

/** Sets a person's tags and updates the subscriptions with their consents. */
export const retag = (person: SubscriberDetail, tags: readonly Tag[], tagIds: readonly string[], source = ''): void => {
  const had = person.tags.map(({ id }) => id);
  if (tagIds.some((id) => !had.includes(id)) && !source) throw problem('consent_source_missing');
  person.tags = tags.filter(({ id }) => tagIds.includes(id)).map(({ id, name, color }) => ({ id, name, color }));
  const at = new Date().toISOString();
  const consent = { source, text: '', textVersion: '', givenAt: at, recordedBy: ME };
  const kept = person.subscriptions.map((each) =>
    tagIds.includes(each.tagId) ? each : { ...each, status: 'withdrawn' as const },
  );
  const added = person.tags
    .filter(({ id }) => !had.includes(id))
    .map(({ id, name, color }) => ({ tagId: id, name, color, status: 'active' as const, consent }));
  person.subscriptions = [...kept.filter(({ tagId }) => !added.some((each) => each.tagId === tagId)), ...added];
};

/** Adds an event to a person's history. */
export const note = (
  person: SubscriberDetail,
  what: SubscriberDetail['history'][number]['what'],
  detail: string,
): void => {
  person.revision += 1;
  person.history.unshift({ at: new Date().toISOString(), what, detail, by: ME });
};
