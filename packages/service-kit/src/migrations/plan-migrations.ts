import { assertKnownData, type VersionedData } from './data-version';
import { listMigrationRecords, type MigrationState } from './migration-records';
import { unitsWithoutEvents } from './run-migrations';

/** A migration that is not done, and what it would change. */
export interface PlannedMigration {
  readonly number: number;
  readonly name: string;
  readonly summary: string;
  /** `pending`: it has not begun. */
  readonly state: 'pending' | MigrationState;
  /** How many documents it would change now. */
  readonly outdated: number;
  /** Only the service itself can run it. */
  readonly needsService: boolean;
  /** Why the last attempt failed. */
  readonly error: string | null;
}

export interface MigrationPlan {
  readonly service: string;
  readonly database: string;
  /** The number of the newest migration that has begun in this database. 0: none. */
  readonly dataVersion: number;
  /** The number that this product knows. */
  readonly knownVersion: number;
  readonly migrations: readonly PlannedMigration[];
}

/**
 * Returns what `runMigrations` would do. Only reads. Throws ConfigError when the database is newer than the product.
 */
export const planMigrations = async (data: VersionedData): Promise<MigrationPlan> => {
  const { service, connection, migrations } = data;
  await assertKnownData(data);
  const records = await listMigrationRecords(connection);
  const byNumber = new Map(records.map((record) => [record.number, record]));
  const context = { connection, units: unitsWithoutEvents(data), signal: new AbortController().signal };
  const planned: PlannedMigration[] = [];
  for (const migration of migrations) {
    const { number, name, summary, publishesEvents } = migration;
    const record = byNumber.get(number);
    if (record?.state === 'done') continue;
    planned.push({
      number,
      name,
      summary,
      state: record?.state ?? 'pending',
      outdated: await migration.countOutdated(context),
      needsService: publishesEvents,
      error: record?.error ?? null,
    });
  }
  return {
    service,
    database: connection.name,
    dataVersion: records.at(-1)?.number ?? 0,
    knownVersion: migrations.length,
    migrations: planned,
  };
};
