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

const TIMEOUT_MS = 60_000;
const LOOK_MS = 25;
/** Enough people that the job is still running when the test first reads its progress. */
const MANY = 4 * BATCH;

describe('tagging everybody who matches a filter (E-44)', () => {
  let service: SubscribersTestService;
  let [a, b]: Tag[] = [];
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
    [a, b] = [await makeTag(service), await makeTag(service)];
  });
  afterAll(() => service.stop());

  const idOf = (tag: Tag | undefined): string => tag?.id ?? '';
  const change = () => ({ addTagIds: [idOf(b)], removeTagIds: [idOf(a)], consentSource: 'Town fair' });
  const begin = async (body: object) => {
    const { status, body: tagging } = await makeTagging(service, body);
    expect(status).toBe(202);
    return tagging;
  };
  const isAtRest = ({ state }: SubscriberTagging) => state !== 'queued' && state !== 'running';
  const when = async (taggingId: string, isMeant = isAtRest, on = service): Promise<SubscriberTagging> => {
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      const { body } = await on.call(getTaggingOperation, { as: own, params: { taggingId } });
      if (isMeant(body)) return body;
      if (Date.now() > deadline) throw new Error(`the tagging stays ${body.state}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
  const withTag = async (tag: Tag | undefined, on = service) =>
    (await on.call(countSubscribersOperation, { as: own, query: { tagId: idOf(tag) } })).body.count;
  const changes = async () => {
    await service.settled();
    return service.eventsOf(subscribersChangedEvent).map(({ payload, actor }) => ({ ...payload, actor }));
  };

  it('everybody is changed once with one event when the change removes them from the filter', async () => {
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
    expect(await changes()).toEqual([
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

  it('each changed person has the evidence of the consent and who recorded it', async () => {
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

  it('unsubscribed people are skipped, and no event is published when nobody changes', async () => {
    const gone = (await makeSubscriber(service, own, { tagIds: [idOf(a)] })).body.id;
    await service.call(unsubscribeSubscriberOperation, { as: own, params: { subscriberId: gone } });
    await makeSubscriber(service, own, { tagIds: [idOf(b)] });
    const done = await when((await begin({ addTagIds: [idOf(b)], consentSource: 'Town fair' })).id);
    expect(done).toMatchObject({ state: 'done', total: 2, processed: 2, changed: 0 });
    expect(await changes()).toEqual([]);
  });

  it('a segment is resolved at the start, also when it is changed later', async () => {
    const segment = await makeSegment(service, own, { filter: { tagIds: [idOf(a)] } });
    await addMany(service, idOf(a), 3);
    await makeSubscriber(service, own, { tagIds: [idOf(b)] });
    const done = await when((await begin({ filter: { segmentId: segment.id }, ...change() })).id);
    expect(done).toMatchObject({ total: 3, changed: 3 });
  });

  it('both changes are complete and the counts are correct when two run in parallel over the same people', async () => {
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

  it('an address in the filter is deleted at the end, so an erased person is nowhere in the database', async () => {
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
  ] as const)('%s: the request is refused at once and nothing starts', async (_, body, status, code) => {
    const refused = await makeTagging(service, body());
    expect([refused.status, refused.body]).toEqual([status, expect.objectContaining({ code })]);
    expect((await service.call(listTaggingsOperation, { as: own })).body.items).toEqual([]);
  });

  describe('when the jobs of the service stop', () => {
    // Stopped jobs cannot be started again.
    afterEach(async () => {
      await service.stop();
      service = await startSubscribersService();
    });

    it('finished batches stay and are published once when a tagging is cancelled', async () => {
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
      expect((await changes()).map(({ count }) => count)).toEqual([changed]);
      const again = await service.call(cancelTaggingOperation, { as: own, params: { taggingId: id } });
      expect([again.status, again.body.code]).toEqual([409, 'transition_not_allowed']);
    });

    it('another instance finishes the tagging without loss or repetition when the first one stops', async () => {
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
  });
});
