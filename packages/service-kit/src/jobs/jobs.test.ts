import { pause } from '../concurrency/timing';
import { silentLogger } from '../observability/logger';
import { type TestDatabase, testDatabase } from '../testing';
import { until } from '../testing/until';
import { defineJob, type JobDefinition } from './job.types';
import { jobReports } from './job-report';
import { createJobRuns } from './job-runs';
import { createJobs, type Jobs } from './jobs';
import { performJob } from './perform-job';

let database: TestDatabase;
let started: Jobs[] = [];

beforeAll(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  started = [];
});
afterAll(() => database?.stop());

const startJobs = async (definitions: readonly JobDefinition[], leaseMs = 1_000): Promise<Jobs> => {
  const jobs = createJobs({
    connection: database.connection,
    logger: silentLogger,
    pollMs: 50,
    leaseMs,
    stopWithinMs: 10_000,
  });
  started.push(jobs);
  await jobs.start(definitions);
  return jobs;
};

const stateOf = async (jobs: Jobs, runId: string) => (await jobs.get(runId)).state;

test('twenty runs run once each when there are two replicas', async () => {
  const ran: unknown[] = [];
  const job = defineJob<{ n: number }>('once', {
    concurrency: 3,
    run: async ({ data }) => {
      await pause(10);
      ran.push(data.n);
    },
  });
  // A lease that no pause of the machine can end: then the other replica would rightly take the run.
  const first = await startJobs([job], 20_000);
  const second = await startJobs([job], 20_000);
  const ids = await Promise.all(
    Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? first : second).schedule('once', { n })),
  );
  await until(async () => (await Promise.all(ids.map((id) => stateOf(first, id)))).every((state) => state === 'done'));
  expect(ran.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
});

test('a run starts when the one before it has ended, however rarely the database is polled', async () => {
  const ran: unknown[] = [];
  const job = defineJob<{ n: number }>('queued', {
    run: async ({ data }) => {
      await pause(10);
      ran.push(data.n);
    },
  });
  const { connection } = database;
  const jobs = createJobs({ connection, logger: silentLogger, pollMs: 600_000, leaseMs: 20_000 });
  started.push(jobs);
  await jobs.start([job]);
  const ids = await Promise.all([1, 2, 3].map((n) => jobs.schedule('queued', { n })));
  await until(async () => (await Promise.all(ids.map((id) => stateOf(jobs, id)))).every((state) => state === 'done'));
  expect([...ran].sort()).toEqual([1, 2, 3]);
});

test('a run waits for its time when it is scheduled for later', async () => {
  let at = 0;
  const jobs = await startJobs([
    defineJob('later', {
      run: async () => {
        at = Date.now();
      },
    }),
  ]);
  const due = Date.now() + 400;
  await jobs.schedule('later', null, new Date(due));
  await until(() => at > 0);
  expect(at).toBeGreaterThanOrEqual(due - 5);
});

test('a run continues from its checkpoint when its first attempt fails', async () => {
  const steps: number[] = [];
  const job = defineJob<null, number>('steps', {
    run: async ({ checkpoint, save }) => {
      for (let step = checkpoint ?? 0; step < 4; step++) {
        if (step === 2 && steps.filter((each) => each === 1).length === 1 && !steps.includes(-1)) {
          steps.push(-1);
          throw new Error('once');
        }
        steps.push(step);
        await save({ checkpoint: step + 1, progress: { done: step + 1, total: 4 } });
      }
    },
  });
  const jobs = await startJobs([job]);
  const id = await jobs.schedule('steps', null);
  await until(async () => (await stateOf(jobs, id)) === 'done');
  expect(steps).toEqual([0, 1, -1, 2, 3]);
  expect(await jobs.get(id)).toMatchObject({ progress: { done: 4, total: 4 }, attempts: 2 });
});

test('a run ends as failed with its error when each attempt fails', async () => {
  const job = defineJob('hopeless', {
    attempts: 1,
    run: async () => {
      throw new Error('no way');
    },
  });
  const jobs = await startJobs([job]);
  const id = await jobs.schedule('hopeless', null);
  await until(async () => (await stateOf(jobs, id)) === 'failed');
  expect(await jobs.get(id)).toMatchObject({ error: 'Error: no way', attempts: 1 });
});

test('a run stops at its next save when it is cancelled', async () => {
  let steps = 0;
  const job = defineJob('endless', {
    run: async ({ save }) => {
      for (;;) {
        steps += 1;
        await save({ checkpoint: steps });
        await pause(10);
      }
    },
  });
  const jobs = await startJobs([job]);
  const id = await jobs.schedule('endless', null);
  await until(() => steps > 2);
  expect(await jobs.cancel(id)).toBe(true);
  const atCancel = steps;
  await pause(150);
  expect([await stateOf(jobs, id), steps - atCancel < 3, await jobs.cancel(id)]).toEqual(['cancelled', true, false]);
});

