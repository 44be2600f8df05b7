import { subscribersChangedEvent } from '@folkmoot/contracts';
import { type BlobStore, createUnitOfWork, type JobState, type Unit } from '@folkmoot/service-kit';
import { manualClock, memoryBlobs, type TestDatabase, testDatabase, userActor } from '@folkmoot/service-kit/testing';
import { createImportRepository, createImportSweepAcrossCouncils, importModel } from '../../imports/import.mongo';
import { createImportRowRepository, importRowModel } from '../../imports/import-row.mongo';
import { createStatsRepository, statsModel } from '../../subscribers/stats.mongo';
import { createSubscriberRepository } from '../../subscribers/subscriber.mongo';
import { subscriberModel } from '../../subscribers/subscriber-model.mongo';
import { createSuppressionRepository, suppressionModel } from '../../suppressions/suppression.mongo';
import { createTagRepository, tagModel } from '../../tags/tag.mongo';
import { createImport, openImport } from './create-import.use-case';
import type { ImportDeps, ImportRecords } from './deps';
import { runImport } from './run-import.use-case';
import { sweepImports } from './sweep-imports.use-case';

const me = userActor();
const signal = new AbortController().signal;
const people = (count: number) => Array.from({ length: count }, (_, at) => `person${at}@x.example`).join('\n');
const models = [importModel, importRowModel, statsModel, subscriberModel, suppressionModel, tagModel];
const KEY = 'a-key-for-tests-that-is-long-enough-0123456789';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

interface Failing {
  /** Called inside each transaction before reasons are written, when everything else of a batch has been. */
  beforeEnd: () => Promise<void> | void;
  /** Called after people were looked up. */
  afterLook?: (emails: readonly string[]) => void;
}

const depsOn = ({ connection }: TestDatabase, blobs: BlobStore, failing: Failing) => {
  const clock = manualClock();
  const repositories = (scope: Parameters<typeof createTagRepository>[0]): ImportRecords => {
    const importRows = createImportRowRepository(scope);
    const subscribers = createSubscriberRepository(scope);
    return {
      tags: createTagRepository(scope),
      subscribers: {
        ...subscribers,
        findByEmails: async (emails) => {
          const found = await subscribers.findByEmails(emails);
          failing.afterLook?.(emails);
          return found;
        },
      },
      stats: createStatsRepository(scope),
      suppressions: createSuppressionRepository(scope, KEY),
      imports: createImportRepository(scope),
      importSweep: createImportSweepAcrossCouncils(scope),
      importRows: {
        ...importRows,
        addAll: async (...given) => {
          await failing.beforeEnd();
          await importRows.addAll(...given);
        },
      },
    };
  };
  const units = createUnitOfWork({ connection, repositories, producer: 'subscribers', clock, sign: null });
  const queued: unknown[] = [];
  const runs = new Map<string, JobState>();
  const jobs: ImportDeps['jobs'] = {
    schedule: async (_, data) => `run_${queued.push(data)}`,
    find: async (runId) => {
      const state = runs.get(runId);
      return state ? ({ _id: runId, state } as Awaited<ReturnType<ImportDeps['jobs']['find']>>) : null;
    },
  };
  return { deps: { units, clock, blobs, jobs }, queued, runs, clock };
};

