import { systemActor } from '@folkmoot/contracts';
import { type TestDatabase, testDatabase } from '@folkmoot/service-kit/testing';
import type { Bind } from './repositories';
import { models, mongoRepositories } from './repositories.mongo';
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

  const bind: Bind = (councilId) =>
    mongoRepositories({
      connection: database.connection,
      session: null,
      actor: systemActor('campaigns', councilId),
      councilId,
    });
  repositorySuite(() => bind);
});
