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

describe('imports that meet each other, or their end', () => {
  let service: SubscribersTestService;
  let tag: Tag;
  beforeEach(async () => {
    service = await startSubscribersService();
    tag = await makeTag(service);
  });
  afterEach(() => service.stop());

  const begin = async (content: string, tagId = tag.id, on = service) =>
    (await uploadImport(on, importForm(content, { tagIds: tagId, consentSource: 'Paper forms' }))).body.id;
  const collection = (name: string) => service.connection.collection(name);

  it('two at once over the same people: everybody once, with both tags, counts true', async () => {
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

  it('cancelled: what was taken stays; resumed: goes on there, each row once', async () => {
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
    const told = service.eventsOf(subscribersChangedEvent).map(({ payload }) => payload.count);
    expect(told).toEqual([stopped.added]);

    const resumed = await service.call(resumeImportOperation, { as: own, params: { importId: id } });
    expect([resumed.status, resumed.body.processed]).toEqual([200, stopped.processed]);
    const done = await importWhen(service, id);
    expect(done).toMatchObject({ state: 'done', processed: 6001, added: 6000, merged: 0, failed: 1 });
    expect(done.rows).toEqual([{ line: 6002, email: 'bad', reason: 'This is not an email address' }]);
    expect(await expectTrueCounts(service)).toBe(6000);
    expect((await service.call(resumeImportOperation, { as: own, params: { importId: id } })).status).toBe(409);
  });

  it('the instance that works on it stops: another one goes on, nothing lost, nobody twice (R6)', async () => {
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

  it('an import goes on with the other tag when its tag is merged before it is done', async () => {
    const into = await makeTag(service);
    const id = await begin(people(0, 6000));
    await importWhen(service, id, ({ processed }) => processed >= BATCH);
    // Stopped in the middle, so that the merge comes before the end on every machine.
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

  it('a file that was looked at is imported without a tag: the people are active, with the evidence in their history', async () => {
    const { body } = await uploadImport(service, importForm('amy@x.example', { preview: 'true' }));
    const choice = { emailColumn: 0, hasHeader: false, tagIds: [], consentSource: 'Paper forms' };
    const started = await service.call(startImportOperation, { as: own, params: { importId: body.id }, body: choice });
    expect(started.status).toBe(202);
    expect(await importWhen(service, body.id)).toMatchObject({ state: 'done', added: 1, tagIds: [] });
    const amy = await collection('subscribers').findOne({ email: 'amy@x.example' });
    expect(amy).toMatchObject({ status: 'active', subscriptions: [] });
    expect(amy?.history[0].detail).toContain('Paper forms');
  });
});
