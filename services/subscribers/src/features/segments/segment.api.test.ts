import {
  countAudienceOperation,
  countSegmentOperation,
  createSegmentOperation,
  deleteSegmentOperation,
  deleteTagOperation,
  listSegmentFieldsOperation,
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
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';
import { CAMPAIGN, publishCampaign, sendAll } from '../../testing/mailings';

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

  /** Waits until the job has counted the segment again, and returns its sizes. */
  const countedAfter = async (segmentId: string, countedBefore: string | null | undefined) => {
    await service.jobs.schedule('subscribers.count-segments', null);
    const deadline = Date.now() + 20_000;
    for (;;) {
      const { items } = (await service.call(listSegmentsOperation, { as: own })).body;
      const segment = items.find(({ id }) => id === segmentId);
      if (segment && segment.countedAt !== countedBefore) return segment;
      if (Date.now() > deadline) throw new Error(`segment ${segmentId} is not counted again`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  it('a segment is counted when it is saved and after changes, and is usable as a filter of the list', async () => {
    const [parks, roads] = [await makeTag(service), await makeTag(service)];
    await makeSubscriber(service, own, { email: 'amy@residents.example', tagIds: [parks.id] });
    await makeSubscriber(service, own, { email: 'ben@residents.example', tagIds: [roads.id] });
    const { status, body } = await create({ name: 'Park people', filter: { tagIds: [parks.id] } });
    expect([status, body.size, body.activeSize]).toEqual([201, 1, 1]);
    await makeSubscriber(service, own, { email: 'cat@residents.example', tagIds: [parks.id] });
    service.clock.advance(10_000);
    expect(await countedAfter(body.id, body.countedAt)).toMatchObject({ name: 'Park people', size: 2, activeSize: 2 });
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

  it('everybody, and the active people of one tag, are exact without a count', async () => {
    const parks = await makeTag(service);
    const [all] = [(await create({ name: 'All', filter: {} })).body];
    const tagged = (await create({ name: 'Parks', filter: { tagIds: [parks.id], status: 'active' } })).body;
    await makeSubscriber(service, own, { tagIds: [parks.id] });
    const { items } = (await service.call(listSegmentsOperation, { as: own })).body;
    expect(items).toMatchObject([
      { id: all.id, size: 1, activeSize: 1, countedAt: null },
      { id: tagged.id, size: 1, activeSize: 1, countedAt: null },
    ]);
  });

  it('a quick count answers as the other one does when the list is short', async () => {
    const [parks, roads] = [await makeTag(service), await makeTag(service)];
    await makeSubscriber(service, own, { email: 'amy@residents.example', tagIds: [parks.id] });
    await makeSubscriber(service, own, { email: 'ben@residents.example', tagIds: [parks.id, roads.id] });
    const rule = { match: 'any', rules: [{ match: 'none', rules: [{ of: 'tags', tagIds: [roads.id] }] }] };
    for (const isQuick of [true, false]) {
      const { body } = await service.call(countSegmentOperation, { as: own, body: { rule, isQuick } });
      expect(body.count).toBe(1);
    }
  });

  it('a rule finds people by groups of conditions, in the list and in the count', async () => {
    const [parks, roads] = [await makeTag(service), await makeTag(service)];
    await makeSubscriber(service, own, { email: 'amy@residents.example', tagIds: [parks.id] });
    await makeSubscriber(service, own, { email: 'ben@residents.example', tagIds: [parks.id, roads.id] });
    await makeSubscriber(service, own, { email: 'cat@residents.example', tagIds: [roads.id] });
    const rule = {
      match: 'all',
      rules: [
        { of: 'status', statuses: ['active'] },
        {
          match: 'any',
          rules: [
            { match: 'none', rules: [{ of: 'tags', tagIds: [roads.id] }] },
            { of: 'text', q: 'cat' },
          ],
        },
      ],
    };
    const { body, status } = await create({ name: 'Parks only', rule });
    expect([status, body.size, body.activeSize, body.rule]).toEqual([201, 2, 2, rule]);
    expect((await service.call(countSegmentOperation, { as: own, body: { rule } })).body).toEqual({
      count: 2,
      isExact: true,
    });
    const query = { segmentId: body.id };
    const listed = async (more: object = {}) =>
      (await service.call(listSubscribersOperation, { as: own, query: { ...query, ...more } })).body.items
        .map(({ email }) => email)
        .sort();
    expect(await listed()).toEqual(['amy@residents.example', 'cat@residents.example']);
    expect(await listed({ tagId: parks.id })).toEqual(['amy@residents.example']);
    await service.call(deleteTagOperation, { as: own, params: { tagId: roads.id } });
    expect(await listed()).toContain('ben@residents.example');
  });

  it('conditions that do not fit are refused: unknown tags, campaigns and attributes, and other types', async () => {
    const ward = { of: 'attribute', key: 'ward', comparison: 'is', values: ['East'] };
    const refused = async (...rules: object[]) =>
      (await create({ name: 'X', rule: { match: 'all', rules } })).body.code;
    expect(await refused({ of: 'tags', tagIds: ['none'] })).toBe('not_found');
    expect(await refused({ of: 'invited', campaignId: 'none' })).toBe('campaign_not_found');
    for (const wrong of [{ key: 'none' }, { values: [3] }, { values: [] }, { comparison: 'between' }]) {
      expect(await refused({ ...ward, ...wrong })).toBe('invalid_input');
    }
    let deep: object = { match: 'all', rules: [ward] };
    for (let depth = 0; depth < 5; depth++) deep = { match: 'all', rules: [deep] };
    expect(await refused(deep)).toBe('invalid_input');
    const { body } = await create({ name: 'East', rule: { match: 'all', rules: [ward] } });
    expect(body.rule).toEqual({ match: 'all', rules: [ward] });
  });

  it('people who were invited are known after the mailing, and not by a reminder', async () => {
    await publishCouncil(service);
    await publishCampaign(service);
    const tag = await makeTag(service);
    await makeSubscriber(service, own, { email: 'amy@residents.example', tagIds: [tag.id] });
    await makeSubscriber(service, own, { email: 'ben@residents.example', tagIds: [(await makeTag(service)).id] });
    await sendAll(service, { audience: { of: 'tags', tagIds: [tag.id] } });
    const { body: fields } = await service.call(listSegmentFieldsOperation, { as: own });
    expect(fields.campaigns).toEqual([{ id: CAMPAIGN, title: 'Parks & ponds' }]);
    const count = async (...rules: object[]) => {
      const rule = { match: 'all', rules };
      return (await service.call(countSegmentOperation, { as: own, body: { rule } })).body.count;
    };
    expect(await count({ of: 'invited', campaignId: CAMPAIGN })).toBe(1);
    expect(await count({ of: 'mailed', withinDays: 1 })).toBe(1);
    const reminded = service.clock.now();
    service.clock.advance(3 * 86_400_000);
    expect(service.clock.now().getTime()).toBeGreaterThan(reminded.getTime());
    await sendAll(service, { kind: 'reminder', audience: { of: 'unanswered' } });
    expect(await count({ of: 'mailed', withinDays: 1 })).toBe(0);
    const rested = { match: 'none', rules: [{ of: 'mailed', withinDays: 30 }] };
    const { body: segment } = await create({ name: 'Rested', rule: rested });
    const audience = { of: 'segment', segmentId: segment.id };
    const body = { campaignId: CAMPAIGN, audience };
    expect((await service.call(countAudienceOperation, { as: own, body })).body).toMatchObject({
      count: 1,
      isExact: true,
    });
  });
});
