import { spawn } from 'node:child_process';
import path from 'node:path';
import { pause } from '../concurrency/timing';
import { type TestDatabase, testDatabase } from '../testing';
import { countingMigration, THINGS_AT_ONCE, thing, thingsOf } from '../testing/counting-migration.fixture';
import { testProgram } from '../testing/test-program';
import { until } from '../testing/until';
import { dataMigrationsOf } from './data-migrations';
import { defineMigration, type Migration } from './migration.types';
import { createMigrationRecords, type MigrationRecord, migrationModel } from './migration-records';
import { type MigrationProgress, type RunMigrationsOptions, runMigrations } from './run-migrations';

const THINGS = 55;
const program = testProgram(path.join(__dirname, '../testing/migration-process.fixture.ts'));

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.stop());
beforeEach(async () => {
  await thingsOf(database).deleteMany({});
  await stored().deleteMany({});
  await thingsOf(database).insertMany(Array.from({ length: THINGS }, (_, n) => thing(n)));
});

const stored = () => database.connection.collection<MigrationRecord>(migrationModel.collection);
const record = async (number = 1) => (await stored().findOne({ number })) ?? undefined;
const changes = async () => (await thingsOf(database).find({}).toArray()).map((each) => each.changes);
const once = Array.from({ length: THINGS }, () => 1);
/** A promise that the test resolves. */
const createGate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};
const run = (migrations: readonly Migration[], options: Partial<RunMigrationsOptions> = {}) =>
  runMigrations({ service: 'notes', connection: database.connection, migrations, ...options });

describe('a migration', () => {
  it('changes each document once when two replicas start at the same time', async () => {
    const { opened, open } = createGate();
    const migrations = [countingMigration({ during: () => opened })];
    let refusals = 0;
    const runs = [1, 2, 3].map(async () => {
      const outcome = await run(migrations);
      if (outcome.waitsFor === 'other-process') refusals += 1;
      return outcome;
    });
    // The first batch goes on only after both others were refused.
    await until(() => refusals === 2);
    open();
    const outcomes = await Promise.all(runs);
    expect(outcomes.map(({ waitsFor }) => waitsFor).sort()).toEqual(['other-process', 'other-process', 'second-pass']);
    expect(await changes()).toEqual(once);
  });

  it('continues at its position in one other process when its process is killed', async () => {
    const start = (...stop: readonly string[]) =>
      spawn(process.execPath, [program, database.uri, database.name, ...stop], { stdio: 'inherit' });
    const ended = (child: ReturnType<typeof start>) =>
      new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    const killed = start('0019');
    await until(async () => ((await record())?.changed ?? 0) >= 2 * THINGS_AT_ONCE);
    killed.kill('SIGKILL');
    await ended(killed);
    const { position, lease } = (await record()) ?? {};
    expect({ position, isLeased: lease !== null }).toEqual({ position: { after: expect.any(String) }, isLeased: true });
    expect(await Promise.all([1, 2].map(() => ended(start())))).toEqual([0, 0]);
    const counts = await changes();
    expect(counts.every((count) => count === 1 || count === 2)).toBe(true);
    // The batch that the killed process had begun may run twice.
    expect(counts.filter((count) => count === 2).length).toBeLessThanOrEqual(THINGS_AT_ONCE);
    expect(await record()).toMatchObject({ state: 'done', position: null, lease: null });
  });

  it('continues after the last complete batch when it is stopped', async () => {
    const stopping = new AbortController();
    const began: string[] = [];
    const migrations = [countingMigration({ during: (after) => void began.push(after) })];
    const onProgress = ({ changed }: MigrationProgress) => {
      if (changed === 2 * THINGS_AT_ONCE) stopping.abort();
    };
    await expect(run(migrations, { signal: stopping.signal, onProgress })).rejects.toThrow(/abort/);
    expect(await record()).toMatchObject({ state: 'running', changed: 20, position: { after: '0019' }, lease: null });
    await run(migrations);
    expect(began).toEqual(['', '0009', '0019', '0029', '0039', '0049']);
    expect(await changes()).toEqual(once);
  });

  it('gives its error and continues at the next run when a batch fails', async () => {
    let isBroken = true;
    const during = (after: string) => {
      if (isBroken && after === '0019') throw new Error('no luck');
    };
    const migrations = [countingMigration({ during })];
    await expect(run(migrations)).rejects.toThrow('no luck');
    expect(await record()).toMatchObject({ error: 'Error: no luck', changed: 20, lease: null });
    isBroken = false;
    await run(migrations);
    expect(await record()).toMatchObject({ error: null, changed: THINGS, total: THINGS });
  });

  it('stops, and leaves the position to the other process, when its lease is lost', async () => {
    const during = async (after: string, signal: AbortSignal) => {
      if (after !== '0009') return;
      await stored().updateOne({ number: 1 }, { $set: { lease: 'other', leaseUntil: new Date(Date.now() + 60_000) } });
      await until(async () => signal.aborted);
    };
    const { waitsFor } = await run([countingMigration({ during })], { leaseMs: 2_000 });
    expect(waitsFor).toBe('other-process');
    expect(await record()).toMatchObject({ lease: 'other', state: 'running', position: { after: '0009' } });
  });

  it('renews its lease when a batch takes longer than the lease', async () => {
    const { opened, open } = createGate();
    let isInBatch = false;
    const during = () => {
      isInBatch = true;
      return opened;
    };
    const migrations = [countingMigration({ during })];
    await thingsOf(database).deleteMany({ _id: { $gte: '0010' } });
    // Long enough that a pause of the machine does not end it between two renewals.
    const leaseMs = 2_000;
    const first = run(migrations, { leaseMs });
    await until(() => isInBatch);
    const endOfFirstLease = (await record())?.leaseUntil?.getTime() ?? Number.POSITIVE_INFINITY;
    await until(() => Date.now() > endOfFirstLease);
    expect((await run(migrations, { leaseMs })).waitsFor).toBe('other-process');
    open();
    await first;
    expect(await changes()).toEqual(Array.from({ length: 10 }, () => 1));
  });

  it('waits for the migration before it when another process runs that one', async () => {
    const { opened, open } = createGate();
    const ran: string[] = [];
    const note = (name: string, number: number): Migration =>
      defineMigration({
        number,
        name,
        summary: '',
        countOutdated: async () => 0,
        migrateBatch: async () => {
          ran.push(name);
          if (name === 'first') await opened;
          return null;
        },
      });
    const migrations = [note('first', 1), note('second', 2)];
    const first = run(migrations);
    await until(async () => ran.includes('first'));
    expect((await run(migrations)).waitsFor).toBe('other-process');
    expect(ran).toEqual(['first']);
    open();
    await first;
    expect(ran).toEqual(['first', 'second']);
  });
});

