import { councilErasedEvent, councilPurgedEvent, type Envelope, systemActor } from '@folkmoot/contracts';
import { modelOf } from '../mongo/model';
import { createUnitOfWork } from '../mongo/unit-of-work';
import { makeEnvelope } from '../outbox/make-envelope';
import { outboxCollection } from '../outbox/outbox.model';
import { blobKey, hashOf, memoryBlobs } from '../storage/blob-store';
import { manualClock } from '../testing/manual-clock';
import { noteModel } from '../testing/note-service.fixture';
import { type TestDatabase, testDatabase } from '../testing/test-database';
import { councilErasure } from './council-erasure';
import { erasureModel } from './erasure.model';

const MANY = 2_500;

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase([noteModel]);
});
afterEach(() => database.stop());

const setUp = () => {
  const { connection } = database;
  const clock = manualClock(new Date('2026-03-02T09:00:00.000Z'));
  const blobs = memoryBlobs();
  const units: Parameters<typeof councilErasure>[0]['units'] = (repositories) =>
    createUnitOfWork({ connection, repositories, producer: 'campaigns', clock, sign: null });
  const left: string[] = [];
  const { consumers, job } = councilErasure(
    { name: 'campaigns', connection, clock, blobs, units },
    {
      models: [noteModel],
      folders: (councilId) => [`council-${councilId}/`],
      lastly: async (councilId) => void left.push(councilId),
    },
  );
  const order = (councilId: string): Envelope =>
    makeEnvelope(
      councilErasedEvent,
      { aggregate: { type: 'council', id: councilId, revision: 3 }, payload: { councilId }, councilId },
      { actor: systemActor('admin'), councilId, now: clock.now() },
    );
  const run = (signal = new AbortController().signal) =>
    job.run({ runId: 'run', data: {}, checkpoint: null, signal, save: async () => undefined });
  const notes = (councilId: string) => connection.collection('notes').countDocuments({ councilId });
  const purgedEvents = async () =>
    (await outboxCollection(connection).find({}).toArray())
      .map(({ envelope }) => envelope)
      .filter(({ type }) => type === councilPurgedEvent.type);
  const fill = async (councilId: string, count: number) => {
    const madeAt = clock.now();
    const note = (at: number) => ({
      _id: `${councilId}.${at}`,
      councilId,
      revision: 1,
      title: 't',
      tags: [],
      count: 0,
      madeAt,
    });
    await modelOf(connection, noteModel).insertMany(Array.from({ length: count }, (_, at) => note(at)));
    const bytes = Buffer.from(`a file of ${councilId}`);
    await blobs.put(blobKey(`council-${councilId}`, hashOf(bytes)), bytes, 'text/plain');
  };
  return { consumers, order, run, notes, purgedEvents, fill, blobs, left, connection };
};

const keys = async (blobs: ReturnType<typeof memoryBlobs>): Promise<number> => {
  let count = 0;
  for await (const _ of blobs.list('')) count += 1;
  return count;
};

describe('the erasure of a council', () => {
  it('all data of the council is deleted in batches, files too; data of others stays, and one event is sent', async () => {
    const { consumers, order, run, notes, purgedEvents, fill, blobs, left } = setUp();
    await fill('gone', MANY);
    await fill('here', 3);
    const event = order('gone');
    expect(await consumers[0]?.take(event)).toBe('done');
    expect(await consumers[0]?.take(event)).toBe('repeated');
    await run();
    await run();
    expect([await notes('gone'), await notes('here'), await keys(blobs)]).toEqual([0, 3, 1]);
    expect(left).toEqual(['gone']);
    expect((await purgedEvents()).map(({ payload }) => payload)).toEqual([
      { councilId: 'gone', service: 'campaigns', erased: { notes: MANY, dead_letters: 0, files: 1 } },
    ]);
  });
  it('the next run continues and all deletions are counted when a run was stopped', async () => {
    const { consumers, order, run, notes, purgedEvents, fill, connection } = setUp();
    await fill('gone', 5);
    await consumers[0]?.take(order('gone'));
    await run(AbortSignal.abort());
    expect([await notes('gone'), await purgedEvents()]).toEqual([5, []]);
    await run();
    expect(await notes('gone')).toBe(0);
    expect(await connection.collection(erasureModel.collection).countDocuments({ state: 'done' })).toBe(1);
  });
  it('nothing changes when nobody ordered the erasure', async () => {
    const { run, notes, fill, purgedEvents } = setUp();
    await fill('here', 2);
    await run();
    expect([await notes('here'), await purgedEvents()]).toEqual([2, []]);
  });
});
