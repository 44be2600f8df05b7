import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  campaignChangedEvent,
  campaignProgressedEvent,
  createWebhookOperation,
  deleteWebhookOperation,
  listWebhookDeliveriesOperation,
  listWebhooksOperation,
  mailingChangedEvent,
  replayWebhookDeliveryOperation,
  resultsPublishedEvent,
  resultsWithdrawnEvent,
  rotateWebhookSecretOperation,
  subscriberChangedEvent,
  subscribersChangedEvent,
  testWebhookOperation,
  type UserActor,
  updateWebhookOperation,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
  webhookChangedEvent,
  webhookEvents,
} from '@folkmoot/contracts';
import { localServers, otherCouncil, ownCouncil, until, userActor } from '@folkmoot/service-kit/testing';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { type AdminTestService, makeCouncils, makeUser, runJob, startAdminService } from '../../testing/fixtures';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const admin = userActor();
const { serve, closeAll } = localServers();

interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

/** A receiver that answers each message as the test says. */
const receiver = async (answer: (response: ServerResponse, count: number) => void = (response) => response.end()) => {
  const received: Received[] = [];
  const listener: RequestListener = (request, response) =>
    void bodyOf(request).then((body) => {
      received.push({ headers: request.headers as Record<string, string>, body });
      answer(response, received.length);
    });
  return { url: `${await serve(listener)}/hooks`, received };
};
const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end();
const messageOf = ({ body }: Received) => JSON.parse(body) as { type: string; timestamp: string; data: object };

let service: AdminTestService;
beforeAll(async () => {
  service = await startAdminService();
});
beforeEach(async () => {
  await service.empty();
  service.clock.set(new Date());
  await makeCouncils(service);
  await makeUser(service, { id: 'user_1', role: 'council_admin' });
});
afterEach(closeAll);
afterAll(() => service.stop());

const create = (url: string, events: readonly WebhookEvent[] = ['campaign.opened'], as: UserActor = admin) =>
  service.call(createWebhookOperation, { as, body: { url, events: [...events] } });
const made = async (url: string, events?: readonly WebhookEvent[]) => (await create(url, events)).body;
const list = async (): Promise<Webhook[]> => (await service.call(listWebhooksOperation, { as: admin })).body.items;
const only = async (): Promise<Webhook | undefined> => (await list())[0];
const deliveries = async (id: string): Promise<WebhookDelivery[]> =>
  (await service.call(listWebhookDeliveriesOperation, { as: admin, params: { id } })).body.items;
const update = (id: string, body: { url?: string; isOn?: boolean }) =>
  service.call(updateWebhookOperation, { as: admin, params: { id }, body });
const ping = async (id: string) => (await service.call(testWebhookOperation, { as: admin, params: { id } })).body;
const replay = (id: string, deliveryId: string) =>
  service.call(replayWebhookDeliveryOperation, { as: admin, params: { id, deliveryId } });

let revision = 0;
const campaign = async (change: 'activated' | 'paused' | 'completed' | 'edited', id = 'park') => {
  revision += 1;
  const snapshot = { id, councilId: ownCouncil, title: 'Riverside Park', description: '', status: 'active' as const };
  const times = { frequency: 'once' as const, startDate: null, endDate: null };
  await service.receive(campaignChangedEvent, {
    aggregate: { type: 'campaign', id, revision },
    payload: { change, campaign: { ...snapshot, ...times, publishedVersion: 1, isDeleted: false, revision } },
    councilId: ownCouncil,
  });
};
const progressed = async (responses: number, campaignId = 'park') => {
  revision += 1;
  await service.receive(campaignProgressedEvent, {
    aggregate: { type: 'campaign-counter', id: campaignId, revision },
    payload: { campaignId, responses, campaigns: 1 },
    councilId: ownCouncil,
  });
};
const subscriber = (subscriberId: string, change: 'added' | 'unsubscribed') =>
  service.receive(subscriberChangedEvent, {
    aggregate: { type: 'subscriber', id: subscriberId, revision: 1 },
    payload: { subscriberId, change },
    councilId: ownCouncil,
  });
/** Lets time pass, so that the next attempt is due. */
const later = (ms: number) => service.clock.advance(ms);
const attemptsOf = async (id: string) => (await deliveries(id))[0]?.attemptCount ?? 0;

