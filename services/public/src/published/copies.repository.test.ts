import { systemActor } from '@folkmoot/contracts';
import { type TestDatabase, testDatabase } from '@folkmoot/service-kit/testing';
import { fakeCopies } from './copies.fake';
import { copyModels, createCopiesRepository } from './copies.mongo';
import { copiesSuite } from './copies.suite';

describe('copies in memory', () => copiesSuite(async () => fakeCopies()));

describe('copies in MongoDB', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(copyModels);
  });
  afterAll(() => database.stop());
  copiesSuite(async () => {
    for (const { collection } of copyModels) await database.connection.collection(collection).deleteMany({});
    const { connection } = database;
    return createCopiesRepository({ connection, session: null, actor: systemActor('public'), councilId: null });
  });
});
