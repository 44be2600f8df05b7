import {
  choosePreferencesOperation,
  confirmAddressOperation,
  councilChangedEvent,
  deleteSubscriberOperation,
  getSubscriberOperation,
  listSubscribersOperation,
  listTagsOperation,
  type PayloadOf,
  pageViewedEvent,
  readPreferencesOperation,
  subscriberChangedEvent,
  subscriptionRequestedEvent,
  subscriptionWithdrawnEvent,
  systemActor,
} from '@folkmoot/contracts';
import { ownCouncil, sampleCouncil, until } from '@folkmoot/service-kit/testing';
import { makeTag, own, type SubscribersTestService, startSubscribersService } from '../../testing/fixtures';
import { tokenIn } from '../../testing/mail-links';
import { expectOnlyDays } from '../../testing/only-days';

type Requested = PayloadOf<typeof subscriptionRequestedEvent>;
const publicActor = systemActor('public', null);
const CONSENT = 'I want to receive updates about what I have ticked.';

describe('sign-ups of residents', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(() => service.empty());
  afterAll(() => service.stop());

  const councilIs = async (options: { doubleOptIn: boolean; language?: 'en' | 'de'; revision?: number }) => {
    const council = sampleCouncil({ language: options.language ?? 'en', revision: options.revision ?? 1 });
    const privacy = { ...council.settings.privacy, doubleOptIn: options.doubleOptIn };
    const payload = { council: { ...council, settings: { ...council.settings, privacy } } };
    await service.receive(councilChangedEvent, {
      aggregate: { type: 'council', id: ownCouncil, revision: council.revision },
      councilId: ownCouncil,
      payload,
    });
  };
  let made = 0;
  const signUp = async (overrides: Partial<Requested>) => {
    made += 1;
    const payload: Requested = {
      signupId: `signup-${made}`,
      source: 'opt_in',
      pageId: 'page-1',
      campaignId: null,
      email: 'amy@residents.example',
      data: {},
      tagIds: [],
      consentSource: 'Sign-up page “News”',
      consentText: CONSENT,
      requestedAt: service.clock.now().toISOString(),
      ...overrides,
    };
    await service.receive(subscriptionRequestedEvent, {
      aggregate: { type: 'signup', id: payload.signupId, revision: 1 },
      councilId: ownCouncil,
      payload,
    });
    await service.settled();
  };
  const people = async () => (await service.call(listSubscribersOperation, { as: own })).body.items;
  const counts = async () =>
    Object.fromEntries(
      (await service.call(listTagsOperation, { as: own })).body.items.map((tag) => [tag.id, tag.subscriberCount]),
    );
  const nextMail = async (number: number) => {
    await service.jobs.schedule('subscribers.send-mails', null);
    await until(() => service.mails.length >= number);
    return service.mails[number - 1] as (typeof service.mails)[number];
  };
  const becomes = async (count: () => Promise<number>, wanted: number) => {
    await until(async () => (await count()) === wanted);
  };
  test('with double opt-in a person is pending and not counted until they confirm (E-24)', async () => {
    await councilIs({ doubleOptIn: true });
    const tag = await makeTag(service, own, { name: 'Parks' });
    await signUp({ tagIds: [tag.id], data: { email: 'amy@residents.example', name: 'Amy' } });
    expect(await people()).toMatchObject([{ status: 'pending', source: 'opt_in', tags: [{ name: 'Parks' }] }]);
    expect(await counts()).toEqual({ [tag.id]: 0 });
    const mail = await nextMail(1);
    expect(mail).toMatchObject({
      to: 'amy@residents.example',
      subject: 'Please confirm your subscription to Riverside Borough Council',
      fromName: 'Riverside Borough Council',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', 'Auto-Submitted': 'auto-generated' },
    });
    expect(mail.text).toContain('• Parks');
    const token = tokenIn(mail.text, 'confirmation', service.clock.now());
    const confirmed = await service.call(confirmAddressOperation, { as: publicActor, body: { token } });
    expect(confirmed.body).toMatchObject({ status: 'active', email: 'a…@residents.example' });
    expect([await counts(), (await people())[0]?.status]).toEqual([{ [tag.id]: 1 }, 'active']);
    const [amy] = await people();
    const detail = await service.call(getSubscriberOperation, { as: own, params: { subscriberId: amy?.id ?? '' } });
    expect(detail.body.subscriptions[0]?.consent).toMatchObject({
      source: 'Sign-up page “News”',
      text: CONSENT,
      textVersion: expect.stringMatching(/^[a-f0-9]{16}$/),
      recordedBy: null,
    });
    const kinds = detail.body.history.map(({ what }) => what);
    expect([kinds.at(-1), kinds.includes('confirmed')]).toEqual(['signed_up', true]);
  });

  test('without double opt-in a person is active and gets a welcome mail in the council’s language', async () => {
    await councilIs({ doubleOptIn: false, language: 'de' });
    const tag = await makeTag(service);
    await signUp({ tagIds: [tag.id] });
    expect([(await people())[0]?.status, await counts()]).toEqual(['active', { [tag.id]: 1 }]);
    expect((await nextMail(1)).subject).toBe('Sie erhalten jetzt Neuigkeiten von Riverside Borough Council');
  });

  test('confirmation is required without double opt-in when the form was submitted like a bot does', async () => {
    await councilIs({ doubleOptIn: false });
    const tag = await makeTag(service);
    await signUp({ tagIds: [tag.id], mustConfirm: true });
    expect((await people())[0]?.status).toBe('pending');
    expect((await nextMail(1)).subject).toBe('Please confirm your subscription to Riverside Borough Council');
  });

  test('one person and one message result when somebody signs up twice in a row (E-76)', async () => {
    await councilIs({ doubleOptIn: false });
    const tag = await makeTag(service);
    await signUp({ tagIds: [tag.id], signupId: 'same' });
    await signUp({ tagIds: [tag.id], signupId: 'same' });
    await nextMail(1);
    await signUp({ tagIds: [tag.id], email: ' AMY@residents.example' });
    expect([(await people()).length, await counts()]).toEqual([1, { [tag.id]: 1 }]);
    expect(service.mails).toHaveLength(1);
  });

  test('only the day is stored after a survey, so that no response can be matched (E-61)', async () => {
    await councilIs({ doubleOptIn: false });
    const tag = await makeTag(service);
    const requestedAt = '2026-07-14T15:42:11.123Z';
    const signup = { tagIds: [tag.id], source: 'post_survey' as const, pageId: null, campaignId: 'camp', requestedAt };
    await signUp(signup);
    const [amy] = await people();
    expect(amy).toMatchObject({ source: 'post_survey', subscribedAt: '2026-07-13T23:00:00.000Z' });
    const stored = await service.connection.collection('subscribers').findOne({ email: 'amy@residents.example' });
    expect(JSON.stringify(stored)).not.toMatch(/15:42|42:11/);
    await nextMail(1);
    const history = async () => {
      const params = { subscriberId: amy?.id ?? '' };
      return (await service.call(getSubscriberOperation, { as: own, params })).body.history;
    };
    await becomes(async () => (await history()).length, 2);
    expect((await history()).map(({ what }) => what).sort()).toEqual(['mail_sent', 'signed_up']);

    // The activity log has no entry either, because it stores time and order. The queue stores the day from the start.
    await service.settled();
    expect(service.eventsOf(subscriberChangedEvent)).toEqual([]);
    await expectOnlyDays(service, amy?.id ?? '?');
    // A second sign-up on the same day sends no second message. The first message is forgotten on the next day.
    await signUp({ ...signup, signupId: 's2' });
    expect(await service.connection.collection('mails').countDocuments()).toBe(1);
    service.clock.advance(49 * 3_600_000);
    await becomes(() => service.connection.collection('mails').countDocuments(), 0);
    await expectOnlyDays(service, amy?.id ?? '?');
    expect(service.mails).toHaveLength(1);
  });

  test('a sign-up on a sign-up page is in the activity log without the address', async () => {
    await councilIs({ doubleOptIn: false });
    const tag = await makeTag(service);
    await signUp({ tagIds: [tag.id] });
    expect(service.eventsOf(subscriberChangedEvent).map(({ payload }) => payload.change)).toEqual(['added']);
  });

  test('deleted tags are ignored, and nobody is added when no tag is left', async () => {
    await councilIs({ doubleOptIn: false });
    await signUp({ tagIds: ['gone'] });
    expect(await people()).toEqual([]);
  });

  test('one-click unsubscribe withdraws every consent, and a return needs a confirmation (F-43)', async () => {
    await councilIs({ doubleOptIn: false });
    const tag = await makeTag(service);
    await signUp({ tagIds: [tag.id] });
    const [amy] = await people();
    for (const revision of [1, 2]) {
      await service.receive(subscriptionWithdrawnEvent, {
        aggregate: { type: 'subscriber', id: amy?.id ?? '', revision },
        councilId: ownCouncil,
        payload: { subscriberId: amy?.id ?? '', withdrawnAt: service.clock.now().toISOString() },
      });
    }
    expect([(await people())[0]?.status, await counts()]).toEqual(['unsubscribed', { [tag.id]: 0 }]);
    await signUp({ tagIds: [tag.id] });
    expect((await people())[0]?.status).toBe('pending');
  });

  test('an erased person who signs up again is a new person and must confirm the address', async () => {
    await councilIs({ doubleOptIn: false });
    const tag = await makeTag(service);
    await signUp({ tagIds: [tag.id], data: { email: 'amy@residents.example', wish: 'Trees' } });
    const [amy] = await people();
    await service.call(deleteSubscriberOperation, { as: own, params: { subscriberId: amy?.id ?? '' } });
    expect(await service.connection.collection('signups').countDocuments()).toBe(0);
    await signUp({ tagIds: [tag.id] });
    expect(await people()).toMatchObject([{ status: 'pending' }]);
  });

  test('the preference page shows and stores the topics, and an empty choice unsubscribes (E-25)', async () => {
    await councilIs({ doubleOptIn: false });
    const [a, b] = [await makeTag(service, own, { name: 'A' }), await makeTag(service, own, { name: 'B' })];
    await signUp({ tagIds: [a.id] });
    const token = tokenIn((await nextMail(1)).text, 'preferences', service.clock.now());
    const read = () => service.call(readPreferencesOperation, { as: publicActor, body: { token } });
    const chosen = (tagIds: string[]) =>
      service.call(choosePreferencesOperation, { as: publicActor, body: { token, tagIds } });
    const topics = (body: { topics: readonly { name: string; isSubscribed: boolean }[] }) =>
      body.topics.map(({ name, isSubscribed }) => `${name}:${isSubscribed}`);
    expect([(await read()).body.status, topics((await read()).body)]).toEqual(['active', ['A:true', 'B:false']]);
    expect(topics((await chosen([b.id, 'gone'])).body)).toEqual(['A:false', 'B:true']);
    expect((await chosen([])).body).toMatchObject({ status: 'unsubscribed' });
    expect((await chosen([a.id])).body).toMatchObject({ status: 'active' });
    expect(await counts()).toEqual({ [a.id]: 1, [b.id]: 0 });
  });

  test.each(['', 'x', 'x.y', 'eyJ4IjoxfQ.AAAAAAAAAAAAAAAAAAAAAA'])(
    'a forged link %j is refused with 404 link_invalid',
    async (token) => {
      for (const operation of [readPreferencesOperation, confirmAddressOperation] as const) {
        const { status, body } = await service.call(operation, { as: publicActor, body: { token } });
        expect([status, body.code]).toEqual([404, 'link_invalid']);
      }
    },
  );

  test('a confirmation link expires after 7 days, and a preference link cannot confirm', async () => {
    await councilIs({ doubleOptIn: true });
    const tag = await makeTag(service);
    await signUp({ tagIds: [tag.id] });
    const { text } = await nextMail(1);
    const confirm = (token: string) => service.call(confirmAddressOperation, { as: publicActor, body: { token } });
    expect((await confirm(tokenIn(text, 'preferences', service.clock.now()))).body.code).toBe('link_invalid');
    const token = tokenIn(text, 'confirmation', service.clock.now());
    service.clock.advance(7 * 86_400_000 + 3_600_000);
    expect((await confirm(token)).body.code).toBe('link_invalid');
    expect((await people())[0]?.status).toBe('pending');
  });

  test('page views are summed by day (E-7)', async () => {
    for (const views of [3, 4]) {
      await service.receive(pageViewedEvent, {
        aggregate: { type: 'opt-in-page', id: 'page-1', revision: 1 },
        councilId: ownCouncil,
        payload: { pageId: 'page-1', day: '2026-07-14', views, uniqueViews: 1 },
      });
    }
    const stored = await service.connection.collection('page_figures').find({ pageId: 'page-1' }).toArray();
    expect(stored.map(({ day, views, uniqueViews }) => [day, views, uniqueViews]).sort()).toEqual([
      ['2026-07-14', 7, 2],
      ['total', 7, 2],
    ]);
  });
});
