import { otherCouncil, ownCouncil, type TestDatabase, testDatabase, userActor } from '@folkmoot/service-kit/testing';
import type { SubscriberStats } from './figures.domain';
import { createStatsRepository, statsModel } from './stats.mongo';
import type { StoredSubscriber } from './subscriber.domain';
import { fakeStats, fakeSubscribers } from './subscriber.fake';
import { createSubscriberRepository, subscriberModel } from './subscriber.mongo';
import { subscriberSuite } from './subscriber.suite';

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
  subscriberSuite(async () => {
    const { connection } = database;
    for (const { collection } of [subscriberModel, statsModel]) await connection.collection(collection).deleteMany({});
    const of = (councilId: string) => {
      const scope = { connection, session: null, actor: userActor({ councilId }), councilId };
      return { subscribers: createSubscriberRepository(scope), stats: createStatsRepository(scope) };
    };
    return { own: of(ownCouncil), other: of(otherCouncil) };
  });
});
