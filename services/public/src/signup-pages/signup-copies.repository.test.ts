import { systemActor } from '@folkmoot/contracts';
import { type TestDatabase, testDatabase } from '@folkmoot/service-kit/testing';
import { fakeSignupCopies } from './signup-copies.fake';
import { createSignupCopies, signupCopyModels } from './signup-copies.mongo';
import { signupCopiesSuite } from './signup-copies.suite';

describe('copies of pages and tags in memory', () => signupCopiesSuite(async () => fakeSignupCopies()));

describe('copies of pages and tags in MongoDB', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(signupCopyModels);
  });
  afterAll(() => database.stop());
  signupCopiesSuite(async () => {
    const { connection } = database;
    for (const { collection } of signupCopyModels) await connection.collection(collection).deleteMany({});
    return createSignupCopies({ connection, session: null, actor: systemActor('public'), councilId: null });
  });
});
