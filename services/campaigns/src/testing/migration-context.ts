import { createUnitOfWork, type Migration, type MigrationContext } from '@folkmoot/service-kit';
import type { TestCampaigns } from './campaigns-service';

/** Runs a migration on the data of a started service. Its events are not signed. Returns the positions of its batches. */
export const runMigration = async (
  { connection }: Pick<TestCampaigns, 'connection'>,
  migration: Migration,
  from: unknown = null,
): Promise<unknown[]> => {
  const context: MigrationContext = {
    connection,
    signal: new AbortController().signal,
    units: (repositories) => createUnitOfWork({ connection, repositories, producer: 'campaigns', sign: null }),
  };
  const positions: unknown[] = [];
  let batch = await migration.migrateBatch(context, from);
  while (batch) {
    positions.push(batch.position);
    batch = await migration.migrateBatch(context, batch.position);
  }
  return positions;
};
