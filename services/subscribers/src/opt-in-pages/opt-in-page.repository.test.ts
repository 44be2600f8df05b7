import { otherCouncil, ownCouncil, type TestDatabase, testDatabase, userActor } from '@folkmoot/service-kit/testing';
import { fakeOptInPageSweep, fakeOptInPages, type PageStore } from './opt-in-page.fake';
import {
  createOptInPageRepository,
  createOptInPageSweepRepositoryAcrossCouncils,
  optInPageModel,
} from './opt-in-page.mongo';
import { optInPageSuite } from './opt-in-page.suite';

describe('opt-in pages in memory', () => {
  optInPageSuite(async () => {
    const store: PageStore = new Map();
    return {
      own: fakeOptInPages(ownCouncil, store),
      other: fakeOptInPages(otherCouncil, store),
      sweep: fakeOptInPageSweep(store),
    };
  });
});

describe('opt-in pages in MongoDB', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase([optInPageModel]);
  });
  afterAll(() => database.stop());
  optInPageSuite(async () => {
    const { connection } = database;
    await connection.collection(optInPageModel.collection).deleteMany({});
    const scope = (councilId: string) => ({ connection, session: null, actor: userActor({ councilId }), councilId });
    return {
      own: createOptInPageRepository(scope(ownCouncil)),
      other: createOptInPageRepository(scope(otherCouncil)),
      sweep: createOptInPageSweepRepositoryAcrossCouncils(scope(ownCouncil)),
    };
  });
});
