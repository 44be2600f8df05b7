import path from 'node:path';
import {
  cancelMailingOperation,
  countAudienceOperation,
  deliveryRefusedEvent,
  eraseSubscriberDataOperation,
  invitationsAnsweredEvent,
  listDeliveriesOperation,
  mailingChangedEvent,
  pauseMailingOperation,
  resumeMailingOperation,
  unsubscribeSubscriberOperation,
} from '@folkmoot/contracts';
import { createInvitationTokens } from '@folkmoot/service-kit';
import { ownCouncil } from '@folkmoot/service-kit/testing';
import { createSendingJournal, type JournalLine } from '../../entities/delivery';
import {
  addMany,
  makeSegment,
  makeSubscriber,
  makeTag,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
  TEST_DATA_DIR,
  TEST_SUBSCRIBER_KEY,
} from '../../testing/fixtures';
import { CAMPAIGN, mailingWhen, makeMailing, publishCampaign, send, sendAll } from '../../testing/mailings';

const tokens = createInvitationTokens(TEST_SUBSCRIBER_KEY);

describe('mailings (E-22)', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
    await publishCouncil(service);
    await publishCampaign(service);
  });
  afterAll(() => service.stop());

  const person = async (email: string, ...ownTagIds: string[]) => {
    const tagIds = ownTagIds.length > 0 ? ownTagIds : [(await makeTag(service)).id];
    return (await makeSubscriber(service, own, { email, tagIds })).body.id;
  };
  const deliveriesOf = async (mailingId: string, query = {}) =>
    (await service.call(listDeliveriesOperation, { as: own, params: { mailingId }, query })).body.items;
  const reportAnswered = async (...subscriberIds: string[]) => {
    const invitations = subscriberIds.map((subscriberId) =>
      tokens.idOf({ campaignId: CAMPAIGN, round: 1, subscriberId }),
    );
    await service.receive(invitationsAnsweredEvent, {
      aggregate: { type: 'campaign', id: CAMPAIGN, revision: 1 },
      councilId: ownCouncil,
      payload: { campaignId: CAMPAIGN, invitations },
    });
    await service.settled();
  };

  it('everybody gets one message with their own link, RFC 8058 headers and no tracking pixel', async () => {
    const [amy, ben] = [await person('amy@residents.example'), await person('ben@residents.example')];
    const { counts, state } = await sendAll(service);
    expect([state, counts.sent, counts.queued]).toEqual(['done', 2, 0]);
    expect(service.mails.map(({ to }) => to).sort()).toEqual(['amy@residents.example', 'ben@residents.example']);
    const mail = service.mails.find(({ to }) => to.startsWith('amy'));
    expect(mail?.subject).toBe('Your view on Parks & ponds');
    const token = tokens.issue({ campaignId: CAMPAIGN, round: 1, subscriberId: amy });
    const link = `http://localhost:8080/riverside/survey/${CAMPAIGN}?invitation=${token}`;
    expect(mail?.text).toContain(`Take part in the survey: ${link}`);
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.html).not.toMatch(/<img[^>]*(width="1"|height="1")/);
    expect(mail?.text).toContain('asks about Parks & ponds until further notice.');
    expect(mail?.headers?.['List-Unsubscribe']).toMatch(/^<http:\/\/localhost:8080\/api\/public\/unsubscribe\/.+>$/);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.headers?.['List-Id']).toBe('"Riverside Borough Council" <updates.council-own.folkmoot.example>');
    const shown = mail?.text.split('\n').filter((line) => /^(?:Choose topics|Unsubscribe): /.test(line)) ?? [];
    for (const line of shown) expect(line).toMatch(/: http:\/\/localhost:8080\/p\/[\w-]{36}[pu]$/);
    expect([shown.length, mail?.html?.match(/>(?:Choose topics|Unsubscribe)<\/a>/g)?.length]).toEqual([2, 2]);
    expect(mail?.html).not.toMatch(/>[^<]*http/);
    expect(mail?.text).not.toContain(tokens.issue({ campaignId: CAMPAIGN, round: 1, subscriberId: ben }));
    await service.settled();
    expect(service.eventsOf(mailingChangedEvent).map(({ payload }) => payload.change)).toEqual([
      'created',
      'sending',
      'done',
    ]);
  });

  /** The state after a sender was killed: claimed messages, and its journal lines or none. */
  const interrupt = async (mailingId: string, notes: readonly JournalLine[] | null) => {
    const { connection } = service;
    const fresh = { sentAt: null, reason: null };
    const deliveries = connection.collection<{ _id: string }>('deliveries');
    await deliveries.updateMany({ mailingId }, { $set: { state: 'queued', ...fresh } });
    const taken = (await deliveries.find({ mailingId }).toArray()).map(({ _id }) => _id);
    if (notes) {
      const journal = createSendingJournal(path.join(TEST_DATA_DIR, 'sending'));
      journal.begin('killed', mailingId);
      journal.note(notes);
    }
    const changed = { $set: { state: 'sending', finishedAt: null, sender: 'killed', taken } };
    await connection.collection<{ _id: string }>('mailings').updateOne({ _id: mailingId }, changed);
  };
  const deliveryOf = async (mailingId: string, subscriberId: string) =>
    (await deliveriesOf(mailingId)).find((each) => each.subscriberId === subscriberId)?.id ?? '';

  it('nobody is missed and the message in doubt is marked when a sender is killed', async () => {
    const [amy, gone, erased, refused] = [
      await person('amy@residents.example'),
      await person('gone@residents.example'),
      await person('erased@residents.example'),
      await person('refused@residents.example'),
    ];
    const mailing = await sendAll(service);
    await service.call(unsubscribeSubscriberOperation, { as: own, params: { subscriberId: gone } });
    await service.call(eraseSubscriberDataOperation, { as: own, body: { email: 'erased@residents.example' } });
    await service.receive(deliveryRefusedEvent, {
      aggregate: { type: 'delivery', id: 'd', revision: 1 },
      councilId: ownCouncil,
      payload: { subscriberId: refused, reason: 'bounced', refusedAt: service.clock.now().toISOString() },
    });
    await service.settled();
    await interrupt(mailing.id, [{ goes: await deliveryOf(mailing.id, amy) }]);
    const { counts } = await mailingWhen(service, mailing.id);
    expect(counts).toMatchObject({ sent: 1, suppressed: 3, queued: 0, maybeTwice: 1 });
    const reasons = (await deliveriesOf(mailing.id)).map(({ email, reason }) => [email, reason]);
    expect(Object.fromEntries(reasons)).toEqual({
      'amy@residents.example': null,
      'gone@residents.example': 'unsubscribed',
      '': 'erased',
      'refused@residents.example': 'bounced_before',
    });
    expect((await deliveriesOf(mailing.id)).filter(({ maybeTwice }) => maybeTwice)).toHaveLength(1);
    expect(JSON.stringify(await deliveriesOf(mailing.id))).not.toContain(erased);
  });

  it('messages in the journal are not sent again when a sender is killed', async () => {
    const people = [await person('amy@residents.example'), await person('ben@residents.example')];
    const [gone = '', inDoubt = ''] = people;
    await person('cat@residents.example');
    const mailing = await sendAll(service);
    const before = service.mails.length;
    const at = service.clock.now();
    const goneId = await deliveryOf(mailing.id, gone);
    const came = { id: goneId, came: { state: 'sent' as const, at } };
    await interrupt(mailing.id, [{ goes: goneId }, came, { goes: await deliveryOf(mailing.id, inDoubt) }]);
    const { counts } = await mailingWhen(service, mailing.id);
    expect(counts).toMatchObject({ sent: 3, queued: 0, maybeTwice: 1 });
    const again = service.mails.slice(before).map(({ to }) => to);
    expect(again.sort()).toEqual(['ben@residents.example', 'cat@residents.example']);
    const marked = (await deliveriesOf(mailing.id)).filter(({ maybeTwice }) => maybeTwice);
    expect(marked.map(({ subscriberId }) => subscriberId)).toEqual([inDoubt]);
  });

  it('all claimed messages are sent again and marked when the journal is lost', async () => {
    await person('amy@residents.example');
    await person('ben@residents.example');
    const mailing = await sendAll(service);
    await interrupt(mailing.id, null);
    expect((await mailingWhen(service, mailing.id)).counts).toMatchObject({ sent: 2, queued: 0, maybeTwice: 2 });
  });

  it('the audience is resolved when the mailing is sent, and an empty audience is refused', async () => {
    const [parks, roads] = [await makeTag(service), await makeTag(service)];
    await person('amy@residents.example', parks.id);
    await person('ben@residents.example', roads.id);
    const segment = await makeSegment(service, own, { filter: { tagIds: [roads.id] } });
    const size = async (audience: object) =>
      (await service.call(countAudienceOperation, { as: own, body: { campaignId: CAMPAIGN, audience } })).body.count;
    expect(await size({ of: 'everybody' })).toBe(2);
    expect(await size({ of: 'tags', tagIds: [parks.id] })).toBe(1);
    expect(await size({ of: 'segment', segmentId: segment.id })).toBe(1);
    await sendAll(service, { audience: { of: 'segment', segmentId: segment.id } });
    expect(service.mails.map(({ to }) => to)).toEqual(['ben@residents.example']);
    const nobody = await makeTag(service);
    const empty = (await makeMailing(service, { audience: { of: 'tags', tagIds: [nobody.id] } })).body;
    const refused = await send(service, empty);
    expect([refused.status, refused.body.code]).toEqual([409, 'audience_empty']);
    expect(refused.body.detail).toBe('There is nobody in this audience at the moment, so you cannot send anything.');
  });

  it('a reminder goes to people who got the invitation and have not answered', async () => {
    const [amy] = [await person('amy@residents.example'), await person('ben@residents.example')];
    const invitation = await sendAll(service);
    await reportAnswered(amy);
    await reportAnswered(amy);
    const body = { campaignId: CAMPAIGN, audience: { of: 'unanswered' } };
    expect((await service.call(countAudienceOperation, { as: own, body })).body).toMatchObject({
      count: 1,
      isExact: true,
    });
    const before = service.mails.length;
    const reminder = await sendAll(service, { kind: 'reminder', audience: { of: 'unanswered' } });
    expect(service.mails.slice(before).map(({ to }) => to)).toEqual(['ben@residents.example']);
    expect([reminder.counts.sent, (await mailingWhen(service, invitation.id)).counts.answered]).toEqual([1, 1]);
    const kept = await service.connection.collection('deliveries').find({ subscriberId: amy }).toArray();
    expect(kept.map(({ answeredOn }) => answeredOn)).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]);
    expect(JSON.stringify(await deliveriesOf(invitation.id))).not.toMatch(/answer/i);
  });

  it('a person gets no reminder when they answer before it is sent', async () => {
    const [amy] = [await person('amy@residents.example'), await person('ben@residents.example')];
    await sendAll(service);
    await publishCampaign(service, { status: 'paused', revision: 2 });
    const reminder = (await makeMailing(service, { kind: 'reminder', audience: { of: 'unanswered' } })).body;
    await send(service, reminder);
    await mailingWhen(service, reminder.id, ({ problem }) => problem !== null);
    await reportAnswered(amy);
    await publishCampaign(service, { revision: 3 });
    expect((await mailingWhen(service, reminder.id)).counts).toMatchObject({ sent: 1 });
    expect(service.mails.filter(({ to }) => to === 'amy@residents.example')).toHaveLength(1);
  });

  it('nothing is sent while a mailing is paused, and the rest stays unsent when it is cancelled', async () => {
    await person('amy@residents.example');
    const sendAt = new Date(service.clock.now().getTime() + 60_000).toISOString();
    const mailing = (await makeMailing(service)).body;
    const params = { mailingId: mailing.id };
    await send(service, mailing, { sendAt });
    expect((await service.call(pauseMailingOperation, { as: own, params })).body.state).toBe('paused');
    service.clock.advance(120_000);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(service.mails).toEqual([]);
    expect((await service.call(resumeMailingOperation, { as: own, params })).body.state).toBe('scheduled');
    await mailingWhen(service, mailing.id);
    expect((await service.call(cancelMailingOperation, { as: own, params })).body.code).toBe('transition_not_allowed');
    const other = (await makeMailing(service)).body;
    await send(service, other, { sendAt: new Date(service.clock.now().getTime() + 60_000).toISOString() });
    const stopped = await service.call(cancelMailingOperation, { as: own, params: { mailingId: other.id } });
    expect([stopped.body.state, service.mails.length]).toEqual(['cancelled', 1]);
  });

  it('a mailing is stopped with a reason when its campaign ends first', async () => {
    await person('amy@residents.example');
    const mailing = (await makeMailing(service)).body;
    await send(service, mailing, { sendAt: new Date(service.clock.now().getTime() + 60_000).toISOString() });
    await publishCampaign(service, { status: 'completed', revision: 2 });
    service.clock.advance(120_000);
    const { problem } = await mailingWhen(service, mailing.id, ({ state }) => state === 'cancelled');
    expect(problem).toBe('The campaign ended before every message was sent.');
    expect((await send(service, (await makeMailing(service)).body)).body.code).toBe('mailing_campaign_closed');
  });

  it('everybody gets one message when the audience has more than one page', async () => {
    const tag = await makeTag(service);
    await addMany(service, tag.id, 1_100);
    const done = await mailingWhen(
      service,
      await (async () => {
        const mailing = (await makeMailing(service)).body;
        await send(service, mailing);
        return mailing.id;
      })(),
    );
    expect(done.counts).toMatchObject({ sent: 1_100, queued: 0, maybeTwice: 0 });
    expect(new Set(service.mails.map(({ to }) => to)).size).toBe(1_100);
    expect(service.mails).toHaveLength(1_100);
    expect(await deliveriesOf(done.id, { state: 'sent', limit: '200' })).toHaveLength(200);
    expect(await deliveriesOf(done.id, { state: 'failed' })).toEqual([]);
  }, 120_000);
});
