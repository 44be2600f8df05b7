import { createUnitOfWork, type JobState } from '@folkmoot/service-kit';
import { otherCouncil, ownCouncil, type TestDatabase, testDatabase, userActor } from '@folkmoot/service-kit/testing';
import type { NewSubscriber } from '../../subscribers/subscriber.domain';
import {
  createSearchKeysRepositoryAcrossCouncils,
  createSubscriberRepository,
} from '../../subscribers/subscriber.mongo';
import { subscriberModel } from '../../subscribers/subscriber-model.mongo';
import { type Filled, fillSearchKeys, queueSearchKeys } from './fill-search-keys.use-case';

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

describe('subscribers of a time before search keys', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase([subscriberModel]);
  });
  afterAll(() => database.stop());

  const stage = async () => {
    const { connection } = database;
    const repositories = (scope: Parameters<typeof createSubscriberRepository>[0]) => ({
      subscribers: createSubscriberRepository(scope),
      searchKeys: createSearchKeysRepositoryAcrossCouncils(scope),
    });
    const units = createUnitOfWork({ connection, repositories, producer: 'subscribers', sign: null });
    const stored = connection.collection<{ _id: string }>(subscriberModel.collection);
    await stored.deleteMany({});
    const [own, other] = [ownCouncil, otherCouncil].map(
      (councilId) => units.reader(userActor({ councilId })).subscribers,
    ) as [ReturnType<typeof createSubscriberRepository>, ReturnType<typeof createSubscriberRepository>];
    await own.addAll(Array.from({ length: PEOPLE }, (_, n) => person(n)));
    await other.add(person(0));
    await stored.updateMany({}, { $unset: { searchKeys: '' }, $set: { searchText: 'old' } });
    return { units, stored, own, other };
  };
  const missing = { searchKeys: { $exists: false } };
  const signal = new AbortController().signal;

  it('ended in the middle, and started again from its checkpoint: each is found once, as they were otherwise', async () => {
    const { units, stored, own, other } = await stage();
    const before = await own.findByEmail('old7@x.example');
    let reached: Filled | null = null;
    const first = fillSearchKeys(
      { units },
      {
        checkpoint: null,
        signal,
        save: async ({ checkpoint = null }) => {
          reached = checkpoint;
          throw new Error('the process ended');
        },
      },
    );
    await expect(first).rejects.toThrow('the process ended');
    const left = await stored.countDocuments(missing);
    expect([left > 0, left < PEOPLE, reached]).toEqual([true, true, { after: expect.any(String) }]);
    const saved: unknown[] = [];
    await fillSearchKeys({ units }, { checkpoint: reached, signal, save: async (state) => void saved.push(state) });
    expect([await stored.countDocuments(missing), saved.length]).toEqual([0, 2]);
    expect(await stored.countDocuments({ searchText: { $exists: true } })).toBe(0);
    expect([await own.count({ q: 'old' }), await other.count({ q: 'old' })]).toEqual([PEOPLE, 1]);
    expect((await own.list({ q: 'old7@' }, {})).items).toEqual([before]);
  });

  it('somebody who changes meanwhile: keeps what they were changed to', async () => {
    const { units, own } = await stage();
    const { searchKeys } = units.readerAcrossCouncils();
    const changing = {
      ...searchKeys,
      fillAcrossCouncils: async (after: string, limit: number) => {
        const amy = await own.findByEmail('old5@x.example');
        if (amy) await own.save({ ...amy, email: 'amy@y.example', writtenEmail: 'amy@y.example' });
        return searchKeys.fillAcrossCouncils(after, limit);
      },
    };
    const changed = { readerAcrossCouncils: () => ({ searchKeys: changing }) };
    await fillSearchKeys({ units: changed }, { checkpoint: null, signal, save: async () => undefined });
    expect([await own.count({ q: 'amy@y' }), await own.count({ q: 'old5@' })]).toEqual([1, 0]);
  });

  it.each<[JobState | null, number]>([
    [null, 1],
    ['queued', 0],
    ['running', 0],
    ['done', 0],
    ['failed', 1],
    ['cancelled', 1],
  ])('at a start, the last run %p: is queued %i times', async (state, expected) => {
    const queued: string[] = [];
    const jobs = {
      list: async () => (state ? [{ state }] : []) as never,
      schedule: async (name: string) => {
        queued.push(name);
        return 'run';
      },
    };
    await queueSearchKeys({ jobs });
    expect(queued.length).toBe(expected);
  });
});
