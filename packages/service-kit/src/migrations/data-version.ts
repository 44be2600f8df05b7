import type { Connection } from 'mongoose';
import { ConfigError } from '../config/define-config';
import type { Migration } from './migration.types';
import { listMigrationRecords } from './migration-records';

export interface VersionedData {
  readonly service: string;
  readonly connection: Connection;
  readonly migrations: readonly Migration[];
}

const ADVICE =
  'Start the version that last used this database, or restore a backup that this version, or an older one, has made.';

/**
 * Throws ConfigError when a newer product has migrated the database: this product would write documents that the newer
 * one never migrates again.
 */
export const assertKnownData = async ({ service, connection, migrations }: VersionedData): Promise<void> => {
  const stored = await listMigrationRecords(connection);
  const unknown = stored.filter(({ number, name }) => migrations[number - 1]?.name !== name).at(-1);
  if (!unknown) return;
  const database = `The database ${connection.name} of the ${service} service`;
  const problem =
    unknown.number > migrations.length
      ? `is newer than this product: it has data version ${unknown.number} (${unknown.name}), and this product knows data versions up to ${migrations.length}`
      : `was migrated by another product: its data version ${unknown.number} is ${unknown.name}, and this product knows it as ${migrations[unknown.number - 1]?.name}`;
  throw new ConfigError(`${database} ${problem}. ${ADVICE}`);
};

/** True before anything was stored. Must be asked before collections are made. */
export const isNewDatabase = async (connection: Connection): Promise<boolean> =>
  (await connection.listCollections()).length === 0;
