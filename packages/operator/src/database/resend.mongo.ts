import { mongo } from 'mongoose';
import { readManifest } from './archive';

const MINUTE_MS = 60_000;
const OWN_PREFIX = 'folkmoot_';

/** Sources of events: the usual outbox, and documents that are their own outbox entry. */
const OUTBOXES = ['outbox', 'intake'] as const;

interface Entry {
  readonly _id: string;
}

/**
 * Sends the events again that were sent in the minutes before a backup. Events that the broker had at that time, and
 * that had not reached their consumers, are in no database. Consumers ignore events that they already had. Returns the
 * number of events.
 */
export const resend = async (uri: string, folder: string, minutes: number): Promise<number> => {
  const since = new Date(Date.parse(readManifest(folder).takenAt) - minutes * MINUTE_MS);
  const client = await mongo.MongoClient.connect(uri);
  try {
    const { databases } = await client.db('admin').admin().listDatabases();
    let sent = 0;
    for (const { name } of databases.filter((database) => database.name.startsWith(OWN_PREFIX))) {
      for (const outbox of OUTBOXES) {
        const entries = client.db(name).collection<Entry>(outbox);
        const again = { $set: { dueAt: new Date() }, $unset: { sentAt: '' as const } };
        sent += (await entries.updateMany({ sentAt: { $gte: since } }, again)).modifiedCount;
      }
    }
    return sent;
  } finally {
    await client.close();
  }
};
