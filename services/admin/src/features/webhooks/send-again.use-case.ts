import { DomainError, WEBHOOK_TEST, type WebhookDelivery } from '@folkmoot/contracts';
import { type Context, retryRaces } from '@folkmoot/service-kit';
import { enforceLimit } from '../../entities/attempt';
import { isOn } from '../../entities/webhook';
import { isBeingSent, newDelivery, replayed, toView } from '../../entities/webhook-delivery';
import { publishWebhookChange } from './change-webhook.use-case';
import { newMessageId } from './queue-news';
import { newClaim } from './sender';
import { messages } from './webhook.messages';
import type { WebhookRecords, WebhookTools } from './webhook.types';

/** Tests and replays of one endpoint in this time: enough to try, too few to flood a receiver. */
const MAX_PER_WINDOW = 10;
const WINDOW_MS = 60_000;

const limit = (context: Context<WebhookRecords>, webhookId: string): Promise<void> =>
  enforceLimit(context, {
    key: `webhook:${webhookId}`,
    most: MAX_PER_WINDOW,
    windowMs: WINDOW_MS,
    code: 'too_many_requests',
  });

/**
 * Posts a test message once and returns the result. Also while the endpoint is off, so that staff can try before they
 * switch it on. Throws not_found or too_many_requests.
 */
export const testWebhook = async (
  context: Context<WebhookRecords>,
  webhookId: string,
  { sender }: Pick<WebhookTools, 'sender'>,
): Promise<WebhookDelivery> => {
  const { actor, unitOfWork, reader, clock } = context;
  const webhook = await reader(actor).webhooks.get(webhookId);
  await limit(context, webhookId);
  const claimed = await unitOfWork(actor, async ({ webhookDeliveries, outbox }) => {
    const now = clock.now();
    const { lease, until } = newClaim(now);
    const { councilId } = webhook;
    const message = {
      id: newMessageId(),
      councilId,
      webhookId,
      event: WEBHOOK_TEST,
      happenedAt: now,
      data: {},
    } as const;
    await publishWebhookChange(outbox, webhook, 'tested');
    // No attempt follows the first.
    return webhookDeliveries.add({ ...newDelivery(message, { now, dueAt: until }), lease, retryUntil: now });
  });
  const sent = await sender.send(claimed);
  if (!sent) throw new DomainError('not_found');
  return toView(sent, webhook.url);
};

/** Queues a message once more, with its id. Throws not_found, conflict or too_many_requests. */
export const replayDelivery = async (
  context: Context<WebhookRecords>,
  { webhookId, deliveryId }: { readonly webhookId: string; readonly deliveryId: string },
): Promise<WebhookDelivery> => {
  const { actor, unitOfWork, reader, clock } = context;
  await reader(actor).webhooks.get(webhookId);
  await limit(context, webhookId);
  return retryRaces(() =>
    unitOfWork(actor, async ({ webhooks, webhookDeliveries, outbox }) => {
      const webhook = await webhooks.get(webhookId);
      const delivery = await webhookDeliveries.find(deliveryId);
      if (delivery?.webhookId !== webhookId) throw new DomainError('not_found');
      if (!isOn(webhook)) throw new DomainError('conflict', { detail: messages.isOff });
      const now = clock.now();
      if (isBeingSent(delivery, now)) throw new DomainError('conflict', { detail: messages.isBeingSent });
      const queued = await webhookDeliveries.save(delivery, { ...replayed(now), openKey: delivery.id });
      await publishWebhookChange(outbox, webhook, 'replayed');
      return toView(queued, webhook.url);
    }),
  );
};
