import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../mongo/failures';
import { defineModel } from '../mongo/model';
import type { Migration } from './migration.types';

/** `settling`: the first pass is complete, and a second pass follows when no replica of the version before is left. */
export type MigrationState = 'running' | 'settling' | 'done';

/** One migration of this database, as it is stored. */
export interface MigrationRecord {
  /** The number as text. */
  _id: string;
  number: number;
  name: string;
  state: MigrationState;
  /** Where the next batch begins. Null at the beginning of a pass. */
  position: unknown;
  /** Documents changed so far. */
  changed: number;
  /** How many documents were to be changed when it began. */
  total: number;
  /** Why the last attempt failed. */
  error: string | null;
  startedAt: Date;
  /** When the second pass may begin. */
  settlesAt: Date | null;
  doneAt: Date | null;
  /** Token of the process that runs it. After the lease has expired, another process may continue. */
  lease: string | null;
  leaseUntil: Date | null;
}

/** Migrations belong to the whole database. The highest number is the data version of the database. */
export const migrationModel = defineModel<MigrationRecord>('data_migrations', {
  fields: {
    number: Number,
    name: String,
    state: String,
    position: Object,
    changed: Number,
    total: Number,
    error: String,
    startedAt: Date,
    settlesAt: Date,
    doneAt: Date,
    lease: String,
    leaseUntil: Date,
  },
});

const begun = ({ number, name }: Migration, total: number): MigrationRecord => ({
  _id: String(number),
  number,
  name,
  state: 'running',
  position: null,
  changed: 0,
  total,
  error: null,
  startedAt: new Date(),
  settlesAt: null,
  doneAt: null,
  lease: null,
  leaseUntil: null,
});

const ignoreDuplicate = (error: unknown): void => {
  if (!isDuplicateKey(error)) throw error;
};

const recordsIn = (connection: Connection) => connection.collection<MigrationRecord>(migrationModel.collection);

/** The migrations that have begun, by number. */
export const listMigrationRecords = (connection: Connection): Promise<MigrationRecord[]> =>
  recordsIn(connection).find({}).sort({ number: 1 }).toArray();

/** Records migrations as done: a new database has no old documents. */
export const skipMigrations = async (connection: Connection, migrations: readonly Migration[]): Promise<void> => {
  const doneAt = new Date();
  const done = migrations.map((each) => ({ ...begun(each, 0), state: 'done' as const, doneAt }));
  // Another replica may have done the same.
  if (done.length > 0) await recordsIn(connection).insertMany(done, { ordered: false }).catch(ignoreDuplicate);
};

/** The numbers of the migrations that are done. */
export const doneNumbers = async (connection: Connection): Promise<ReadonlySet<number>> => {
  const records = await listMigrationRecords(connection);
  return new Set(records.filter(({ state }) => state === 'done').map(({ number }) => number));
};

type Leased = Pick<MigrationRecord, '_id' | 'lease'>;
const RELEASED = { lease: null, leaseUntil: null };

export type MigrationRecords = ReturnType<typeof createMigrationRecords>;

/** Stores how far the migrations of a database are, and the leases on them. */
export const createMigrationRecords = (connection: Connection, leaseMs: number) => {
  const records = () => recordsIn(connection);
  const change = async ({ _id, lease }: Leased, fields: Partial<MigrationRecord>): Promise<boolean> => {
    const { matchedCount } = await records().updateOne({ _id, lease }, { $set: fields });
    return matchedCount > 0;
  };
  return {
    find: ({ number }: Pick<Migration, 'number'>): Promise<MigrationRecord | null> =>
      records().findOne({ _id: String(number) }),
    /** Records that a migration has begun, unless it has begun before. From now on older products refuse the database. */
    begin: async (migration: Migration, total: number): Promise<void> => {
      await records().insertOne(begun(migration, total)).catch(ignoreDuplicate);
    },
    /** Takes the lease. Null when another process has it, or when the migration is done. */
    take: ({ number }: Migration): Promise<MigrationRecord | null> =>
      records().findOneAndUpdate(
        {
          _id: String(number),
          state: { $ne: 'done' },
          $or: [{ lease: null }, { leaseUntil: { $lt: new Date() } }],
        },
        { $set: { lease: randomUUID(), leaseUntil: new Date(Date.now() + leaseMs) } },
        { returnDocument: 'after' },
      ),
    /** Renews the lease and stores what was reached. False when this process no longer has the lease. */
    keep: (record: Leased, reached: Partial<Pick<MigrationRecord, 'position' | 'changed'>> = {}): Promise<boolean> =>
      change(record, { ...reached, leaseUntil: new Date(Date.now() + leaseMs) }),
    settle: (record: Leased, settlesAt: Date): Promise<boolean> =>
      change(record, { state: 'settling', settlesAt, position: null, error: null, ...RELEASED }),
    finish: (record: Leased): Promise<boolean> =>
      change(record, { state: 'done', doneAt: new Date(), position: null, error: null, ...RELEASED }),
    /** Releases the lease. The next run continues at the stored position. */
    release: (record: Leased, error: string | null = null): Promise<boolean> => change(record, { error, ...RELEASED }),
  };
};
