import type { Connection } from 'mongoose';
import { connectMongo } from '../mongo/connect';
import type { Migration } from './migration.types';
import { type MigrationPlan, planMigrations } from './plan-migrations';
import { type MigrationOutcome, type RunMigrationsOptions, runMigrations } from './run-migrations';

type Running = Pick<RunMigrationsOptions, 'isAlone' | 'signal' | 'onProgress'>;

/** The migrations of one service, for the operator tool. Each function connects, works and disconnects. */
export interface DataMigrations {
  readonly service: string;
  readonly database: string;
  /**
   * Lists the migrations that are not done, with the number of documents that would change. Changes nothing. Throws
   * ConfigError when newer.
   */
  plan(mongodbUri: string): Promise<MigrationPlan>;
  /** Runs what is not done, except migrations that need the service. */
  run(mongodbUri: string, options?: Running): Promise<MigrationOutcome>;
}

interface Declared {
  readonly name: string;
  readonly database?: string;
  readonly migrations?: readonly Migration[];
}

/** The migrations of a service, without starting the service. */
export const dataMigrationsOf = ({
  name: service,
  database = `folkmoot_${service}`,
  migrations = [],
}: Declared): DataMigrations => {
  const connected = async <T>(mongodbUri: string, work: (connection: Connection) => Promise<T>): Promise<T> => {
    const connection = await connectMongo(mongodbUri, database);
    try {
      return await work(connection);
    } finally {
      await connection.close();
    }
  };
  return {
    service,
    database,
    plan: (mongodbUri) => connected(mongodbUri, (connection) => planMigrations({ service, connection, migrations })),
    run: (mongodbUri, options = {}) =>
      connected(mongodbUri, (connection) => runMigrations({ service, connection, migrations, ...options })),
  };
};
