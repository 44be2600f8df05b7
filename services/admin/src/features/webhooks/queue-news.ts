import { newId } from '@folkmoot/service-kit';
import type { StoredWebhook } from '../../entities/webhook';
import { newDelivery } from '../../entities/webhook-delivery';
import { dueAtOf, mergedData, type News } from './news.domain';
import type { WebhookRecords } from './webhook.types';

type QueueRecords = Pick<WebhookRecords, 'webhooks' | 'webhookDeliveries'>;

/** The id of a message, as receivers see it. */
export const newMessageId = (): string => `msg_${newId()}`;

const openKeyOf = ({ id }: StoredWebhook, { event, group }: News): string | null =>
  group ? `${id}:${event}:${group.key}` : null;

/** Adds the news to the open message of its group. False when there is none, or when it is full. */
const joinOpen = async (
  { webhookDeliveries }: QueueRecords,
  news: News,
  { openKey, now }: { openKey: string; now: Date },
): Promise<boolean> => {
  const open = await webhookDeliveries.findOpen(openKey);
  if (!open) return false;
  const data = mergedData(open.data, news);
  if (data) {
    await webhookDeliveries.save(open, { data, happenedAt: news.happenedAt });
    return true;
  }
  await webhookDeliveries.save(open, { openKey: open.id, dueAt: now });
  return false;
};

/** Queues news for one endpoint: as a message of its own, or in the open message of its group. */
const queueFor = async (webhook: StoredWebhook, news: News, unit: QueueRecords, now: Date): Promise<void> => {
  const { webhookDeliveries } = unit;
  const openKey = openKeyOf(webhook, news);
  if (openKey !== null && (await joinOpen(unit, news, { openKey, now }))) return;
  const { event, happenedAt, data } = news;
  const { id: webhookId, councilId } = webhook;
  const message = { id: newMessageId(), councilId, webhookId, event, happenedAt, data };
  const times = { now, dueAt: dueAtOf(news, now) };
  await webhookDeliveries.add(newDelivery(message, openKey === null ? times : { ...times, openKey }));
  // A newer count says all that an older one would say. An endpoint that was away for hours gets one message.
  if (event === 'responses.received') {
    await webhookDeliveries.endReplaced(webhookId, event, String(data.campaignId));
  }
};

/** Queues news for all endpoints of the council that want it, in the caller's transaction. */
export const queueNews = async (unit: QueueRecords, news: News, now: Date): Promise<void> => {
  for (const webhook of await unit.webhooks.listFor(news.event)) await queueFor(webhook, news, unit, now);
};
