export { type AttributeCounts, countsOf, knownOf } from './attribute-counts.domain';
export { type Effect, effectOf, effectOfAlike, type SubscriberStats, sumOf } from './figures.domain';
export { keptMoment, waitingMoment } from './kept-moment';
export {
  choose,
  confirm,
  correctAddress,
  erase,
  isPaused,
  mayBeAddedByStaff,
  pause,
  refuseMail,
  resume,
  signUpAgain,
  transitions,
  unsubscribe,
  waitingChange,
  withAttributes,
  withTopics,
} from './lifecycle.domain';
export { lifecycleMessages } from './lifecycle.messages';
export { requireTagsOf, retagAll } from './retag';
export {
  addressOf,
  awaitsConfirmation,
  type Consent,
  folded,
  type HistoryEntry,
  type NewSubscriber,
  type StoredAddressChange,
  type StoredSubscriber,
  type SubscriberSource,
  type SubscriberStatus,
  type Subscription,
  signUpMark,
  subscriptionTo,
  tagIdsOf,
  withHistoryEntry,
  withSignUp,
} from './subscriber.domain';
export type {
  AddressChangeSweep,
  Page,
  PreparedPeople,
  Sizes,
  StatsRepository,
  StatsRepositoryAcrossCouncils,
  SubscriberRepository,
} from './subscriber.repository';
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
export {
  type AddressChangeRef,
  createSubscriberLinks,
  type SubscriberLinks,
  type SubscriberRef,
} from './subscriber-links';
export type { AttributeTest, SubscriberCondition, SubscriberRule } from './subscriber-rule.domain';
export { checkChange, type Retagged, type TagChange } from './tag-change.domain';
export { newUniqueId, newUniqueIdsTogether } from './unique-id';
export { markOf } from './value-mark';
