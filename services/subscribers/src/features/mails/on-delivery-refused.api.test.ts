import {
  countSubscribersOperation,
  createSubscriberOperation,
  deleteSubscriberOperation,
  deliveryRefusedEvent,
  exportSubscribersOperation,
  getSubscriberOperation,
  getSubscriberStatsOperation,
  listSegmentsOperation,
  type PayloadOf,
  subscriberChangedEvent,
  subscriptionRequestedEvent,
  tagSubscribersOperation,
  unsubscribeSubscriberOperation,
  updateSubscriberOperation,
} from '@folkmoot/contracts';
import { ownCouncil, until } from '@folkmoot/service-kit/testing';
import {
  makeSegment,
  makeSubscriber,
  makeTag,
  other,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';
import { importForm, importWhen, uploadImport } from '../../testing/import-files';
import { expectTrueCounts } from '../../testing/true-counts';

type Reason = PayloadOf<typeof deliveryRefusedEvent>['reason'];
const EMAIL = 'amy@residents.example';

describe('bounces and complaints (E-25)', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
    await publishCouncil(service);
  });
  afterAll(() => service.stop());

  const refuse = async (subscriberId: string, reason: Reason, councilId = ownCouncil) => {
    await service.receive(deliveryRefusedEvent, {
      aggregate: { type: 'delivery', id: `of-${subscriberId}`, revision: 1 },
      councilId,
      payload: { subscriberId, reason, refusedAt: service.clock.now().toISOString() },
    });
    await service.settled();
  };
  const amyWith = async (...tagIds: string[]) => (await makeSubscriber(service, own, { email: EMAIL, tagIds })).body.id;
  const person = async (subscriberId: string) =>
    (await service.call(getSubscriberOperation, { as: own, params: { subscriberId } })).body;
  const signUp = async (tagId: string, source: 'opt_in' | 'post_survey' = 'opt_in') => {
    const signup = { signupId: 's1', source, pageId: null, campaignId: null, email: EMAIL, data: {}, tagIds: [tagId] };
    const consent = { consentSource: 'News page', consentText: 'Write to me.' };
    await service.receive(subscriptionRequestedEvent, {
      aggregate: { type: 'signup', id: 's1', revision: 1 },
      councilId: ownCouncil,
      payload: { ...signup, ...consent, requestedAt: service.clock.now().toISOString() },
    });
    await service.settled();
  };

  describe.each(['bounced', 'complained'] as const)('%s', (reason) => {
    it('history, activity log, figures, tags and segments change once when the report arrives twice', async () => {
      const tag = await makeTag(service);
      const segment = await makeSegment(service, own, { filter: { tagIds: [tag.id] } });
      const id = await amyWith(tag.id);
      await refuse(id, reason);
      await refuse(id, reason);
      expect(await person(id)).toMatchObject({ status: reason, tags: [{ id: tag.id }] });
      expect((await person(id)).history.map(({ what }) => what)).toEqual([reason, 'added']);
      expect(service.eventsOf(subscriberChangedEvent).map(({ payload }) => payload.change)).toEqual(['added', reason]);
      expect((await service.call(getSubscriberStatsOperation, { as: own })).body).toMatchObject({
        total: 1,
        active: 0,
      });
      // Sizes are stored, and counted again by a job.
      service.clock.advance(10_000);
      await service.jobs.schedule('subscribers.count-segments', null);
      const segments = async () => (await service.call(listSegmentsOperation, { as: own })).body.items;
      await until(async () => (await segments())[0]?.size === 1);
      expect(await segments()).toMatchObject([{ id: segment.id, size: 1, activeSize: 0 }]);
      const tags = await service.connection.collection('tags').find().toArray();
      expect(tags.map(({ subscriberCount }) => subscriberCount)).toEqual([0]);
    });

    it('lists and exports find the person by this status and not as active', async () => {
      const tag = await makeTag(service);
      await refuse(await amyWith(tag.id), reason);
      const count = async (status: string) =>
        (await service.call(countSubscribersOperation, { as: own, query: { status } })).body.count;
      expect([await count(reason), await count('active')]).toEqual([1, 0]);
      const rows = async (status: string) =>
        (await service.call(exportSubscribersOperation, { as: own, query: { status } })).text
          .trim()
          .split('\r\n')
          .slice(1);
      expect(await rows('active')).toEqual([]);
      expect((await rows(reason)).join()).toContain(`"${EMAIL}"`);
    });

    it('staff cannot reactivate the person by hand, by a tag, by an edit or by an import (F-43)', async () => {
      const [tag, another] = [await makeTag(service), await makeTag(service)];
      const id = await amyWith(tag.id);
      await refuse(id, reason);
      const consentSource = 'By phone';
      const input = { email: EMAIL, tagIds: [another.id], consentSource };
      const added = await service.call(createSubscriberOperation, { as: own, body: input });
      const edit = { params: { subscriberId: id }, body: { tagIds: [another.id], consentSource } };
      const edited = await service.call(updateSubscriberOperation, { as: own, ...edit });
      expect([added.body.code, edited.body.code]).toEqual(['subscriber_suppressed', 'transition_not_allowed']);
      const body = { subscriberIds: [id], addTagIds: [another.id], consentSource };
      expect((await service.call(tagSubscribersOperation, { as: own, body })).body).toEqual({
        changed: 0,
        unchanged: 1,
      });
      const form = importForm(`email\n${EMAIL}`, { tagIds: another.id, consentSource: 'Paper' });
      const imported = await importWhen(service, (await uploadImport(service, form)).body.id);
      expect(imported).toMatchObject({ added: 0, merged: 0, failed: 1 });
      expect(imported.rows[0]?.reason).toMatch(reason === 'bounced' ? /came back/ : /unwanted/);
      expect(await person(id)).toMatchObject({ status: reason, tags: [{ id: tag.id }] });
    });

    it('the person must confirm the address when they sign up again (F-43)', async () => {
      const tag = await makeTag(service);
      const id = await amyWith(tag.id);
      await refuse(id, reason);
      await signUp(tag.id);
      expect((await person(id)).status).toBe('pending');
      await expectTrueCounts(service);
    });
  });

  it('a complaint replaces a bounce, and a bounce changes nothing after a complaint or an unsubscribe', async () => {
    const tag = await makeTag(service);
    const id = await amyWith(tag.id);
    await refuse(id, 'bounced');
    await refuse(id, 'complained');
    await refuse(id, 'bounced');
    expect((await person(id)).status).toBe('complained');
    const ben = (await makeSubscriber(service, own, { tagIds: [tag.id] })).body.id;
    await service.call(unsubscribeSubscriberOperation, { as: own, params: { subscriberId: ben } });
    await refuse(ben, 'bounced');
    expect((await person(ben)).status).toBe('unsubscribed');
  });

  it('nothing happens when the person is erased, unknown or of another council', async () => {
    const [tag, theirs] = [await makeTag(service), await makeTag(service, other)];
    const id = await amyWith(tag.id);
    await service.call(deleteSubscriberOperation, { as: own, params: { subscriberId: id } });
    const stranger = (await makeSubscriber(service, other, { tagIds: [theirs.id] })).body.id;
    for (const subscriberId of [id, 'nobody', stranger]) await refuse(subscriberId, 'bounced');
    const { body } = await service.call(getSubscriberOperation, { as: other, params: { subscriberId: stranger } });
    expect(body.status).toBe('active');
    expect(await service.deadLetters.list()).toEqual([]);
  });

  it('only the day is stored and no activity is logged when the sign-up followed a survey (E-61)', async () => {
    const tag = await makeTag(service);
    await signUp(tag.id, 'post_survey');
    const [{ _id } = { _id: '' }] = await service.connection.collection('subscribers').find().toArray();
    await refuse(String(_id), 'bounced');
    const { history, status } = await person(String(_id));
    expect([status, history[0]?.what]).toEqual(['bounced', 'bounced']);
    expect(history.find(({ what }) => what === 'bounced')?.at).toMatch(/T(00|23):00:00\.000Z$/);
    expect(service.eventsOf(subscriberChangedEvent)).toEqual([]);
  });
});
