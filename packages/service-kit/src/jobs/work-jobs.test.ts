import { systemActor } from '@folkmoot/contracts';
import { pause } from '../concurrency/timing';
import { createUnitOfWork } from '../mongo/unit-of-work';
import { silentLogger } from '../observability/logger';
import { type TestDatabase, testDatabase } from '../testing';
import { noteModel, repositories } from '../testing/note-service.fixture';
import { until } from '../testing/until';
import { DUE_AT_ONCE, defineJob, type JobDefinition, type JobRun } from './job.types';
import { workOverdueSince } from './job-report';
import { createJobs, type Jobs } from './jobs';
import { PLANNED_COLLECTION } from './planned-jobs';
import type { WorkLook } from './work-jobs';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

let database: TestDatabase;
let started: Jobs[] = [];

beforeAll(async () => {
  database = await testDatabase([noteModel]);
});
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  started = [];
});
afterAll(() => database?.stop());

const startJobs = async (definitions: readonly JobDefinition[], { longestLookMs = HOUR_MS } = {}): Promise<Jobs> => {
  const jobs = createJobs({
    connection: database.connection,
    logger: silentLogger,
    longestLookMs,
    pollMs: 50,
    leaseMs: 20_000,
    watchMs: 100,
    stopWithinMs: 2_000,
  });
  started.push(jobs);
  await jobs.start(definitions);
  return jobs;
};

/** Writes a note in a unit of work, as a use case does. */
const writeNote = () => {
  const { connection } = database;
  const { unitOfWork } = createUnitOfWork({ connection, repositories, producer: 'tests', sign: null });
  return unitOfWork(systemActor('tests', 'council'), ({ notes }) =>
    notes.insert({ title: 'work', tags: [], count: 0, madeAt: new Date() }),
  );
};

/** A job whose work is a date in memory. A run takes it. */
const dateJob = (name: string, { every = HOUR_MS, dueAt = null as Date | null } = {}) => {
  const state = { dueAt, looks: 0, ranAt: [] as number[] };
  const job = defineJob(name, {
    every,
    work: {
      nextDueAt: async () => {
        state.looks += 1;
        return state.dueAt;
      },
      appearsIn: [noteModel],
    },
    run: async () => {
      state.ranAt.push(Date.now());
      state.dueAt = null;
    },
  });
  return { state, job };
};

const runs = () => database.connection.collection<JobRun>('job_runs');
const reportOf = async (jobs: Jobs, name: string) => (await jobs.report()).find((each) => each.name === name);

