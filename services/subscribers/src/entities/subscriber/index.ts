export { type Counted, type Effect, effectOf, type SubscriberStats, times } from './figures.domain';
export { keptMoment, waitingMoment } from './kept-moment';
export {
  choose,
  confirm,
  erase,
  mayBeAddedByStaff,
  refuseMail,
  signUpAgain,
  transitions,
  unsubscribe,
  withTopics,
} from './lifecycle.domain';
export { lifecycleMessages } from './lifecycle.messages';
export { requireTagsOf, retagAll } from './retag';
export {
  addressOf,
  type Consent,
  type HistoryEntry,
  type NewSubscriber,
  type StoredSubscriber,
  type SubscriberSource,
  type SubscriberStatus,
  type Subscription,
  subscriptionTo,
  tagIdsOf,
  withHistoryEntry,
} from './subscriber.domain';
export type { Page, StatsRepository, SubscriberRepository } from './subscriber.repository';
export {
  consentByStaff,
  countEffects,
  keepChange,
  publishSubscriberChanged,
  requireTags,
  type SubscriberRecords,
  type SubscriberUnit,
  type SubscriberWithTags,
  textVersionOf,
} from './subscriber-changes';
export type { SubscriberFilter } from './subscriber-filter.domain';
export { createSubscriberLinks, type SubscriberLinks, type SubscriberRef } from './subscriber-links';
export type { Retagged, TagChange } from './tag-change.domain';
export { newUniqueId, newUniqueIdsTogether } from './unique-id';
