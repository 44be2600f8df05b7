import {
  type BodyOf,
  type PayloadOf,
  type updateWebhookOperation,
  type Webhook,
  webhookChangedEvent,
} from '@folkmoot/contracts';
import { type Context, type Outbox, retryRaces, type Unit } from '@folkmoot/service-kit';
import { isOn, rotated, type StoredWebhook, switchedOff, switchedOn, toView } from '../../entities/webhook';
import { requireCallable } from './check-address';
import { newWebhookSecret } from './sign-message';
import type { SendingTools, WebhookRecords } from './webhook.types';

type Change = PayloadOf<typeof webhookChangedEvent>['change'];

/** Publishes what was done with an endpoint, for the activity log. */
export const publishWebhookChange = (
  outbox: Outbox,
  { id, revision }: Pick<StoredWebhook, 'id' | 'revision'>,
  change: Change,
): Promise<void> =>
  outbox.add(webhookChangedEvent, {
    aggregate: { type: 'webhook', id, revision },
    payload: { webhookId: id, change },
  });

type WebhookPatch = BodyOf<typeof updateWebhookOperation>;

/** The fields that a patch changes, and what the activity log says about it. */
const changesOf = (webhook: StoredWebhook, { url, events, isOn: wantsOn }: WebhookPatch, now: Date) => {
  const edited = {
    ...(url === undefined ? {} : { url }),
    ...(events === undefined ? {} : { events }),
  };
  const isSwitched = wantsOn !== undefined && wantsOn !== isOn(webhook);
  const switching = wantsOn ? switchedOn : switchedOff('by_staff', now);
  const kinds: Change[] = [
    ...(Object.keys(edited).length > 0 ? (['edited'] as const) : []),
    ...(isSwitched ? [wantsOn ? ('switched_on' as const) : ('switched_off' as const)] : []),
  ];
  return { fields: { ...edited, ...(isSwitched ? switching : {}) }, kinds };
};

/** Saves and publishes what a patch changes. */
const change = async (
  { webhooks, webhookDeliveries, outbox }: Unit<WebhookRecords>,
  webhook: StoredWebhook,
  { patch, now }: { readonly patch: WebhookPatch; readonly now: Date },
): Promise<StoredWebhook> => {
  const { fields, kinds } = changesOf(webhook, patch, now);
  if (kinds.length === 0) return webhook;
  const saved = await webhooks.save(webhook, fields);
  if (kinds.includes('switched_off')) await webhookDeliveries.endWaiting(webhook.id, 'switched_off');
  for (const kind of kinds) await publishWebhookChange(outbox, saved, kind);
  return saved;
};

/** Changes an endpoint, or switches it. Throws not_found, and invalid_input for an address that is never called. */
export const updateWebhook = (
  { actor, unitOfWork, clock }: Context<WebhookRecords>,
  { webhookId, ...patch }: WebhookPatch & { readonly webhookId: string },
  { reach }: Pick<SendingTools, 'reach'>,
): Promise<Webhook> =>
  retryRaces(() =>
    unitOfWork(actor, async (unit) => {
      if (patch.url !== undefined) requireCallable(patch.url, reach);
      const now = clock.now();
      return toView(await change(unit, await unit.webhooks.get(webhookId), { patch, now }), now);
    }),
  );

/** Gives an endpoint another secret. The former one also signs for 24 hours. Throws not_found. */
export const rotateWebhookSecret = (
  { actor, unitOfWork, clock }: Context<WebhookRecords>,
  webhookId: string,
  { secrets }: Pick<SendingTools, 'secrets'>,
): Promise<Webhook & { secret: string }> =>
  retryRaces(() =>
    unitOfWork(actor, async ({ webhooks, outbox }) => {
      const webhook = await webhooks.get(webhookId);
      const now = clock.now();
      const secret = newWebhookSecret();
      const secretKeys = rotated(webhook, secrets.seal(secret, webhookId), now);
      const saved = await webhooks.save(webhook, { secretKeys });
      await publishWebhookChange(outbox, saved, 'secret_rotated');
      return { ...toView(saved, now), secret };
    }),
  );

/** Deletes an endpoint with its messages. Throws not_found. */
export const deleteWebhook = ({ actor, unitOfWork }: Context<WebhookRecords>, webhookId: string): Promise<void> =>
  unitOfWork(actor, async ({ webhooks, webhookDeliveries, outbox }) => {
    const webhook = await webhooks.get(webhookId);
    await webhooks.delete(webhookId);
    await webhookDeliveries.deleteOf(webhookId);
    await publishWebhookChange(outbox, webhook, 'deleted');
  });
