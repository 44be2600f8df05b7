import { DomainError } from '@folkmoot/contracts';
import { type Filter, isBetweenParts, isTooSlow, type ListOptions } from '@folkmoot/service-kit';
import { type MergedTags, withMerged } from '../tag/merged-tags.domain';
import { allOf, beginningWith, oneOf, queryOf, inStoredTags as ruleInStoredTags } from './rule-query.mongo';
import { searchedText } from './subscriber.domain';
import type { AnsweredPage } from './subscriber.repository';
import { NOT_ERASED, type Subscribers } from './subscriber-document.mongo';
import { conditionsOf, type SubscriberFilter } from './subscriber-filter.domain';
import {
  attributeIndex,
  listedStatuses,
  listIndex,
  pausedIndex,
  type SubscriberDocument,
  searchIndex,
  tagIndex,
} from './subscriber-model.mongo';
import { type Cover, coverOf, hasAttributeRange, type SubscriberRule } from './subscriber-rule.domain';

/** @file The queries for filters and rules, with the index that answers each of them fastest. */

/** Adds merged tags to the filter: stored people may still have a tag that was merged into a requested one. */
export const inStoredTags = (filter: SubscriberFilter, merged: MergedTags): SubscriberFilter => {
  if (merged.size === 0) return filter;
  const { tagIds, within, rule } = filter;
  return {
    ...filter,
    ...(tagIds ? { tagIds: withMerged(merged, tagIds) } : {}),
    ...(within ? { within: inStoredTags(within, merged) } : {}),
    ...(rule ? { rule: ruleInStoredTags(rule, merged) } : {}),
  };
};

/** With a cover, an index can find the matches of a rule whose groups hide their conditions from the planner. */
export const toFilter = (filter: SubscriberFilter, cover: Cover | null = null): Filter<SubscriberDocument> => {
  const conditions = [...conditionsOf(filter), ...(filter.within ? conditionsOf(filter.within) : [])];
  const isStatusAsked = conditions.some(({ of }) => of === 'status');
  return allOf([
    ...(isStatusAsked ? [] : [NOT_ERASED]),
    ...conditions.map(queryOf),
    ...(filter.pausedAfter ? [{ pausedUntil: { $gt: filter.pausedAfter } }] : []),
    ...(filter.rule ? [queryOf(filter.rule)] : []),
    ...(cover ? [{ [cover.field]: oneOf(cover.values) }] : []),
  ]);
};

/** Up to this number of matches, look up and sort is faster than the time limit of a list. */
const FEW = 5_000;
/**
 * With more matches, the next page is usually near the start of the list index, so scan that index first, up to this
 * time.
 */
const WALK_MS = 40;

export const textsOf = ({ q, within }: SubscriberFilter): string[] =>
  [searchedText(q), searchedText(within?.q)].filter((text) => text !== '');

/** Whether one of the search texts alone matches few people of the status. */
const findsFew = async (
  subscribers: Subscribers,
  { status, within, ...others }: SubscriberFilter,
): Promise<boolean> => {
  const statuses = status ?? within?.status ?? { $in: listedStatuses };
  for (const text of textsOf({ within, ...others })) {
    const filter: Filter<SubscriberDocument> = { status: statuses, searchKeys: beginningWith(text) };
    if ((await subscribers.count(filter, { atMost: FEW + 1, hint: searchIndex })) <= FEW) return true;
  }
  return false;
};

/** The same filter in a form that the search index covers. */
export const toSearch = (filter: SubscriberFilter): Filter<SubscriberDocument> => {
  const search = toFilter(filter);
  return filter.status || filter.within?.status ? search : { ...search, status: { $in: listedStatuses } };
};

/** Whether the keys of the search index cover the whole filter. */
const isCoveredByIndex = ({ tagIds = [], source, within, rule }: SubscriberFilter): boolean =>
  tagIds.length === 0 && source === undefined && within === undefined && rule === undefined;

type RuleFilter = SubscriberFilter & { readonly rule: SubscriberRule };

type Question = Pick<ListOptions<SubscriberDocument>, 'filter' | 'hint'>;

/** The query that reads matches in the order of the list: fast when many people match. */
const orderedQuestion = (filter: RuleFilter): Question => {
  const cover = coverOf(filter.rule);
  const single = cover?.values.length === 1 ? cover : null;
  const { status, source, tagIds = [] } = filter;
  const hasOrderedIndex = single !== null || status !== undefined || source !== undefined || tagIds.length === 1;
  return { filter: toFilter(filter, single), ...(hasOrderedIndex ? {} : { hint: listIndex }) };
};