test('a run continues on another replica from the last checkpoint when its replica stops gracefully', async () => {
  const seen: (number | null)[] = [];
  let slow = true;
  const job = defineJob<null, number>('handed-over', {
    run: async ({ checkpoint, save, signal }) => {
      seen.push(checkpoint);
      await save({ checkpoint: 7 });
      while (slow) {
        signal.throwIfAborted();
        await pause(10);
      }
    },
  });
  const first = await startJobs([job], 20_000);
  const id = await first.schedule('handed-over', null);
  await until(() => seen.length === 1);
  await first.stop();
  expect(await stateOf(first, id)).toBe('queued');
  slow = false;
  const second = await startJobs([job], 20_000);
  await until(async () => (await stateOf(second, id)) === 'done');
  expect(seen).toEqual([null, 7]);
});

test('a run continues on another replica after the lease when its replica is killed', async () => {
  const runs = database.connection.collection<{ _id: string }>('job_runs');
  const seen: (number | null)[] = [];
  const job = defineJob<null, number>('orphaned', {
    run: async ({ checkpoint }) => void seen.push(checkpoint),
  });
  const scheduler = createJobs({ connection: database.connection, logger: silentLogger, pollMs: 50, leaseMs: 400 });
  started.push(scheduler);
  const id = await scheduler.schedule('orphaned', null);
  const dead = { state: 'running', lease: 'dead', leaseUntil: new Date(Date.now() + 400), checkpoint: 3, attempts: 1 };
  await runs.updateOne({ _id: id }, { $set: dead });
  const second = await startJobs([job], 400);
  await until(async () => (await stateOf(second, id)) === 'done');
  expect(seen).toEqual([3]);
});

test('a recurring job runs once each time when there are two replicas', async () => {
  const at: number[] = [];
  const everyMs = 300;
  const job = defineJob('often', { every: everyMs, run: async () => void at.push(Date.now()) });
  const began = Date.now();
  await startJobs([job], 20_000);
  await startJobs([job], 20_000);
  await until(() => at.length >= 6);
  // Counted from the beginning, since a late run may be followed by one in time. Repeated runs would be twice as fast.
  const earliest = at.slice(0, 6).map((_, index) => began + index * everyMs - 50);
  expect(at.slice(0, 6).filter((moment, index) => moment < (earliest[index] ?? 0))).toEqual([]);
});

describe('the log and the report of a run', () => {
  const LEASE_MS = 20_000;
  const runs = () => createJobRuns(database.connection, LEASE_MS);

  /** Performs a run. Returns the levels of its lines. */
  const perform = async (job: JobDefinition, runId: string): Promise<string[]> => {
    const levels: string[] = [];
    const noteLevel = (level: string) => () => void levels.push(level);
    const logger = {
      debug: noteLevel('debug'),
      info: noteLevel('info'),
      warn: noteLevel('warn'),
      error: noteLevel('error'),
    };
    const touch = async () => undefined;
    await performJob(job, runId, {
      runs: runs(),
      logger,
      leaseMs: LEASE_MS,
      stopping: new AbortController().signal,
      touch,
    });
    return levels;
  };

  test('an idle log is quiet: a recurring run has a line only when it failed, and another run always has one', async () => {
    let isBroken = false;
    const recurring = defineJob('quiet', {
      every: 60_000,
      run: async () => {
        if (isBroken) throw new Error('the disk is full');
      },
    });
    await runs().renew('quiet');
    expect(await perform(recurring, 'quiet')).toEqual(['debug']);
    isBroken = true;
    await runs().renew('quiet');
    expect(await perform(recurring, 'quiet')).toEqual(['error', 'info']);
    await runs().create('one-run', 'one', null);
    expect(await perform(defineJob('one', { run: async () => undefined }), 'one-run')).toEqual(['info']);
  });

  test('the time of the last success stays when the next run fails', async () => {
    let isBroken = false;
    const recurring = defineJob('kept', {
      every: 60_000,
      run: async () => {
        if (isBroken) throw new Error('the disk is full');
      },
    });
    const definitions = [recurring];
    const parts = {
      connection: database.connection,
      definitions,
      workJobs: { lookOf: () => null },
      leaseMs: LEASE_MS,
      longestLookMs: 0,
    };
    const report = async () => (await jobReports(parts, new Date()))[0]?.lastRun;
    await runs().renew('kept');
    expect((await report())?.succeededAt).toBeUndefined();
    await perform(recurring, 'kept');
    const succeeded = await report();
    expect(succeeded).toMatchObject({ state: 'done', error: null, succeededAt: succeeded?.finishedAt });
    isBroken = true;
    await runs().renew('kept');
    await perform(recurring, 'kept');
    expect(await report()).toMatchObject({
      state: 'failed',
      error: 'Error: the disk is full',
      succeededAt: succeeded?.succeededAt,
    });
  });
});
