import {
  cancelTaggingOperation,
  countSubscribersOperation,
  deleteSubscriberOperation,
  getSubscriberOperation,
  getTaggingOperation,
  listSubscribersOperation,
  listTaggingsOperation,
  type SubscriberTagging,
  subscribersChangedEvent,
  type Tag,
  unsubscribeSubscriberOperation,
} from '@folkmoot/contracts';
import {
  addMany,
  makeSegment,
  makeSubscriber,
  makeTag,
  makeTagging,
  other,
  own,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';
import { expectTrueCounts } from '../../testing/true-counts';
import { BATCH } from './run-tagging.use-case';

const PATIENCE_MS = 60_000;
const LOOK_MS = 25;
/** Enough that it is still at work when it has been seen to work. */
const MANY = 4 * BATCH;

describe('the tags of everybody whom a filter finds (E-44)', () => {
  let service: SubscribersTestService;
  let [a, b]: Tag[] = [];
  beforeEach(async () => {
    service = await startSubscribersService();
    [a, b] = [await makeTag(service), await makeTag(service)];
  });
  afterEach(() => service.stop());

  const idOf = (tag: Tag | undefined): string => tag?.id ?? '';
  const change = () => ({ addTagIds: [idOf(b)], removeTagIds: [idOf(a)], consentSource: 'Town fair' });
  const begin = async (body: object) => {
    const { status, body: tagging } = await makeTagging(service, body);
    expect(status).toBe(202);
    return tagging;
  };
  const isAtRest = ({ state }: SubscriberTagging) => state !== 'queued' && state !== 'running';
  const when = async (taggingId: string, isMeant = isAtRest, on = service): Promise<SubscriberTagging> => {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const { body } = await on.call(getTaggingOperation, { as: own, params: { taggingId } });
      if (isMeant(body)) return body;
      if (Date.now() > deadline) throw new Error(`the tagging stays ${body.state}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
  const withTag = async (tag: Tag | undefined, on = service) =>
    (await on.call(countSubscribersOperation, { as: own, query: { tagId: idOf(tag) } })).body.count;
  const told = async () => {
    await service.settled();
    return service.eventsOf(subscribersChangedEvent).map(({ payload, actor }) => ({ ...payload, actor }));
  };

  it('also when the change takes them out of the filter: each once, the others as before, one event by who asked', async () => {
    await addMany(service, idOf(a), 2 * BATCH + 5);
    const stays = (await makeSubscriber(service, own, { tagIds: [idOf(b)] })).body.id;
    const begun = await begin({ filter: { tagId: idOf(a) }, ...change() });
    expect(begun).toMatchObject({ state: 'queued', total: null, processed: 0 });
    const done = await when(begun.id);
    const count = 2 * BATCH + 5;
    expect(done).toMatchObject({ state: 'done', total: count, processed: count, changed: count, problem: null });
    expect([await withTag(a), await withTag(b)]).toEqual([0, count + 1]);
    await expectTrueCounts(service);
    expect(
      (await service.call(getSubscriberOperation, { as: own, params: { subscriberId: stays } })).body.revision,
    ).toBe(1);
    expect(await told()).toEqual([
      {
        change: 'tagged',
        count,
        taggingId: begun.id,
        actor: expect.objectContaining({ kind: 'user', id: 'user_1' }),
      },
    ]);
    expect((await service.call(listTaggingsOperation, { as: own })).body.items).toEqual([done]);
    expect((await service.call(listTaggingsOperation, { as: other })).body.items).toEqual([]);
  });

  it('leaves the evidence of the consent, and who entered it, with each', async () => {
    await addMany(service, idOf(a), 1);
    await when((await begin({ ...change(), removeTagIds: [] })).id);
    const [person] = (await service.call(listSubscribersOperation, { as: own })).body.items;
    const { body } = await service.call(getSubscriberOperation, {
      as: own,
      params: { subscriberId: person?.id ?? '' },
    });
    expect(body.subscriptions.find(({ tagId }) => tagId === idOf(b))?.consent).toMatchObject({
      source: 'Town fair',
      recordedBy: 'user_1',
    });
    expect(body.history[0]).toMatchObject({ what: 'topics_changed', by: 'user_1' });
  });

  it('people who have gone are given none; who has them already counts as unchanged; nobody changed: nothing to tell', async () => {
    const gone = (await makeSubscriber(service, own, { tagIds: [idOf(a)] })).body.id;
    await service.call(unsubscribeSubscriberOperation, { as: own, params: { subscriberId: gone } });
    await makeSubscriber(service, own, { tagIds: [idOf(b)] });
    const done = await when((await begin({ addTagIds: [idOf(b)], consentSource: 'Town fair' })).id);
    expect(done).toMatchObject({ state: 'done', total: 2, processed: 2, changed: 0 });
    expect(await told()).toEqual([]);
  });

  it('within a segment as it was then, although the segment is changed meanwhile', async () => {
    const segment = await makeSegment(service, own, { filter: { tagIds: [idOf(a)] } });
    await addMany(service, idOf(a), 3);
    await makeSubscriber(service, own, { tagIds: [idOf(b)] });
    const done = await when((await begin({ filter: { segmentId: segment.id }, ...change() })).id);
    expect(done).toMatchObject({ total: 3, changed: 3 });
  });

  it('cancelled: what is done stays and is told of once; again: 409', async () => {
    await addMany(service, idOf(a), MANY);
    const { id } = await begin({ filter: { tagId: idOf(a) }, ...change() });
    await when(id, ({ processed }) => processed >= BATCH);
    const cancelled = await service.call(cancelTaggingOperation, { as: own, params: { taggingId: id } });
    expect([cancelled.status, cancelled.body.state]).toEqual([200, 'cancelled']);
    const { changed } = cancelled.body;
    expect(changed).toBeLessThan(MANY);
    await service.jobs.stop();
    expect((await when(id)).changed).toBe(changed);
    expect([await withTag(b), await withTag(a)]).toEqual([changed, MANY - changed]);
    await expectTrueCounts(service);
    expect((await told()).map(({ count }) => count)).toEqual([changed]);
    const again = await service.call(cancelTaggingOperation, { as: own, params: { taggingId: id } });
    expect([again.status, again.body.code]).toEqual([409, 'transition_not_allowed']);
  });

  it('the instance that works on it stops: another one goes on, nobody left out, nobody twice (R6)', async () => {
    await addMany(service, idOf(a), MANY);
    const { id } = await begin({ filter: { tagId: idOf(a) }, ...change() });
    await when(id, ({ processed }) => processed >= BATCH);
    await service.jobs.stop();
    const stopped = await when(id, () => true);
    const { connection, clock } = service;
    const another = await startSubscribersService({ beside: { connection, clock } });
    try {
      const done = await when(id, isAtRest, another);
      expect([stopped.state, stopped.processed < MANY]).toEqual(['running', true]);
      expect(done).toMatchObject({ state: 'done', total: MANY, changed: MANY });
      await expectTrueCounts(another);
    } finally {
      await another.stop();
    }
  });

  it('two at once over the same people: both done, counts true', async () => {
    await addMany(service, idOf(a), 2 * BATCH);
    const c = await makeTag(service);
    const taggings = await Promise.all([begin(change()), begin({ addTagIds: [c.id], consentSource: 'By letter' })]);
    const done = await Promise.all(taggings.map(({ id }) => when(id)));
    expect(done.map(({ state, changed }) => [state, changed])).toEqual([
      ['done', 2 * BATCH],
      ['done', 2 * BATCH],
    ]);
    expect([await withTag(a), await withTag(b), await withTag(c)]).toEqual([0, 2 * BATCH, 2 * BATCH]);
    await expectTrueCounts(service);
  });

  it('an address that it looked for is not kept: erased, the person is nowhere in the database', async () => {
    const { id } = (await makeSubscriber(service, own, { email: 'amy@residents.example', tagIds: [idOf(a)] })).body;
    await when((await begin({ filter: { q: 'amy@residents' }, removeTagIds: [idOf(a)] })).id);
    await service.call(deleteSubscriberOperation, { as: own, params: { subscriberId: id } });
    for (const { name } of await service.connection.listCollections()) {
      const documents = await service.connection.collection(name).find().toArray();
      expect(JSON.stringify(documents)).not.toContain('amy@residents');
    }
  });

  it.each([
    ['new tags without the source of the consent', () => ({ addTagIds: [idOf(b)] }), 422, 'consent_source_missing'],
    ['no tag at all', () => ({ consentSource: 'Town fair' }), 400, 'invalid_input'],
    ['a tag that is not there', () => ({ removeTagIds: ['nowhere'] }), 404, 'not_found'],
    ['a segment that is not there', () => ({ filter: { segmentId: 'x' }, removeTagIds: [idOf(a)] }), 404, 'not_found'],
  ] as const)('%s: refused at once, nothing begins', async (_, body, status, code) => {
    const refused = await makeTagging(service, body());
    expect([refused.status, refused.body]).toEqual([status, expect.objectContaining({ code })]);
    expect((await service.call(listTaggingsOperation, { as: own })).body.items).toEqual([]);
  });
});
