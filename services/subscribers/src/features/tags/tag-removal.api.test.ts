import {
  createSegmentOperation,
  deleteTagOperation,
  getOptInPageOperation,
  getSubscriberOperation,
  listSegmentsOperation,
  listSubscribersOperation,
  listTagsOperation,
  mergeTagOperation,
  optInPageChangedEvent,
  restoreTagOperation,
  tagChangedEvent,
  updateSubscriberOperation,
} from '@folkmoot/contracts';
import { until } from '@folkmoot/service-kit/testing';
import {
  makeOptInPage,
  makeSubscriber,
  makeTag,
  own,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';

describe('removing tags', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(() => service.empty());
  afterAll(() => service.stop());

  const add = async (tagIds: string[]) => (await makeSubscriber(service, own, { tagIds })).body.id;
  const topicsOf = async (subscriberId: string) =>
    (await service.call(getSubscriberOperation, { as: own, params: { subscriberId } })).body.subscriptions.map(
      ({ tagId, status }) => [tagId, status],
    );
  const tags = async () =>
    (await service.call(listTagsOperation, { as: own })).body.items.map(({ id, subscriberCount }) => [
      id,
      subscriberCount,
    ]);

  it('a deleted tag is removed from every subscriber, and an event is published', async () => {
    const [a, b] = [await makeTag(service), await makeTag(service)];
    const amy = await add([a.id, b.id]);
    expect((await service.call(deleteTagOperation, { as: own, params: { tagId: a.id } })).status).toBe(204);
    expect(await topicsOf(amy)).toEqual([[b.id, 'active']]);
    expect(await tags()).toEqual([[b.id, 1]]);
    await service.settled();
    expect(service.eventsOf(tagChangedEvent).at(-1)?.payload).toMatchObject({ tag: { id: a.id }, isDeleted: true });
  });

  const restore = (tagId: string) => service.call(restoreTagOperation, { as: own, params: { tagId } });

  it('everybody has the tag again and an event is published when it is restored within 30 days (E-79)', async () => {
    const [a, b] = [await makeTag(service), await makeTag(service)];
    const amy = await add([a.id, b.id]);
    await service.call(createSegmentOperation, { as: own, body: { name: 'A', filter: { tagIds: [a.id] } } });
    const segmentSize = async () => (await service.call(listSegmentsOperation, { as: own })).body.items[0]?.size;
    /** Sizes are stored, and counted again by a job. */
    const segmentBecomes = async (size: number) => {
      service.clock.advance(10_000);
      await service.jobs.schedule('subscribers.count-segments', null);
      await until(async () => (await segmentSize()) === size);
    };
    expect(await segmentSize()).toBe(1);
    await service.call(deleteTagOperation, { as: own, params: { tagId: a.id } });
    await segmentBecomes(0);
    const listed = await service.call(listSubscribersOperation, { as: own, query: { tagId: a.id } });
    expect(listed.body.items).toEqual([]);
    expect((await restore(a.id)).body).toMatchObject({ id: a.id, subscriberCount: 1 });
    expect(await topicsOf(amy)).toEqual([
      [a.id, 'active'],
      [b.id, 'active'],
    ]);
    await segmentBecomes(1);
    await service.settled();
    expect(service.eventsOf(tagChangedEvent).at(-1)?.payload).toMatchObject({ tag: { id: a.id }, isDeleted: false });
  });

  it('an edit of a subscriber keeps a deleted tag while its deletion can be undone', async () => {
    const [a, b] = [await makeTag(service), await makeTag(service)];
    const amy = await add([a.id]);
    await service.call(deleteTagOperation, { as: own, params: { tagId: a.id } });
    const body = { tagIds: [b.id], consentSource: 'By letter' };
    await service.call(updateSubscriberOperation, { as: own, params: { subscriberId: amy }, body });
    await restore(a.id);
    expect(await topicsOf(amy)).toEqual([
      [a.id, 'active'],
      [b.id, 'active'],
    ]);
  });

  it('restoring is refused with 409 when the name is in use, and with 404 after a merge', async () => {
    const [a, b] = [await makeTag(service, own, { name: 'Parks' }), await makeTag(service)];
    await service.call(deleteTagOperation, { as: own, params: { tagId: a.id } });
    await makeTag(service, own, { name: 'parks' });
    const taken = await restore(a.id);
    expect([taken.status, taken.body.code]).toEqual([409, 'tag_name_taken']);
    const c = await makeTag(service);
    await service.call(mergeTagOperation, { as: own, params: { tagId: c.id }, body: { intoTagId: b.id } });
    expect((await restore(c.id)).status).toBe(404);
  });

  it('opt-in pages offer the other tag after a merge, and no longer offer a deleted tag', async () => {
    const [a, b, c] = [await makeTag(service), await makeTag(service), await makeTag(service)];
    const page = await makeOptInPage(service, own, { tagIds: [a.id, b.id] });
    await service.call(deleteTagOperation, { as: own, params: { tagId: a.id } });
    await service.call(mergeTagOperation, { as: own, params: { tagId: b.id }, body: { intoTagId: c.id } });
    const { body } = await service.call(getOptInPageOperation, { as: own, params: { pageId: page.id } });
    expect([body.settings.defaultTags, body.revision]).toEqual([[c.id], 2]);
    await service.settled();
    const events = service.eventsOf(optInPageChangedEvent).map(({ payload }) => payload.page.tagIds);
    expect(events).toEqual([
      [a.id, b.id],
      [a.id, c.id],
    ]);
  });

  it('a default tag cannot be deleted (D2)', async () => {
    const tag = await makeTag(service, own, { isDefault: true });
    const { status, body } = await service.call(deleteTagOperation, { as: own, params: { tagId: tag.id } });
    expect([status, body.code]).toEqual([409, 'tag_is_default']);
  });

  it('subscriptions and segments move to the other tag after a merge, and nobody is counted twice', async () => {
    const [a, b] = [await makeTag(service), await makeTag(service)];
    const [both, single] = [await add([a.id, b.id]), await add([a.id])];
    await service.call(createSegmentOperation, { as: own, body: { name: 'A', filter: { tagIds: [a.id, b.id] } } });
    const merged = await service.call(mergeTagOperation, {
      as: own,
      params: { tagId: a.id },
      body: { intoTagId: b.id },
    });
    expect(merged.body).toMatchObject({ id: b.id, subscriberCount: 2 });
    expect([await topicsOf(both), await topicsOf(single)]).toEqual([[[b.id, 'active']], [[b.id, 'active']]]);
    const segments = (await service.call(listSegmentsOperation, { as: own })).body.items;
    expect(segments[0]).toMatchObject({ filter: { tagIds: [b.id] }, size: 2 });
  });

  it('a merge is refused with 409 into the same tag and with 404 into a missing tag, and the tag stays', async () => {
    const tag = await makeTag(service);
    const merge = (intoTagId: string) =>
      service.call(mergeTagOperation, { as: own, params: { tagId: tag.id }, body: { intoTagId } });
    expect((await merge(tag.id)).status).toBe(409);
    expect((await merge('none')).status).toBe(404);
    expect(await tags()).toEqual([[tag.id, 0]]);
  });
});
