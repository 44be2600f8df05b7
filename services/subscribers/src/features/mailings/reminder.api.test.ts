import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  countAudienceOperation,
  findAnsweredOperation,
  invitationsAnsweredEvent,
  listDeliveriesOperation,
  readSubscriberDataOperation,
} from '@folkmoot/contracts';
import { createInvitationTokens } from '@folkmoot/service-kit';
import { ownCouncil } from '@folkmoot/service-kit/testing';
import {
  addMany,
  makeSubscriber,
  makeTag,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
  TEST_SUBSCRIBER_KEY,
} from '../../testing/fixtures';
import { CAMPAIGN, mailingWhen, makeMailing, publishCampaign, send, sendAll } from '../../testing/mailings';

const tokens = createInvitationTokens(TEST_SUBSCRIBER_KEY);
const HOUR_MS = 3_600_000;
const reminding = { kind: 'reminder', audience: { of: 'unanswered' } };

/** Fake of the public service: returns the configured answers and records the requests. */
const startAnswers = async () => {
  const answered = new Set<string>();
  const requests: string[][] = [];
  const state = { isAway: false };
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (state.isAway || request.url !== findAnsweredOperation.path) {
      response.writeHead(503).end();
      return;
    }
    const { invitations } = JSON.parse(Buffer.concat(parts).toString()) as { invitations: string[] };
    requests.push(invitations);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ answered: invitations.filter((each) => answered.has(each)) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { answered, requests, state, url, close: () => server.close() };
};

