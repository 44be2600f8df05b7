import { councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { StoredWebhook, WebhookKey } from './webhook.domain';
import type { WebhookCountRepository, WebhookRepository } from './webhook.repository';

type WebhookDocument = Omit<StoredWebhook, 'id' | 'events' | 'secretKeys'> & {
  _id: string;
  events: StoredWebhook['events'][number][];
  secretKeys: WebhookKey[];
};

interface CountDocument {
  /** The campaign's id. */
  _id: string;
  councilId: string;
  revision: number;
  responses: number;
  /** The revision of the counter in its service. */
  countRevision: number;
}

const moment = { type: Date, default: null };

export const webhookModel = defineModel<WebhookDocument>('webhooks', {
  fields: {
    revision: { type: Number, required: true },
    councilId: { type: String, required: true },
    url: { type: String, required: true },
    events: { type: [String], required: true },
    secretKeys: { type: [Object], required: true },
    offReason: { type: String, default: null },
    offAt: moment,
    lastDeliveredAt: moment,
    failingSince: moment,
    createdBy: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  indexes: [{ keys: { councilId: 1, createdAt: -1, _id: -1 }, serves: 'list, newest first; listFor' }],
});

export const webhookCountModel = defineModel<CountDocument>('webhookCounts', {
  fields: {
    revision: { type: Number, required: true },
    councilId: { type: String, required: true },
    responses: { type: Number, required: true },
    countRevision: { type: Number, required: true },
  },
  indexes: [{ keys: { councilId: 1 }, serves: 'erasure of a council' }],
});

const toWebhook = ({ _id, ...fields }: WebhookDocument): StoredWebhook => ({ id: _id, ...fields });

export const createWebhookRepository = (scope: Scope): WebhookRepository => {
  const webhooks = councilCollection(webhookModel, scope);
  return {
    add: async ({ id, events, secretKeys, ...fields }) =>
      toWebhook(await webhooks.insert({ ...fields, events: [...events], secretKeys: [...secretKeys], _id: id })),
    get: async (id) => toWebhook(await webhooks.get(id)),
    find: async (id) => {
      const document = await webhooks.findOne({ _id: id });
      return document && toWebhook(document);
    },
    list: async () => {
      const page = await webhooks.list({ sort: { by: 'createdAt', direction: -1 } });
      return { ...page, items: page.items.map(toWebhook) };
    },
    count: () => webhooks.count(),
    listFor: async (event) => (await webhooks.find({ events: event, offReason: null })).map(toWebhook),
    save: async ({ id, revision }, { events, secretKeys, ...changes }) =>
      toWebhook(
        await webhooks.compareAndSet(id, revision, {
          ...changes,
          ...(events ? { events: [...events] } : {}),
          ...(secretKeys ? { secretKeys: [...secretKeys] } : {}),
        }),
      ),
    noteDelivered: async (id, at) =>
      void (await webhooks.updateOne({ _id: id }, { $set: { lastDeliveredAt: at, failingSince: null } })),
    noteFailed: async (id, at) =>
      void (await webhooks.updateOne({ _id: id, failingSince: null }, { $set: { failingSince: at } })),
    delete: async (id) => void (await webhooks.delete(id)),
  };
};

export const createWebhookCountRepository = (scope: Scope): WebhookCountRepository => {
  const counts = councilCollection(webhookCountModel, scope);
  return {
    note: async (campaignId, responses, revision) => {
      const known = await counts.findOne({ _id: campaignId });
      if (!known) {
        await counts.insert({ _id: campaignId, responses, countRevision: revision });
        return responses > 0;
      }
      if (revision <= known.countRevision) return false;
      await counts.compareAndSet(campaignId, known.revision, { responses, countRevision: revision });
      return responses > known.responses;
    },
  };
};

export const webhookEntity = defineEntity({
  models: [webhookModel, webhookCountModel],
  repositories: (scope) => ({
    webhooks: createWebhookRepository(scope),
    webhookCounts: createWebhookCountRepository(scope),
  }),
  exported: { except: [webhookCountModel], without: { webhooks: ['secretKeys'] } },
});
