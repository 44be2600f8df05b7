import { appendFileSync, chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DomainError, systemActor } from '@folkmoot/contracts';
import { createUnitOfWork } from '../mongo/unit-of-work';
import { silentLogger } from '../observability/logger';
import { noteModel, repositories } from '../testing/note-service.fixture';
import { type TestDatabase, testDatabase } from '../testing/test-database';
import { type ErasureEntry, openErasureLog } from './erasure-log';
import { type ErasureReplays, erasureReplayModel, replayErasures } from './replay-erasures';

const actor = systemActor('admin', 'council-1');

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await testDatabase([noteModel]);
  folder = mkdtempSync(path.join(tmpdir(), 'erasures-'));
});
afterEach(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A process of the service: it has a file of its own. */
const startProcess = () => {
  const { connection } = database;
  const log = openErasureLog(folder, 'admin');
  const units = createUnitOfWork({ connection, repositories, producer: 'admin', sign: null, erasureLog: log });
  const add = (title: string) =>
    units.unitOfWork(actor, ({ notes }) => notes.insert({ title, tags: [], count: 0, madeAt: new Date(0) }));
  const erase = (id: string) =>
    units.unitOfWork(actor, async ({ notes, erased }) => {
      erased.note('note', id, 'a detail');
      await notes.deleteMany({ _id: id });
    });
  const repeated: ErasureEntry[] = [];
  const again: ErasureReplays = {
    note: async (entry) => {
      repeated.push(entry);
      await erase(entry.id);
    },
  };
  const replay = (replays = again) =>
    replayErasures({ service: 'admin', log, connection, logger: silentLogger }, replays);
  const titles = async () => (await units.reader(actor).notes.find()).map(({ title }) => title).sort();
  return { add, erase, replay, repeated, titles };
};

/** The documents of the notes and of what is known about erasures: what a backup has of them. */
const backUp = async () => {
  const collections = [noteModel.collection, erasureReplayModel.collection].map((name) =>
    database.connection.collection(name),
  );
  const stored = await Promise.all(collections.map((collection) => collection.find().toArray()));
  return async () => {
    for (const [index, collection] of collections.entries()) {
      await collection.deleteMany({});
      const documents = stored[index] ?? [];
      if (documents.length > 0) await collection.insertMany(documents);
    }
  };
};

describe('erasures', () => {
  it('are repeated after a restore, those since the backup only, and others stay', async () => {
    const first = startProcess();
    const [early, late] = [await first.add('early'), await first.add('late')];
    await first.add('stays');
    await first.erase(early._id);
    const restore = await backUp();
    await first.erase(late._id);
    await restore();
    expect(await first.titles()).toEqual(['late', 'stays']);
    const second = startProcess();
    await second.replay();
    expect(await second.titles()).toEqual(['stays']);
    const entry = { kind: 'note', councilId: 'council-1', id: late._id, detail: 'a detail' };
    expect(second.repeated).toEqual([{ ...entry, at: expect.any(String) }]);
    const third = startProcess();
    await third.replay();
    expect(third.repeated).toEqual([]);
    await restore();
    await third.replay();
    expect(await third.titles()).toEqual(['stays']);
  });

  it('are not repeated when the service starts again without a restore', async () => {
    const first = startProcess();
    const notes = [await first.add('a'), await first.add('b')];
    await Promise.all(notes.map(({ _id }) => first.erase(_id)));
    const second = startProcess();
    await second.replay();
    expect(second.repeated).toEqual([]);
  });

  it('do not happen when they cannot be noted', async () => {
    const { add, erase, titles } = startProcess();
    const { _id } = await add('a');
    rmSync(folder, { recursive: true });
    await expect(erase(_id)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await titles()).toEqual(['a']);
  });

  it('stop the start when one cannot be repeated, with a line that names it; what is not there is passed over', async () => {
    const { add, erase, replay } = startProcess();
    const restore = await backUp();
    await erase((await add('a'))._id);
    await restore();
    await expect(replay({})).rejects.toThrow(
      /^This version does not know the erasure of the note [\w-]+ in .*jsonl: start/,
    );
    await expect(replay({ note: () => Promise.reject(new Error('broken')) })).rejects.toThrow(
      /^After a restore, the erasure of the note [\w-]+ in .*jsonl could not be repeated: broken$/,
    );
    await replay({ note: () => Promise.reject(new DomainError('campaign_not_found')) });
  });

  it('are read although a full disk has cut a line, and files of others are left alone', async () => {
    const { add, erase, replay, repeated } = startProcess();
    const restore = await backUp();
    await erase((await add('a'))._id);
    const [name = ''] = readdirSync(folder);
    appendFileSync(path.join(folder, name), '{"at":"2026-03-0');
    await erase((await add('b'))._id);
    const text = readFileSync(path.join(folder, name), 'utf8');
    writeFileSync(path.join(folder, name.replace('admin', 'public')), text);
    writeFileSync(path.join(folder, 'notes.txt'), text);
    await restore();
    await replay();
    expect(repeated).toHaveLength(2);
  });

  it('the start is refused when the folder cannot be written', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    chmodSync(file, 0o400);
    expect(() => openErasureLog(path.join(file, 'erasures'), 'admin')).toThrow(
      /^Configuration: ERASURES_DIR names .*, which cannot be written \(ENOTDIR\)$/,
    );
  });
});
