import { mongo } from 'mongoose';
import { readManifest } from './archive';

const MINUTE_MS = 60_000;
const OWN_PREFIX = 'folkmoot_';

/** What events are sent from: the usual outbox, and documents that are their own entry. */
const OUTBOXES = ['outbox', 'intake'] as const;

interface Entry {
  readonly _id: string;
}

/**
 * Has events sent once more that were sent in the minutes before a backup was taken. What was with the broker then, and not
 * yet with those it was for, is in no database; whoever has had an event already takes no notice of it. Returns how many.
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
