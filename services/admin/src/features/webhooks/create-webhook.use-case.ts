import {
  type BodyOf,
  type createWebhookOperation,
  DomainError,
  MAX_WEBHOOKS,
  type Webhook,
  webhookChangedEvent,
} from '@folkmoot/contracts';
import { type Context, newId } from '@folkmoot/service-kit';
import { toView } from '../../entities/webhook';
import { requireCallable } from './check-address';
import { newWebhookSecret } from './sign-message';
import { messages } from './webhook.messages';
import type { SendingTools, WebhookRecords } from './webhook.types';

/**
 * Has events of the actor's council posted to an address. Throws invalid_input for an address that is never called, and
 * conflict when the council has too many.
 */
export const createWebhook = (
  { actor, unitOfWork, clock }: Context<WebhookRecords>,
  { url, events }: BodyOf<typeof createWebhookOperation>,
  { secrets, reach }: SendingTools,
): Promise<Webhook & { secret: string }> =>
  unitOfWork(actor, async ({ webhooks, outbox }) => {
    requireCallable(url, reach);
    if ((await webhooks.count()) >= MAX_WEBHOOKS)
      throw new DomainError('conflict', { detail: messages.full(MAX_WEBHOOKS) });
    const now = clock.now();
    const id = newId();
    const secret = newWebhookSecret();
    const stored = await webhooks.add({
      id,
      councilId: actor.councilId ?? '',
      url,
      events,
      secretKeys: [{ sealed: secrets.seal(secret, id), until: null }],
      offReason: null,
      offAt: null,
      lastDeliveredAt: null,
      failingSince: null,
      createdBy: actor.userId,
      createdAt: now,
    });
    await outbox.add(webhookChangedEvent, {
      aggregate: { type: 'webhook', id, revision: stored.revision },
      payload: { webhookId: id, change: 'created' },
    });
    return { ...toView(stored, now), secret };
  });
