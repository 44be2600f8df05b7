import {
  answerNewAddressOperation,
  choosePreferencesOperation,
  correctOwnDataOperation,
  countAudienceOperation,
  eraseOwnDataOperation,
  getSubscriberOperation,
  listDeliveriesOperation,
  type Operation,
  pauseMailOperation,
  personalDataErasedEvent,
  readNewAddressOperation,
  readOwnDataOperation,
  readPreferencesOperation,
  readSubscriberDataOperation,
  requestNewAddressOperation,
  subscriberChangedEvent,
  systemActor,
} from '@folkmoot/contracts';
import { createSubscriberTokens } from '@folkmoot/service-kit';
import { otherCouncil, ownCouncil, until } from '@folkmoot/service-kit/testing';
import {
  makeSubscriber,
  makeTag,
  other,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
  TEST_SUBSCRIBER_KEY,
} from '../../testing/fixtures';
import { CAMPAIGN, publishCampaign, sendAll } from '../../testing/mailings';
import { expectTrueAttributeCounts } from '../../testing/true-counts';

const DAY_MS = 86_400_000;
const tokens = createSubscriberTokens(TEST_SUBSCRIBER_KEY);
const as = systemActor('public', ownCouncil);
const AMY = 'amy@residents.example';
const NEW = 'amy.new@residents.example';
const BEN = 'ben@residents.example';

