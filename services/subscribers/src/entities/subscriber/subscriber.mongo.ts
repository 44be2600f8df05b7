import { councilCollection, defineEntity, type Scope } from '@folkmoot/service-kit';
import { markSegmentsStale } from '../segment/mark-stale.mongo';
import type { MergedTags } from '../tag/merged-tags.domain';
import { readMergedTags } from '../tag/tag.mongo';
import type { SubscriberRepository } from './subscriber.repository';
import type { Resolve } from './subscriber-document.mongo';
import { subscriberModel } from './subscriber-model.mongo';
import { readsOf } from './subscriber-reads.mongo';
import { searchesOf } from './subscriber-searches.mongo';
import { createAddressChangeSweep, sweepsOf } from './subscriber-sweeps.mongo';
import { prepareAll, writesOf } from './subscriber-writes.mongo';

/** After each write the stored counts of segments may be wrong. */
const markingStale = <W extends object>(scope: Scope, writes: W): W => {
  const marking = Object.entries(writes).map(([name, write]) => [
    name,
    async (...args: unknown[]) => {
      const result = await (write as (...args: unknown[]) => Promise<unknown>)(...args);
      await markSegmentsStale(scope);
      return result;
    },
  ]);
  return Object.fromEntries(marking) as W;
};

export const createSubscriberRepository = (scope: Scope): SubscriberRepository => {
  const subscribers = councilCollection(subscriberModel, scope);
  let known: Promise<MergedTags> | null = null;
  const merged: Resolve = () => {
    known ??= readMergedTags(scope);
    return known;
  };
  return {
    ...readsOf(subscribers, merged),
    ...searchesOf(subscribers, merged),
    prepareAll: (added) => prepareAll(subscribers, added),
    ...markingStale(scope, { ...writesOf(subscribers, merged), ...sweepsOf(subscribers, merged) }),
  };
};

export const subscriberEntity = defineEntity({
  models: [subscriberModel],
  repositories: (scope) => ({
    subscribers: createSubscriberRepository(scope),
    addressChangeSweep: createAddressChangeSweep(scope),
  }),
  exported: {
    // Values that are computed for searches, segments and merges of tags.
    without: {
      subscribers: [
        'searchKeys',
        'keysVersion',
        'countsVersion',
        'searchText',
        'everTagIds',
        'attributeKeys',
        'signedUpBy',
        'lastMailedAt',
        'invitedTo',
      ],
    },
  },
});
