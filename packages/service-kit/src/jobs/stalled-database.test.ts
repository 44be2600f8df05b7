import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleEngine, EngineProcess } from '@folkmoot/embedded-mongo/testing';
import type { Connection } from 'mongoose';
import { pause } from '../concurrency/timing';
import { kitModels } from '../kit-models';
import { connectMongo } from '../mongo/connect';
import { prepareModels } from '../mongo/model';
import { silentLogger } from '../observability/logger';
import { defineJob, type JobDefinition } from './job.types';
import { createJobs, type Jobs } from './jobs';

jest.setTimeout(180_000);

const LEASE_MS = 1_500;
const STALL_MS = 4_000;
const RECURRING_COUNT = 12;
/** Of a job that agenda locks long before its moment. */
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

const until = async (what: () => boolean | Promise<boolean>, withinMs: number): Promise<boolean> => {
  const deadline = Date.now() + withinMs;
  while (!(await what())) {
    if (Date.now() > deadline) return false;
    await pause(50);
  }
  return true;
};

/** Jobs that note their starts, and whether two runs of one name were ever at work at once. */
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
    expect(await until(() => starts.size === RECURRING_COUNT, 20_000)).toBe(true);
    await pause(37 * round);
    await stall(STALL_MS + 300 * round);
    starts.clear();
    await until(() => starts.size === RECURRING_COUNT, 15_000);
    expect({ round, started: starts.size }).toEqual({ round, started: RECURRING_COUNT });
  }
  expect(doubles).toEqual([]);
});

/** As when the process is suspended: what waits locked for its moment is over its lock afterwards. */
const blockEventLoop = (ms: number) => {
  const end = Date.now() + ms;
  while (Date.now() < end);
};

/** Waits until agenda has locked the next start of a job, and its moment has not come. */
const whenLocked = (name: string) =>
  until(async () => {
    const next = await connection.collection('agenda_jobs').findOne({ name });
    const inMs = next?.lockedAt ? next.nextRunAt.getTime() - Date.now() : 0;
    return inMs > 200 && inMs < EVERY_MS - 500;
  }, 20_000);

test('a job runs again, and one at work is not doubled, when the scheduler was stuck and the watchdog restarts it', async () => {
  let starts = 0;
  let atWork = 0;
  let most = 0;
  let isLongOver = false;
  const long = defineJob('long', {
    run: async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      await until(() => isLongOver, 60_000);
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
  await until(() => atWork === 1, 10_000);
  expect(await whenLocked('often')).toBe(true);
  blockEventLoop(LEASE_MS + 1_500);
  const before = starts;

  expect(await until(() => starts > before + 1, 30_000)).toBe(true);
  await pause(2 * LEASE_MS);
  expect({ most, long: (await jobs.get(first)).state }).toEqual({ most: 1, long: 'running' });
  isLongOver = true;
  expect(await until(async () => (await jobs.get(second)).state === 'done', 20_000)).toBe(true);
  expect((await jobs.get(first)).state).toBe('done');
});

test('a run is told to stop when its lease ends while the database does not answer', async () => {
  let isTold = false;
  let isAtWork = false;
  const job = defineJob('working', {
    run: async ({ signal }) => {
      isAtWork = true;
      await until(() => signal.aborted || isTold, 30_000);
      isTold ||= signal.aborted;
      signal.throwIfAborted();
    },
  });
  await start([job], 600_000);
  const id = await jobs.schedule('working', null);
  await until(() => isAtWork, 10_000);
  engine.suspend();
  expect(await until(() => isTold, 2 * LEASE_MS)).toBe(true);
  engine.resume();
  expect(await until(async () => (await jobs.get(id)).state === 'done', 20_000)).toBe(true);
  expect((await jobs.get(id)).attempts).toBe(2);
});
