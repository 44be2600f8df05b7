import { createUnitOfWork } from '../mongo/unit-of-work';
import { assertKnownData, type VersionedData } from './data-version';
import { holdLease, LeaseLost } from './hold-lease';
import type { Migration, MigrationContext } from './migration.types';
import { createMigrationRecords, doneNumbers, type MigrationRecord, type MigrationRecords } from './migration-records';

/** How far a migration is. `total` is what was counted when it began, so `changed` may end higher or lower. */
export interface MigrationProgress {
  readonly service: string;
  readonly number: number;
  readonly name: string;
  readonly changed: number;
  readonly total: number;
  /** False while batches follow. */
  readonly isComplete: boolean;
}

export interface RunMigrationsOptions extends VersionedData {
  /** Makes units of work that can publish events. Only the service has the key for it. */
  readonly units?: MigrationContext['units'];
  /** True while no replica of the service runs. Then no old version can write, and no second pass is needed. */
  readonly isAlone?: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: MigrationProgress) => Promise<void> | void;
  readonly leaseMs?: number;
  /** For how long replicas of the version before may still write, in milliseconds. */
  readonly overlapMs?: number;
}

export interface MigrationOutcome {
  /** Migrations that reached their end in this run. */
  readonly completed: readonly MigrationProgress[];
  /** Why not all are done: another process runs one, or only the service can run the next one. Null: all are done. */
  readonly waitsFor: 'other-process' | 'second-pass' | 'service' | null;
  /** When to run again. Null when that would change nothing. */
  readonly again: Date | null;
}

const LEASE_MS = 30_000;
/** A rolling update of all replicas takes minutes. The margin is for updates that a person supervises. */
const OVERLAP_MS = 3_600_000;

/** Units of the operator tool: it has no key of the service, so it cannot publish events. */
export const unitsWithoutEvents =
  ({ connection, service }: VersionedData): MigrationContext['units'] =>
  (repositories) =>
    createUnitOfWork({
      connection,
      repositories,
      producer: service,
      sign: () => {
        throw new Error('a migration that publishes events must be declared with publishesEvents');
      },
    });

type Waiting = Pick<MigrationOutcome, 'waitsFor' | 'again'>;
const NOTHING: Waiting = { waitsFor: null, again: null };

interface Run extends RunMigrationsOptions {
  readonly records: MigrationRecords;
  readonly units: MigrationContext['units'];
  readonly signal: AbortSignal;
  readonly leaseMs: number;
  readonly overlapMs: number;
  readonly completed: MigrationProgress[];
}

const contextOf = ({ connection, units }: Run, signal: AbortSignal): MigrationContext => ({
  connection,
  units,
  signal,
});

/** Runs batch after batch from the stored position. Returns the number of changed documents. */
const runPass = async (run: Run, migration: Migration, record: MigrationRecord): Promise<number> => {
  const lease = holdLease(run.records, record, { leaseMs: run.leaseMs, stopping: run.signal });
  const context = contextOf(run, lease.signal);
  const { service } = run;
  const { number, name, total } = record;
  let { position, changed } = record;
  try {
    for (;;) {
      lease.signal.throwIfAborted();
      const batch = await migration.migrateBatch(context, position);
      if (!batch) return changed;
      position = batch.position;
      changed += batch.changed;
      await lease.save({ position, changed });
      await run.onProgress?.({ service, number, name, changed, total, isComplete: false });
    }
  } finally {
    lease.end();
  }
};

const isLost = (error: unknown): boolean => error instanceof LeaseLost;

/** Runs one pass. Releases the lease after an error. Null when another process has taken the migration over. */
const attemptPass = async (run: Run, migration: Migration, record: MigrationRecord): Promise<number | null> => {
  try {
    return await runPass(run, migration, record);
  } catch (error) {
    if (isLost(error)) return null;
    // During an outage of the database the lease expires instead.
    await run.records.release(record, run.signal.aborted ? null : String(error)).catch(() => undefined);
    throw error;
  }
};

const isTooEarly = ({ state, settlesAt }: MigrationRecord, { isAlone = false }: Run): boolean =>
  state === 'settling' && !isAlone && settlesAt !== null && settlesAt > new Date();

/** After the first pass old replicas may still write old documents, which a second pass migrates. */
const needsSecondPass = (migration: Migration, { state }: MigrationRecord, { isAlone = false }: Run): boolean =>
  state === 'running' && !isAlone && !migration.publishesEvents;

const whenTaken = async ({ records, leaseMs }: Run, migration: Migration): Promise<Waiting> => {
  const record = await records.find(migration);
  if (record?.state === 'done') return NOTHING;
  return { waitsFor: 'other-process', again: record?.leaseUntil ?? new Date(Date.now() + leaseMs) };
};

/** Runs one migration. The result says why it is not done, if so. */
const runOne = async (run: Run, migration: Migration): Promise<Waiting> => {
  const { records, overlapMs, service } = run;
  const record = await records.take(migration);
  if (!record) return whenTaken(run, migration);
  if (isTooEarly(record, run)) {
    await records.release(record);
    return { waitsFor: 'second-pass', again: record.settlesAt };
  }
  const changed = await attemptPass(run, migration, record);
  const settlesAt = needsSecondPass(migration, record, run) ? new Date(Date.now() + overlapMs) : null;
  const isRecorded =
    changed !== null && (await (settlesAt ? records.settle(record, settlesAt) : records.finish(record)));
  if (!isRecorded) return whenTaken(run, migration);
  const { number, name, total } = record;
  const progress = { service, number, name, changed, total, isComplete: true };
  run.completed.push(progress);
  await run.onProgress?.(progress);
  return settlesAt ? { waitsFor: 'second-pass', again: settlesAt } : NOTHING;
};

const begin = async (run: Run, migration: Migration): Promise<void> => {
  if (await run.records.find(migration)) return;
  await run.records.begin(migration, await migration.countOutdated(contextOf(run, run.signal)));
};

/**
 * Runs the migrations of a service that are not done, in their order, and continues interrupted ones at their stored
 * position. Several processes may call this at the same time: each migration runs in one of them. Throws ConfigError
 * when the database is newer than the product.
 */
export const runMigrations = async (options: RunMigrationsOptions): Promise<MigrationOutcome> => {
  const { connection, units, signal = new AbortController().signal, leaseMs = LEASE_MS } = options;
  const records = createMigrationRecords(connection, leaseMs);
  const run: Run = {
    ...options,
    records,
    signal,
    leaseMs,
    units: units ?? unitsWithoutEvents(options),
    overlapMs: options.overlapMs ?? OVERLAP_MS,
    completed: [],
  };
  await assertKnownData(options);
  const done = await doneNumbers(connection);
  let waiting = NOTHING;
  for (const migration of options.migrations.filter(({ number }) => !done.has(number))) {
    if (migration.publishesEvents && !units) return { completed: run.completed, waitsFor: 'service', again: null };
    await begin(run, migration);
    const result = await runOne(run, migration);
    // Later migrations may need what an earlier one changes. A second pass does not hold them up.
    if (result.waitsFor === 'other-process') return { completed: run.completed, ...result };
    waiting = earlier(waiting, result);
  }
  return { completed: run.completed, ...waiting };
};

const earlier = (a: Waiting, b: Waiting): Waiting => {
  if (!a.again) return b;
  return b.again && b.again < a.again ? b : a;
};