describe('a job that runs only when there is work', () => {
  test('does not run when there is none, and says when it looked', async () => {
    const { state, job } = dateJob('without-work');
    const jobs = await startJobs([job]);
    await until(async () => (await reportOf(jobs, job.name))?.lookedAt instanceof Date);
    expect(state.ranAt).toEqual([]);
    expect(await runs().countDocuments({ name: job.name })).toBe(0);
    expect(await reportOf(jobs, job.name)).toMatchObject({ lastRun: null, nextRunAt: null, overdueSince: null });
  });

  test('runs at once when a commit has written work', async () => {
    const { state, job } = dateJob('woken');
    const jobs = await startJobs([job]);
    await until(() => state.looks > 0);
    state.dueAt = DUE_AT_ONCE;
    // Nobody has announced it: the next look is an hour away.
    await pause(400);
    expect(state.ranAt).toHaveLength(0);
    await writeNote();
    await until(() => state.ranAt.length > 0);
    await until(async () => (await reportOf(jobs, job.name))?.lastRun?.state === 'done');
  });

  test('runs when its work is due, and not earlier', async () => {
    const due = Date.now() + 600;
    const { state, job } = dateJob('due-later', { dueAt: new Date(due) });
    const jobs = await startJobs([job]);
    await until(async () => (await reportOf(jobs, job.name))?.nextRunAt instanceof Date);
    await until(() => state.ranAt.length > 0);
    expect(state.ranAt[0]).toBeGreaterThanOrEqual(due - 5);
  });

  test('runs when another replica has written work', async () => {
    const { state, job } = dateJob('elsewhere', { every: 50 });
    await startJobs([job], { longestLookMs: 200 });
    await until(() => state.looks > 0);
    state.dueAt = DUE_AT_ONCE;
    await until(() => state.ranAt.length > 0);
  });

  test('runs once at a time when there are two replicas', async () => {
    let left = 6;
    let atWork = 0;
    let most = 0;
    const job = defineJob('shared', {
      every: 50,
      work: { nextDueAt: async () => (left > 0 ? DUE_AT_ONCE : null), appearsIn: [noteModel] },
      run: async () => {
        atWork += 1;
        most = Math.max(most, atWork);
        await pause(30);
        left -= 1;
        await writeNote();
        atWork -= 1;
      },
    });
    await startJobs([job]);
    await startJobs([job]);
    await until(() => left <= 0);
    expect(most).toBe(1);
  });

  test('also runs when it is scheduled', async () => {
    const { state, job } = dateJob('scheduled');
    const jobs = await startJobs([job]);
    const runId = await jobs.schedule(job.name, null);
    await until(async () => (await jobs.get(runId)).state === 'done');
    expect(state.ranAt).toHaveLength(1);
  });

  test('runs without work when its last run was left by a process that is gone', async () => {
    const { state, job } = dateJob('left', { every: 50 });
    const leftAt = new Date(Date.now() - MINUTE_MS);
    const run = { name: job.name, data: null, checkpoint: null, progress: null, attempts: 1, error: null };
    const times = { createdAt: leftAt, startedAt: leftAt, finishedAt: null };
    await runs().insertOne({ _id: job.name, ...run, ...times, state: 'running', lease: 'gone', leaseUntil: leftAt });
    const jobs = await startJobs([job], { longestLookMs: 100 });
    await until(async () => (await jobs.get(job.name)).state === 'done');
    expect(state.ranAt).toHaveLength(1);
  });

  test('runs again without work when its last run failed', async () => {
    const { state, job } = dateJob('failing', { every: 50, dueAt: DUE_AT_ONCE });
    let failures = 0;
    const failing = defineJob(job.name, {
      ...job,
      run: async (context) => {
        await job.run(context);
        failures += 1;
        if (failures === 1) throw new Error('not yet');
      },
    });
    const jobs = await startJobs([failing], { longestLookMs: 100 });
    await until(async () => (await jobs.find(job.name))?.state === 'done');
    expect({ ran: state.ranAt.length, dueAt: state.dueAt }).toEqual({ ran: 2, dueAt: null });
  });

  test('runs without work when its last run failed before the start', async () => {
    const { state, job } = dateJob('failed-before');
    const run = { name: job.name, data: null, checkpoint: null, progress: null, attempts: 1, error: 'Error: away' };
    const at = new Date(Date.now() - MINUTE_MS);
    const times = { createdAt: at, startedAt: at, finishedAt: at };
    await runs().insertOne({ _id: job.name, ...run, ...times, state: 'failed', lease: null, leaseUntil: null });
    const jobs = await startJobs([job]);
    await until(async () => (await jobs.get(job.name)).state === 'done');
    expect(state.ranAt).toHaveLength(1);
  });

  test('does not start by the plan of an earlier release', async () => {
    const { state, job } = dateJob('planned-before');
    const planned = database.connection.collection(PLANNED_COLLECTION);
    const start = { name: job.name, type: 'single', priority: 0, data: {}, repeatInterval: 2_000, lockedAt: null };
    await planned.insertOne({ ...start, nextRunAt: new Date(Date.now() - MINUTE_MS) });
    await startJobs([job]);
    await until(() => state.looks > 0);
    await pause(300);
    expect({ ran: state.ranAt.length, planned: await planned.countDocuments({ name: job.name }) }).toEqual({
      ran: 0,
      planned: 0,
    });
  });

  test('is refused when it has no interval', async () => {
    const work = { nextDueAt: async () => null, appearsIn: [] };
    const job = defineJob('nightly', { every: '0 3 * * *', work, run: async () => undefined });
    const jobs = createJobs({ connection: database.connection, logger: silentLogger });
    await expect(jobs.start([job])).rejects.toThrow('nightly needs an interval in milliseconds');
  });
});

describe('a job that looks for work is overdue', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  const ago = (minutes: number): Date => new Date(now.getTime() - minutes * MINUTE_MS);
  const look = { startedAt: ago(60), lookedAt: ago(0.2), failingSince: null, dueAt: null };
  const lastRun = { state: 'done', startedAt: ago(50), finishedAt: ago(50), leaseUntil: null } as const;
  const running = { state: 'running', startedAt: ago(50), finishedAt: null } as const;

  test.each<[string, WorkLook, Parameters<typeof workOverdueSince>[1], Date | null]>([
    ['never when there is no work', look, lastRun, null],
    ['never when its work is due for a minute', { ...look, dueAt: ago(1) }, lastRun, null],
    ['since its work is due when nobody has run it', { ...look, dueAt: ago(3) }, lastRun, ago(3)],
    ['never when a run has just left due work', { ...look, dueAt: ago(30) }, { ...lastRun, finishedAt: ago(1) }, null],
    ['since the last run when its work was due before', { ...look, dueAt: ago(55) }, lastRun, ago(50)],
    ['since the start when its work was due before', { ...look, startedAt: ago(4), dueAt: ago(90) }, lastRun, ago(4)],
    ['never when it runs for an hour', { ...look, lookedAt: ago(50) }, { ...running, leaseUntil: ago(-0.2) }, null],
    ['since its process has left it', look, { ...running, leaseUntil: ago(9) }, ago(9)],
    ['since the database does not answer', { ...look, failingSince: ago(5) }, lastRun, ago(5)],
    ['since its next look when it does not look', { ...look, lookedAt: ago(10) }, lastRun, ago(9.5)],
    ['never when it has not looked for half a minute', { ...look, lookedAt: ago(0.5) }, lastRun, null],
    ['never when it has just started', { ...look, startedAt: ago(1), lookedAt: null, dueAt: null }, null, null],
  ])('%s', (_when, itsLook, itsLastRun, since) => {
    expect(workOverdueSince(itsLook, itsLastRun, { now, longestLookMs: MINUTE_MS / 2 })).toEqual(since);
  });
});
