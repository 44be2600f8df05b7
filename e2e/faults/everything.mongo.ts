import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mongo } from 'mongoose';

/** A stored record: a document, or a line of a log. */
export interface Kept {
  /** Its place: database and collection, or the file. */
  readonly place: string;
  readonly text: string;
  /** Every time in it, in milliseconds. */
  readonly moments: readonly number[];
  /** Its fields of bytes. */
  readonly bytes: readonly Uint8Array[];
}

const ISO = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const EPOCH = /\b1[5-9]\d{11}\b/g;
const OBJECT_ID = /"([0-9a-f]{24})"/g;
const MS = 1_000;

/** Times in any form: as text, as milliseconds, inside an ObjectId. */
const momentsIn = (text: string): number[] => [
  ...(text.match(ISO) ?? []).map((moment) => Date.parse(moment)),
  ...(text.match(EPOCH) ?? []).map(Number),
  ...[...text.matchAll(OBJECT_ID)].map(([, id = '']) => Number.parseInt(id.slice(0, 8), 16) * MS),
];

/** A record as it is stored at a place. */
export const keptOf = (place: string, text: string, bytes: readonly Uint8Array[] = []): Kept => ({
  place,
  text,
  moments: momentsIn(text),
  bytes,
});

/** Every field of bytes in a document, at any depth. */
const bytesIn = (value: unknown): Uint8Array[] => {
  if (value instanceof mongo.Binary) return [value.value()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(bytesIn) : [];
};

const documents = async (uri: string): Promise<Kept[]> => {
  const client = await new mongo.MongoClient(uri).connect();
  try {
    const { databases } = await client.db('admin').admin().listDatabases();
    const own = databases.filter(({ name }) => name.startsWith('folkmoot_'));
    const kept: Kept[] = [];
    for (const { name } of own) {
      for (const collection of await client.db(name).listCollections().toArray()) {
        const all = await client.db(name).collection(collection.name).find().toArray();
        const place = `${name}.${collection.name}`;
        kept.push(...all.map((document) => keptOf(place, JSON.stringify(document), bytesIn(document))));
      }
    }
    return kept;
  } finally {
    await client.close();
  }
};

const filesBelow = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const lines = (dataDir: string, folder: string): Kept[] =>
  filesBelow(path.join(dataDir, folder)).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => keptOf(path.relative(dataDir, file), line)),
  );

/**
 * Everything that a running product stores: documents of every database, with outboxes, dedupe records and mail
 * records, and the logs. Not the mail catcher, because it represents the mailboxes of the recipients.
 */
export const readEverything = async (dataDir: string): Promise<Kept[]> => {
  const uri = readFileSync(path.join(dataDir, 'db', 'engine.uri'), 'utf8').trim();
  return [...(await documents(uri)), ...lines(dataDir, 'logs')];
};

const MORE_THAN_A_DAY_MS = 25 * 3_600_000;

/** Makes sent reminders one day older, so that another one may start. */
export const antedateReminders = async (dataDir: string): Promise<void> => {
  const uri = readFileSync(path.join(dataDir, 'db', 'engine.uri'), 'utf8').trim();
  const client = await new mongo.MongoClient(uri).connect();
  try {
    const mailings = client.db('folkmoot_subscribers').collection('mailings');
    const startedAt = new Date(Date.now() - MORE_THAN_A_DAY_MS);
    await mailings.updateMany({ kind: 'reminder' }, { $set: { startedAt } });
  } finally {
    await client.close();
  }
};
