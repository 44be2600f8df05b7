import { subscriberStatuses } from '@folkmoot/contracts';
import { type CouncilDocument, defineModel } from '@folkmoot/service-kit';
import type { StoredSubscriber } from './subscriber.domain';

export interface SubscriberDocument extends CouncilDocument, Omit<StoredSubscriber, 'id' | 'isUncounted'> {
  councilId: string;
  revision: number;
  /** Tags of subscriptions that are not withdrawn, for the filter by tag. */
  tagIds: string[];
  /** Tags of all subscriptions, for deleting and merging tags. */
  everTagIds: string[];
  searchKeys: string[];
  /** Comparable values of the attributes, and marks of sign-ups, for segments. */
  attributeKeys?: string[];
  /** The last invitation or newsletter, for segments. Written by the sender; not part of the revision. */
  lastMailedAt?: Date;
  /** Campaigns with an invitation to this person, for segments. Written by the sender; not part of the revision. */
  invitedTo?: string[];
  /** Which rules made the search keys; missing in documents of versions whose searches found beginnings only. */
  keysVersion?: number;
  /** Missing where the values are not in the counts of attribute values yet: see `isUncounted`. */
  countsVersion?: number;
  /** Only in documents of a version without search keys. The next save removes it. */
  searchText?: string;
}

const consent = {
  source: String,
  text: { type: String, default: '' },
  textVersion: { type: String, default: '' },
  givenAt: Date,
  recordedBy: { type: String, default: null },
};
const subscription = { _id: false, tagId: String, status: String, consent, withdrawnAt: Date };
const historyEntry = { _id: false, at: Date, what: String, detail: String, by: { type: String, default: null } };

/** Covers search text, status and date, so that the index alone can count and sort many matches. */
export const searchIndex = { councilId: 1, status: 1, searchKeys: 1, subscribedAt: -1 } as const;
/** In the order of lists. */
export const listIndex = { councilId: 1, subscribedAt: -1, _id: -1 } as const;
export const tagIndex = { councilId: 1, tagIds: 1, subscribedAt: -1, _id: -1 } as const;
export const attributeIndex = { councilId: 1, attributeKeys: 1, subscribedAt: -1, _id: -1 } as const;
export const uniqueIdIndex = { councilId: 1, uniqueId: 1 } as const;
/** Few people have paused their mail, so only they are in it. */
export const pausedIndex = { councilId: 1, pausedUntil: 1 } as const;
/** The rules of `searchKeysOf`. A change of them needs a migration. */
export const KEYS_VERSION = 2;
/** The rules of the counts of attribute values. */
export const COUNTS_VERSION = 1;
/** Statuses that lists show. */
export const listedStatuses = subscriberStatuses.filter((status) => status !== 'erased');

export const subscriberModel = defineModel<SubscriberDocument>('subscribers', {
  fields: {
    councilId: { type: String, required: true },
    revision: { type: Number, required: true },
    email: { type: String, required: true },
    writtenEmail: { type: String, default: '' },
    uniqueId: { type: String, required: true },
    source: { type: String, required: true },
    status: { type: String, required: true },
    subscribedAt: { type: Date, required: true },
    subscriptions: [subscription],
    history: [historyEntry],
    tagIds: [String],
    everTagIds: [String],
    searchKeys: [String],
    keysVersion: Number,
    countsVersion: Number,
    searchText: String,
    attributes: { type: Object },
    pendingAttributes: { type: Object },
    pausedUntil: Date,
    addressChange: { type: Object },
    signedUpBy: { type: [String], default: undefined },
    attributeKeys: { type: [String], default: undefined },
    lastMailedAt: Date,
    invitedTo: { type: [String], default: undefined },
  },
  indexes: [
    { keys: { councilId: 1, email: 1 }, serves: 'one subscriber per address and council', unique: true },
    { keys: uniqueIdIndex, serves: 'a unique id that is unique', unique: true },
    { keys: listIndex, serves: 'list: newest first' },
    { keys: tagIndex, serves: 'list: of one tag' },
    { keys: { councilId: 1, status: 1, subscribedAt: -1, _id: -1 }, serves: 'list: of one status' },
    { keys: { councilId: 1, source: 1, subscribedAt: -1, _id: -1 }, serves: 'list: of one source' },
    { keys: { councilId: 1, everTagIds: 1 }, serves: 'listOfTag: taking a tag off everybody' },
    { keys: attributeIndex, serves: 'list and count: of one attribute value' },
    { keys: searchIndex, serves: 'list and count: searched' },
    { keys: pausedIndex, serves: 'count: of people who have paused their mail', onlyWith: 'pausedUntil' },
    {
      keys: { 'addressChange.expiresAt': 1 },
      serves: 'forgetExpiredAcrossCouncils, findNextExpiryAcrossCouncils',
      onlyWith: 'addressChange.expiresAt',
    },
  ],
  retired: [{ councilId: 1, searchKeys: 1 }],
});
