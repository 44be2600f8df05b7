import { isDomainError } from '@folkmoot/contracts';
import {
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import type { StoredAttempt, StoredDelivery } from './webhook-delivery.domain';
import type { DeliveryRepository, DeliveryRepositoryAcrossCouncils } from './webhook-delivery.repository';

type DeliveryDocument = Omit<StoredDelivery, 'id' | 'attempts'> & { _id: string; attempts: StoredAttempt[] };

const DAY_SECONDS = 86_400;
const KEEP_SECONDS = 30 * DAY_SECONDS;
/** Due messages that are read to claim one of them: other replicas may claim the first ones. */
const CANDIDATES = 8;

export const webhookDeliveryModel = defineModel<DeliveryDocument>('webhookDeliveries', {
  fields: {
    revision: { type: Number, required: true },
    councilId: { type: String, required: true },
    webhookId: { type: String, required: true },
    event: { type: String, required: true },
    happenedAt: { type: Date, required: true },
    data: { type: Object, required: true },
    openKey: { type: String, required: true },
    state: { type: String, required: true },
    problem: { type: String, default: null },
    dueAt: { type: Date, required: true },
    retryUntil: { type: Date, required: true },
    lease: { type: String, default: null },
    attempts: { type: [Object], required: true },
    attemptCount: { type: Number, required: true },
    sentHeaders: { type: Object, required: true },
    sentUrl: { type: String, default: '' },
    response: { type: Object, default: null },
    createdAt: { type: Date, required: true },
  },
  indexes: [
    { keys: { openKey: 1 }, serves: 'findOpen', unique: true },
    { keys: { state: 1, dueAt: 1 }, serves: 'listDueWebhooks, findNextDueAt' },
    { keys: { webhookId: 1, state: 1, dueAt: 1 }, serves: 'claim, endWaiting, endReplaced' },
    { keys: { councilId: 1, webhookId: 1, createdAt: -1, _id: -1 }, serves: 'list, newest first' },
    { keys: { createdAt: 1 }, serves: 'removal after 30 days', expireAfterSeconds: KEEP_SECONDS },
  ],
});

const toDelivery = ({ _id, ...fields }: DeliveryDocument): StoredDelivery => ({ id: _id, ...fields });
const orNull = (document: DeliveryDocument | null) => document && toDelivery(document);

export const createDeliveryRepository = (scope: Scope): DeliveryRepository => {
  const deliveries = councilCollection(webhookDeliveryModel, scope);
  return {
    add: async ({ id, attempts, ...fields }) =>
      toDelivery(await deliveries.insert({ ...fields, attempts: [...attempts], _id: id })),
    find: async (id) => orNull(await deliveries.findOne({ _id: id })),
    findOpen: async (openKey) => orNull(await deliveries.findOne({ openKey })),
    list: async (webhookId, page) => {
      const sort = { by: 'createdAt', direction: -1 } as const;
      const { items, nextCursor } = await deliveries.list({ filter: { webhookId }, sort, ...page });
      return { items: items.map(toDelivery), nextCursor };
    },
    save: async ({ id, revision }, { attempts, ...changes }) =>
      toDelivery(
        await deliveries.compareAndSet(id, revision, { ...changes, ...(attempts ? { attempts: [...attempts] } : {}) }),
      ),
    endWaiting: async (webhookId, problem) => {
      const open = await deliveries.find({ webhookId, state: 'waiting' });
      // The open key goes too: a message that has ended takes nothing more.
      await deliveries.updateEach(
        open.map(({ _id }) => ({
          filter: { _id, state: 'waiting' },
          update: { $set: { state: 'failed', problem, openKey: _id, lease: null }, $inc: { revision: 1 } },
        })),
      );
    },
    endReplaced: async (webhookId, event, campaignId) =>
      void (await deliveries.updateMany(
        { webhookId, state: 'waiting', event, lease: null, attemptCount: { $gt: 0 }, 'data.campaignId': campaignId },
        { $set: { state: 'failed', problem: 'replaced' }, $inc: { revision: 1 } },
      )),
    deleteOf: async (webhookId) => void (await deliveries.deleteMany({ webhookId })),
  };
};

/** One piece of work sends the messages of all councils. */
export const createDeliveryRepositoryAcrossCouncils = (scope: Scope): DeliveryRepositoryAcrossCouncils => {
  const deliveries = collectionAcrossCouncils(webhookDeliveryModel, scope);
  return {
    listDueWebhooks: async (now, except, limit) => {
      const due = { state: 'waiting', dueAt: { $lte: now }, webhookId: { $nin: [...except] } };
      const groups = await deliveries.aggregate<{ _id: string }>([
        { $match: due },
        { $group: { _id: '$webhookId' } },
        { $limit: limit },
      ]);
      return groups.map(({ _id }) => _id);
    },
    findNextDueAt: async (now) => {
      const later = { state: 'waiting', dueAt: { $gt: now } } as const;
      return (await deliveries.find(later, { sort: { dueAt: 1 }, limit: 1 }))[0]?.dueAt ?? null;
    },
    claim: async (webhookId, now, { lease, until }) => {
      const filter = { webhookId, state: 'waiting', dueAt: { $lte: now } } as const;
      const candidates = await deliveries.find(filter, { sort: { dueAt: 1 }, limit: CANDIDATES });
      for (const { _id, revision } of candidates) {
        const claim = { lease, dueAt: until, openKey: _id };
        const claimed = await deliveries.compareAndSet(_id, revision, claim).catch((error: unknown) => {
          // Another replica was faster, or the endpoint was deleted.
          if (isDomainError(error)) return null;
          throw error;
        });
        if (claimed) return toDelivery(claimed);
      }
      return null;
    },
  };
};

export const webhookDeliveryEntity = defineEntity({
  models: [webhookDeliveryModel],
  repositories: (scope) => ({
    webhookDeliveries: createDeliveryRepository(scope),
    webhookDeliveriesAcrossCouncils: createDeliveryRepositoryAcrossCouncils(scope),
  }),
  // A log of 30 days. Its endpoints are exported.
  exported: { except: [webhookDeliveryModel] },
});
