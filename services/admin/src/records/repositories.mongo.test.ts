import { systemActor } from '@folkmoot/contracts';
import { type TestDatabase, testDatabase } from '@folkmoot/service-kit/testing';
import { models, repositories } from './repositories.mongo';
import { repositorySuite } from './repositories.suite';

describe('repositories on MongoDB', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(models);
  });
  afterEach(async () => {
    for (const { collection } of models) await database.connection.collection(collection).deleteMany({});
  });
  afterAll(() => database.stop());

  repositorySuite(() =>
    repositories({ connection: database.connection, session: null, actor: systemActor('admin'), councilId: null }),
  );
});
