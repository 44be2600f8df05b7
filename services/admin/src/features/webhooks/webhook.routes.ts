import {
  createWebhookOperation,
  deleteWebhookOperation,
  listWebhookDeliveriesOperation,
  listWebhooksOperation,
  replayWebhookDeliveryOperation,
  rotateWebhookSecretOperation,
  testWebhookOperation,
  updateWebhookOperation,
} from '@folkmoot/contracts';
import { toView } from '../../entities/webhook';
import { toView as toDeliveryView } from '../../entities/webhook-delivery';
import { deleteWebhook, rotateWebhookSecret, updateWebhook } from './change-webhook.use-case';
import { createWebhook } from './create-webhook.use-case';
import { replayDelivery, testWebhook } from './send-again.use-case';
import type { WebhookApp, WebhookTools } from './webhook.types';

export const webhookRoutes = ({ route }: WebhookApp, tools: WebhookTools) => [
  route(listWebhooksOperation, {
    handle: async ({ context: { actor, reader, clock } }) => {
      const { items, nextCursor } = await reader(actor).webhooks.list();
      const now = clock.now();
      return { items: items.map((webhook) => toView(webhook, now)), nextCursor };
    },
  }),
  route(createWebhookOperation, { handle: ({ context, body }) => createWebhook(context, body, tools) }),
  route(updateWebhookOperation, {
    handle: ({ context, params: { id }, body }) => updateWebhook(context, { ...body, webhookId: id }, tools),
  }),
  route(deleteWebhookOperation, { handle: ({ context, params }) => deleteWebhook(context, params.id) }),
  route(rotateWebhookSecretOperation, {
    handle: ({ context, params }) => rotateWebhookSecret(context, params.id, tools),
  }),
  route(testWebhookOperation, { handle: ({ context, params }) => testWebhook(context, params.id, tools) }),
  route(listWebhookDeliveriesOperation, {
    handle: async ({ context: { actor, reader }, params: { id }, query }) => {
      const { webhooks, webhookDeliveries } = reader(actor);
      const { url } = await webhooks.get(id);
      const { items, nextCursor } = await webhookDeliveries.list(id, query);
      return { items: items.map((delivery) => toDeliveryView(delivery, url)), nextCursor };
    },
  }),
  route(replayWebhookDeliveryOperation, {
    handle: ({ context, params: { id, deliveryId } }) => replayDelivery(context, { webhookId: id, deliveryId }),
  }),
];