describe('the second pass', () => {
  const migrations = [countingMigration()];

  it('migrates what the version before has written after the first pass', async () => {
    const first = await run(migrations, { overlapMs: 50 });
    expect(first).toMatchObject({ waitsFor: 'second-pass', again: expect.any(Date) });
    await thingsOf(database).insertOne({ _id: '0000-late' });
    await pause(60);
    expect(await run(migrations)).toMatchObject({ waitsFor: null, again: null });
    expect(await changes()).toEqual([...once, 1]);
    expect(await record()).toMatchObject({ state: 'done', changed: THINGS + 1 });
  });

  it('does not begin while replicas of the version before may still write', async () => {
    const { again } = await run(migrations);
    await thingsOf(database).insertOne({ _id: '0000-late' });
    expect(await run(migrations)).toEqual({ completed: [], waitsFor: 'second-pass', again });
    expect(await record()).toMatchObject({ state: 'settling', lease: null });
  });

  it('is left out when no replica runs, and when the migration publishes events', async () => {
    expect(await run(migrations, { isAlone: true })).toMatchObject({ waitsFor: null });
    const publishing = countingMigration({ number: 2, name: 'publish', publishesEvents: true });
    const units = () => {
      throw new Error('not needed here');
    };
    expect(await run([...migrations, publishing], { units })).toMatchObject({ waitsFor: null });
    expect(await record(2)).toMatchObject({ state: 'done' });
  });
});

describe('the operator tool', () => {
  const tool = (migrations: readonly Migration[]) =>
    dataMigrationsOf({ name: 'notes', database: database.name, migrations });

  /** Every document of every collection. */
  const everything = async () => {
    const collections = await database.connection.listCollections();
    const names = collections.map(({ name }) => name).sort();
    return Promise.all(
      names.map(async (name) => [name, await database.connection.collection(name).find({}).toArray()]),
    );
  };

  it('changes nothing and counts what would change when it only plans', async () => {
    const before = await everything();
    const plan = await tool([countingMigration()]).plan(database.uri);
    expect(plan).toEqual({
      service: 'notes',
      database: database.name,
      dataVersion: 0,
      knownVersion: 1,
      migrations: [
        {
          number: 1,
          name: 'count-changes',
          summary: 'Counts its changes.',
          state: 'pending',
          outdated: THINGS,
          needsService: false,
          error: null,
        },
      ],
    });
    expect(await everything()).toEqual(before);
  });

  it('plans nothing when everything is done', async () => {
    const progress: MigrationProgress[] = [];
    const onProgress = (each: MigrationProgress) => void progress.push(each);
    await tool([countingMigration()]).run(database.uri, { isAlone: true, onProgress });
    expect(progress.at(-1)).toEqual({
      service: 'notes',
      number: 1,
      name: 'count-changes',
      changed: THINGS,
      total: THINGS,
      isComplete: true,
    });
    expect(await tool([countingMigration()]).plan(database.uri)).toMatchObject({ dataVersion: 1, migrations: [] });
  });

  it('leaves a migration that publishes events, and those after it, to the service', async () => {
    const migrations = [
      countingMigration({ publishesEvents: true }),
      countingMigration({ number: 2, name: 'after-it' }),
    ];
    expect(await tool(migrations).run(database.uri)).toEqual({ completed: [], waitsFor: 'service', again: null });
    expect(await changes()).toEqual(once.map(() => undefined));
    expect((await tool(migrations).plan(database.uri)).migrations[0]).toMatchObject({ needsService: true });
  });

  it('refuses a database of a newer product, by name and number', async () => {
    await createMigrationRecords(database.connection, 0).begin(countingMigration({ number: 7, name: 'later' }), 0);
    const refusal = `The database ${database.name} of the notes service is newer than this product: it has data version 7 (later), and this product knows data versions up to 1.`;
    await expect(tool([countingMigration()]).plan(database.uri)).rejects.toThrow(refusal);
    await expect(tool([countingMigration()]).run(database.uri)).rejects.toThrow(refusal);
    expect(await changes()).toEqual(once.map(() => undefined));
  });

  it('refuses a database in which a number has another name', async () => {
    await createMigrationRecords(database.connection, 0).begin(countingMigration({ name: 'of-a-branch' }), 0);
    await expect(tool([countingMigration()]).run(database.uri)).rejects.toThrow(
      'its data version 1 is of-a-branch, and this product knows it as count-changes',
    );
  });
});
