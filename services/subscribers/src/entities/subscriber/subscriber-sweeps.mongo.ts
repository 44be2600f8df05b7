import type { AttributeValues } from '@folkmoot/contracts';
import { collectionAcrossCouncils, type Scope } from '@folkmoot/service-kit';
import { currentTagOf, type MergedTags, withMerged } from '../tag/merged-tags.domain';
import { inChunks } from './chunks';
import { INCOMPLETE_KEYS, searchKeysOf } from './subscriber.domain';
import type { AddressChangeSweep, SearchKeysRepository, UncountedRepository } from './subscriber.repository';
import {
  derivedFromAttributes,
  havingAttribute,
  PENDING,
  type Resolve,
  type Subscribers,
  toSubscriber,
} from './subscriber-document.mongo';
import { COUNTS_VERSION, KEYS_VERSION, listedStatuses, searchIndex, subscriberModel } from './subscriber-model.mongo';
import { saveSubscriptions } from './subscriber-writes.mongo';

/** Expired changes of addresses that are removed at once. */
const MAX_EXPIRED = 1_000;
/** Undefined when there is no other value. */
const withoutKey = (values: AttributeValues | undefined, key: string): AttributeValues | undefined => {
  const others = Object.entries(values ?? {}).filter(([each]) => each !== key);
  return others.length > 0 ? Object.fromEntries(others) : undefined;
};

/**
 * Replaces a tag in the database, without reading the documents: the common case of a merge, and several times faster.
 * Leaves out people who have one of the `others`.
 */
const replaceOnlyTag = (
  subscribers: Subscribers,
  ids: readonly string[],
  { tagId, into, others }: { tagId: string; into: string; others: readonly string[] },
): Promise<number> =>
  subscribers.updateMany(
    { _id: { $in: ids }, everTagIds: { $nin: others } },
    {
      $set: { 'subscriptions.$[subscription].tagId': into, 'tagIds.$[tag]': into, 'everTagIds.$[tag]': into },
      $inc: { revision: 1 },
    },
    { arrayFilters: [{ 'subscription.tagId': tagId }, { tag: tagId }] },
  );

/** Changes of everybody, in batches that jobs repeat until nobody is left. */
export const sweepsOf = (subscribers: Subscribers, merged: Resolve) => ({
  removeAttribute: async (key: string, limit: number) => {
    const having = { $or: [havingAttribute(key), { attributeKeys: `${PENDING}${key}` }] };
    const documents = await subscribers.find(having, { limit });
    await subscribers.compareAndSetAll(
      documents.map((document) => {
        const left = {
          attributes: withoutKey(document.attributes, key),
          pendingAttributes: withoutKey(document.pendingAttributes, key),
        };
        const searchKeys = searchKeysOf({ ...document, attributes: left.attributes });
        return {
          id: document._id,
          revision: document.revision,
          fields: { ...left, ...derivedFromAttributes({ ...left, signedUpBy: document.signedUpBy }), searchKeys },
        };
      }),
    );
    const tags = await merged();
    return documents.map((document) => {
      const before = toSubscriber(document, tags);
      return { before, after: { ...before, attributes: withoutKey(document.attributes, key) } };
    });
  },
  completeSearchKeys: async (limit: number) => {
    const incomplete = { status: { $in: listedStatuses }, searchKeys: INCOMPLETE_KEYS };
    const documents = await subscribers.find(incomplete, { limit, hint: searchIndex });
    await subscribers.updateEach(
      documents.map((document) => ({
        filter: { _id: document._id, revision: document.revision },
        update: { $set: { searchKeys: searchKeysOf(document) } },
      })),
    );
    return documents.length;
  },
  replaceTag: async (tagId: string, mergedInto: string, limit: number) => {
    const tags: MergedTags = new Map([...(await merged()), [tagId, mergedInto]]);
    const into = currentTagOf(tags, tagId);
    const idsOfTag: string[] = [];
    for await (const batch of subscribers.batches({ everTagIds: tagId }, { limit, fields: ['_id'] }))
      for (const { _id } of batch) idsOfTag.push(_id);
    const others = withMerged(tags, [into]).filter((id) => id !== tagId);
    for (const ids of inChunks(idsOfTag)) {
      const moved = await replaceOnlyTag(subscribers, ids, { tagId, into, others });
      if (moved === ids.length) continue;
      // People who also have the other tag keep one of the two consents. Reading them merges the subscriptions.
      const rest = await subscribers.find({ _id: { $in: ids }, everTagIds: tagId });
      await saveSubscriptions(
        subscribers,
        rest.map((document) => toSubscriber(document, tags)),
      );
    }
    return idsOfTag.length;
  },
});

export const createSearchKeysRepositoryAcrossCouncils = (scope: Scope): SearchKeysRepository => {
  const subscribers = collectionAcrossCouncils(subscriberModel, scope);
  return {
    fillAcrossCouncils: async (after, limit) => {
      const old = { _id: { $gt: after }, keysVersion: { $ne: KEYS_VERSION } };
      const documents = await subscribers.find(old, { sort: { _id: 1 }, limit });
      const last = documents.at(-1);
      if (!last) return null;
      const changed = await subscribers.updateEach(
        documents.map((document) => ({
          // A subscriber who was saved in the meantime has these keys already.
          filter: { _id: document._id, revision: document.revision, keysVersion: { $ne: KEYS_VERSION } },
          update: {
            $set: { searchKeys: searchKeysOf(document), keysVersion: KEYS_VERSION },
            $unset: { searchText: '' },
          },
        })),
      );
      return { last: last._id, changed };
    },
  };
};

export const createAddressChangeSweep = (scope: Scope): AddressChangeSweep => {
  const subscribers = collectionAcrossCouncils(subscriberModel, scope);
  return {
    forgetExpiredAcrossCouncils: async (now) => {
      const expired = await subscribers.find({ 'addressChange.expiresAt': { $lte: now } }, { limit: MAX_EXPIRED });
      await subscribers.updateEach(
        expired.map(({ _id, revision }) => ({
          // A new request in the meantime changes the revision.
          filter: { _id, revision },
          update: { $unset: { addressChange: '' }, $inc: { revision: 1 } },
        })),
      );
    },
    findNextExpiryAcrossCouncils: async () => {
      const waiting = { 'addressChange.expiresAt': { $exists: true } };
      const [next] = await subscribers.find(waiting, { sort: { 'addressChange.expiresAt': 1 }, limit: 1 });
      return next?.addressChange?.expiresAt ?? null;
    },
  };
};

export const createUncountedRepositoryAcrossCouncils = (scope: Scope): UncountedRepository => {
  const subscribers = collectionAcrossCouncils(subscriberModel, scope);
  const uncounted = { countsVersion: { $exists: false } };
  return {
    takeAcrossCouncils: async (after, limit) => {
      const documents = await subscribers.find({ ...uncounted, _id: { $gt: after } }, { sort: { _id: 1 }, limit });
      const ids = documents.map(({ _id }) => _id);
      // Somebody who read a person before this must not save them after it: their change would not be counted.
      const counted = { $set: { countsVersion: COUNTS_VERSION }, $inc: { revision: 1 } };
      if (ids.length > 0) await subscribers.updateMany({ _id: { $in: ids } }, counted);
      return documents.map((document) => toSubscriber({ ...document, countsVersion: COUNTS_VERSION }, new Map()));
    },
  };
};