describe('a webhook', () => {
  it('is shown with its secret once, and is stored and listed without it', async () => {
    const { secret, ...view } = await made('http://127.0.0.1:9/hooks', ['campaign.opened', 'mailing.done']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await list()).toEqual([view]);
    expect(view).toMatchObject({ state: 'new', isOn: true, events: ['campaign.opened', 'mailing.done'] });
    const stored = await service.connection.collection('webhooks').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(secret.slice('whsec_'.length));
  });

  it.each([
    ['https://user:word@example.org/', 'an address with a password'],
    ['ftp://example.org/', 'another scheme'],
    ['https://example.org/#a', 'a fragment'],
    ['http://example.org/', 'http to a host that the operator did not allow'],
    ['https://10.0.0.1/', 'a private address'],
    ['https://[::1]/', 'a loopback address'],
    ['http://169.254.169.254/', 'a metadata address'],
    [`https://example.org/${'x'.repeat(1_000)}`, 'a very long address'],
    ['example.org', 'no address'],
  ])('is refused when its address is %s: %s', async (url) => {
    const { status, body } = await create(url);
    expect([status, body]).toMatchObject([400, { fields: [{ path: 'url' }] }]);
  });

  it('is refused without an event, and when the council has ten', async () => {
    expect((await create('https://example.org/', [])).status).toBe(400);
    for (let count = 0; count < 10; count++) expect((await create('https://example.org/')).status).toBe(201);
    expect((await create('https://example.org/')).status).toBe(409);
    expect((await create('https://example.org/', undefined, userActor({ councilId: otherCouncil }))).status).toBe(201);
  });

  it('gets a signed message that the package of the specification verifies', async () => {
    const { url, received } = await receiver(status(204));
    const { id, secret } = await made(url);
    await campaign('edited');
    await campaign('activated');
    await until(async () => (await only())?.state === 'delivered');
    const [message] = received;
    expect(received).toHaveLength(1);
    expect(message && new StandardWebhook(secret).verify(message.body, message.headers)).toEqual({
      type: 'campaign.opened',
      timestamp: service.clock.now().toISOString(),
      data: { campaignId: 'park', title: 'Riverside Park', status: 'active', reason: 'activated' },
    });
    const [delivery] = await deliveries(id);
    expect(delivery).toMatchObject({
      id: message?.headers['webhook-id'],
      state: 'delivered',
      nextAttemptAt: null,
      request: { url, body: message?.body, headers: { 'webhook-signature': message?.headers['webhook-signature'] } },
      response: { status: 204 },
      attempts: [{ status: 204, problem: null }],
    });
    expect((await only())?.lastDeliveredAt).toBe(service.clock.now().toISOString());
  });

  it('gets messages with both signatures for 24 hours when its secret is rotated', async () => {
    const { url, received } = await receiver();
    const { id, secret: first } = await made(url);
    const { body } = await service.call(rotateWebhookSecretOperation, { as: admin, params: { id } });
    expect(body.oldSecretUntil).toBe(new Date(service.clock.now().getTime() + DAY_MS).toISOString());
    await ping(id);
    for (const secret of [first, body.secret]) {
      expect(() =>
        new StandardWebhook(secret).verify(received[0]?.body ?? '', received[0]?.headers ?? {}),
      ).not.toThrow();
    }
    later(DAY_MS);
    expect((await only())?.oldSecretUntil).toBeNull();
    await ping(id);
    expect(received.map(({ headers }) => headers['webhook-signature']?.split(' ').length)).toEqual([2, 1]);
  });

  it('is tried again with the same id when it fails, and is then delivered', async () => {
    const { url, received } = await receiver((response, count) => status(count < 3 ? 503 : 200)(response));
    const { id } = await made(url);
    await campaign('activated');
    for (let count = 1; count <= 2; count++) {
      await until(async () => (await attemptsOf(id)) === count);
      expect(await only()).toMatchObject({ state: 'failing' });
      later(MINUTE_MS);
    }
    await until(async () => (await only())?.state === 'delivered');
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await deliveries(id))[0]?.attempts.map(({ status: code }) => code)).toEqual([503, 503, 200]);
    expect((await only())?.failingSince).toBeNull();
  });

  it('is given up after 24 hours, and can be replayed with the same id', async () => {
    let answer = 500;
    const { url, received } = await receiver((response) => status(answer)(response));
    const { id } = await made(url);
    await campaign('activated');
    await until(async () => (await attemptsOf(id)) === 1);
    later(DAY_MS);
    await until(async () => (await deliveries(id))[0]?.state === 'failed');
    const [failed] = await deliveries(id);
    expect(failed).toMatchObject({ problem: 'status', nextAttemptAt: null, attemptCount: 2 });
    answer = 200;
    expect((await replay(id, failed?.id ?? '')).status).toBe(202);
    await until(async () => (await deliveries(id))[0]?.state === 'delivered');
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await replay(id, 'msg_unknown')).status).toBe(404);
    await update(id, { isOn: false });
    expect((await replay(id, failed?.id ?? '')).status).toBe(409);
  });

  it('does not delay the others when it is slow', async () => {
    const unanswered: ServerResponse[] = [];
    const slow = await receiver((response) => void unanswered.push(response));
    const quick = await receiver();
    await made(slow.url);
    await made(quick.url);
    for (let count = 0; count < 5; count++) await campaign('activated');
    await until(() => quick.received.length === 5 && slow.received.length === 2);
    for (const response of unanswered) response.end();
    await until(() => {
      for (const response of unanswered) response.end();
      return slow.received.length === 5;
    });
  });

  it('is switched off with a mail to the admins when it answers 410 Gone', async () => {
    await makeUser(service, { id: 'staff_1' });
    const { url } = await receiver(status(410));
    const { id } = await made(url);
    await campaign('activated');
    await campaign('activated');
    await until(async () => (await only())?.state === 'off');
    expect(await only()).toMatchObject({ offReason: 'gone', isOn: false });
    await until(async () => (await deliveries(id)).every(({ state }) => state === 'failed'));
    await campaign('activated');
    expect(await deliveries(id)).toHaveLength(2);
    await runJob(service, 'admin.send-notices');
    expect(service.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['user_1@council.example', `The webhook to ${new URL(url).host} was switched off`],
    ]);
    await service.settled();
    expect(service.eventsOf(webhookChangedEvent).at(-1)).toMatchObject({
      payload: { webhookId: id, change: 'gone' },
      actor: { kind: 'system' },
    });
  });

  it('is switched off with a mail after five days of failure, and starts afresh when it is switched on', async () => {
    const { url } = await receiver(status(500));
    const { id } = await made(url);
    await campaign('activated');
    await until(async () => (await attemptsOf(id)) === 1);
    later(5 * DAY_MS);
    await campaign('paused');
    await campaign('activated');
    for (let count = 1; count < 5; count++) {
      await until(async () => (await deliveries(id))[0]?.attemptCount === count);
      expect((await only())?.state).toBe('failing');
      later(10 * MINUTE_MS);
    }
    await until(async () => (await only())?.state === 'off');
    expect(await only()).toMatchObject({ offReason: 'failing' });
    await runJob(service, 'admin.send-notices');
    expect(service.mails.at(-1)?.text).toContain('have failed for five days');
    expect((await update(id, { isOn: true })).body).toMatchObject({
      state: 'new',
      failingSince: null,
      offReason: null,
    });
  });

  it('says in its test what is wrong', async () => {
    const { id } = await made('http://127.0.0.1:9/');
    expect(await ping(id)).toMatchObject({ state: 'failed', event: 'ping', attempts: [{ problem: 'unreachable' }] });
    const cases: readonly [(response: ServerResponse) => void, object][] = [
      [status(500), { attempts: [{ status: 500, problem: 'status' }] }],
      [(to) => void to.writeHead(302, { location: '/x' }).end(), { attempts: [{ problem: 'redirected' }] }],
      [(to) => void to.writeHead(307, { location: '/' }).end(), { attempts: [{ problem: 'too_many_redirects' }] }],
      [
        (to) => void to.writeHead(307, { location: 'https://10.0.0.1/' }).end(),
        { attempts: [{ problem: 'address_private' }] },
      ],
      [
        (to) => void to.writeHead(308, { location: 'http://169.254.169.254/' }).end(),
        { attempts: [{ problem: 'address_reserved' }] },
      ],
      [(to) => void to.writeHead(308, { location: 'http://8.8.8.8/' }).end(), { attempts: [{ problem: 'not_https' }] }],
      [
        (to) => void to.writeHead(200, { 'set-cookie': 'a=b', 'x-a': 'b'.repeat(500) }).end('y'.repeat(5_000)),
        { state: 'delivered', response: { body: 'y'.repeat(1_024), isCut: true } },
      ],
    ];
    for (const [answer, expected] of cases) {
      const { url } = await receiver(answer);
      expect((await update(id, { url })).status).toBe(200);
      const result = await ping(id);
      expect(result).toMatchObject(expected);
      expect(JSON.stringify(result)).not.toContain('set-cookie');
    }
    expect((await only())?.state).toBe('delivered');
  });

  it('is not called at a private address that the operator did not allow, whatever its name', async () => {
    const beside = await startAdminService({ beside: service, webhookPrivateHosts: [] });
    try {
      const { url, received } = await receiver();
      const { body } = await service.call(createWebhookOperation, {
        as: admin,
        body: { url: url.replace('http:', 'https:').replace('127.0.0.1', 'localhost'), events: ['campaign.opened'] },
      });
      const { body: result } = await beside.call(testWebhookOperation, { as: admin, params: { id: body.id } });
      expect([result.attempts[0]?.problem, received]).toEqual(['address_private', []]);
    } finally {
      await beside.stop();
    }
  });

  it('can be tested and replayed only so often', async () => {
    const { url } = await receiver();
    const { id } = await made(url);
    for (let count = 0; count < 10; count++) await ping(id);
    expect((await service.call(testWebhookOperation, { as: admin, params: { id } })).status).toBe(429);
  });

  it('is deleted with its messages', async () => {
    const { url } = await receiver();
    const { id } = await made(url);
    await ping(id);
    expect((await service.call(deleteWebhookOperation, { as: admin, params: { id } })).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(await service.connection.collection('webhookDeliveries').countDocuments()).toBe(0);
    await service.settled();
    expect(service.eventsOf(webhookChangedEvent).map(({ payload }) => payload.change)).toEqual([
      'created',
      'tested',
      'deleted',
    ]);
  });
});

