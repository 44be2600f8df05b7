import {
  type Attribute,
  type AttributeChanges,
  lookup,
  type Segment,
  type SegmentCondition,
  type SegmentRule,
  type SubscriberDetail,
  type SubscriberFilter,
  standardAttributes,
  type Tag,
} from '@folkmoot/contracts/client';
import { sampleIds } from '@folkmoot/sample-data/council';
import { problem } from '@folkmoot/shell-sdk/standalone';
import { sampleAttributes } from './sample-attributes';
import { sampleSegments, sampleSubscribers, sampleTags } from './sample-people';

/** The data of the sample council. Changed in place, lost on reload. */
export interface Memory {
  people: SubscriberDetail[];
  tags: Tag[];
  attributes: Attribute[];
  segments: Segment[];
  /** Deleted tags with the people who had them, so that the deletion can be undone. */
  deleted: { tag: Tag; from: SubscriberDetail[] }[];
}

export const memory = (): Memory => {
  const tags = sampleTags();
  return {
    people: sampleSubscribers(tags),
    tags,
    attributes: sampleAttributes(),
    segments: sampleSegments(tags),
    deleted: [],
  };
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

/** The attributes, campaigns and pages of the sample council. */
export const ruleFields = {
  attributes: standardAttributes.map(({ key, name, type }) => ({ key, name, type, options: [] })),
  campaigns: [{ id: 'campaign-park', title: 'Riverside Park' }],
  pages: [],
};

const valueFits = (value: string, { comparison, values }: Extract<SegmentCondition, { of: 'attribute' }>): boolean => {
  const [first = ''] = values.map((each) => String(each ?? '').toLowerCase());
  if (comparison === 'begins_with') return value.startsWith(first);
  if (comparison === 'contains') return value.includes(first);
  return comparison === 'known' || values.some((each) => String(each).toLowerCase() === value);
};

/** Nobody of the sample council has had a message. */
const meets = (person: SubscriberDetail, condition: SegmentCondition): boolean => {
  switch (condition.of) {
    case 'attribute': {
      const value = lookup(person.attributes, condition.key);
      return value !== undefined && valueFits(String(value).toLowerCase(), condition);
    }
    case 'tags':
      return fits(person, { tagIds: condition.tagIds });
    case 'status':
      return condition.statuses.some((status) => status === person.status);
    case 'source':
      return condition.sources.includes(person.source);
    case 'text':
      return fits(person, { q: condition.q });
    case 'subscribed':
      return isBetween(person.subscribedAt, condition.from, condition.to);
    default:
      return false;
  }
};

const meetsRule = (person: SubscriberDetail, rule: SegmentRule): boolean => {
  if (!('rules' in rule)) return meets(person, rule);
  const count = rule.rules.filter((each) => meetsRule(person, each)).length;
  return { all: count === rule.rules.length, any: count > 0, none: count === 0 }[rule.match];
};

/** The people who match a segment, newest first. */
export const peopleOfSegment = (
  { people }: Memory,
  { filter, rule }: Pick<Segment, 'filter' | 'rule'>,
): SubscriberDetail[] => people.filter((person) => fits(person, filter) && (!rule || meetsRule(person, rule)));

/** The people who match a filter, newest first. */
export const peopleOf = ({ people }: Memory, filter: SubscriberFilter): SubscriberDetail[] =>
  people.filter((person) => fits(person, filter));

export const peopleOfQuery = (store: Memory, { tagId, segmentId, ...query }: ListQuery): SubscriberDetail[] => {
  const inSegment = segmentId
    ? peopleOfSegment(
        store,
        getItem(store.segments, ({ id }) => id === segmentId),
      )
    : null;
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

/** Changes a person's attributes; null removes one. */
export const changeAttributes = (person: SubscriberDetail, changes: AttributeChanges): void => {
  const entries = Object.entries({ ...person.attributes, ...changes });
  person.attributes = Object.fromEntries(
    entries.flatMap(([key, value]) => (value === null ? [] : [[key, value] as const])),
  );
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
