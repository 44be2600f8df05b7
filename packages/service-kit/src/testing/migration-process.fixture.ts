/**
 * @file A process that migrates a database until nothing is left to do: `MONGODB DATABASE [STOP]`. With STOP it waits
 * for ever in the batch after this id, where tests kill it.
 */
import { pause } from '../concurrency/timing';
import { runMigrations } from '../migrations/run-migrations';
import { connectMongo } from '../mongo/connect';
import { countingMigration } from './counting-migration.fixture';

const [mongo = '', database = '', stop] = process.argv.slice(2);
const BATCH_MS = 20;
const LEASE_MS = 600;

const connection = await connectMongo(mongo, database);
const during = async (after: string): Promise<void> => {
  if (after === stop) await new Promise(() => undefined);
};
const run = () =>
  runMigrations({
    service: 'notes',
    connection,
    migrations: [countingMigration({ batchMs: BATCH_MS, during })],
    leaseMs: LEASE_MS,
    isAlone: true,
  });
for (let { again } = await run(); again; { again } = await run())
  await pause(Math.max(0, again.getTime() - Date.now()) + 10);
await connection.close();
