import { subscribersChangedEvent, systemActor } from '@folkmoot/contracts';
import type { BlobStore, JobState, Unit } from '@folkmoot/service-kit';
import { memoryBlobs, testUnits, userActor } from '@folkmoot/service-kit/testing';
import { createRepositories, models } from '../../testing/repositories';
import { createImport, openImport } from './create-import.use-case';
import type { ImportRecords, ImportTools } from './import.types';
import { runImport } from './run-import.use-case';
import { sweepImports } from './sweep-imports.use-case';

const me = userActor();
const signal = new AbortController().signal;
const people = (count: number) => Array.from({ length: count }, (_, at) => `person${at}@x.example`).join('\n');
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

interface Failing {
  /** Called in each transaction after everything of the batch is written except the rejected rows. */
  beforeEnd: () => Promise<void> | void;
  /** Called after the lookup of people. */
  afterLook?: (emails: readonly string[]) => void;
}

let failing: Failing;
const units = testUnits({
  models,
  producer: 'subscribers',
  repositories: (scope): ImportRecords => {
    const repositories = createRepositories(scope);
    const { subscribers, importRows } = repositories;
    return {
      ...repositories,
      subscribers: {
        ...subscribers,
        findByEmails: async (emails) => {
          const matches = await subscribers.findByEmails(emails);
          failing.afterLook?.(emails);
          return matches;
        },
      },
      importRows: {
        ...importRows,
        addAll: async (...args) => {
          await failing.beforeEnd();
          await importRows.addAll(...args);
        },
      },
    };
  },
});
const { clock } = units;
const asUser = units.contextOf(me);
const asSystem = units.contextOf(systemActor('subscribers'));

const setUpTools = (blobs: BlobStore) => {
  const queued: unknown[] = [];
  const runs = new Map<string, JobState>();
  const jobs: ImportTools['jobs'] = {
    schedule: async (_, data) => `run_${queued.push(data)}`,
    find: async (runId) => {
      const state = runs.get(runId);
      return state ? ({ _id: runId, state } as Awaited<ReturnType<ImportTools['jobs']['find']>>) : null;
    },
  };
  return { tools: { blobs, jobs }, queued, runs };
};

