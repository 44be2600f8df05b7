import { subscriberStatuses } from '@folkmoot/contracts';
import { type CouncilDocument, defineModel } from '@folkmoot/service-kit';
import type { StoredSubscriber } from './subscriber.domain';

export interface SubscriberDocument extends CouncilDocument, Omit<StoredSubscriber, 'id'> {
  councilId: string;
  revision: number;
  /** Tags of subscriptions that are not withdrawn, for the filter by tag. */
  tagIds: string[];
  /** Tags of all subscriptions, for deleting and merging tags. */
  everTagIds: string[];
  searchKeys: string[];
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
const subscription = { _id: false, tagId: String, status: String, consent };
const historyEntry = { _id: false, at: Date, what: String, detail: String, by: { type: String, default: null } };

/** Covers search text, status and date, so that the index alone can count and sort many matches. */
export const searchIndex = { councilId: 1, status: 1, searchKeys: 1, subscribedAt: -1 } as const;
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
    searchText: String,
  },
  indexes: [
    { keys: { councilId: 1, email: 1 }, serves: 'one subscriber per address and council', unique: true },
    { keys: { councilId: 1, uniqueId: 1 }, serves: 'a unique id that is unique', unique: true },
    { keys: { councilId: 1, subscribedAt: -1, _id: -1 }, serves: 'list: newest first' },
    { keys: { councilId: 1, tagIds: 1, subscribedAt: -1, _id: -1 }, serves: 'list: of one tag' },
    { keys: { councilId: 1, status: 1, subscribedAt: -1, _id: -1 }, serves: 'list: of one status' },
    { keys: { councilId: 1, source: 1, subscribedAt: -1, _id: -1 }, serves: 'list: of one source' },
    { keys: { councilId: 1, everTagIds: 1 }, serves: 'listOfTag: taking a tag off everybody' },
    { keys: searchIndex, serves: 'list and count: searched' },
  ],
  retired: [{ councilId: 1, searchKeys: 1 }],
});
