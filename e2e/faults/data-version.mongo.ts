import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startEngine } from '@folkmoot/embedded-mongo';
import { migrationModel } from '@folkmoot/service-kit';
import { mongo } from 'mongoose';

const MIGRATED = ['folkmoot_campaigns', 'folkmoot_subscribers'];

const connected = async <T>(uri: string, work: (client: mongo.MongoClient) => Promise<T>): Promise<T> => {
  const client = await mongo.MongoClient.connect(uri);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
};

/** Data migrations that have not reached their end, or never began, in the databases of a running product. */
export const unfinishedMigrations = (dataDir: string): Promise<string[]> =>
  connected(readFileSync(path.join(dataDir, 'db', 'engine.uri'), 'utf8').trim(), async (client) => {
    const unfinished: string[] = [];
    for (const database of MIGRATED) {
      const records = await client.db(database).collection(migrationModel.collection).find({}).toArray();
      if (records.length === 0) unfinished.push(`${database}: no data migration has begun`);
      const running = records.filter(({ state }) => state === 'running');
      unfinished.push(...running.map(({ name, error }) => `${database}: ${name} is not complete (${error})`));
    }
    return unfinished;
  });

/** Makes a data folder look as if a newer product had migrated it. */
export const makeNewer = async (dataDir: string, number: number): Promise<void> => {
  const engine = await startEngine({ dbPath: path.join(dataDir, 'db') });
  await connected(engine.uri, async (client) => {
    const records = client.db('folkmoot_campaigns').collection<{ _id: string }>(migrationModel.collection);
    await records.insertOne({ _id: String(number), ...{ number, name: 'later', state: 'done' } });
  });
  await engine.stop();
};