describe('running an import', () => {
  let setUp: ReturnType<typeof setUpTools>;
  let blobs: BlobStore;
  beforeEach(() => {
    failing = { beforeEnd: () => undefined };
    blobs = memoryBlobs();
    setUp = setUpTools(blobs);
  });

  const unit = <T>(work: (unit: Unit<ImportRecords>) => Promise<T>) => units.unitOfWork(me, work);
  const begin = async (content: string) => {
    const { tools } = setUp;
    const fields = { name: 'Parks', description: '', color: '#112233', isDefault: false, createdBy: 'u' };
    const tag = await unit(({ tags }) => tags.add({ ...fields, createdAt: clock.now() }));
    const sink = await openImport(asUser, 'people.csv', blobs);
    await sink.write(Buffer.from(content));
    const form = new Map([
      ['tagIds', [tag.id]],
      ['consentSource', ['Paper forms']],
    ]);
    const { id, councilId } = await createImport(asUser, { fields: form, file: await sink.end() }, tools);
    return { tag, ref: { importId: id, councilId } };
  };
  const stored = (importId: string) => asUser.reader(me).imports.get(importId);
  const files = async () => {
    const keys: string[] = [];
    for await (const key of blobs.list('')) keys.push(key);
    return keys.length;
  };
  const counted = async () => {
    const { stats, tags } = asUser.reader(me);
    const subscribers = await units.connection.collection('subscribers').countDocuments();
    return [subscribers, (await stats.get()).total, (await tags.listAll())[0]?.subscriberCount];
  };

  it('a batch is rolled back when it crashes in the middle, and another run imports it once', async () => {
    const { ref } = await begin(`${people(2500)}\nbad`);
    let batches = 0;
    failing.beforeEnd = () => {
      batches += 1;
      if (batches === 2) throw new Error('the process ended');
    };
    const run = runImport(asSystem, ref, { runId: 'r1', signal }, blobs);
    await expect(run).rejects.toThrow('the process ended');
    expect([await counted(), (await stored(ref.importId)).processed]).toEqual([[1000, 1000, 1000], 1000]);
    await runImport(asSystem, ref, { runId: 'r2', signal }, blobs);
    expect(await stored(ref.importId)).toMatchObject({ state: 'done', processed: 2501, added: 2500, failed: 1 });
    expect([await counted(), await files()]).toEqual([[2500, 2500, 2500], 0]);
  });

  it('the first run stops without changes when another run claims the import in the middle of a batch', async () => {
    const { ref } = await begin(people(2500));
    let batches = 0;
    failing.beforeEnd = async () => {
      batches += 1;
      if (batches > 1) return;
      await unit(async ({ imports }) => imports.save({ ...(await imports.get(ref.importId)), runId: 'r2' }));
    };
    await runImport(asSystem, ref, { runId: 'r1', signal }, blobs);
    expect(await stored(ref.importId)).toMatchObject({ state: 'running', runId: 'r2', processed: 0 });
    expect([await counted(), batches]).toEqual([[0, 0, 0], 1]);
  });

  it('people who leave during the preparation of their batch are rejected with the reason', async () => {
    const { ref, tag } = await begin(people(1500));
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
      await unit(({ suppressions }) => suppressions.add('person1300@x.example', new Date()));
    };
    await runImport(asSystem, ref, { runId: 'r1', signal }, blobs);
    const { imports, importRows, subscribers, tags } = asUser.reader(me);
    expect(await imports.get(ref.importId)).toMatchObject({ state: 'done', processed: 1500, added: 1498, failed: 2 });
    expect((await importRows.list(ref.importId, 10)).map(({ line }) => line)).toEqual([1201, 1301]);
    expect(await subscribers.findByEmail(leaving.email)).toMatchObject({ status: 'unsubscribed', revision: 2 });
    expect((await tags.get(tag.id)).subscriberCount).toBe(1498);
  });

  it('a person at the end of a batch and at the beginning of the next is added once', async () => {
    const { ref } = await begin(`${people(1000)}\nperson999@x.example\nPerson998@X.example\nlast@x.example`);
    await runImport(asSystem, ref, { runId: 'r1', signal }, blobs);
    expect(await stored(ref.importId)).toMatchObject({ state: 'done', added: 1001, merged: 2 });
    expect(await counted()).toEqual([1001, 1001, 1001]);
  });

  it('the import fails with a message and adds nobody when its tags are deleted', async () => {
    const { ref, tag } = await begin(people(3));
    await unit(async ({ tags }) => tags.remove(await tags.get(tag.id), { mergedInto: null, sweepAt: new Date() }));
    await runImport(asSystem, ref, { runId: 'r1', signal }, blobs);
    const problem = 'The tags of this import no longer exist.';
    expect(await stored(ref.importId)).toMatchObject({ state: 'failed', problem, added: 0 });
    expect((await counted())[0]).toBe(0);
  });

  it('the import fails with a message and publishes no event when its file is missing', async () => {
    const { ref } = await begin(people(3));
    for await (const key of blobs.list('')) await blobs.delete(key);
    await runImport(asSystem, ref, { runId: 'r1', signal }, blobs);
    expect((await stored(ref.importId)).problem).toMatch(/^Failed to process CSV file\./);
    expect(units.eventsOf(subscribersChangedEvent)).toEqual([]);
  });

  it('another run does nothing when the import is done or cancelled', async () => {
    const { ref } = await begin(people(3));
    await runImport(asSystem, ref, { runId: 'r1', signal }, blobs);
    const before = await stored(ref.importId);
    await runImport(asSystem, ref, { runId: 'r2', signal }, blobs);
    expect(await stored(ref.importId)).toEqual(before);
  });

  describe('sweep', () => {
    const sweep = () => sweepImports(asSystem, signal, setUp.tools);

    it('an import is queued again when its run is lost, but not when it had recent progress', async () => {
      const { ref } = await begin(people(3));
      await sweep();
      expect(setUp.queued).toEqual([ref]);
      clock.advance(2 * MINUTE_MS);
      await sweep();
      expect(setUp.queued).toEqual([ref, ref]);
      await unit(async ({ imports }) =>
        imports.save({ ...(await imports.get(ref.importId)), state: 'running', runId: 'r1' }),
      );
      setUp.runs.set('r1', 'running');
      clock.advance(2 * MINUTE_MS);
      await sweep();
      expect(setUp.queued).toHaveLength(2);
    });

    it("an import fails with D2's text 'Failed to process CSV file' after the last attempt (F-62)", async () => {
      const { ref } = await begin(people(3));
      await unit(async ({ imports }) =>
        imports.save({ ...(await imports.get(ref.importId)), state: 'running', runId: 'r1' }),
      );
      setUp.runs.set('r1', 'failed');
      clock.advance(2 * MINUTE_MS);
      await sweep();
      const problem = 'Failed to process CSV file';
      expect(await stored(ref.importId)).toMatchObject({ state: 'failed', problem });
      expect(await files()).toBe(1);
      clock.advance(7 * DAY_MS);
      await sweep();
      expect([await files(), (await stored(ref.importId)).pieces]).toEqual([0, []]);
    });

    it('an interrupted upload and an unused preview are deleted after a day', async () => {
      const sink = await openImport(asUser, 'broken.csv', blobs);
      await sink.write(Buffer.from(people(300_000)));
      const looked = await openImport(asUser, 'looked.csv', blobs);
      await looked.write(Buffer.from(people(3)));
      const preview = new Map([['preview', ['true']]]);
      await createImport(asUser, { fields: preview, file: await looked.end() }, setUp.tools);
      expect(await files()).toBe(2);
      clock.advance(DAY_MS);
      await sweep();
      expect([await files(), await units.connection.collection('imports').countDocuments()]).toEqual([0, 0]);
    });
  });
});