describe('messages to webhooks', () => {
  it('about responses are one for each campaign and minute, with the count only', async () => {
    const { url, received } = await receiver();
    await made(url, ['responses.received']);
    await progressed(0);
    for (const count of [3, 4, 5]) await progressed(count);
    await progressed(9, 'bins');
    expect(received).toEqual([]);
    later(MINUTE_MS);
    await until(() => received.length === 2);
    expect(received.map(messageOf).map(({ data }) => data)).toEqual(
      expect.arrayContaining([
        { campaignId: 'park', responses: 5 },
        { campaignId: 'bins', responses: 9 },
      ]),
    );
    // One response was deleted: that is no response received.
    await progressed(4);
    await progressed(6);
    later(MINUTE_MS);
    await until(() => received.length === 3);
    expect(received.map(messageOf).at(-1)?.data).toEqual({ campaignId: 'park', responses: 6 });
  });

  it('about responses replace older ones that were not delivered', async () => {
    const { url, received } = await receiver((response, count) => status(count === 1 ? 500 : 200)(response));
    const { id } = await made(url, ['responses.received']);
    await progressed(3);
    later(MINUTE_MS);
    await until(async () => (await attemptsOf(id)) === 1);
    await progressed(4);
    later(MINUTE_MS);
    await until(() => received.length === 2);
    await until(async () => (await deliveries(id))[0]?.state === 'delivered');
    expect((await deliveries(id)).map(({ state, problem }) => [state, problem])).toEqual([
      ['delivered', null],
      ['failed', 'replaced'],
    ]);
  });

  it('about subscribers have ids and kinds of changes, together for many, and never an address', async () => {
    const { url, received } = await receiver();
    await made(url, ['subscriber.changed']);
    await Promise.all([subscriber('s1', 'added'), subscriber('s2', 'added'), subscriber('s3', 'unsubscribed')]);
    await service.receive(subscribersChangedEvent, {
      aggregate: { type: 'import', id: 'i1', revision: 1 },
      payload: { change: 'imported', count: 12_000, importId: 'i1' },
      councilId: ownCouncil,
    });
    later(MINUTE_MS);
    await until(() => received.length === 3);
    const data = received.map(messageOf).map((message) => message.data as { change: string; subscriberIds: string[] });
    for (const each of data) each.subscriberIds.sort();
    expect(data.sort((a, b) => a.change.localeCompare(b.change))).toEqual([
      { change: 'added', count: 2, subscriberIds: ['s1', 's2'] },
      { change: 'imported', count: 12_000, subscriberIds: [], importId: 'i1' },
      { change: 'unsubscribed', count: 1, subscriberIds: ['s3'] },
    ]);
  });

  it('say which version of results was published or withdrawn, and nothing of its content', async () => {
    const { url, received } = await receiver();
    await made(url, ['results.published', 'results.withdrawn']);
    const aggregate = { type: 'publication', id: 'v1', revision: 1 };
    const of = { campaignId: 'park', version: 2 };
    const published = { ...of, publishedAt: '2026-03-02T09:00:00.000Z', note: 'A secret', checksums: [] };
    await service.receive(resultsPublishedEvent, { aggregate, payload: published, councilId: ownCouncil });
    await until(() => received.length === 1);
    const withdrawn = { ...of, withdrawnAt: '2026-03-03T09:00:00.000Z', reason: 'A secret' };
    await service.receive(resultsWithdrawnEvent, { aggregate, payload: withdrawn, councilId: ownCouncil });
    await until(() => received.length === 2);
    expect(received.map(messageOf)).toMatchObject([
      { type: 'results.published', data: of },
      { type: 'results.withdrawn', data: of },
    ]);
    expect(JSON.stringify(received.map(messageOf))).not.toContain('secret');
  });

  it('are only those that the endpoint chose, of its own council', async () => {
    const { url, received } = await receiver();
    await create(url, webhookEvents, userActor({ councilId: otherCouncil }));
    await made(url, ['mailing.done']);
    await campaign('completed');
    for (const change of ['sending', 'done'] as const)
      await service.receive(mailingChangedEvent, {
        aggregate: { type: 'mailing', id: 'm1', revision: 1 },
        payload: { mailingId: 'm1', campaignId: 'park', kind: 'invitation', change, sent: 12 },
        councilId: ownCouncil,
      });
    await until(() => received.length === 1);
    await service.settled();
    expect(received.map(messageOf)).toMatchObject([
      { type: 'mailing.done', data: { mailingId: 'm1', campaignId: 'park', kind: 'invitation', sent: 12 } },
    ]);
  });

  it('are sent once by two replicas, and by another one when the first has stopped in an attempt', async () => {
    let isHeld = true;
    const { url, received } = await receiver((response) => void (isHeld || response.end()));
    const { id } = await made(url);
    const first = await startAdminService({ beside: service });
    const second = await startAdminService({ beside: service });
    await campaign('activated');
    await campaign('paused');
    await until(() => received.length === 1);
    isHeld = false;
    await Promise.all([first.stop(), second.stop()]);
    // The replica that claimed the message gave it back, or still waits for the answer. In both cases it is sent an hour later.
    later(HOUR_MS);
    await until(async () => (await deliveries(id))[0]?.state === 'delivered');
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    for (let count = 0; count < 8; count++) await campaign('activated');
    const third = await startAdminService({ beside: service });
    await until(async () => (await deliveries(id)).every(({ state }) => state === 'delivered'));
    const ids = received.map(({ headers }) => headers['webhook-id']);
    expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(1);
    await third.stop();
  });
});

