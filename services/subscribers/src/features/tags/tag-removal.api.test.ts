import {
  createSegmentOperation,
  deleteTagOperation,
  getOptInPageOperation,
  getSubscriberOperation,
  listSegmentsOperation,
  listTagsOperation,
  mergeTagOperation,
  optInPageChangedEvent,
  tagChangedEvent,
} from '@folkmoot/contracts';
import {
  makeOptInPage,
  makeSubscriber,
  makeTag,
  own,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';

describe('tags that go', () => {
  let service: SubscribersTestService;
  beforeEach(async () => {
    service = await startSubscribersService();
  });
  afterEach(() => service.stop());

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

  it('deleted: taken off every subscriber, and others are told', async () => {
    const [a, b] = [await makeTag(service), await makeTag(service)];
    const amy = await add([a.id, b.id]);
    expect((await service.call(deleteTagOperation, { as: own, params: { tagId: a.id } })).status).toBe(204);
    expect(await topicsOf(amy)).toEqual([[b.id, 'active']]);
    expect(await tags()).toEqual([[b.id, 1]]);
    await service.settled();
    expect(service.eventsOf(tagChangedEvent).at(-1)?.payload).toMatchObject({ tag: { id: a.id }, isDeleted: true });
  });

  it('merged: opt-in pages follow and others are told; deleted: they offer it no more', async () => {
    const [a, b, c] = [await makeTag(service), await makeTag(service), await makeTag(service)];
    const page = await makeOptInPage(service, own, { tagIds: [a.id, b.id] });
    await service.call(deleteTagOperation, { as: own, params: { tagId: a.id } });
    await service.call(mergeTagOperation, { as: own, params: { tagId: b.id }, body: { intoTagId: c.id } });
    const { body } = await service.call(getOptInPageOperation, { as: own, params: { pageId: page.id } });
    expect([body.settings.defaultTags, body.revision]).toEqual([[c.id], 2]);
    await service.settled();
    const told = service.eventsOf(optInPageChangedEvent).map(({ payload }) => payload.page.tagIds);
    expect(told).toEqual([
      [a.id, b.id],
      [a.id, c.id],
    ]);
  });

  it('a default tag is not deleted (D2)', async () => {
    const tag = await makeTag(service, own, { isDefault: true });
    const { status, body } = await service.call(deleteTagOperation, { as: own, params: { tagId: tag.id } });
    expect([status, body.code]).toEqual([409, 'tag_is_default']);
  });

  it('merged: subscriptions and segments go to the other tag, nobody is counted twice', async () => {
    const [a, b] = [await makeTag(service), await makeTag(service)];
    const [both, one] = [await add([a.id, b.id]), await add([a.id])];
    await service.call(createSegmentOperation, { as: own, body: { name: 'A', filter: { tagIds: [a.id, b.id] } } });
    const merged = await service.call(mergeTagOperation, {
      as: own,
      params: { tagId: a.id },
      body: { intoTagId: b.id },
    });
    expect(merged.body).toMatchObject({ id: b.id, subscriberCount: 2 });
    expect([await topicsOf(both), await topicsOf(one)]).toEqual([[[b.id, 'active']], [[b.id, 'active']]]);
    const segments = (await service.call(listSegmentsOperation, { as: own })).body.items;
    expect(segments[0]).toMatchObject({ filter: { tagIds: [b.id] }, size: 2 });
  });

  it('merged into itself: 409; into one that is not there: 404, and the tag stays', async () => {
    const tag = await makeTag(service);
    const merge = (intoTagId: string) =>
      service.call(mergeTagOperation, { as: own, params: { tagId: tag.id }, body: { intoTagId } });
    expect((await merge(tag.id)).status).toBe(409);
    expect((await merge('none')).status).toBe(404);
    expect(await tags()).toEqual([[tag.id, 0]]);
  });
});