describe('reminders', () => {
  let service: SubscribersTestService;
  let answers: Awaited<ReturnType<typeof startAnswers>>;
  beforeAll(async () => {
    answers = await startAnswers();
    service = await startSubscribersService({ publicUrl: answers.url });
  });
  beforeEach(async () => {
    await service.empty();
    answers.answered.clear();
    answers.requests.length = 0;
    answers.state.isAway = false;
    await publishCouncil(service);
    await publishCampaign(service);
  });
  afterAll(async () => {
    await service.stop();
    answers.close();
  });

  const invite = async (count: number) => {
    await addMany(service, (await makeTag(service)).id, count);
    const invitation = await sendAll(service);
    const people = await service.connection.collection('subscribers').find({}).toArray();
    const ids = new Map(people.map(({ _id, email }) => [String(email), String(_id)]));
    return { invitation, idOf: (n: number) => ids.get(`many${n}@residents.example`) ?? '' };
  };
  const invitationOf = (subscriberId: string) => tokens.idOf({ campaignId: CAMPAIGN, round: 1, subscriberId });
  const reportAtNight = async (...subscriberIds: string[]) => {
    await service.receive(invitationsAnsweredEvent, {
      aggregate: { type: 'campaign', id: CAMPAIGN, revision: 1 },
      councilId: ownCouncil,
      payload: { campaignId: CAMPAIGN, invitations: subscriberIds.map(invitationOf) },
    });
    await service.settled();
  };
  const listed = async (mailingId: string, query = {}) =>
    (await service.call(listDeliveriesOperation, { as: own, params: { mailingId }, query })).body.items;
  const remindedSince = (before: number) => service.mails.slice(before).map(({ to }) => to);
  const reach = async () =>
    (
      await service.call(countAudienceOperation, {
        as: own,
        body: { campaignId: CAMPAIGN, audience: { of: 'unanswered' } },
      })
    ).body;

  it('a reminder skips everybody who has answered when 10 have answered since the last nightly report', async () => {
    const { idOf } = await invite(14);
    for (let n = 0; n < 10; n++) answers.answered.add(invitationOf(idOf(n)));
    const before = service.mails.length;
    const reminder = await sendAll(service, reminding);
    expect(remindedSince(before).sort()).toEqual([10, 11, 12, 13].map((n) => `many${n}@residents.example`));
    expect(reminder.answersAsOf).toBe('now');
  });

  it('a reminder uses the state of the last nightly report when 9 have answered since', async () => {
    const { idOf } = await invite(14);
    await reportAtNight(idOf(13));
    for (let n = 0; n < 9; n++) answers.answered.add(invitationOf(idOf(n)));
    answers.answered.add(invitationOf(idOf(13)));
    const before = service.mails.length;
    const reminder = await sendAll(service, reminding);
    expect(remindedSince(before)).toHaveLength(13);
    expect(reminder.answersAsOf).toBe('night');
    const kept = await service.connection.collection('deliveries').distinct('answeredOn');
    expect(kept.filter(Boolean)).toHaveLength(1);
  });

  it('the public service is asked about the whole audience in a random order', async () => {
    const { idOf } = await invite(30);
    await reportAtNight(idOf(0));
    await sendAll(service, reminding);
    const all = Array.from({ length: 30 }, (_, n) => invitationOf(idOf(n)));
    expect(answers.requests).toHaveLength(1);
    expect([...(answers.requests[0] ?? [])].sort()).toEqual([...all].sort());
    const inStorage = (
      await service.connection.collection('deliveries').find({}).sort({ subscriberId: 1 }).toArray()
    ).map(({ invitationId }) => String(invitationId));
    expect(answers.requests[0]).not.toEqual(inStorage.slice(0, 30));
    expect(answers.requests[0]).not.toEqual(all);
  });

  it('a reminder waits with a visible reason when the public service is not available', async () => {
    await invite(3);
    answers.state.isAway = true;
    const draft = (await makeMailing(service, reminding)).body;
    const before = service.mails.length;
    await send(service, draft);
    const { problem } = await mailingWhen(service, draft.id, (mailing) => mailing.problem !== null);
    expect(problem).toMatch(/cannot check who has answered at the moment/);
    expect(remindedSince(before)).toEqual([]);
    answers.state.isAway = false;
    expect((await mailingWhen(service, draft.id)).counts.sent).toBe(3);
  });

  it('a reminder is refused when another started less than 24 hours before, and starts after that time', async () => {
    await invite(3);
    await sendAll(service, reminding);
    const draft = (await makeMailing(service, reminding)).body;
    const refused = await send(service, draft);
    expect([refused.status, refused.body.code]).toEqual([409, 'reminder_too_soon']);
    const next = new Date((await reach()).nextReminderAt ?? 0).getTime();
    const untilThen = next - service.clock.now().getTime();
    expect(untilThen).toBeGreaterThan(23 * HOUR_MS);
    expect(untilThen).toBeLessThanOrEqual(24 * HOUR_MS);
    service.clock.advance(24 * HOUR_MS);
    expect((await reach()).nextReminderAt).toBeNull();
    expect((await send(service, draft)).status).toBe(200);
    expect((await mailingWhen(service, draft.id)).counts.sent).toBe(3);
  });

  it('a scheduled reminder waits when another reminder starts before it', async () => {
    await invite(3);
    const later = (await makeMailing(service, reminding)).body;
    const sendAt = new Date(service.clock.now().getTime() + HOUR_MS).toISOString();
    expect((await send(service, later, { sendAt })).status).toBe(200);
    await sendAll(service, reminding);
    const before = service.mails.length;
    service.clock.advance(2 * HOUR_MS);
    const { state, problem } = await mailingWhen(service, later.id, (mailing) => mailing.problem !== null);
    expect([state, problem]).toEqual(['scheduled', expect.stringMatching(/24 hours/)]);
    expect(remindedSince(before)).toEqual([]);
  });

  it('no list and no export shows who got no reminder, because that shows who has answered', async () => {
    const { invitation, idOf } = await invite(4);
    await reportAtNight(idOf(0));
    const reminder = await sendAll(service, reminding);
    expect(reminder.counts).toMatchObject({ sent: 3, suppressed: 0, queued: 0 });
    expect(reminder.listsRecipients).toBe(false);
    expect(await listed(reminder.id)).toEqual([]);
    for (const state of ['sent', 'queued', 'skipped']) expect(await listed(reminder.id, { state })).toEqual([]);
    expect(await listed(invitation.id)).toHaveLength(4);
    const seen = [];
    for (const n of [0, 1]) {
      const body = { email: `many${n}@residents.example` };
      const { mails } = (await service.call(readSubscriberDataOperation, { as: own, body })).body;
      seen.push(mails.map(({ kind }) => kind));
    }
    expect(seen).toEqual([['invitation'], ['invitation']]);
  });

  it('a second invitation stores nothing about people who have answered and lists no recipients', async () => {
    const { idOf } = await invite(4);
    await reportAtNight(idOf(0));
    const again = await sendAll(service);
    expect([again.counts.sent, again.counts.suppressed, again.listsRecipients]).toEqual([3, 0, false]);
    expect(await listed(again.id)).toEqual([]);
    const kept = await service.connection
      .collection('deliveries')
      .countDocuments({ mailingId: again.id, subscriberId: idOf(0) });
    expect(kept).toBe(0);
  });

  it('the count of a reminder includes each person once, and only people who still receive mail', async () => {
    const { idOf } = await invite(6);
    await sendAll(service);
    await service.connection
      .collection<{ _id: string }>('subscribers')
      .updateOne({ _id: idOf(0) }, { $set: { status: 'unsubscribed' } });
    await reportAtNight(idOf(1));
    expect(await reach()).toMatchObject({ count: 4, isExact: true });
  });

  it('an invitation shows how many people have one already, and excludes them on request', async () => {
    await invite(3);
    const count = async (audience: object) =>
      (await service.call(countAudienceOperation, { as: own, body: { campaignId: CAMPAIGN, audience } })).body;
    expect(await count({ of: 'everybody' })).toMatchObject({ count: 3, alreadyInvited: 3, isExact: true });
    expect(await count({ of: 'everybody', withoutInvited: true })).toMatchObject({ count: 0, alreadyInvited: 3 });
    const body = { email: 'new@residents.example', tagIds: [(await makeTag(service)).id] };
    await makeSubscriber(service, own, body);
    const before = service.mails.length;
    const second = await sendAll(service, { audience: { of: 'everybody', withoutInvited: true } });
    expect(remindedSince(before)).toEqual(['new@residents.example']);
    expect([second.counts.sent, second.listsRecipients]).toEqual([1, true]);
  });
});
