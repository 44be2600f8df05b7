/** @file A process that migrates a database until nothing is left to do: `MONGODB DATABASE`. Tests kill it. */
import { pause } from '../concurrency/timing';
import { runMigrations } from '../migrations/run-migrations';
import { connectMongo } from '../mongo/connect';
import { countingMigration } from './counting-migration.fixture';

const [mongo = '', database = ''] = process.argv.slice(2);
const BATCH_MS = 20;
const LEASE_MS = 600;

const connection = await connectMongo(mongo, database);
const run = () =>
  runMigrations({
    service: 'notes',
    connection,
    migrations: [countingMigration({ batchMs: BATCH_MS })],
    leaseMs: LEASE_MS,
    isAlone: true,
  });
for (let { again } = await run(); again; { again } = await run())
  await pause(Math.max(0, again.getTime() - Date.now()) + 10);
await connection.close();
