import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startEngine } from '@folkmoot/embedded-mongo';
import { migrationModel } from '@folkmoot/service-kit';
import { mongo } from 'mongoose';

const DAY_MS = 86_400_000;
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

const HOLDING_ENDS = [
  ['folkmoot_campaigns', 'campaigns', 'endDate'],
  ['folkmoot_public', 'campaign_copies', 'snapshot.endDate'],
  ['folkmoot_subscribers', 'campaigns', 'snapshot.endDate'],
] as const;

/** Moves the ends of campaigns by some days, so that those that were open when a folder was made are open today. */
export const moveEnds = async (dataDir: string, days: number): Promise<void> => {
  const engine = await startEngine({ dbPath: path.join(dataDir, 'db') });
  await connected(engine.uri, async (client) => {
    for (const [database, name, field] of HOLDING_ENDS) {
      const collection = client.db(database).collection(name);
      for (const document of await collection.find({ [field]: { $ne: null } }).toArray()) {
        const end: unknown = field
          .split('.')
          .reduce<unknown>((value, key) => (value as mongo.Document)?.[key], document);
        const later = new Date(new Date(end as string | Date).getTime() + days * DAY_MS);
        const value = typeof end === 'string' ? later.toISOString() : later;
        await collection.updateOne({ _id: document._id }, { $set: { [field]: value } });
      }
    }
  });
  await engine.stop();
};

/** Makes a data folder look as if a newer product had migrated it. */
export const makeNewer = async (dataDir: string, number: number): Promise<void> => {
  const engine = await startEngine({ dbPath: path.join(dataDir, 'db') });
  await connected(engine.uri, async (client) => {
    const records = client.db('folkmoot_campaigns').collection<{ _id: string }>(migrationModel.collection);
    await records.insertOne({ _id: String(number), ...{ number, name: 'later', state: 'done' } });
  });
  await engine.stop();
};
