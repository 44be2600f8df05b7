import { Webhook as StandardWebhook } from 'standardwebhooks';
import { offReasonAfter, rotated, type StoredWebhook, signingKeys, toView } from '../../entities/webhook';
import {
  afterAttempt,
  bodyOf,
  newDelivery,
  RETRY_WAITS,
  type StoredDelivery,
  windowEnd,
} from '../../entities/webhook-delivery';
import { retryAfterMs } from './attempt-delivery';
import { MAX_SUBSCRIBER_IDS, mergedData, newsOfCampaign, newsOfSubscribers } from './news.domain';
import { newWebhookSecret, signedHeaders } from './sign-message';

const NOW = new Date('2026-03-02T09:00:30.000Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const after = (ms: number): Date => new Date(NOW.getTime() + ms);

const webhook: StoredWebhook = {
  id: 'w1',
  revision: 1,
  councilId: 'a',
  url: 'https://example.org/',
  events: ['campaign.opened'],
  secretKeys: [{ sealed: 'first', until: null }],
  offReason: null,
  offAt: null,
  lastDeliveredAt: null,
  failingSince: null,
  createdBy: 'u1',
  createdAt: NOW,
};
const message = {
  id: 'msg_1',
  councilId: 'a',
  webhookId: 'w1',
  event: 'campaign.opened',
  happenedAt: NOW,
  data: { campaignId: 'c1' },
} as const;
const delivery: StoredDelivery = { ...newDelivery(message, { now: NOW }), revision: 1 };
const failed = (now: Date, retryAfter: number | null = null) => ({
  attempt: { at: now, durationMs: 5, status: 503, problem: 'status' as const },
  response: null,
  retryAfterMs: retryAfter,
});

describe('the signature', () => {
  it('is verified by the package of the specification, and not when id, time, body or secret differ', () => {
    const [secret, other] = [newWebhookSecret(), newWebhookSecret()];
    const body = bodyOf(delivery);
    const headers = signedHeaders({ id: 'msg_1', at: new Date(), body }, [secret]);
    const verify = (changes: object = {}, text = body, by = secret) =>
      new StandardWebhook(by).verify(text, { ...headers, ...changes });
    expect(verify()).toEqual({ type: 'campaign.opened', timestamp: NOW.toISOString(), data: { campaignId: 'c1' } });
    const timestamp = String(Number(headers['webhook-timestamp']) + 1);
    expect(() => verify({ 'webhook-id': 'msg_2' })).toThrow();
    expect(() => verify({ 'webhook-timestamp': timestamp })).toThrow();
    expect(() => verify({}, `${body} `)).toThrow();
    expect(() => verify({}, body, other)).toThrow();
  });

  it('is the one of the example in the specification', () => {
    const headers = signedHeaders(
      { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: new Date(1_614_265_330_000), body: '{"test": 2432232314}' },
      ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    );
    expect(headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });
});

describe('the next attempt', () => {
  it.each([
    ['the back-off', 5_000, null, 5_000],
    ['what the receiver asks for when it is longer', 5_000, 60_000, 60_000],
    ['the back-off when the receiver asks for less', 5_000, 1_000, 5_000],
    ['an hour when the receiver asks for days', 5_000, 3 * DAY_MS, HOUR_MS],
  ])('is due after %s', (_, wait, asked, expected) => {
    expect(afterAttempt(delivery, failed(NOW, asked), { now: NOW, wait })).toMatchObject({
      state: 'waiting',
      dueAt: after(expected),
      attemptCount: 1,
    });
  });

  it('is not made after 24 hours, and none follows a delivered message', () => {
    const last = after(DAY_MS - 1_000);
    expect(afterAttempt(delivery, failed(last), { now: last, wait: 2_000 })).toMatchObject({
      state: 'failed',
      problem: 'status',
    });
    const done = { ...failed(NOW), attempt: { at: NOW, durationMs: 5, status: 200, problem: null } };
    expect(afterAttempt(delivery, done, { now: NOW, wait: 2_000 })).toMatchObject({
      state: 'delivered',
      problem: null,
    });
  });

  it('comes about twenty times in 24 hours, and a list of attempts has an end', () => {
    let at = NOW;
    let current = delivery;
    while (current.state === 'waiting') {
      const wait = Math.min(RETRY_WAITS.most, RETRY_WAITS.first * 2 ** current.attemptCount);
      current = { ...current, ...afterAttempt(current, failed(at), { now: at, wait }) };
      at = current.dueAt;
    }
    expect(current.attemptCount).toBe(22);
    const many = { ...delivery, attempts: Array.from({ length: 80 }, () => failed(NOW).attempt), attemptCount: 80 };
    expect(afterAttempt(many, failed(NOW), { now: NOW, wait: 1 })).toMatchObject({ attemptCount: 81 });
    expect(afterAttempt(many, failed(NOW), { now: NOW, wait: 1 }).attempts).toHaveLength(50);
  });

  it.each([
    ['120', 120_000],
    [' 5 ', 5_000],
    [after(60_000).toUTCString(), 60_000],
    [after(-60_000).toUTCString(), 0],
    ['soon', null],
    ['', null],
    [undefined, null],
  ])('heeds the Retry-After header %s', (header, expected) => {
    expect(retryAfterMs(header, NOW)).toBe(expected);
  });
});

describe('an endpoint', () => {
  it.each([
    ['gone', { isGone: true, count: 1 }, null, 'gone'],
    ['on when it fails for the first time', { isGone: false, count: 9 }, null, null],
    ['on before five days', { isGone: false, count: 9 }, after(1 - 5 * DAY_MS), null],
    ['failing after five days', { isGone: false, count: 5 }, after(-5 * DAY_MS), 'failing'],
    ['on when a message failed only a few times', { isGone: false, count: 4 }, after(-6 * DAY_MS), null],
  ])('is %s', (_, attempt, failingSince, expected) => {
    expect(offReasonAfter({ failingSince }, attempt, NOW)).toBe(expected);
  });

  it('signs with the former secret for 24 hours after a rotation, and never with an older one', () => {
    const once = { ...webhook, secretKeys: rotated(webhook, 'second', NOW) };
    const twice = { ...once, secretKeys: rotated(once, 'third', after(HOUR_MS)) };
    const sealed = (each: StoredWebhook, at: Date) => signingKeys(each, at).map((key) => key.sealed);
    expect(sealed(once, after(DAY_MS - 1))).toEqual(['second', 'first']);
    expect(sealed(once, after(DAY_MS))).toEqual(['second']);
    expect(sealed(twice, after(HOUR_MS))).toEqual(['third', 'second']);
    expect(toView(once, NOW).oldSecretUntil).toBe(after(DAY_MS).toISOString());
  });

  it.each([
    [{ offReason: 'gone', failingSince: NOW }, 'off'],
    [{ failingSince: NOW, lastDeliveredAt: NOW }, 'failing'],
    [{ lastDeliveredAt: NOW }, 'delivered'],
    [{}, 'new'],
  ] as const)('with %j is shown as %s', (fields, state) => {
    expect(toView({ ...webhook, ...fields }, NOW).state).toBe(state);
  });
});

describe('news', () => {
  const snapshot = {
    id: 'c1',
    councilId: 'a',
    title: 'Park',
    description: 'Not for the message',
    status: 'active',
    frequency: 'monthly',
    startDate: null,
    endDate: null,
    publishedVersion: 1,
    isDeleted: false,
    revision: 3,
  } as const;

  it.each([
    ['activated', 'campaign.opened'],
    ['opened', 'campaign.opened'],
    ['resumed', 'campaign.opened'],
    ['reopened', 'campaign.opened'],
    ['round_opened', 'campaign.opened'],
    ['has_room', 'campaign.opened'],
    ['paused', 'campaign.paused'],
    ['completed', 'campaign.closed'],
    ['round_closed', 'campaign.closed'],
    ['filled', 'campaign.closed'],
    ['edited', undefined],
    ['scheduled', undefined],
    ['archived', undefined],
    ['deleted', undefined],
  ] as const)('of a campaign that was %s are %s', (change, event) => {
    expect(newsOfCampaign({ change, campaign: snapshot }, NOW)?.event).toBe(event);
  });

  it('of a round name the round', () => {
    const round = { number: 4, opensAt: NOW.toISOString(), closesAt: null };
    expect(newsOfCampaign({ change: 'round_opened', campaign: snapshot, round }, NOW)?.data).toEqual({
      campaignId: 'c1',
      title: 'Park',
      status: 'active',
      reason: 'round_opened',
      round: 4,
    });
  });

  it('of subscribers are grouped by kind, in messages that have an end', () => {
    const changed = Array.from({ length: MAX_SUBSCRIBER_IDS + 1 }, (_, at) => ({
      subscriberId: `s${at}`,
      change: 'bounced' as const,
      happenedAt: NOW,
    }));
    const news = newsOfSubscribers([...changed, { subscriberId: 'x', change: 'added', happenedAt: NOW }]);
    expect(news.map(({ data }) => [data.change, data.count])).toEqual([
      ['bounced', MAX_SUBSCRIBER_IDS],
      ['bounced', 1],
      ['added', 1],
    ]);
    const [full, rest, added] = news;
    if (!full || !rest || !added) throw new Error('three messages expected');
    expect(mergedData(full.data, rest)).toBeNull();
    expect(mergedData(added.data, { ...added, data: { ...added.data, subscriberIds: ['y'] } })).toEqual({
      change: 'added',
      count: 2,
      subscriberIds: ['x', 'y'],
    });
  });

  it.each([
    ['2026-03-02T09:00:00.000Z', '2026-03-02T09:01:00.000Z'],
    ['2026-03-02T09:00:59.999Z', '2026-03-02T09:01:00.000Z'],
    ['2026-03-02T09:01:00.000Z', '2026-03-02T09:02:00.000Z'],
  ])('in the minute of %s are due at %s', (now, expected) => {
    expect(windowEnd(new Date(now), 60_000).toISOString()).toBe(expected);
  });
});
