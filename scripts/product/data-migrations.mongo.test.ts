import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Engine, startEngine } from '@folkmoot/embedded-mongo';
import { dataMigrationsOf } from '@folkmoot/service-kit';
import { mongo } from 'mongoose';
import { hashOf } from '../../packages/operator/src/database/archive';
import { backUp } from '../../packages/operator/src/database/backup.mongo';
import { restore } from '../../packages/operator/src/database/restore.mongo';
import { migrations as ofAdmin } from '../../services/admin/src/migrations';
import { migrations as ofCampaigns } from '../../services/campaigns/src/migrations';
import { migrations as ofSubscribers } from '../../services/subscribers/src/migrations';
import { unpackFixture } from './earlier-version';

const VERSION = '0.1.0';
/**
 * Counted in the data of that version: 349 responses without a number, 7 campaigns that were counted without
 * conditions.
 */
const OUTDATED = {
  councils: 2,
  responsesAndCounters: 349 + 7,
  qrCodes: 4,
  pages: 2,
  segments: 3,
  subscribers: 249,
  signups: 76,
};

const root = path.resolve(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
const admin = dataMigrationsOf({ name: 'admin', migrations: ofAdmin });
const campaigns = dataMigrationsOf({ name: 'campaigns', migrations: ofCampaigns });
const subscribers = dataMigrationsOf({ name: 'subscribers', migrations: ofSubscribers });

let engine: Engine | undefined;
afterEach(async () => {
  await engine?.stop();
  engine = undefined;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let snapshots = 0;
/** One hash over every document of every database. */
const contentOf = async (uri: string): Promise<string> => {
  snapshots += 1;
  return hashOf(await backUp(uri, path.join(folder, `snapshot${snapshots}`), { progress: () => {} }));
};

const outdatedOf = async (uri: string): Promise<[string, number][]> => {
  const plans = [await admin.plan(uri), await campaigns.plan(uri), await subscribers.plan(uri)];
  return plans.flatMap(({ migrations }) => migrations.map(({ name, outdated }): [string, number] => [name, outdated]));
};

/** Counts documents in the old format, without the code of the migrations. */
const oldDocuments = async (uri: string): Promise<number> => {
  const client = await mongo.MongoClient.connect(uri);
  try {
    const database = client.db('folkmoot_campaigns');
    const responses = await database.collection('responses').countDocuments({ number: { $exists: false } });
    return responses + (await database.collection('campaign_counters').countDocuments({ format: { $exists: false } }));
  } finally {
    await client.close();
  }
};

jest.setTimeout(60_000);

test(`a data folder of ${VERSION} is changed by a run only, and only once`, async () => {
  const data = await unpackFixture(root, VERSION, 'demo', folder);
  engine = await startEngine({ dbPath: path.join(data, 'db'), noSync: true });
  const { uri } = engine;
  const before = await contentOf(uri);
  const states = expect.any(Number);
  expect(await outdatedOf(uri)).toEqual([
    ['move-divisions', OUTDATED.councils],
    ['number-responses', OUTDATED.responsesAndCounters],
    ['publish-qr-codes', OUTDATED.qrCodes],
    ['publish-states', states],
    ['fold-search-texts', 0],
    ['publish-labels', 0],
    ['fill-search-keys', 0],
    ['claim-page-addresses', OUTDATED.pages],
    ['count-segments', OUTDATED.segments],
    ['note-invitations', 0],
    ['search-within-words', OUTDATED.subscribers],
    ['count-attribute-values', OUTDATED.subscribers],
    ['note-sign-ups', OUTDATED.signups],
  ]);
  expect(await contentOf(uri)).toBe(before);

  const { completed, waitsFor } = await campaigns.run(uri, { isAlone: true });
  expect(completed.map(({ name, changed }) => [name, changed])).toEqual([
    ['number-responses', OUTDATED.responsesAndCounters],
  ]);
  expect(waitsFor).toBe('service');
  expect((await subscribers.run(uri, { isAlone: true })).waitsFor).toBeNull();
  expect(await oldDocuments(uri)).toBe(0);

  const migrated = await contentOf(uri);
  await campaigns.run(uri, { isAlone: true });
  await subscribers.run(uri, { isAlone: true });
  expect(await contentOf(uri)).toBe(migrated);
});

test(`a backup of ${VERSION} is migrated again when it replaces migrated data`, async () => {
  const archive = await unpackFixture(root, VERSION, 'backup', folder);
  const dbPath = path.join(folder, 'restored');
  engine = await startEngine({ dbPath, noSync: true });
  const { uri } = engine;
  for (const replaces of [false, true]) {
    await restore(uri, { folder: archive, identities: [] }, { replaces, progress: () => {} });
    expect(await oldDocuments(uri)).toBe(OUTDATED.responsesAndCounters);
    await campaigns.run(uri, { isAlone: true });
    expect(await oldDocuments(uri)).toBe(0);
  }
});
