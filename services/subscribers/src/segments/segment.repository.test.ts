import { otherCouncil, ownCouncil, type TestDatabase, testDatabase, userActor } from '@folkmoot/service-kit/testing';
import { fakeSegments } from './segment.fake';
import { createSegmentRepository, segmentModel } from './segment.mongo';
import type { StoredSegment } from './segment.repository';
import { segmentSuite } from './segment.suite';

describe('segments in memory', () => {
  segmentSuite(async () => {
    const store = new Map<string, StoredSegment>();
    return { own: fakeSegments(ownCouncil, store), other: fakeSegments(otherCouncil, store) };
  });
});

describe('segments in MongoDB', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase([segmentModel]);
  });
  afterAll(() => database.stop());
  segmentSuite(async () => {
    const { connection } = database;
    await connection.collection(segmentModel.collection).deleteMany({});
    const of = (councilId: string) =>
      createSegmentRepository({ connection, session: null, actor: userActor({ councilId }), councilId });
    return { own: of(ownCouncil), other: of(otherCouncil) };
  });
});
