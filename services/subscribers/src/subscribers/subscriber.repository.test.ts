import { otherCouncil, ownCouncil, type TestDatabase, testDatabase, userActor } from '@folkmoot/service-kit/testing';
import type { SubscriberStats } from './figures.domain';
import { createStatsRepository, statsModel } from './stats.mongo';
import type { NewSubscriber, StoredSubscriber } from './subscriber.domain';
import { fakeStats, fakeSubscribers } from './subscriber.fake';
import { createSubscriberRepository } from './subscriber.mongo';
import { subscriberSuite } from './subscriber.suite';
import type { SubscriberFilter } from './subscriber-filter.domain';
import { subscriberModel } from './subscriber-model.mongo';

/** The higher the number, the later they came; every thousandth has bounced. */
const resident = (n: number): NewSubscriber => ({
  email: `resident${n}@x.example`,
  writtenEmail: `resident${n}@x.example`,
  uniqueId: `ID${n}`,
  source: 'manual',
  status: n % 1000 === 0 ? 'bounced' : 'active',
  subscribedAt: new Date(1_780_000_000_000 + n),
  subscriptions: [],
  history: [],
});

describe('subscribers in memory', () => {
  subscriberSuite(async () => {
    const people = new Map<string, StoredSubscriber>();
    const figures = new Map<string, SubscriberStats>();
    const of = (council: string) => ({
      subscribers: fakeSubscribers(council, people),
      stats: fakeStats(council, figures),
    });
    return { own: of(ownCouncil), other: of(otherCouncil) };
  });
});

describe('subscribers in MongoDB', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase([subscriberModel, statsModel]);
  });
  afterAll(() => database.stop());
  const make = async () => {
    const { connection } = database;
    for (const { collection } of [subscriberModel, statsModel]) await connection.collection(collection).deleteMany({});
    const of = (councilId: string) => {
      const scope = { connection, session: null, actor: userActor({ councilId }), councilId };
      return { subscribers: createSubscriberRepository(scope), stats: createStatsRepository(scope) };
    };
    return { own: of(ownCouncil), other: of(otherCouncil) };
  };
  subscriberSuite(make);

  it('someone written before there were search keys: is listed, and found by them once they change', async () => {
    const { subscribers } = (await make()).own;
    const { connection } = database;
    const { id } = await subscribers.add(resident(1));
    const old = { $set: { searchText: 'resident1@x.example id1' }, $unset: { searchKeys: '' } } as const;
    await connection.collection<{ _id: string }>('subscribers').updateOne({ _id: id }, old);
    const [listed] = (await subscribers.list({}, {})).items;
    expect(listed).toEqual({ ...resident(1), id, councilId: ownCouncil, revision: 1 });
    await subscribers.save(await subscribers.get(id));
    expect(await subscribers.count({ q: 'id1' })).toBe(1);
    const [stored] = await connection.collection('subscribers').find({}).toArray();
    expect(stored).not.toHaveProperty('searchText');
  });

  it('searched for a text that finds thousands, and for some of them: newest first, counted as far as asked', async () => {
    const { subscribers } = (await make()).own;
    await subscribers.addAll(Array.from({ length: 5_200 }, (_, n) => resident(n)));
    const first = async (filter: SubscriberFilter) =>
      (await subscribers.list(filter, { limit: 2 })).items.map(({ uniqueId }) => uniqueId);
    expect(await first({ q: 'resident' })).toEqual(['ID5199', 'ID5198']);
    expect(await first({ q: 'resident', status: 'bounced' })).toEqual(['ID5000', 'ID4000']);
    expect(await first({ q: 'resident40' })).toEqual(['ID4099', 'ID4098']);
    expect(await first({ q: 'resident', within: { q: 'resident77' } })).toEqual(['ID779', 'ID778']);
    expect(await subscribers.count({ q: 'resident' })).toBe(5_200);
    expect(await subscribers.count({ q: 'resident' }, 5_100)).toBe(5_100);
    expect(await subscribers.count({ q: 'resident', status: 'bounced' })).toBe(6);
  }, 60_000);
});
