import type { councilCollection, Filter } from '@folkmoot/service-kit';
import { attributeKeysOf } from '../attribute';
import { type MergedTags, resolveMerged } from '../tag/merged-tags.domain';
import { beginningWith } from './rule-query.mongo';
import {
  folded,
  type NewSubscriber,
  type StoredSubscriber,
  searchKeysOf,
  signUpMark,
  tagIdsOf,
} from './subscriber.domain';
import { COUNTS_VERSION, KEYS_VERSION, type SubscriberDocument } from './subscriber-model.mongo';

export type Subscribers = ReturnType<typeof councilCollection<SubscriberDocument>>;

/** The merged tags of the council, read once for each repository. */
export type Resolve = () => Promise<MergedTags>;

export const NOT_ERASED: Filter<SubscriberDocument> = { status: { $ne: 'erased' } };

export const toSubscriber = ({ _id, ...document }: SubscriberDocument, merged: MergedTags): StoredSubscriber => {
  const {
    tagIds: _tags,
    everTagIds: _all,
    searchKeys: _keys,
    keysVersion: _rules,
    countsVersion,
    searchText: _text,
    attributeKeys: _values,
    lastMailedAt: _mailed,
    invitedTo: _invited,
    ...fields
  } = document;
  const subscriptions = resolveMerged(fields.subscriptions, merged);
  return { id: _id, ...fields, subscriptions, ...(countsVersion === undefined ? { isUncounted: true } : {}) };
};

export const derivedFromSubscriptions = (subscriber: Pick<NewSubscriber, 'subscriptions'>) => ({
  tagIds: tagIdsOf(subscriber),
  everTagIds: subscriber.subscriptions.map(({ tagId }) => tagId),
});

/** Mark of a key whose value is not confirmed yet. */
export const PENDING = 'pending:';

/** Left out, or removed by a save, for people without attributes who signed up by no page. */
export const derivedFromAttributes = ({
  attributes,
  pendingAttributes,
  signedUpBy,
}: Pick<NewSubscriber, 'attributes' | 'pendingAttributes' | 'signedUpBy'>) => {
  if (!attributes && !pendingAttributes && !signedUpBy) return { attributeKeys: undefined };
  const pending = Object.keys(pendingAttributes ?? {}).map((key) => `${PENDING}${key}`);
  const signUps = (signedUpBy ?? []).map(signUpMark);
  return { attributeKeys: [...attributeKeysOf(attributes ?? {}, folded), ...pending, ...signUps] };
};

export const derived = (subscriber: NewSubscriber, keysOf = searchKeysOf) => ({
  ...derivedFromSubscriptions(subscriber),
  searchKeys: keysOf(subscriber),
  keysVersion: KEYS_VERSION,
  ...derivedFromAttributes(subscriber),
});

/** A new document has no field without a value. An import chooses quick search keys. */
export const toDocument = (subscriber: NewSubscriber, keysOf = searchKeysOf) => {
  const { attributeKeys, ...others } = derived(subscriber, keysOf);
  return { ...subscriber, ...others, countsVersion: COUNTS_VERSION, ...(attributeKeys ? { attributeKeys } : {}) };
};

/** The index finds all values of an attribute by their beginning. */
export const havingAttribute = (key: string): Filter<SubscriberDocument> => ({
  attributeKeys: beginningWith(`${key}=`),
});
