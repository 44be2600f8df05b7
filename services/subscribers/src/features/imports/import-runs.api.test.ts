import {
  cancelImportOperation,
  mergeTagOperation,
  resumeImportOperation,
  startImportOperation,
  subscribersChangedEvent,
  type Tag,
} from '@folkmoot/contracts';
import { makeTag, own, type SubscribersTestService, startSubscribersService } from '../../testing/fixtures';
import { importForm, importWhen, uploadImport } from '../../testing/import-files';
import { expectTrueCounts } from '../../testing/true-counts';

const BATCH = 1000;
const person = (at: number): string => `person${at}@x.example`;
const people = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) => person(from + at)).join('\n');

describe('parallel and interrupted imports', () => {
  let service: SubscribersTestService;
  let tag: Tag;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
    tag = await makeTag(service);
  });
  afterAll(() => service.stop());

  const begin = async (content: string, tagId = tag.id, on = service) =>
    (await uploadImport(on, importForm(content, { tagIds: tagId, consentSource: 'Paper forms' }))).body.id;
  const collection = (name: string) => service.connection.collection(name);

  it('everybody is added once with both tags when two imports with the same people run in parallel', async () => {
    const second = await makeTag(service);
    const ids = await Promise.all([begin(people(0, 2500)), begin(people(1500, 4000), second.id)]);
    const done = await Promise.all(ids.map((id) => importWhen(service, id)));
    expect(done.map(({ state, processed }) => [state, processed])).toEqual([
      ['done', 2500],
      ['done', 2500],
    ]);
    expect(done.reduce((sum, { added }) => sum + added, 0)).toBe(4000);
    expect(await expectTrueCounts(service)).toBe(4000);
    const both = await collection('subscribers').countDocuments({ tagIds: { $all: [tag.id, second.id] } });
    expect(both).toBe(1000);
  });

  it('imported rows stay when an import is cancelled, and the rest follows once when it is resumed', async () => {
    const id = await begin(`email\n${people(0, 6000)}\nbad`);
    await importWhen(service, id, ({ processed }) => processed >= BATCH);
    const cancelled = await service.call(cancelImportOperation, { as: own, params: { importId: id } });
    expect([cancelled.status, cancelled.body.state, cancelled.body.isResumable]).toEqual([200, 'cancelled', true]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const stopped = await importWhen(service, id);
    expect(stopped.processed).toBe(cancelled.body.processed);
    expect(stopped.processed).toBeLessThan(6001);
    expect(await expectTrueCounts(service)).toBe(stopped.added);
    await service.settled();
    const events = service.eventsOf(subscribersChangedEvent).map(({ payload }) => payload.count);
    expect(events).toEqual([stopped.added]);

    const resumed = await service.call(resumeImportOperation, { as: own, params: { importId: id } });
    expect([resumed.status, resumed.body.processed]).toEqual([200, stopped.processed]);
    const done = await importWhen(service, id);
    expect(done).toMatchObject({ state: 'done', processed: 6001, added: 6000, merged: 0, failed: 1 });
    expect(done.rows).toEqual([{ line: 6002, email: 'bad', reason: 'This is not an email address' }]);
    expect(await expectTrueCounts(service)).toBe(6000);
    expect((await service.call(resumeImportOperation, { as: own, params: { importId: id } })).status).toBe(409);
  });

  it('people become active with the evidence in their history when a preview is started without a tag', async () => {
    const { body } = await uploadImport(service, importForm('amy@x.example', { preview: 'true' }));
    const choice = { emailColumn: 0, hasHeader: false, tagIds: [], consentSource: 'Paper forms' };
    const started = await service.call(startImportOperation, { as: own, params: { importId: body.id }, body: choice });
    expect(started.status).toBe(202);
    expect(await importWhen(service, body.id)).toMatchObject({ state: 'done', added: 1, tagIds: [] });
    const amy = await collection('subscribers').findOne({ email: 'amy@x.example' });
    expect(amy).toMatchObject({ status: 'active', subscriptions: [] });
    expect(amy?.history[0].detail).toContain('Paper forms');
  });

  describe('when the jobs of the service stop', () => {
    // Stopped jobs cannot be started again.
    afterEach(async () => {
      await service.stop();
      service = await startSubscribersService();
    });

    it('another instance finishes the import without loss or repetition when the first one stops', async () => {
      const id = await begin(people(0, 8000));
      await importWhen(service, id, ({ processed }) => processed >= BATCH);
      await service.jobs.stop();
      const { connection, clock } = service;
      const stopped = await importWhen(service, id, () => true);
      const another = await startSubscribersService({ beside: { connection, clock } });
      try {
        const done = await importWhen(another, id);
        expect([stopped.state, stopped.processed < 8000]).toEqual(['running', true]);
        expect(done).toMatchObject({ state: 'done', processed: 8000, added: 8000, merged: 0, failed: 0 });
        expect(await expectTrueCounts(service)).toBe(8000);
      } finally {
        await another.stop();
      }
    });

    it('the import continues with the remaining tag when its tag is merged', async () => {
      const into = await makeTag(service);
      const id = await begin(people(0, 6000));
      await importWhen(service, id, ({ processed }) => processed >= BATCH);
      // Stops the job, so that the merge always happens before the end of the import.
      await service.jobs.stop();
      const { connection, clock } = service;
      const stopped = await importWhen(service, id, () => true);
      expect([stopped.state, stopped.processed < 6000]).toEqual(['running', true]);
      const body = { intoTagId: into.id };
      expect((await service.call(mergeTagOperation, { as: own, params: { tagId: tag.id }, body })).status).toBe(200);
      const another = await startSubscribersService({ beside: { connection, clock } });
      try {
        expect(await importWhen(another, id)).toMatchObject({ state: 'done', added: 6000, tagIds: [into.id] });
        const left = async () => collection('subscribers').countDocuments({ tagIds: tag.id });
        for (const deadline = Date.now() + 30_000; (await left()) > 0 && Date.now() < deadline; )
          await importWhen(another, id);
        expect(await collection('subscribers').countDocuments({ tagIds: into.id })).toBe(6000);
        expect(await expectTrueCounts(service)).toBe(6000);
      } finally {
        await another.stop();
      }
    });
  });
});
