import {
  countSubscribersOperation,
  deleteSubscriberOperation,
  exportSubscribersOperation,
  getSubscriberOperation,
  getSubscriberStatsOperation,
  listSubscribersOperation,
  listTagsOperation,
  subscriberChangedEvent,
  subscribersChangedEvent,
  tagSubscribersOperation,
  unsubscribeSubscriberOperation,
  updateSubscriberOperation,
} from '@folkmoot/contracts';
import {
  makeSubscriber,
  makeTag,
  other,
  own,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';

describe('changes of a subscriber (E-44)', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
  });
  afterAll(() => service.stop());

  const make = async (email: string, tagIds: string[]) => {
    const { body } = await makeSubscriber(service, own, { email, tagIds });
    return body.id;
  };
  const detail = (subscriberId: string) => service.call(getSubscriberOperation, { as: own, params: { subscriberId } });
  const edit = (subscriberId: string, body: object) =>
    service.call(updateSubscriberOperation, { as: own, params: { subscriberId }, body });
  const counts = async () =>
    Object.fromEntries(
      (await service.call(listTagsOperation, { as: own })).body.items.map((tag) => [tag.id, tag.subscriberCount]),
    );

  it('the details show the evidence of each consent and the history, latest first', async () => {
    const [a, b] = [await makeTag(service), await makeTag(service)];
    const id = await make('amy@residents.example', [a.id]);
    service.clock.advance(60_000);
    await edit(id, { tagIds: [b.id], consentSource: 'By letter of 2 March' });
    const { body } = await detail(id);
    expect(body.subscriptions.map(({ tagId, status, consent }) => [tagId, status, consent.source])).toEqual([
      [a.id, 'withdrawn', 'Asked at the library counter'],
      [b.id, 'active', 'By letter of 2 March'],
    ]);
    expect(body.history.map(({ what, detail: words, by }) => [what, words, by])).toEqual([
      ['topics_changed', '1 topic added, 1 topic taken off', 'user_1'],
      ['added', 'Added: Asked at the library counter', 'user_1'],
    ]);
    expect(await counts()).toEqual({ [a.id]: 0, [b.id]: 1 });
  });

  it('new tags without a consent source are refused with 422, and an old revision with 409', async () => {
    const [a, b] = [await makeTag(service), await makeTag(service)];
    const id = await make('amy@residents.example', [a.id]);
    const refused = await edit(id, { tagIds: [a.id, b.id] });
    expect([refused.status, refused.body.code]).toEqual([422, 'consent_source_missing']);
    await edit(id, { email: 'amy@elsewhere.example' });
    const stale = await edit(id, { email: 'x@elsewhere.example', revision: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_revision']);
    expect((await detail(id)).body).toMatchObject({ email: 'amy@elsewhere.example', revision: 2 });
  });

  it('the address of another subscriber is refused with 409 subscriber_exists', async () => {
    const tag = await makeTag(service);
    await make('ben@residents.example', [tag.id]);
    const id = await make('amy@residents.example', [tag.id]);
    const { status, body } = await edit(id, { email: 'BEN@residents.example' });
    expect([status, body.code]).toEqual([409, 'subscriber_exists']);
  });

  it('an unsubscribed person cannot be edited, and nobody gets the address of an erased person (F-43)', async () => {
    const tag = await makeTag(service);
    const [amy, ben] = [await make('amy@residents.example', [tag.id]), await make('ben@residents.example', [tag.id])];
    await service.call(unsubscribeSubscriberOperation, { as: own, params: { subscriberId: amy } });
    for (const body of [{ tagIds: [tag.id], consentSource: 'By phone' }, { email: 'other@residents.example' }]) {
      const refused = await edit(amy, body);
      expect([refused.status, refused.body.code]).toEqual([409, 'transition_not_allowed']);
    }
    await service.call(deleteSubscriberOperation, { as: own, params: { subscriberId: amy } });
    const back = await edit(ben, { email: 'amy@residents.example' });
    expect([back.status, back.body.code]).toEqual([409, 'subscriber_suppressed']);
    expect(await counts()).toEqual({ [tag.id]: 1 });
  });

  it('the counts change and staff cannot add the person again when staff unsubscribe them (F-43)', async () => {
    const tag = await makeTag(service);
    const id = await make('amy@residents.example', [tag.id]);
    const { body } = await service.call(unsubscribeSubscriberOperation, { as: own, params: { subscriberId: id } });
    expect(body).toMatchObject({ status: 'unsubscribed', tags: [] });
    expect(await counts()).toEqual({ [tag.id]: 0 });
    const again = await makeSubscriber(service, own, { email: 'amy@residents.example', tagIds: [tag.id] });
    expect([again.status, again.body.code]).toEqual([409, 'subscriber_suppressed']);
  });

  it('an erased person is in no list, export or collection and cannot be added again', async () => {
    const tag = await makeTag(service);
    const id = await make('amy@residents.example', [tag.id]);
    await service.call(deleteSubscriberOperation, { as: own, params: { subscriberId: id } });
    expect((await detail(id)).status).toBe(404);
    expect((await service.call(listSubscribersOperation, { as: own })).body.items).toEqual([]);
    expect((await service.call(getSubscriberStatsOperation, { as: own })).body.total).toBe(0);
    for (const { name } of await service.connection.listCollections()) {
      const documents = await service.connection.collection(name).find().toArray();
      expect(JSON.stringify(documents)).not.toContain('amy@residents');
    }
    const again = await makeSubscriber(service, own, { email: 'Amy@residents.example', tagIds: [tag.id] });
    expect([again.status, again.body.code]).toEqual([409, 'subscriber_suppressed']);
    await service.settled();
    expect(service.eventsOf(subscriberChangedEvent).at(-1)?.payload).toEqual({ subscriberId: id, change: 'erased' });
    expect(JSON.stringify(service.events)).not.toContain('amy@residents');
  });

  it('a person erased in one council can be added in another', async () => {
    const [mine, theirs] = [await makeTag(service), await makeTag(service, other)];
    const body = { email: 'amy@residents.example' };
    const id = await make(body.email, [mine.id]);
    await service.call(deleteSubscriberOperation, { as: own, params: { subscriberId: id } });
    expect((await makeSubscriber(service, other, { ...body, tagIds: [theirs.id] })).status).toBe(201);
    expect((await makeSubscriber(service, own, { ...body, tagIds: [mine.id] })).status).toBe(409);
  });

  it('a bulk change adds and removes tags, skips unsubscribed people and counts the rest once', async () => {
    const [a, b] = [await makeTag(service), await makeTag(service)];
    const ids: string[] = [];
    for (const name of ['amy', 'ben', 'cat']) ids.push(await make(`${name}@residents.example`, [a.id]));
    await service.call(unsubscribeSubscriberOperation, { as: own, params: { subscriberId: ids[2] ?? '' } });
    const body = { subscriberIds: ids, addTagIds: [b.id], removeTagIds: [a.id], consentSource: 'Town fair' };
    const result = await service.call(tagSubscribersOperation, { as: own, body });
    expect(result.body).toEqual({ changed: 2, unchanged: 1 });
    expect(await counts()).toEqual({ [a.id]: 0, [b.id]: 2 });
    await service.settled();
    expect(service.eventsOf(subscribersChangedEvent).map(({ payload }) => payload)).toEqual([
      { change: 'tagged', count: 2 },
    ]);
  });

  it('a bulk change with an id of the other council is refused with 404 and changes nobody', async () => {
    const [a, theirs] = [await makeTag(service), await makeTag(service, other)];
    const mine = await make('amy@residents.example', [a.id]);
    const stranger = (await makeSubscriber(service, other, { tagIds: [theirs.id] })).body.id;
    const body = { subscriberIds: [mine, stranger], removeTagIds: [a.id] };
    expect((await service.call(tagSubscribersOperation, { as: own, body })).status).toBe(404);
    expect(await counts()).toEqual({ [a.id]: 1 });
  });

  it('a count uses the stored figure when the filter has one, else it counts', async () => {
    const [a, b] = [await makeTag(service), await makeTag(service)];
    const amy = await make('amy@residents.example', [a.id]);
    await make('ben@residents.example', [b.id]);
    await service.call(unsubscribeSubscriberOperation, { as: own, params: { subscriberId: amy } });
    const cases = [
      [{}, 2],
      [{ status: 'active' }, 1],
      [{ status: 'unsubscribed' }, 1],
      [{ source: 'opt_in' }, 0],
      [{ source: 'manual' }, 2],
      [{ tagId: b.id, q: 'BEN' }, 1],
      [{ tagId: a.id }, 0],
    ] as const;
    for (const [query, count] of cases) {
      const { body } = await service.call(countSubscribersOperation, { as: own, query });
      expect([query, body]).toEqual([query, { count, isExact: true }]);
    }
  });

  it("the export has the list's filter, D2's columns, neutralised formulas and an audit entry (E-71)", async () => {
    const parks = await makeTag(service, own, { name: '=Parks' });
    const roads = await makeTag(service, own, { name: 'Roads' });
    await make('amy@residents.example', [parks.id, roads.id]);
    await make('ben@residents.example', [roads.id]);
    const csv = await service.call(exportSubscribersOperation, { as: own, query: { tagId: parks.id } });
    const [header, row, ...rest] = csv.text.replace('\uFEFF', '').trim().split('\r\n');
    const attributes = '"First name","Last name","Ward","Postcode"';
    expect(header).toBe(`"Email","Unique ID","Source","Status","Subscribed Date","Tags",${attributes}`);
    expect(row).toMatch(
      /^"amy@residents.example","[0-9A-Z]{8}","manual","active","\d{4}-\d\d-\d\d","'=Parks; Roads","","","",""$/,
    );
    expect(rest).toEqual([]);
    expect(csv.headers.get('content-disposition')).toMatch(/subscribers_\d{4}-\d\d-\d\d\.csv/);
    await service.settled();
    expect(service.eventsOf(subscribersChangedEvent)[0]?.payload).toEqual({ change: 'exported', count: 1 });
  });
});
