import {
  countSubscribersOperation,
  createSubscriberOperation,
  getSubscriberStatsOperation,
  getTaggingOperation,
  listSubscribersOperation,
  subscriberChangedEvent,
  subscribersChangedEvent,
  tagSubscribersOperation,
} from '@folkmoot/contracts';
import {
  addMany,
  makeSubscriber,
  makeTag,
  makeTagging,
  other,
  own,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';
import { expectTrueCounts } from '../../testing/true-counts';

const TIMEOUT_MS = 60_000;
const LOOK_MS = 25;
/** More than one batch of erasures. */
const MANY = 120;

describe('many people leave the list at once', () => {
  let service: SubscribersTestService;
  let tagId: string;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
    tagId = (await makeTag(service)).id;
  });
  afterAll(() => service.stop());

  const done = async (body: object) => {
    const { status, body: begun } = await makeTagging(service, body);
    expect(status).toBe(202);
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      const { body: now } = await service.call(getTaggingOperation, { as: own, params: { taggingId: begun.id } });
      if (now.state !== 'queued' && now.state !== 'running') return now;
      if (Date.now() > deadline) throw new Error(`it stays ${now.state}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
  const count = async (query: Record<string, string>) =>
    (await service.call(countSubscribersOperation, { as: own, query })).body.count;
  const nothing = { addTagIds: [], removeTagIds: [] };

  it('everybody of a filter is erased with a certificate each, and cannot be added again', async () => {
    await addMany(service, tagId, MANY);
    const theirs = await makeTag(service, other);
    await makeSubscriber(service, other, { tagIds: [theirs.id] });
    const stays = await makeSubscriber(service, own, {
      email: 'stays@residents.example',
      tagIds: [(await makeTag(service)).id],
    });
    const [first] = (await service.call(listSubscribersOperation, { as: own, query: { tagId } })).body.items;
    const erased = await done({ filter: { tagId }, ...nothing, leaving: 'erase' });
    expect(erased).toMatchObject({ state: 'done', changed: MANY, leaving: 'erase' });
    expect([await count({ tagId }), await count({})]).toEqual([0, 1]);
    expect((await service.call(countSubscribersOperation, { as: other, query: {} })).body.count).toBe(1);
    expect((await service.call(getSubscriberStatsOperation, { as: own })).body).toMatchObject({ total: 1, active: 1 });
    const body = { email: first?.email ?? '', tagIds: [tagId], consentSource: 'Paper' };
    expect((await service.call(createSubscriberOperation, { as: own, body })).body.code).toBe('subscriber_suppressed');
    await service.settled();
    const certificates = service.eventsOf(subscriberChangedEvent).filter(({ payload }) => payload.change === 'erased');
    expect(new Set(certificates.map(({ payload }) => payload.subscriberId)).size).toBe(MANY);
    expect(service.eventsOf(subscribersChangedEvent).map(({ payload }) => payload)).toEqual([
      { change: 'erased', count: MANY, taggingId: erased.id },
    ]);
    expect(certificates.some(({ payload }) => payload.subscriberId === stays.body.id)).toBe(false);
  });

  it('selected people are unsubscribed once, with true figures', async () => {
    await addMany(service, tagId, 3);
    const listed = (await service.call(listSubscribersOperation, { as: own, query: {} })).body.items;
    const body = { ...nothing, leaving: 'unsubscribe' as const, subscriberIds: listed.slice(0, 2).map(({ id }) => id) };
    expect((await service.call(tagSubscribersOperation, { as: own, body })).body).toEqual({ changed: 2, unchanged: 0 });
    expect((await service.call(tagSubscribersOperation, { as: own, body })).body).toEqual({ changed: 0, unchanged: 2 });
    expect((await service.call(getSubscriberStatsOperation, { as: own })).body).toMatchObject({ total: 3, active: 1 });
    await expectTrueCounts(service);
  });

  it('tags beside leaving, and nothing to do, are refused', async () => {
    await addMany(service, tagId, 1);
    const [person] = (await service.call(listSubscribersOperation, { as: own, query: {} })).body.items;
    const subscriberIds = [person?.id ?? ''];
    const both = { ...nothing, removeTagIds: [tagId], leaving: 'erase' as const, subscriberIds };
    expect((await service.call(tagSubscribersOperation, { as: own, body: both })).body.code).toBe('invalid_input');
    const none = { ...nothing, subscriberIds };
    expect((await service.call(tagSubscribersOperation, { as: own, body: none })).body.code).toBe('invalid_input');
    expect(await count({})).toBe(1);
  });
});
