import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Engine, startEngine } from '@folkmoot/embedded-mongo';
import { BACKUP_STATUS_COLLECTION, BACKUP_STATUS_DATABASE, type BackupStatusDocument } from '@folkmoot/service-kit';
import { mongo } from 'mongoose';
import { readBackupSettings } from '../config';
import { makeKeyPair } from '../database/encryption';
import { restore } from '../database/restore.mongo';
import { listBackups, nameAt } from './backup-folder';
import { erasuresKnownSince } from './erasure-files';
import { runBackups } from './run-backups.mongo';
import { verifyByRestoring } from './verify-backup.mongo';

const HOUR_MS = 3_600_000;
const DOCUMENTS = 1_200;
const SECRET = 'ann@residents.example';

const folder = mkdtempSync(path.join(tmpdir(), 'run-backups-'));
let engine: Engine;
let client: mongo.MongoClient;
let runs = 0;

beforeAll(async () => {
  engine = await startEngine({ dbPath: path.join(folder, 'db'), noSync: true });
  client = await mongo.MongoClient.connect(engine.uri);
  const people = client.db('folkmoot_subscribers').collection('people');
  await people.insertMany(Array.from({ length: DOCUMENTS }, (_, n) => ({ n, email: SECRET, at: new Date(0) })));
  await people.createIndex({ at: 1 }, { expireAfterSeconds: 2_000_000_000 });
});
afterAll(async () => {
  await client.close();
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A new folder for backups, with the settings of its test and a clock. */
const setUp = (env: Readonly<Record<string, string>> = {}) => {
  runs += 1;
  const dir = path.join(folder, `backups${runs}`);
  const work = path.join(folder, `work${runs}`);
  const settings = readBackupSettings({ BACKUP_DIR: dir, BACKUP_WORK_DIR: work, ...env });
  let now = new Date();
  const run = (options: { isForced?: boolean; signal?: AbortSignal; progress?: (line: string) => void } = {}) =>
    runBackups(engine.uri, {
      settings,
      isForced: options.isForced ?? false,
      progress: options.progress ?? (() => undefined),
      now: () => now,
      signal: options.signal ?? new AbortController().signal,
    });
  return {
    dir,
    work,
    run,
    wait: (hours: number) => {
      now = new Date(now.getTime() + hours * HOUR_MS);
    },
    names: () => listBackups(dir).map(({ name }) => name),
  };
};
const status = () =>
  client.db(BACKUP_STATUS_DATABASE).collection<BackupStatusDocument>(BACKUP_STATUS_COLLECTION).findOne();
const filesIn = (dir: string, name: string) => readdirSync(path.join(dir, name)).sort();

describe('a run of the scheduled backups', () => {
  it('makes a backup when one is due, verifies it by restoring it, and notes both for System Health', async () => {
    const { run, dir, work, names, wait } = setUp();
    const { made, verified } = await run();
    expect([verified, names()]).toEqual([made?.name, [made?.name]]);
    expect(await run()).toMatchObject({ made: null, verified: null });
    wait(24);
    const next = await run();
    expect([next.made?.name, next.verified]).toEqual([names()[1], null]);
    expect(listBackups(dir).map(({ verifiedAt }) => verifiedAt !== null)).toEqual([true, false]);
    expect(await status()).toMatchObject({
      kept: 2,
      last: { name: names()[1], isEncrypted: false },
      verified: { name: made?.name, documents: made?.documents },
      failed: null,
      holder: null,
    });
    expect(readdirSync(work)).toEqual([]);
  });

  it('an encrypted backup is verified without the private key, which alone opens it later', async () => {
    const { identity, recipient } = await makeKeyPair();
    const { run, dir, names, work } = setUp({ BACKUP_RECIPIENT: recipient });
    const { verified } = await run();
    expect(verified).toBe(names()[0]);
    const backup = path.join(dir, names()[0] ?? '');
    for (const file of filesIn(dir, names()[0] ?? '')) {
      expect(readFileSync(path.join(backup, file), 'latin1')).not.toContain(SECRET);
    }
    const options = { workDir: work, progress: () => undefined };
    expect(await verifyByRestoring({ folder: backup, identities: [identity] }, options)).toBeGreaterThan(DOCUMENTS);
    const other = (await makeKeyPair()).identity;
    await expect(verifyByRestoring({ folder: backup, identities: [other] }, options)).rejects.toThrow(
      /encrypted for another key/,
    );
    await expect(verifyByRestoring({ folder: backup, identities: [] }, options)).rejects.toThrow(/--identity FILE/);
  });

  it('deletes old ones, but not the last verified one', async () => {
    const settings = { BACKUP_KEEP_DAYS: '1', BACKUP_KEEP_WEEKS: '0', BACKUP_KEEP_MONTHS: '0' };
    const { run, names, wait } = setUp({ ...settings, BACKUP_VERIFY_EVERY_DAYS: '3' });
    const first = (await run()).made?.name;
    wait(24);
    await run();
    expect(names()).toHaveLength(2);
    expect(names()[0]).toBe(first);
    wait(24);
    expect((await run()).deleted).toHaveLength(1);
    wait(24);
    const { verified } = await run();
    expect(names()).toEqual([verified]);
  });

  it('a stopped backup leaves nothing, and what a killed one left is deleted by the next run', async () => {
    const { run, dir, names, wait } = setUp();
    await run();
    wait(24);
    const stop = new AbortController();
    const stopped = run({ signal: stop.signal, progress: () => stop.abort() });
    await expect(stopped).rejects.toThrow('The backup was stopped. No half backup is left.');
    expect(readdirSync(dir)).toEqual(names());
    const half = `${nameAt(new Date(0))}.partial`;
    const deleted = nameAt(new Date(1_000));
    for (const name of [half, deleted]) mkdirSync(path.join(dir, name));
    mkdirSync(path.join(dir, 'by-hand.partial'));
    expect(names()).toHaveLength(1);
    await run();
    expect(readdirSync(dir).sort()).toEqual([...names(), 'by-hand.partial'].sort());
  });

  it('the second of two processes waits, and has nothing left to do', async () => {
    const { run, names } = setUp();
    const both = await Promise.all([run(), run()]);
    expect(both.map(({ made }) => made?.name ?? null).sort()).toEqual([names()[0], null].sort());
    expect(names()).toHaveLength(1);
  });

  it('a damaged backup fails its verification with one line, and System Health keeps it until one succeeds', async () => {
    const { run, dir, names, wait } = setUp();
    const name = (await run()).made?.name ?? '';
    rmSync(path.join(dir, name, 'verified.json'));
    const [file = ''] = filesIn(dir, name).filter((each) => each.endsWith('.gz'));
    writeFileSync(path.join(dir, name, file), 'no gzip');
    await expect(run()).rejects.toThrow(/is damaged/);
    expect((await status())?.failed).toMatchObject({
      work: 'verification',
      message: expect.stringMatching(/is damaged/),
    });
    wait(24);
    expect((await run()).verified).toBe(names()[1]);
    expect((await status())?.failed).toBeNull();
  });

  it('a folder that cannot be written is named in one line', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    await expect(setUp({ BACKUP_DIR: path.join(file, 'backups') }).run()).rejects.toThrow(
      /The folder of the backups .* cannot be written \(ENOTDIR\)/,
    );
  });

  it('erasures that no kept backup needs are deleted, and since when they are known is noted', async () => {
    const erasures = path.join(folder, 'erasures');
    mkdirSync(erasures);
    const old = 'campaigns-2020-01-01-0123456789ab.jsonl';
    const recent = `campaigns-${new Date().toISOString().slice(0, 10)}-0123456789ab.jsonl`;
    for (const name of [old, recent, 'notes.txt']) writeFileSync(path.join(erasures, name), '');
    await setUp({ ERASURES_DIR: erasures }).run();
    expect(readdirSync(erasures).sort()).toEqual([recent, 'notes.txt', 'pruned.json'].sort());
    expect(erasuresKnownSince(erasures)).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

test('a backup of one machine is restored on another one with the private key only', async () => {
  const { identity, recipient } = await makeKeyPair();
  const { run, dir, names } = setUp({ BACKUP_RECIPIENT: recipient });
  await run();
  const copy = path.join(folder, 'copy');
  cpSync(path.join(dir, names()[0] ?? ''), copy, { recursive: true });
  const target = await startEngine({ dbPath: path.join(folder, 'target'), noSync: true });
  const progress = () => undefined;
  await restore(target.uri, { folder: copy, identities: [identity] }, { replaces: false, progress });
  const restored = await mongo.MongoClient.connect(target.uri);
  const people = restored.db('folkmoot_subscribers').collection('people');
  expect(await people.countDocuments({ email: SECRET })).toBe(DOCUMENTS);
  expect(await people.indexes()).toContainEqual(expect.objectContaining({ expireAfterSeconds: 2_000_000_000 }));
  await restored.close();
  await target.stop();
  expect(existsSync(path.join(copy, 'verified.json'))).toBe(true);
});

test.each([
  [{ BACKUP_RECIPIENT: 'age1nonsense' }, /^Configuration: BACKUP_RECIPIENT: must be a public key/],
  [{ BACKUP_EVERY_HOURS: '0' }, /^Configuration: BACKUP_EVERY_HOURS: must be a whole number from 1 to 744/],
  [{ BACKUP_DIR: '' }, /^Configuration: BACKUP_DIR is missing/],
])('a wrong setting is named in one line: %j', (env, message) => {
  expect(() => readBackupSettings({ BACKUP_DIR: '/backups', ...env })).toThrow(message);
});