/** The receiver of the guide, as a reader copies it. */
const startReceiverOfGuide = async (secret: string) => {
  const guide = readFileSync(path.resolve(__dirname, '../../../../../docs/guides/webhooks.md'), 'utf8');
  const code = /```js\n(.*?)```/s.exec(guide)?.[1] ?? '';
  const folder = mkdtempSync(path.join(tmpdir(), 'webhooks-'));
  const file = path.join(folder, 'receiver.mjs');
  writeFileSync(file, code);
  const url = await serve(() => undefined);
  closeAll();
  const env = { WEBHOOK_SECRET: secret, PORT: new URL(url).port };
  const receiving = spawn(process.execPath, [file], { env });
  let printed = '';
  receiving.stdout.on('data', (part) => {
    printed += part;
  });
  const isUp = () =>
    fetch(url, { method: 'POST' }).then(
      () => true,
      () => false,
    );
  await until(isUp);
  return {
    url,
    printed: () => printed,
    stop: () => {
      receiving.kill();
      rmSync(folder, { recursive: true });
    },
  };
};

test('the receiver of the guide takes our messages, and refuses forged and old ones', async () => {
  const { id, secret } = await made('http://127.0.0.1:9/');
  const guide = await startReceiverOfGuide(secret);
  try {
    await update(id, { url: guide.url });
    const { state, request } = await ping(id);
    expect(state).toBe('delivered');
    await until(() => guide.printed().includes("type: 'ping'"));
    const send = async (headers: object, body = request.body) =>
      (await fetch(guide.url, { method: 'POST', headers: { ...request.headers, ...headers }, body })).status;
    expect(await send({})).toBe(204);
    expect(await send({}, request.body.replace('ping', 'pong'))).toBe(401);
    expect(await send({ 'webhook-id': 'msg_other' })).toBe(401);
    expect(await send({ 'webhook-timestamp': '1' })).toBe(401);
    expect(await send({ 'webhook-signature': '' })).toBe(401);
    expect(guide.printed()).not.toContain('pong');
    later(-HOUR_MS);
    expect(await ping(id)).toMatchObject({ state: 'failed', attempts: [{ status: 401 }] });
  } finally {
    guide.stop();
  }
});
