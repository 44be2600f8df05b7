import { systemActor } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, type TestDatabase, testDatabase } from '@folkmoot/service-kit/testing';
import type { StoredTagging } from './tagging.domain';
import { fakeTaggingSweep, fakeTaggings } from './tagging.fake';
import { createTaggingRepository, createTaggingSweepAcrossCouncils, taggingModel } from './tagging.mongo';
import { taggingSuite } from './tagging.suite';

describe('taggings in memory', () => {
  taggingSuite(async () => {
    const store = new Map<string, StoredTagging>();
    const of = (councilId: string) => fakeTaggings(councilId, store);
    return { own: of(ownCouncil), other: of(otherCouncil), sweep: fakeTaggingSweep(store) };
  });
});

describe('taggings in MongoDB', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase([taggingModel]);
  });
  afterAll(() => database.stop());
  taggingSuite(async () => {
    const { connection } = database;
    await connection.collection(taggingModel.collection).deleteMany({});
    const scopeOf = (councilId: string | null) => ({
      connection,
      session: null,
      actor: systemActor('subscribers', councilId),
      councilId,
    });
    const of = (councilId: string) => createTaggingRepository(scopeOf(councilId));
    return { own: of(ownCouncil), other: of(otherCouncil), sweep: createTaggingSweepAcrossCouncils(scopeOf(null)) };
  });
});
