import { type Actor, systemActor, WEBHOOK_TEST, webhookChangedEvent } from '@folkmoot/contracts';
import { backOff, type Context, type Unit } from '@folkmoot/service-kit';
import { offReasonAfter, type StoredWebhook, switchedOff } from '../../entities/webhook';
import { afterAttempt, RETRY_WAITS, type StoredDelivery } from '../../entities/webhook-delivery';
import type { Sent } from './attempt-delivery';
import type { WebhookRecords } from './webhook.types';

type Settling = Context<WebhookRecords, Actor>;

/** Notes for the endpoint, and switches it off after days of failure. */
const noteFailure = async (
  unit: Unit<WebhookRecords>,
  webhook: StoredWebhook,
  { problem, count, now }: { problem: Sent['attempt']['problem']; count: number; now: Date },
): Promise<void> => {
  const { webhooks, webhookDeliveries, notices, outbox } = unit;
  const reason = offReasonAfter(webhook, { isGone: problem === 'gone', count }, now);
  if (reason === null) return webhooks.noteFailed(webhook.id, now);
  const { id, revision, councilId, url } = await webhooks.save(webhook, {
    ...switchedOff(reason, now),
    failingSince: webhook.failingSince ?? now,
  });
  await webhookDeliveries.endWaiting(id, 'switched_off');
  await outbox.add(webhookChangedEvent, {
    aggregate: { type: 'webhook', id, revision },
    payload: { webhookId: id, change: reason },
  });
  await notices.add({
    id: `${id}:${revision}`,
    kind: 'webhooks',
    councilId,
    about: { what: 'webhook_off', host: new URL(url).host, reason },
    text: null,
    pending: [],
    happenedAt: now,
    dueAt: now,
  });
};

/** Stores the result of an attempt while the claim lasts. Otherwise another replica has the message. */
export const settleAttempt = (
  { unitOfWork, clock }: Pick<Settling, 'unitOfWork' | 'clock'>,
  claimed: StoredDelivery,
  sent: Sent,
): Promise<StoredDelivery | null> =>
  unitOfWork(systemActor('admin', claimed.councilId), async (unit) => {
    const { webhooks, webhookDeliveries } = unit;
    const delivery = await webhookDeliveries.find(claimed.id);
    if (!delivery || delivery.lease !== claimed.lease) return null;
    const now = clock.now();
    const wait = backOff(delivery.attemptCount, RETRY_WAITS);
    const saved = await webhookDeliveries.save(delivery, {
      ...afterAttempt(delivery, sent, { now, wait }),
      sentHeaders: sent.headers,
      sentUrl: sent.url,
    });
    const webhook = await webhooks.find(delivery.webhookId);
    if (!webhook) return saved;
    const { problem } = sent.attempt;
    if (problem === null) await webhooks.noteDelivered(webhook.id, now);
    // A test says nothing about the messages that matter, unless it works.
    else if (delivery.event !== WEBHOOK_TEST && webhook.offReason === null)
      await noteFailure(unit, webhook, { problem, count: saved.attemptCount, now });
    return saved;
  });

/** Gives a claimed message back at once, because this replica stops. Another one sends it. */
export const releaseDelivery = async (
  { unitOfWork, clock }: Pick<Settling, 'unitOfWork' | 'clock'>,
  claimed: StoredDelivery,
): Promise<void> =>
  unitOfWork(systemActor('admin', claimed.councilId), async ({ webhookDeliveries }) => {
    const delivery = await webhookDeliveries.find(claimed.id);
    if (!delivery || delivery.lease !== claimed.lease) return;
    await webhookDeliveries.save(delivery, { lease: null, dueAt: clock.now() });
  });

/** Ends a message whose endpoint is gone or off. */
export const endDelivery = ({ unitOfWork }: Pick<Settling, 'unitOfWork'>, claimed: StoredDelivery): Promise<void> =>
  unitOfWork(systemActor('admin', claimed.councilId), async ({ webhookDeliveries }) => {
    const delivery = await webhookDeliveries.find(claimed.id);
    if (!delivery || delivery.lease !== claimed.lease) return;
    await webhookDeliveries.save(delivery, { state: 'failed', problem: 'switched_off', lease: null });
  });
