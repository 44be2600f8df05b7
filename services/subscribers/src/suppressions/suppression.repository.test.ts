import { otherCouncil, ownCouncil, type TestDatabase, testDatabase, userActor } from '@folkmoot/service-kit/testing';
import { fakeSuppressions } from './suppression.fake';
import { createSuppressionRepository, suppressionModel } from './suppression.mongo';
import { suppressionSuite } from './suppression.suite';

describe('suppressions in memory', () => {
  suppressionSuite(async () => {
    const store = new Set<string>();
    return { own: fakeSuppressions(ownCouncil, store), other: fakeSuppressions(otherCouncil, store) };
  });
});

describe('suppressions in MongoDB', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase([suppressionModel]);
  });
  afterAll(() => database.stop());
  const bound = async () => {
    const { connection } = database;
    await connection.collection(suppressionModel.collection).deleteMany({});
    const of = (councilId: string) =>
      createSuppressionRepository({ connection, session: null, actor: userActor({ councilId }), councilId }, 'a key');
    return { own: of(ownCouncil), other: of(otherCouncil) };
  };
  suppressionSuite(bound);
  it('keep no address, and not the same for another key', async () => {
    const { own } = await bound();
    await own.add('amy@residents.example');
    const kept = await database.connection.collection(suppressionModel.collection).find().toArray();
    expect(JSON.stringify(kept)).not.toContain('amy');
    const scope = { connection: database.connection, session: null, actor: userActor(), councilId: ownCouncil };
    const elsewhere = createSuppressionRepository(scope, 'another key');
    expect([...(await elsewhere.findAmong(['amy@residents.example']))]).toEqual([]);
  });
});
