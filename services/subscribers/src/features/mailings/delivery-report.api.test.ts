import {
  exportDeliveriesOperation,
  listDeliveriesOperation,
  mailingChangedEvent,
  resendMailingOperation,
} from '@folkmoot/contracts';
import {
  makeSubscriber,
  makeTag,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';
import { mailingWhen, publishCampaign, sendAll } from '../../testing/mailings';

const reminding = { kind: 'reminder', audience: { of: 'unanswered' } };

describe('the delivery report of a mailing', () => {
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

  const addPeople = async (...names: string[]) => {
    const tagIds = [(await makeTag(service)).id];
    const ids = [];
    for (const name of names) {
      ids.push((await makeSubscriber(service, own, { email: `${name}@residents.example`, tagIds })).body.id);
    }
    return ids;
  };
  const listed = async (mailingId: string, query = {}) =>
    (await service.call(listDeliveriesOperation, { as: own, params: { mailingId }, query })).body.items.map(
      ({ email }) => email,
    );
  const csvOf = async (mailingId: string, query = {}) =>
    (await service.call(exportDeliveriesOperation, { as: own, params: { mailingId }, query })).text;
  const resend = (mailingId: string) => service.call(resendMailingOperation, { as: own, params: { mailingId } });
  /** The state after the mail server refused the message to a person. */
  const fail = async (mailingId: string, subscriberId: string, fields: object = { reason: 'server_refused' }) => {
    await service.connection
      .collection('deliveries')
      .updateOne({ mailingId, subscriberId }, { $set: { state: 'failed', sentAt: null, ...fields } });
    await service.connection
      .collection<{ _id: string }>('mailings')
      .updateOne({ _id: mailingId }, { $inc: { 'counts.failed': 1, 'counts.sent': -1 } });
  };

  it('messages are found by the beginning of an address', async () => {
    await addPeople('amy', 'ben');
    const { id } = await sendAll(service);
    expect(await listed(id, { q: 'ben@res' })).toEqual(['ben@residents.example']);
    expect(await listed(id, { q: 'nobody' })).toEqual([]);
    expect(await listed(id, { q: 'amy', state: 'failed' })).toEqual([]);
  });

  it('messages are exported with their states in words, and the export is logged', async () => {
    const [amy = ''] = await addPeople('amy', 'ben');
    const { id } = await sendAll(service);
    await fail(id, amy);
    const csv = await csvOf(id);
    expect(csv).toContain('"Email","Status","Reason","Tries","Sent"');
    expect(csv).toContain('"amy@residents.example","Failed","The mail server refused the message","1",""');
    expect(csv).toMatch(/"ben@residents\.example","Sent","","1","\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"/);
    expect(await csvOf(id, { state: 'failed' })).not.toContain('ben@');
    await service.settled();
    const changes = service.eventsOf(mailingChangedEvent).map(({ payload }) => payload.change);
    expect(changes.filter((change) => change === 'exported')).toHaveLength(2);
  });

  it('the export of a reminder has only messages that did not arrive, because the others show who has answered', async () => {
    const [amy = ''] = await addPeople('amy', 'ben');
    await sendAll(service);
    const { id } = await sendAll(service, reminding);
    expect(await csvOf(id)).not.toContain('@');
    await fail(id, amy);
    expect(await csvOf(id)).toContain('amy@');
    expect(await csvOf(id)).not.toContain('ben@');
    expect(await csvOf(id, { state: 'sent' })).not.toContain('@');
  });

  it('an invitation is sent again only to people whose message failed and who cannot have it', async () => {
    const people = await addPeople('amy', 'ben', 'cat', 'dan', 'eve');
    const [amy = '', ben = '', cat = '', dan = ''] = people;
    const { id } = await sendAll(service);
    await fail(id, amy, { reason: 'given_up', attempts: 7 });
    await fail(id, ben, { reason: 'address_refused' });
    await fail(id, cat, { reason: 'given_up', maybeTwice: true });
    await service.connection
      .collection('deliveries')
      .updateOne({ mailingId: id, subscriberId: dan }, { $set: { state: 'bounced' } });
    const before = service.mails.length;
    expect((await resend(id)).body).toMatchObject({ state: 'sending', counts: { queued: 1, failed: 2 } });
    const done = await mailingWhen(service, id);
    expect(service.mails.slice(before).map(({ to }) => to)).toEqual(['amy@residents.example']);
    expect(done.counts).toMatchObject({ failed: 2, queued: 0 });
    expect((await resend(id)).body.code).toBe('nothing_to_resend');
  });

  it('an invitation is not sent again to somebody with another invitation for the round', async () => {
    const [amy = ''] = await addPeople('amy');
    const { id } = await sendAll(service);
    await sendAll(service);
    await fail(id, amy);
    expect((await resend(id)).body.code).toBe('nothing_to_resend');
  });

  it('a reminder is not sent again, because a missing message shows who has answered', async () => {
    const [amy = ''] = await addPeople('amy', 'ben');
    await sendAll(service);
    const { id } = await sendAll(service, reminding);
    await fail(id, amy);
    expect((await resend(id)).body.code).toBe('transition_not_allowed');
  });

  it('an invitation is not sent again when the survey cannot be answered', async () => {
    const [amy = ''] = await addPeople('amy');
    const { id } = await sendAll(service);
    await fail(id, amy);
    await publishCampaign(service, { status: 'completed', revision: 2 });
    expect((await resend(id)).body.code).toBe('mailing_campaign_closed');
  });
});
