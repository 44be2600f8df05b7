import { createUnitOfWork, dataMigrationsOf } from '@folkmoot/service-kit';
import { otherCouncil, ownCouncil, type TestDatabase, testDatabase, userActor } from '@folkmoot/service-kit/testing';
import type { NewSubscriber } from '../entities/subscriber';
import { createSubscriberRepository } from '../entities/subscriber/subscriber.mongo';
import { subscriberModel } from '../entities/subscriber/subscriber-model.mongo';
import { fillSearchKeys } from './0001-fill-search-keys';

const PEOPLE = 1_200;
const person = (n: number): NewSubscriber => ({
  email: `old${n}@x.example`,
  writtenEmail: `Old${n}@x.example`,
  uniqueId: `ID${n}`,
  source: 'manual',
  status: 'active',
  subscribedAt: new Date(1_780_000_000_000 + n),
  subscriptions: [],
  history: [],
});

describe('subscribers without search keys', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase([subscriberModel]);
  });
  afterAll(() => database?.stop());

  const setUp = async () => {
    const { connection } = database;
    const units = createUnitOfWork({
      connection,
      repositories: (scope) => ({ subscribers: createSubscriberRepository(scope) }),
      producer: 'subscribers',
      sign: null,
    });
    const stored = connection.collection<{ _id: string }>(subscriberModel.collection);
    await stored.deleteMany({});
    await connection.collection('data_migrations').deleteMany({});
    const of = (councilId: string) => units.reader(userActor({ councilId })).subscribers;
    const [own, other] = [of(ownCouncil), of(otherCouncil)];
    await own.addAll(Array.from({ length: PEOPLE }, (_, n) => person(n)));
    await other.add(person(0));
    await stored.updateMany({}, { $unset: { searchKeys: '', keysVersion: '' }, $set: { searchText: 'old' } });
    const data = dataMigrationsOf({ name: 'subscribers', database: database.name, migrations: [fillSearchKeys] });
    return { stored, own, other, data };
  };
  const missing = { searchKeys: { $exists: false } };

  it('everybody is found once when the migration is stopped in the middle and continues at its position', async () => {
    const { stored, own, other, data } = await setUp();
    const before = await own.findByEmail('old7@x.example');
    const stopping = new AbortController();
    const first = data.run(database.uri, { signal: stopping.signal, onProgress: () => stopping.abort() });
    await expect(first).rejects.toThrow(/abort/);
    const left = await stored.countDocuments(missing);
    expect([left > 0, left < PEOPLE]).toEqual([true, true]);
    const { completed } = await data.run(database.uri);
    expect(completed.map(({ changed }) => changed)).toEqual([PEOPLE + 1]);
    expect(await stored.countDocuments(missing)).toBe(0);
    expect(await stored.countDocuments({ searchText: { $exists: true } })).toBe(0);
    expect([await own.count({ q: 'old' }), await other.count({ q: 'old' })]).toEqual([PEOPLE, 1]);
    expect((await own.list({ q: 'old7@' }, {})).items).toEqual([before]);
  });

  it('a subscriber keeps their new keys when they change during the migration', async () => {
    const { own, data } = await setUp();
    const change = async () => {
      const amy = await own.findByEmail('old5@x.example');
      if (amy) await own.save({ ...amy, email: 'amy@y.example', writtenEmail: 'amy@y.example' });
    };
    await data.run(database.uri, { onProgress: change });
    expect([await own.count({ q: 'amy@y' }), await own.count({ q: 'old5@' })]).toEqual([1, 0]);
  });
});
