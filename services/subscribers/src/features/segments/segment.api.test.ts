import {
  createSegmentOperation,
  deleteSegmentOperation,
  listSegmentsOperation,
  listSubscribersOperation,
  segmentChangedEvent,
  updateSegmentOperation,
} from '@folkmoot/contracts';
import {
  emptied,
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
    await emptied(service);
  });
  afterAll(() => service.stop());

  const create = (body: object, as = own) => service.call(createSegmentOperation, { as, body });

  it('a saved filter with its live size, which the list can look within', async () => {
    const [parks, roads] = [await makeTag(service), await makeTag(service)];
    await makeSubscriber(service, own, { email: 'amy@residents.example', tagIds: [parks.id] });
    await makeSubscriber(service, own, { email: 'ben@residents.example', tagIds: [roads.id] });
    const { status, body } = await create({ name: 'Park people', filter: { tagIds: [parks.id] } });
    expect([status, body.size, body.activeSize]).toEqual([201, 1, 1]);
    await makeSubscriber(service, own, { email: 'cat@residents.example', tagIds: [parks.id] });
    const listed = await service.call(listSegmentsOperation, { as: own });
    expect(listed.body.items.map(({ name, size }) => [name, size])).toEqual([['Park people', 2]]);
    const query = { segmentId: body.id, q: 'cat' };
    const found = await service.call(listSubscribersOperation, { as: own, query });
    expect(found.body.items.map(({ email }) => email)).toEqual(['cat@residents.example']);
  });

  it('days are the council’s own: the last minute of a day counts to it', async () => {
    const tag = await makeTag(service);
    await makeSubscriber(service, own, { tagIds: [tag.id] });
    const today = service.clock.now().toISOString().slice(0, 10);
    const within = await create({ name: 'Today', filter: { subscribedFrom: today, subscribedTo: today } });
    const before = await create({ name: 'Before', filter: { subscribedTo: '2020-01-01' } });
    expect([within.body.size, before.body.size]).toEqual([1, 0]);
  });

  it('a name that is there: 409; a tag of the other council: 404; an edit from an old revision: 409', async () => {
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

  it('deleted: forgotten, nobody is changed, and told', async () => {
    const { body } = await create({ name: 'All', filter: {} });
    const params = { segmentId: body.id };
    expect((await service.call(deleteSegmentOperation, { as: own, params })).status).toBe(204);
    expect((await service.call(listSegmentsOperation, { as: own })).body.items).toEqual([]);
    await service.settled();
    expect(service.eventsOf(segmentChangedEvent).map(({ payload }) => payload.change)).toEqual(['created', 'deleted']);
  });
});