describe("a person's own data behind their link", () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
    await publishCouncil(service);
    await publishCouncil(service, { id: otherCouncil, slug: 'hillview' });
    await publishCampaign(service);
  });
  afterAll(() => service.stop());

  const signedUp = async (email = AMY) => {
    const tag = await makeTag(service, own, { description: 'News about parks' });
    const { body } = await makeSubscriber(service, own, { email, tagIds: [tag.id] });
    return { id: body.id, tag, token: tokens.preferences({ councilId: ownCouncil, subscriberId: body.id }) };
  };
  const detail = async (subscriberId: string) =>
    (await service.call(getSubscriberOperation, { as: own, params: { subscriberId } })).body;
  const stored = (email: string) => service.connection.collection('subscribers').findOne({ email });

  it('a pause skips mailings with a reason, leaves the person active, counts honestly and ends at once or by itself', async () => {
    const { id, token } = await signedUp();
    await makeSubscriber(service, own, { email: BEN, tagIds: [(await makeTag(service)).id] });
    const audience = { of: 'everybody' as const };
    const reach = async () =>
      (await service.call(countAudienceOperation, { as: own, body: { campaignId: CAMPAIGN, audience } })).body;
    expect(await reach()).toMatchObject({ count: 2, paused: 0 });
    const pausedUntil = new Date(service.clock.now().getTime() + 30 * DAY_MS).toISOString();
    const pause = async (isPaused: boolean) =>
      (await service.call(pauseMailOperation, { as, body: { token, isPaused } })).body;
    expect(await pause(true)).toMatchObject({ status: 'active', pausedUntil });
    expect(await detail(id)).toMatchObject({ status: 'active', pausedUntil, history: [{ what: 'paused' }, {}] });
    expect(await reach()).toMatchObject({ count: 1, paused: 1 });
    const mailing = await sendAll(service);
    const query = { state: 'skipped' as const };
    const { items } = (
      await service.call(listDeliveriesOperation, { as: own, params: { mailingId: mailing.id }, query })
    ).body;
    expect(items.map(({ reason }) => reason)).toEqual(['paused']);
    expect(service.mails.map(({ to }) => to)).toEqual([BEN]);
    expect(await pause(false)).toMatchObject({ status: 'active', pausedUntil: null });
    expect(await reach()).toMatchObject({ count: 2, paused: 0 });
    await pause(true);
    service.clock.advance(30 * DAY_MS);
    expect(await reach()).toMatchObject({ count: 2, paused: 0 });
    await sendAll(service);
    expect(service.mails.map(({ to }) => to).filter((to) => to === AMY)).toEqual([AMY]);
  });

  it('details are read as people write them, and nothing is saved when one of them cannot be read', async () => {
    const { id, token } = await signedUp();
    const correct = async (values: Record<string, string>) =>
      (await service.call(correctOwnDataOperation, { as, body: { token, values } })).body.problems;
    expect(await correct({ ward: ' East  ward ', first_name: 'Amy', unknown: 'x' })).toEqual([]);
    expect((await detail(id)).attributes).toEqual({ ward: 'East ward', first_name: 'Amy' });
    expect((await detail(id)).history[0]).toMatchObject({ what: 'details_changed', by: null });
    expect(await correct({ ward: 'x'.repeat(201), first_name: '' })).toEqual([{ key: 'ward' }]);
    expect((await detail(id)).attributes).toEqual({ ward: 'East ward', first_name: 'Amy' });
    expect(await correct({ ward: 'East ward', first_name: '' })).toEqual([]);
    expect((await detail(id)).attributes).toEqual({ ward: 'East ward' });
    await expectTrueAttributeCounts(service);
    const { body } = await service.call(readOwnDataOperation, { as, body: { token } });
    expect(body.attributes.find(({ key }) => key === 'ward')).toMatchObject({ name: 'Ward', value: 'East ward' });
    expect(body.data).toMatchObject({ subscriber: { email: AMY }, attributes: [{ name: 'Ward', value: 'East ward' }] });
  });

  it('a withdrawal has its day, and every mail is in the history, also of a person with a long one', async () => {
    const { id, token } = await signedUp();
    const mailing = await sendAll(service, { subject: 'About {campaign}' });
    const history = (await stored(AMY))?.history as object[];
    const line = { at: service.clock.now(), what: 'topics_changed', detail: 'x', by: null };
    const long = [...history, ...Array.from({ length: 200 }, () => line)].slice(-200);
    await service.connection.collection('subscribers').updateOne({ email: AMY }, { $set: { history: long } });
    service.clock.advance(DAY_MS);
    const withdrawnAt = service.clock.now().toISOString();
    await service.call(choosePreferencesOperation, { as, body: { token, tagIds: [] } });
    const { subscriptions, history: shown } = await detail(id);
    expect(subscriptions).toMatchObject([{ status: 'withdrawn', withdrawnAt }]);
    expect(shown.filter(({ what }) => what === 'mail_sent').map((each) => each.detail)).toEqual([
      'About Parks & ponds',
    ]);
    const { body } = await service.call(readSubscriberDataOperation, {
      as: own,
      body: { email: AMY, purpose: 'look' as const },
    });
    expect(body.consents).toMatchObject([{ status: 'withdrawn', withdrawnAt }]);
    expect(body.mails).toMatchObject([{ kind: mailing.kind, status: 'sent', subject: 'About Parks & ponds' }]);
  });

  it('who erases themselves is erased as by staff, with the certificate, and their link ends', async () => {
    const { id, token } = await signedUp();
    const erase = () => service.call(eraseOwnDataOperation, { as, body: { token } });
    expect((await erase()).status).toBe(204);
    const all = await service.connection.collection('subscribers').find().toArray();
    expect(JSON.stringify(all)).not.toContain('amy@');
    await service.settled();
    expect(service.eventsOf(subscriberChangedEvent).at(-1)?.payload).toEqual({ subscriberId: id, change: 'erased' });
    expect(service.eventsOf(personalDataErasedEvent).at(-1)).toMatchObject({
      councilId: ownCouncil,
      payload: { service: 'subscribers', wasFound: true },
    });
    const body = { email: AMY, purpose: 'look' as const };
    expect((await service.call(readSubscriberDataOperation, { as: own, body })).body).toMatchObject({
      subscriber: null,
      isSuppressed: true,
    });
    expect([
      (await erase()).status,
      (await service.call(readPreferencesOperation, { as, body: { token } })).status,
    ]).toEqual([404, 404]);
  });

  describe('a new address', () => {
    const request = async (token: string, email: string) =>
      (await service.call(requestNewAddressOperation, { as, body: { token, email } })).body.outcome;
    const answer = async (token: string, choice: 'confirm' | 'stop') =>
      (await service.call(answerNewAddressOperation, { as, body: { token, answer: choice } })).body.state;
    /** The link in the last mail to an address; null when the mail has none. */
    const linkTo = async (address: string, count = 1) => {
      await until(() => service.mails.filter(({ to }) => to === address).length >= count);
      const text = service.mails.filter(({ to }) => to === address).at(-1)?.text ?? '';
      return /\/confirm\/address\/(\S+)/.exec(text)?.[1] ?? null;
    };

    it.each(['new first', 'old first'])(
      'replaces the old one when both mailboxes have confirmed, %s',
      async (order) => {
        const { id, token } = await signedUp();
        expect(await request(token, ` ${NEW} `)).toBe('asked');
        const [fresh, old] = [(await linkTo(NEW)) ?? '', (await linkTo(AMY)) ?? ''];
        const mail = service.mails.find(({ to }) => to === NEW);
        expect(JSON.stringify(mail)).not.toMatch(/unsubscribe/i);
        const [first, second] = order === 'new first' ? [fresh, old] : [old, fresh];
        expect(await answer(first, 'confirm')).toBe('waiting');
        expect(await answer(first, 'confirm')).toBe('waiting');
        expect((await detail(id)).email).toBe(AMY);
        expect(await answer(second, 'confirm')).toBe('done');
        const changed = await detail(id);
        expect(changed).toMatchObject({ email: NEW, status: 'active' });
        expect(changed.history.find(({ what }) => what !== 'mail_sent')?.what).toBe('address_changed');
        expect([await answer(first, 'stop'), (await detail(id)).email]).toEqual(['gone', NEW]);
      },
    );

    it('is stopped by either mailbox, replaced by a newer request, and expires; nothing changes before', async () => {
      const { id, token } = await signedUp();
      await request(token, NEW);
      const [fresh, old] = [(await linkTo(NEW)) ?? '', (await linkTo(AMY)) ?? ''];
      const read = (link: string) => service.call(readNewAddressOperation, { as, body: { token: link } });
      expect((await read(old)).body).toMatchObject({ state: 'ask', side: 'old', to: 'a…w@residents.example' });
      await answer(fresh, 'confirm');
      expect(await answer(old, 'stop')).toBe('gone');
      expect([await answer(fresh, 'confirm'), await answer(old, 'confirm')]).toEqual(['gone', 'gone']);
      service.clock.advance(1_000);
      await request(token, NEW);
      const [again, oldAgain] = [(await linkTo(NEW, 2)) ?? '', (await linkTo(AMY, 2)) ?? ''];
      expect((await read(fresh)).body).toMatchObject({ state: 'gone', from: '', to: '' });
      await answer(again, 'confirm');
      service.clock.advance(3 * DAY_MS + 1_000);
      const late = await service.call(answerNewAddressOperation, { as, body: { token: oldAgain, answer: 'confirm' } });
      expect([late.status, (await detail(id)).email]).toEqual([404, AMY]);
      expect((await service.call(readPreferencesOperation, { as, body: { token } })).body.newAddress).toBeNull();
      await service.jobs.schedule('subscribers.send-mails', null);
      await until(async () => !('addressChange' in ((await stored(AMY)) ?? {})));
    });

    it('of somebody else on the list gets the same answer, and only its mailbox learns that', async () => {
      const { id, token } = await signedUp();
      await signedUp(BEN);
      expect(await request(token, BEN)).toBe('asked');
      const old = (await linkTo(AMY)) ?? '';
      expect(await linkTo(BEN)).toBeNull();
      expect(await answer(old, 'confirm')).toBe('waiting');
      const forged = tokens.addressChange(
        {
          councilId: ownCouncil,
          subscriberId: id,
          changeId: String((await stored(AMY))?.addressChange.id),
          side: 'new',
        },
        new Date(service.clock.now().getTime() + DAY_MS),
      );
      expect(await answer(forged, 'confirm')).toBe('waiting');
      expect((await detail(id)).email).toBe(AMY);
    });

    it('is refused when it is no address, the same, asked for too often, or of a person without mail', async () => {
      const { token } = await signedUp();
      expect([await request(token, 'nobody'), await request(token, AMY.toUpperCase())]).toEqual(['invalid', 'same']);
      for (const nth of [1, 2, 3]) {
        expect(await request(token, `amy${nth}@residents.example`)).toBe('asked');
        await linkTo(`amy${nth}@residents.example`);
        service.clock.advance(1_000);
      }
      expect(await request(token, NEW)).toBe('too_many');
      service.clock.advance(DAY_MS);
      expect(await request(token, NEW)).toBe('asked');
      await service.call(choosePreferencesOperation, { as, body: { token, tagIds: [] } });
      expect(await request(token, 'b@residents.example')).toBe('not_active');
    });
  });

  it('a token that is altered, of another purpose, or of a person of another council opens and changes nothing', async () => {
    const { id, token } = await signedUp();
    const theirs = await makeSubscriber(service, other, { tagIds: [(await makeTag(service, other)).id] });
    const inAWeek = new Date(service.clock.now().getTime() + 7 * DAY_MS);
    const ref = { councilId: ownCouncil, subscriberId: id };
    const hostile = [
      `${token}x`,
      'forged.token',
      tokens.confirmation(ref, inAWeek),
      tokens.preferences({ councilId: ownCouncil, subscriberId: theirs.body.id }),
      tokens.preferences({ councilId: otherCouncil, subscriberId: id }),
      tokens.addressChange({ ...ref, changeId: 'x', side: 'old' }, inAWeek),
      tokens.addressChange({ ...ref, changeId: 'x', side: 'old' }, new Date(service.clock.now().getTime() - DAY_MS)),
    ];
    const before = await service.connection.collection('subscribers').find().toArray();
    const calls: readonly (readonly [Operation, object])[] = [
      [pauseMailOperation, { isPaused: true }],
      [readOwnDataOperation, {}],
      [correctOwnDataOperation, { values: { ward: 'x' } }],
      [eraseOwnDataOperation, {}],
      [requestNewAddressOperation, { email: NEW }],
    ];
    for (const [operation, more] of calls)
      for (const bad of hostile)
        expect([
          operation.name,
          (await service.call(operation, { as, body: { token: bad, ...more } } as never)).status,
        ]).toEqual([operation.name, 404]);
    for (const bad of [
      ...hostile.filter((each) => tokens.readAddressChange(each, service.clock.now()) === null),
      token,
    ])
      expect(
        (await service.call(answerNewAddressOperation, { as, body: { token: bad, answer: 'confirm' } })).status,
      ).toBe(404);
    expect(await service.connection.collection('subscribers').find().toArray()).toEqual(before);
  });
});
