import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import { MAX_WEBHOOK_URL } from '../core/text-limits';
import { webhookDeliverySchema, webhookSchema } from '../entities/webhook';
import { webhookEvents } from '../entities/webhook-terms';

/** Whether a text is an address that a message can be posted to. Whether http is allowed is decided by the service. */
const isEndpoint = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '' && hash === '';
};

const urlSchema = z
  .string()
  .trim()
  .max(MAX_WEBHOOK_URL)
  .refine(isEndpoint, 'Enter an address such as https://example.org/hooks, without a user name, password or #.');
const eventsSchema = z
  .array(z.enum(webhookEvents, 'This is no event of webhooks.'))
  .min(1, 'Choose at least one event.')
  .max(webhookEvents.length)
  .transform((chosen) => webhookEvents.filter((event) => chosen.includes(event)));

const webhookParams = z.strictObject({ id: idSchema });
const deliveryParams = z.strictObject({ id: idSchema, deliveryId: idSchema });

const MOMENT = '2026-11-26T10:00:00.000Z';
const webhookExample = {
  id: '6f1d1f0e-6f0c-4b0e-9d4b-2f6d7d1f3a10',
  url: 'https://example.org/hooks/folkmoot',
  events: ['campaign.opened', 'responses.received'],
  isOn: true,
  state: 'delivered',
  offReason: null,
  offAt: null,
  lastDeliveredAt: MOMENT,
  failingSince: null,
  oldSecretUntil: null,
  createdBy: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
  createdAt: '2026-11-01T09:00:00.000Z',
};
const deliveryExample = {
  id: 'msg_0c4d2c1e-0f0e-4f7a-8f5e-7d9c3c1b2a10',
  event: 'responses.received',
  state: 'delivered',
  createdAt: MOMENT,
  nextAttemptAt: null,
  problem: null,
  request: {
    url: 'https://example.org/hooks/folkmoot',
    headers: {
      'content-type': 'application/json',
      'webhook-id': 'msg_0c4d2c1e-0f0e-4f7a-8f5e-7d9c3c1b2a10',
      'webhook-timestamp': '1795687200',
      'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
    },
    body: '{"type":"responses.received","timestamp":"2026-11-26T10:00:00.000Z","data":{"campaignId":"c1","responses":128}}',
  },
  response: { status: 204, headers: {}, body: '', isCut: false },
  attempts: [{ at: MOMENT, durationMs: 84, status: 204, problem: null }],
  attemptCount: 1,
};
const shownWebhook = webhookSchema.meta({ example: webhookExample });
const shownDelivery = webhookDeliverySchema.meta({ example: deliveryExample });
/** The secret is shown only in these answers. */
const withSecret = webhookSchema
  .extend({ secret: z.string() })
  .meta({ example: { ...webhookExample, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=' } });

export const listWebhooksOperation = defineOperation({
  name: 'listWebhooks',
  service: 'admin',
  method: 'get',
  path: '/api/webhooks',
  summary: 'The webhooks of the council, newest first. Never with their secrets.',
  can: 'webhook:manage',
  response: listOf(shownWebhook),
});

export const createWebhookOperation = defineOperation({
  name: 'createWebhook',
  service: 'admin',
  method: 'post',
  path: '/api/webhooks',
  summary: 'Have events of the council posted to an address. The answer has the secret; it is shown only this once.',
  can: 'webhook:manage',
  body: z
    .strictObject({ url: urlSchema, events: eventsSchema })
    .meta({ example: { url: webhookExample.url, events: webhookExample.events } }),
  status: 201,
  response: withSecret,
  errors: ['conflict'],
});

export const updateWebhookOperation = defineOperation({
  name: 'updateWebhook',
  service: 'admin',
  method: 'patch',
  path: '/api/webhooks/:id',
  summary: 'Change the address or the events of a webhook, or switch it off or on.',
  can: 'webhook:manage',
  params: webhookParams,
  body: z
    .strictObject({ url: urlSchema.optional(), events: eventsSchema.optional(), isOn: z.boolean().optional() })
    .meta({ example: { isOn: false } }),
  response: shownWebhook,
  errors: ['not_found'],
});

export const deleteWebhookOperation = defineOperation({
  name: 'deleteWebhook',
  service: 'admin',
  method: 'delete',
  path: '/api/webhooks/:id',
  summary: 'Delete a webhook with its deliveries. Waiting messages are not sent.',
  can: 'webhook:manage',
  params: webhookParams,
  status: 204,
  errors: ['not_found'],
});

export const rotateWebhookSecretOperation = defineOperation({
  name: 'rotateWebhookSecret',
  service: 'admin',
  method: 'post',
  path: '/api/webhooks/:id/secret',
  summary:
    'Make a new secret. The answer has it, only this once. For 24 hours messages are also signed with the old one.',
  can: 'webhook:manage',
  params: webhookParams,
  response: withSecret,
  errors: ['not_found'],
});

export const testWebhookOperation = defineOperation({
  name: 'testWebhook',
  service: 'admin',
  method: 'post',
  path: '/api/webhooks/:id/test',
  summary: 'Post a message of the type ping now, once. The answer says what the endpoint answered.',
  can: 'webhook:manage',
  params: webhookParams,
  response: shownDelivery,
  errors: ['not_found', 'too_many_requests'],
});

export const listWebhookDeliveriesOperation = defineOperation({
  name: 'listWebhookDeliveries',
  service: 'admin',
  method: 'get',
  path: '/api/webhooks/:id/deliveries',
  summary: 'The messages of the last 30 days to a webhook, newest first, with their attempts.',
  can: 'webhook:manage',
  params: webhookParams,
  query: z.strictObject(pageQuery),
  response: listOf(shownDelivery),
  errors: ['not_found'],
});

export const replayWebhookDeliveryOperation = defineOperation({
  name: 'replayWebhookDelivery',
  service: 'admin',
  method: 'post',
  path: '/api/webhooks/:id/deliveries/:deliveryId/replay',
  summary: 'Send a message again, with the same webhook-id, as soon as possible.',
  can: 'webhook:manage',
  params: deliveryParams,
  status: 202,
  response: shownDelivery,
  errors: ['not_found', 'conflict', 'too_many_requests'],
});
