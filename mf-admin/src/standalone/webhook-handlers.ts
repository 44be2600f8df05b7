import {
  createWebhookOperation,
  deleteWebhookOperation,
  listWebhookDeliveriesOperation,
  listWebhooksOperation,
  replayWebhookDeliveryOperation,
  rotateWebhookSecretOperation,
  testWebhookOperation,
  updateWebhookOperation,
  type Webhook,
  type WebhookDelivery,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem, sampleUser } from '@folkmoot/shell-sdk/standalone';

const MOMENT = '2026-01-05T09:00:00.000Z';
const LATER = '2026-01-06T09:00:00.000Z';
const SECRET = `whsec_${'sample'.repeat(7)}a=`;

const sampleWebhook = (id: string, fields: Partial<Webhook>): Webhook => ({
  id,
  url: `https://example.org/hooks/${id}`,
  events: ['campaign.opened', 'campaign.closed', 'responses.received'],
  isOn: true,
  state: 'new',
  offReason: null,
  offAt: null,
  lastDeliveredAt: null,
  failingSince: null,
  oldSecretUntil: null,
  createdBy: sampleUser().id,
  createdAt: MOMENT,
  ...fields,
});

const sampleDelivery = (id: string, fields: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: `msg_${id}`,
  event: 'responses.received',
  state: 'delivered',
  createdAt: MOMENT,
  nextAttemptAt: null,
  problem: null,
  request: {
    url: 'https://example.org/hooks/website',
    headers: {
      'content-type': 'application/json',
      'webhook-id': `msg_${id}`,
      'webhook-timestamp': '1767603600',
      'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
    },
    body: JSON.stringify({
      type: 'responses.received',
      timestamp: MOMENT,
      data: { campaignId: 'campaign-park', responses: 128 },
    }),
  },
  response: { status: 200, headers: { 'content-type': 'text/plain' }, body: 'ok', isCut: false },
  attempts: [{ at: MOMENT, durationMs: 84, status: 200, problem: null }],
  attemptCount: 1,
  ...fields,
});

const sampleDeliveries = (): WebhookDelivery[] => [
  sampleDelivery('waiting', {
    state: 'waiting',
    nextAttemptAt: LATER,
    response: { status: 503, headers: {}, body: 'Service unavailable', isCut: false },
    attempts: [
      { at: MOMENT, durationMs: 10_002, status: null, problem: 'timed_out' },
      { at: '2026-01-05T09:00:09.000Z', durationMs: 40, status: 503, problem: 'status' },
    ],
    attemptCount: 2,
  }),
  sampleDelivery('delivered'),
  sampleDelivery('failed', { state: 'failed', problem: 'name_unknown', event: 'campaign.opened', response: null }),
];

/** Webhooks. They last until the page is closed. */
export const onWebhooks = (): Handler[] => {
  let webhooks: Webhook[] = [
    sampleWebhook('website', { state: 'delivered', lastDeliveredAt: new Date(Date.now() - 125_000).toISOString() }),
    sampleWebhook('warehouse', { state: 'failing', failingSince: MOMENT, events: ['mailing.done'] }),
    sampleWebhook('old', { state: 'off', isOn: false, offReason: 'gone', offAt: MOMENT }),
  ];
  let deliveries = sampleDeliveries();
  const find = (id: string): Webhook => {
    const webhook = webhooks.find((each) => each.id === id);
    if (!webhook) throw problem('not_found');
    return webhook;
  };
  const change = (id: string, fields: Partial<Webhook>): Webhook => {
    const changed = { ...find(id), ...fields };
    webhooks = webhooks.map((each) => (each.id === id ? changed : each));
    return changed;
  };
  return [
    handle(listWebhooksOperation, () => ({ items: webhooks, nextCursor: null })),
    handle(createWebhookOperation, ({ body }) => {
      const webhook = sampleWebhook(`new-${webhooks.length}`, body);
      webhooks = [webhook, ...webhooks];
      return { ...webhook, secret: SECRET };
    }),
    handle(updateWebhookOperation, ({ params: { id }, body: { isOn, ...fields } = {} }) =>
      change(id, {
        ...fields,
        ...(isOn === undefined
          ? {}
          : {
              isOn,
              state: isOn ? ('new' as const) : ('off' as const),
              offReason: isOn ? null : ('by_staff' as const),
            }),
      }),
    ),
    handle(deleteWebhookOperation, ({ params: { id } }) => {
      find(id);
      webhooks = webhooks.filter((each) => each.id !== id);
    }),
    handle(rotateWebhookSecretOperation, ({ params: { id } }) => ({
      ...change(id, { oldSecretUntil: LATER }),
      secret: SECRET,
    })),
    handle(testWebhookOperation, ({ params: { id } }) => {
      find(id);
      const delivery = sampleDelivery(`test-${deliveries.length}`, { event: 'ping' });
      deliveries = [delivery, ...deliveries];
      return delivery;
    }),
    handle(listWebhookDeliveriesOperation, ({ params: { id } }) => {
      find(id);
      return { items: deliveries, nextCursor: null };
    }),
    handle(replayWebhookDeliveryOperation, ({ params: { deliveryId } }) => {
      const delivery = deliveries.find((each) => each.id === deliveryId);
      if (!delivery) throw problem('not_found');
      const queued = { ...delivery, state: 'waiting' as const, problem: null, nextAttemptAt: LATER };
      deliveries = deliveries.map((each) => (each.id === deliveryId ? queued : each));
      return queued;
    }),
  ];
};
