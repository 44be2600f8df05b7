import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleEngine, EngineProcess } from '@folkmoot/embedded-mongo/testing';
import { type Connection, mongo } from 'mongoose';
import { pause } from '../concurrency/timing';
import { kitModels } from '../kit-models';
import { connectMongo } from '../mongo/connect';
import { prepareModels } from '../mongo/model';
import { silentLogger } from '../observability/logger';
import { until } from '../testing/until';
import { DUE_AT_ONCE, defineJob, type JobDefinition } from './job.types';
import { createJobs, type Jobs } from './jobs';
import { PLANNED_COLLECTION } from './planned-jobs';

jest.setTimeout(300_000);

/** For jobs that run again. Usually they need 6 seconds, and without a cure they never run again. */
const RUNS_AGAIN_MS = 40_000;
const LEASE_MS = 1_500;
const STALL_MS = 4_000;
const RECURRING_COUNT = 12;
/** Interval of a job that agenda locks long before it is due. */
const EVERY_MS = 3_000;

const bundle = bundleEngine();
const folder = mkdtempSync(path.join(tmpdir(), 'folkmoot-stall-'));
let engine: EngineProcess;
let connection: Connection;
let jobs: Jobs;

beforeAll(async () => {
  engine = new EngineProcess(bundle.main, folder, await EngineProcess.freePort());
  await engine.start();
});
beforeEach(async () => {
  connection = await connectMongo(engine.uri, `jobs_${Date.now()}`);
  await prepareModels(connection, kitModels);
});
afterEach(async () => {
  engine.resume();
  await jobs.stop();
  await connection.close();
});
afterAll(async () => {
  await engine.end('SIGKILL');
  bundle.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Jobs that record their starts, and whether two runs of one name ever ran at once. */
const notedJobs = (workMs: number) => {
  const starts = new Map<string, number>();
  const atWork = new Map<string, number>();
  const doubles: string[] = [];
  const definitions: JobDefinition[] = Array.from({ length: RECURRING_COUNT }, (_, index) => {
    const name = `often-${index}`;
    return defineJob(name, {
      every: 300,
      run: async () => {
        starts.set(name, (starts.get(name) ?? 0) + 1);
        const others = atWork.get(name) ?? 0;
        if (others > 0) doubles.push(name);
        atWork.set(name, others + 1);
        await pause(workMs);
        await connection.collection('work').insertOne({ name });
        atWork.set(name, (atWork.get(name) ?? 1) - 1);
      },
    });
  });
  return { starts, doubles, definitions };
};

const start = async (definitions: readonly JobDefinition[], watchMs: number) => {
  jobs = createJobs({ connection, logger: silentLogger, pollMs: 100, leaseMs: LEASE_MS, stopWithinMs: 2_000, watchMs });
  await jobs.start(definitions);
};

const stall = async (ms: number) => {
  engine.suspend();
  await pause(ms);
  engine.resume();
};

test('every job runs again when the database has stalled for longer than a lease, without the watchdog', async () => {
  const { starts, doubles, definitions } = notedJobs(20);
  await start(definitions, 600_000);
  for (let round = 0; round < 5; round++) {
    await until(() => starts.size === RECURRING_COUNT, RUNS_AGAIN_MS);
    await pause(37 * round);
    await stall(STALL_MS + 300 * round);
    starts.clear();
    await until(() => starts.size === RECURRING_COUNT, RUNS_AGAIN_MS);
    expect({ round, started: starts.size }).toEqual({ round, started: RECURRING_COUNT });
  }
  expect(doubles).toEqual([]);
});

/** Suspends the engine after it has granted one lock, before it receives the other requests for locks. */
const stallAfterNextLock = async (ms: number) => {
  const ask = mongo.Collection.prototype.findOneAndUpdate;
  let suspend = () => {};
  const suspended = new Promise<void>((resolve) => {
    suspend = resolve;
  });
  let queryCount = 0;
  const spy = jest.spyOn(mongo.Collection.prototype, 'findOneAndUpdate').mockImplementation(async function (
    this: mongo.Collection,
    ...query: unknown[]
  ) {
    if (this.collectionName !== PLANNED_COLLECTION) return Reflect.apply(ask, this, query);
    queryCount += 1;
    if (queryCount > 1) {
      await suspended;
      return Reflect.apply(ask, this, query);
    }
    const answer = await Reflect.apply(ask, this, query);
    engine.suspend();
    suspend();
    return answer;
  });
  await suspended;
  spy.mockRestore();
  await pause(ms);
  engine.resume();
};

/** Jobs that always have work, and record their starts. */
const workingJobs = (starts: Map<string, number>): JobDefinition[] =>
  ['working-0', 'working-1'].map((name) =>
    defineJob(name, {
      every: 300,
      work: {
        nextDueAt: async () => {
          await connection.collection('work').findOne({});
          return DUE_AT_ONCE;
        },
        appearsIn: [],
      },
      run: async () => void starts.set(name, (starts.get(name) ?? 0) + 1),
    }),
  );

test('a job runs again that got its lock while the other locks had to wait for a stalled database', async () => {
  const { starts, doubles, definitions } = notedJobs(20);
  const working = workingJobs(starts);
  const jobCount = RECURRING_COUNT + working.length;
  await start([...definitions, ...working], 600_000);
  for (let round = 0; round < 2; round++) {
    await until(() => starts.size === jobCount, RUNS_AGAIN_MS);
    await stallAfterNextLock(STALL_MS);
    starts.clear();
    await until(() => starts.size === jobCount, RUNS_AGAIN_MS);
    expect({ round, started: starts.size }).toEqual({ round, started: jobCount });
  }
  expect(doubles).toEqual([]);
});

/** Simulates a suspended process: a job that was locked before it is due has an expired lock afterwards. */
const blockEventLoop = (ms: number) => {
  const end = Date.now() + ms;
  while (Date.now() < end);
};

/** Waits until agenda has locked the next start of a job that is not due yet. */
const whenLocked = (name: string) =>
  until(async () => {
    const next = await connection.collection('agenda_jobs').findOne({ name });
    const inMs = next?.lockedAt ? next.nextRunAt.getTime() - Date.now() : 0;
    return inMs > 200 && inMs < EVERY_MS - 500;
  }, RUNS_AGAIN_MS);

test('a job runs again, and a running one is not doubled, when the scheduler was stuck and the watchdog restarts it', async () => {
  let starts = 0;
  let atWork = 0;
  let most = 0;
  let isLongOver = false;
  const long = defineJob('long', {
    run: async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      await until(() => isLongOver, 200_000);
      atWork -= 1;
    },
  });
  const often = defineJob('often', {
    every: EVERY_MS,
    run: async () => {
      starts += 1;
    },
  });
  jobs = createJobs({ connection, logger: silentLogger, pollMs: 2_000, leaseMs: LEASE_MS, watchMs: 500 });
  await jobs.start([often, long]);
  const first = await jobs.schedule('long', null);
  const second = await jobs.schedule('long', null);
  await until(() => atWork === 1, RUNS_AGAIN_MS);
  await whenLocked('often');
  blockEventLoop(LEASE_MS + 1_500);
  const before = starts;

  await until(() => starts > before + 1, RUNS_AGAIN_MS);
  await pause(2 * LEASE_MS);
  expect({ most, long: (await jobs.get(first)).state }).toEqual({ most: 1, long: 'running' });
  isLongOver = true;
  await until(async () => (await jobs.get(second)).state === 'done', RUNS_AGAIN_MS);
  expect((await jobs.get(first)).state).toBe('done');
});

test('a run is aborted when its lease ends while the database does not answer', async () => {
  let isAborted = false;
  let isAtWork = false;
  const job = defineJob('working', {
    run: async ({ signal }) => {
      isAtWork = true;
      await until(() => signal.aborted || isAborted, 2 * RUNS_AGAIN_MS);
      isAborted ||= signal.aborted;
      signal.throwIfAborted();
    },
  });
  await start([job], 600_000);
  const id = await jobs.schedule('working', null);
  await until(() => isAtWork, RUNS_AGAIN_MS);
  engine.suspend();
  // Nothing else can abort it: the database answers only after this.
  await until(() => isAborted, RUNS_AGAIN_MS);
  engine.resume();
  await until(async () => (await jobs.get(id)).state === 'done', RUNS_AGAIN_MS);
  expect((await jobs.get(id)).attempts).toBe(2);
});