describe('working on an import', () => {
  let database: TestDatabase;
  let failing: Failing;
  let stage: ReturnType<typeof depsOn>;
  let blobs: BlobStore;
  beforeAll(async () => {
    database = await testDatabase(models);
  });
  afterAll(() => database.stop());
  beforeEach(async () => {
    for (const { collection } of models) await database.connection.collection(collection).deleteMany({});
    await database.connection.collection('outbox').deleteMany({});
    failing = { beforeEnd: () => undefined };
    blobs = memoryBlobs();
    stage = depsOn(database, blobs, failing);
  });

  const unit = <T>(work: (unit: Unit<ImportRecords>) => Promise<T>) => stage.deps.units.unitOfWork(me, work);
  const begin = async (content: string) => {
    const { deps, clock } = stage;
    const fields = { name: 'Parks', description: '', color: '#112233', isDefault: false, createdBy: 'u' };
    const tag = await unit(({ tags }) => tags.add({ ...fields, createdAt: clock.now() }));
    const sink = await openImport(deps, me, 'people.csv');
    await sink.write(Buffer.from(content));
    const form = new Map([
      ['tagIds', [tag.id]],
      ['consentSource', ['Paper forms']],
    ]);
    const { id, councilId } = await createImport(deps, me, { fields: form, file: await sink.end() });
    return { tag, ref: { importId: id, councilId } };
  };
  const stored = (importId: string) => stage.deps.units.reader(me).imports.get(importId);
  const files = async () => {
    const keys: string[] = [];
    for await (const key of blobs.list('')) keys.push(key);
    return keys.length;
  };
  const counted = async () => {
    const { stats, tags } = stage.deps.units.reader(me);
    const subscribers = await database.connection.collection('subscribers').countDocuments();
    return [subscribers, (await stats.get()).total, (await tags.listAll())[0]?.subscriberCount];
  };

  it('a crash in the middle of a batch: nothing of the batch is there, and another run does it once', async () => {
    const { ref } = await begin(`${people(2500)}\nbad`);
    let batches = 0;
    failing.beforeEnd = () => {
      batches += 1;
      if (batches === 2) throw new Error('the process ended');
    };
    const run = runImport(stage.deps, ref, { runId: 'r1', signal });
    await expect(run).rejects.toThrow('the process ended');
    expect([await counted(), (await stored(ref.importId)).processed]).toEqual([[1000, 1000, 1000], 1000]);
    await runImport(stage.deps, ref, { runId: 'r2', signal });
    expect(await stored(ref.importId)).toMatchObject({ state: 'done', processed: 2501, added: 2500, failed: 1 });
    expect([await counted(), await files()]).toEqual([[2500, 2500, 2500], 0]);
  });

  it('another run takes it in the middle of a batch: the first one stops and changes nothing', async () => {
    const { ref } = await begin(people(2500));
    let batches = 0;
    failing.beforeEnd = async () => {
      batches += 1;
      if (batches > 1) return;
      await unit(async ({ imports }) => imports.save({ ...(await imports.get(ref.importId)), runId: 'r2' }));
    };
    await runImport(stage.deps, ref, { runId: 'r1', signal });
    expect(await stored(ref.importId)).toMatchObject({ state: 'running', runId: 'r2', processed: 0 });
    expect([await counted(), batches]).toEqual([[0, 0, 0], 1]);
  });

  it('people who leave while their batch is made ready: stay away, each with the reason; others are added once', async () => {
    const { ref, tag } = await begin(people(1500));
    const { deps, clock } = stage;
    const consent = { source: 'counter', text: '', textVersion: '', givenAt: clock.now(), recordedBy: null };
    const leaving = await unit(({ subscribers }) =>
      subscribers.add({
        ...{ email: 'person1200@x.example', writtenEmail: 'person1200@x.example', uniqueId: 'LEAVES' },
        ...{ source: 'manual', status: 'active', subscribedAt: clock.now(), history: [] },
        subscriptions: [{ tagId: 'another', status: 'active', consent }],
      }),
    );
    const looked = new Promise<void>((resolve) => {
      failing.afterLook = (emails) => void (emails.includes(leaving.email) && resolve());
    });
    let batches = 0;
    failing.beforeEnd = async () => {
      batches += 1;
      if (batches > 1) return;
      await looked;
      await unit(({ subscribers }) => subscribers.save({ ...leaving, status: 'unsubscribed' }));
      await unit(({ suppressions }) => suppressions.add('person1300@x.example'));
    };
    await runImport(deps, ref, { runId: 'r1', signal });
    const { imports, importRows, subscribers, tags } = deps.units.reader(me);
    expect(await imports.get(ref.importId)).toMatchObject({ state: 'done', processed: 1500, added: 1498, failed: 2 });
    expect((await importRows.list(ref.importId, 10)).map(({ line }) => line)).toEqual([1201, 1301]);
    expect(await subscribers.findByEmail(leaving.email)).toMatchObject({ status: 'unsubscribed', revision: 2 });
    expect((await tags.get(tag.id)).subscriberCount).toBe(1498);
  });

  it('somebody at the end of a batch and at the beginning of the next: is one person', async () => {
    const { ref } = await begin(`${people(1000)}\nperson999@x.example\nPerson998@X.example\nlast@x.example`);
    await runImport(stage.deps, ref, { runId: 'r1', signal });
    expect(await stored(ref.importId)).toMatchObject({ state: 'done', added: 1001, merged: 2 });
    expect(await counted()).toEqual([1001, 1001, 1001]);
  });

  it('its tags are gone: fails and says so, nobody is added', async () => {
    const { ref, tag } = await begin(people(3));
    await unit(async ({ tags }) => tags.remove(await tags.get(tag.id), { mergedInto: null, sweepAt: new Date() }));
    await runImport(stage.deps, ref, { runId: 'r1', signal });
    const problem = 'The tags of this import no longer exist.';
    expect(await stored(ref.importId)).toMatchObject({ state: 'failed', problem, added: 0 });
    expect((await counted())[0]).toBe(0);
  });

  it('its file is gone: fails in words, nothing told of', async () => {
    const { ref } = await begin(people(3));
    for await (const key of blobs.list('')) await blobs.delete(key);
    await runImport(stage.deps, ref, { runId: 'r1', signal });
    expect((await stored(ref.importId)).problem).toMatch(/^Failed to process CSV file\./);
    const told = await database.connection
      .collection('outbox')
      .countDocuments({ 'envelope.type': subscribersChangedEvent.type });
    expect(told).toBe(0);
  });

  it('done already, or cancelled: another run does nothing', async () => {
    const { ref } = await begin(people(3));
    await runImport(stage.deps, ref, { runId: 'r1', signal });
    const before = await stored(ref.importId);
    await runImport(stage.deps, ref, { runId: 'r2', signal });
    expect(await stored(ref.importId)).toEqual(before);
  });

  describe('the sweep', () => {
    const sweep = () => sweepImports(stage.deps, signal);

    it('an import whose run was lost is queued again; one that runs, or is heard of, is left alone', async () => {
      const { ref } = await begin(people(3));
      await sweep();
      expect(stage.queued).toEqual([ref]);
      stage.clock.advance(2 * MINUTE_MS);
      await sweep();
      expect(stage.queued).toEqual([ref, ref]);
      await unit(async ({ imports }) =>
        imports.save({ ...(await imports.get(ref.importId)), state: 'running', runId: 'r1' }),
      );
      stage.runs.set('r1', 'running');
      stage.clock.advance(2 * MINUTE_MS);
      await sweep();
      expect(stage.queued).toHaveLength(2);
    });

    it("an import that was tried often enough fails with D2's text 'Failed to process CSV file' (F-62)", async () => {
      const { ref } = await begin(people(3));
      await unit(async ({ imports }) =>
        imports.save({ ...(await imports.get(ref.importId)), state: 'running', runId: 'r1' }),
      );
      stage.runs.set('r1', 'failed');
      stage.clock.advance(2 * MINUTE_MS);
      await sweep();
      const problem = 'Failed to process CSV file';
      expect(await stored(ref.importId)).toMatchObject({ state: 'failed', problem });
      expect(await files()).toBe(1);
      stage.clock.advance(7 * DAY_MS);
      await sweep();
      expect([await files(), (await stored(ref.importId)).pieces]).toEqual([0, []]);
    });

    it('an upload that broke off, and a preview nobody goes on with, are forgotten after a day', async () => {
      const sink = await openImport(stage.deps, me, 'broken.csv');
      await sink.write(Buffer.from(people(300_000)));
      const looked = await openImport(stage.deps, me, 'looked.csv');
      await looked.write(Buffer.from(people(3)));
      const preview = new Map([['preview', ['true']]]);
      await createImport(stage.deps, me, { fields: preview, file: await looked.end() });
      expect(await files()).toBe(2);
      stage.clock.advance(DAY_MS);
      await sweep();
      expect([await files(), await database.connection.collection('imports').countDocuments()]).toEqual([0, 0]);
    });
  });
});