/** The query that reads only people with a value that every match has, and sorts them. Null when there is none. */
const selectiveQuestion = (filter: RuleFilter): Question | null => {
  const cover = coverOf(filter.rule);
  if (cover && cover.values.length > 1) {
    return { filter: toFilter(filter, cover), hint: cover.field === 'tagIds' ? tagIndex : attributeIndex };
  }
  return !cover && hasAttributeRange(filter.rule) ? { filter: toFilter(filter), hint: attributeIndex } : null;
};

export const hasRule = (filter: SubscriberFilter): filter is RuleFilter => filter.rule !== undefined;

/** The query for a count: with the search index as hint when that index is faster, and with the cover of a rule. */
export const countQuestionOf = async (subscribers: Subscribers, filter: SubscriberFilter): Promise<Question> =>
  hasRule(filter)
    ? { filter: toFilter(filter, coverOf(filter.rule)) }
    : questionOf(subscribers, filter, isCoveredByIndex(filter));

/** The query for a filter, with the search index as hint when that index is faster. */
export const questionOf = async (
  subscribers: Subscribers,
  filter: SubscriberFilter,
  isQuick = false,
): Promise<Question> => {
  if (hasRule(filter)) return orderedQuestion(filter);
  if (filter.pausedAfter) return { filter: toFilter(filter), hint: pausedIndex };
  const isSearched = textsOf(filter).length > 0 && (isQuick || (await findsFew(subscribers, filter)));
  return isSearched ? { filter: toSearch(filter), hint: searchIndex } : { filter: toFilter(filter) };
};

const orders = {
  newest: { by: 'subscribedAt', direction: -1 },
  oldest: { by: 'subscribedAt', direction: 1 },
  address: { by: 'email', direction: 1 },
} as const;

const unlessTooSlow = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work();
  } catch (error) {
    if (isTooSlow(error)) return null;
    throw error;
  }
};

const throwTooSlow = (error: unknown): never => {
  throw isTooSlow(error) ? new DomainError('segment_too_slow', { cause: error }) : error;
};

/** Reading the list, and reading the people of one cover and sorting them, may each take this time. */
const TRY_MS = 25;
/** People of the list that are looked at in one go when matches are rare and no index leads to them. */
const PART = 3_000;
/** A part that takes longer is refused. */
const PART_MS = 4_000;

/** A page in the order of the list, or by an index that leads to the matches. Null when neither is quick enough. */
const quickPage = async (
  subscribers: Subscribers,
  filter: RuleFilter,
  page: Omit<ListOptions<SubscriberDocument>, 'filter'>,
) => {
  const walk = { ...orderedQuestion(filter), ...page, mostMs: TRY_MS };
  const walked = await unlessTooSlow(() => subscribers.list(walk));
  const selective = walked ? null : selectiveQuestion(filter);
  return selective ? unlessTooSlow(() => subscribers.list({ ...selective, ...page, mostMs: TRY_MS })) : walked;
};

/**
 * The people of a rule. Where somebody waits, a page ends after some time with what it has: it is read in parts then, and so
 * are those behind it that begin between parts.
 */
const pageOfRule = async (
  subscribers: Subscribers,
  filter: RuleFilter,
  { forMs, order = 'newest', cursor, limit }: AnsweredPage,
) => {
  const began = performance.now();
  const page = { sort: orders[order], cursor, limit };
  if (forMs === undefined) return subscribers.list({ ...orderedQuestion(filter), ...page });
  const quick = cursor && isBetweenParts(cursor) ? null : await quickPage(subscribers, filter, page);
  if (quick) return quick;
  const parts = { size: PART, forMs: forMs - (performance.now() - began), mostMs: PART_MS };
  const hint = order === 'address' ? undefined : listIndex;
  return subscribers.listInParts({ ...page, filter: toFilter(filter), hint, ...parts }).catch(throwTooSlow);
};

export const pageOf = async (
  subscribers: Subscribers,
  filter: SubscriberFilter,
  { forMs, order = 'newest', ...page }: AnsweredPage,
) => {
  if (hasRule(filter)) return pageOfRule(subscribers, filter, { forMs, order, ...page });
  const sort = orders[order];
  const question = await questionOf(subscribers, filter);
  if (question.hint || textsOf(filter).length === 0) return subscribers.list({ ...question, sort, ...page });
  try {
    return await subscribers.list({ ...question, sort, mostMs: WALK_MS, ...page });
  } catch (error) {
    if (!isTooSlow(error)) throw error;
    // The matches are far down the list index: the search index is faster.
    return subscribers.list({ filter: toSearch(filter), hint: searchIndex, sort, ...page });
  }
};
