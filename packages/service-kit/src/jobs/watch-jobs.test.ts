import { pause } from '../concurrency/timing';
import { silentLogger } from '../observability/logger';
import { type TestDatabase, testDatabase } from '../testing';
import { until } from '../testing/until';
import { defineJob, type JobDefinition, type JobRun } from './job.types';
import { createJobRuns } from './job-runs';
import { createJobs, type Jobs } from './jobs';
import { PLANNED_COLLECTION, waitingSince } from './planned-jobs';

const LEASE_MS = 500;
const MINUTE_MS = 60_000;

let database: TestDatabase;
let jobs: Jobs;

beforeAll(async () => {
  database = await testDatabase();
});
afterEach(() => jobs?.stop());
afterAll(() => database?.stop());

const start = async (definitions: readonly JobDefinition[], watchMs = 100) => {
  jobs = createJobs({
    connection: database.connection,
    logger: silentLogger,
    pollMs: 50,
    leaseMs: LEASE_MS,
    stopWithinMs: 1_000,
    watchMs,
  });
  await jobs.start(definitions);
};

const ago = (ms: number) => new Date(Date.now() - ms);
const planned = () => database.connection.collection(PLANNED_COLLECTION);

describe('a run that nothing is planned for', () => {
  test('runs when its process ended before the start was planned', async () => {
    let ran = 0;
    await createJobRuns(database.connection, LEASE_MS).create('unplanned-run', 'unplanned', { n: 1 });
    await start([
      defineJob('unplanned', {
        run: async () => {
          ran += 1;
        },
      }),
    ]);
    await until(async () => (await jobs.get('unplanned-run')).state === 'done');
    await pause(500);
    expect(ran).toBe(1);
  });

  test('runs when the scheduler no longer tries to start it', async () => {
    await createJobRuns(database.connection, LEASE_MS).create('given-up-run', 'given-up', null);
    await planned().insertOne({
      name: 'given-up',
      type: 'normal',
      priority: 0,
      data: { runId: 'given-up-run' },
      nextRunAt: null,
      lockedAt: null,
      failReason: 'the database was away',
    });
    await start([defineJob('given-up', { run: async () => undefined })]);
    await until(async () => (await jobs.get('given-up-run')).state === 'done');
    await until(async () => (await planned().countDocuments({ name: 'given-up' })) === 0);
  });

  test('continues from its checkpoint when its process was killed in a job that starts once a day', async () => {
    const seen: (number | null)[] = [];
    const left: Partial<JobRun> = {
      name: 'nightly',
      data: null,
      state: 'running',
      checkpoint: 7,
      progress: null,
      attempts: 1,
      createdAt: ago(MINUTE_MS),
      startedAt: ago(MINUTE_MS),
      lease: 'killed',
      leaseUntil: ago(MINUTE_MS / 2),
    };
    await database.connection.collection<{ _id: string }>('job_runs').insertOne({ _id: 'nightly', ...left });
    const inTwoHours = `0 ${(new Date().getUTCHours() + 2) % 24} * * *`;
    await start([
      defineJob<null, number>('nightly', {
        every: inTwoHours,
        timezone: 'Etc/UTC',
        run: async ({ checkpoint }) => void seen.push(checkpoint),
      }),
    ]);
    await until(() => seen.length > 0);
    await pause(500);
    expect(seen).toEqual([7]);
  });

  test('does not start early when it waits for its time', async () => {
    let ran = 0;
    await start([
      defineJob('for-tomorrow', {
        run: async () => {
          ran += 1;
        },
      }),
    ]);
    await jobs.schedule('for-tomorrow', null, new Date(Date.now() + 24 * 60 * MINUTE_MS));
    await pause(600);
    expect({ ran, planned: await planned().countDocuments({ name: 'for-tomorrow' }) }).toEqual({ ran: 0, planned: 1 });
  });
});

describe('the report of a job', () => {
  const reportOf = async (name: string) => (await jobs.report()).find((each) => each.name === name);
  const job = (name: string) => defineJob(name, { run: async () => undefined });

  // In minutes before now.
  test.each<[string, number | null, number | null, boolean]>([
    ['free', 3, null, true],
    ['locked by a process that is gone', 5, 4, true],
    ['started by a process that is gone', null, 4, true],
    ['locked by a process that is at work', 5, 0, false],
    ['due a minute ago', 1, null, false],
  ])('says whether it is overdue when its start is %s', async (name, dueFor, lockedFor, isOverdue) => {
    const [nextRunAt, lockedAt] = [dueFor, lockedFor].map((minutes) =>
      minutes === null ? null : ago(minutes * MINUTE_MS),
    );
    // Another service's database would have it: here nobody defines the job, so nobody takes it.
    jobs = createJobs({ connection: database.connection, logger: silentLogger, leaseMs: LEASE_MS, pollMs: 600_000 });
    await planned().insertOne({ name, type: 'normal', data: { runId: name }, nextRunAt, lockedAt, disabled: true });
    await jobs.start([job(name)]);
    const report = await reportOf(name);
    expect(report?.overdueSince instanceof Date).toBe(isOverdue);
  });

  test('names the moment since when it is overdue when nothing is planned for a run', async () => {
    await createJobRuns(database.connection, LEASE_MS).create('forgotten-run', 'forgotten', null);
    const createdAt = ago(3 * MINUTE_MS);
    await database.connection
      .collection<{ _id: string }>('job_runs')
      .updateOne({ _id: 'forgotten-run' }, { $set: { createdAt } });
    await start([job('forgotten')], 600_000);
    expect(await reportOf('forgotten')).toMatchObject({ overdueSince: createdAt });
  });
});

test('a planned start waits since its lock ended when its holder is gone', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const at = (time: string) => new Date(`2026-11-22T${time}Z`);
  const since = (nextRunAt: Date | null, lockedAt: Date | null) =>
    waitingSince({ name: 'x', nextRunAt, lockedAt }, now, 20_000);
  expect(since(at('11:50:00'), null)).toEqual(at('11:50:00'));
  expect(since(at('11:50:00'), at('11:55:00'))).toEqual(at('11:55:20'));
  expect(since(at('11:50:00'), at('11:59:50'))).toBeNull();
  expect(since(at('12:10:00'), at('11:55:00'))).toBeNull();
  expect(since(null, null)).toBeNull();
});
