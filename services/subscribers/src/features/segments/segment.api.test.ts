import {
  createSegmentOperation,
  deleteSegmentOperation,
  listSegmentsOperation,
  listSubscribersOperation,
  segmentChangedEvent,
  updateSegmentOperation,
} from '@folkmoot/contracts';
import {
  makeSubscriber,
  makeTag,
  other,
  own,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';

describe('segments', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
  });
  afterAll(() => service.stop());

  const create = (body: object, as = own) => service.call(createSegmentOperation, { as, body });

  it('a segment has its live size and is usable as a filter of the list', async () => {
    const [parks, roads] = [await makeTag(service), await makeTag(service)];
    await makeSubscriber(service, own, { email: 'amy@residents.example', tagIds: [parks.id] });
    await makeSubscriber(service, own, { email: 'ben@residents.example', tagIds: [roads.id] });
    const { status, body } = await create({ name: 'Park people', filter: { tagIds: [parks.id] } });
    expect([status, body.size, body.activeSize]).toEqual([201, 1, 1]);
    await makeSubscriber(service, own, { email: 'cat@residents.example', tagIds: [parks.id] });
    const listed = await service.call(listSegmentsOperation, { as: own });
    expect(listed.body.items.map(({ name, size }) => [name, size])).toEqual([['Park people', 2]]);
    const query = { segmentId: body.id, q: 'cat' };
    const response = await service.call(listSubscribersOperation, { as: own, query });
    expect(response.body.items.map(({ email }) => email)).toEqual(['cat@residents.example']);
  });

  it("days are in the council's time zone, including the last minute of a day", async () => {
    const tag = await makeTag(service);
    await makeSubscriber(service, own, { tagIds: [tag.id] });
    const today = service.clock.now().toISOString().slice(0, 10);
    const within = await create({ name: 'Today', filter: { subscribedFrom: today, subscribedTo: today } });
    const before = await create({ name: 'Before', filter: { subscribedTo: '2020-01-01' } });
    expect([within.body.size, before.body.size]).toEqual([1, 0]);
  });

  it('a used name is refused with 409, a tag of the other council with 404 and an old revision with 409', async () => {
    const theirs = await makeTag(service, other);
    const { body } = await create({ name: 'All', filter: {} });
    expect((await create({ name: 'ALL', filter: {} })).body.code).toBe('segment_name_taken');
    expect((await create({ name: 'Theirs', filter: { tagIds: [theirs.id] } })).status).toBe(404);
    const edit = (revision: number) =>
      service.call(updateSegmentOperation, {
        as: own,
        params: { segmentId: body.id },
        body: { filter: { status: 'bounced' }, revision },
      });
    expect((await edit(1)).body).toMatchObject({ filter: { status: 'bounced' }, size: 0, activeSize: 0, revision: 2 });
    expect((await edit(1)).body.code).toBe('stale_revision');
  });

  it('an event is published and no subscriber changes when a segment is deleted', async () => {
    const { body } = await create({ name: 'All', filter: {} });
    const params = { segmentId: body.id };
    expect((await service.call(deleteSegmentOperation, { as: own, params })).status).toBe(204);
    expect((await service.call(listSegmentsOperation, { as: own })).body.items).toEqual([]);
    await service.settled();
    expect(service.eventsOf(segmentChangedEvent).map(({ payload }) => payload.change)).toEqual(['created', 'deleted']);
  });
});
