import { linkSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startEngine } from '../server/start';
import { connect, databaseOf, temporaryFolder } from '../testing/test-engine';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('starting an engine', () => {
  it('a folder is refused by EngineLocked when another engine serves it', async () => {
    const engine = await startEngine({ dbPath: folder });
    const second = startEngine({ dbPath: folder });

    await expect(second).rejects.toMatchObject({
      code: 'EngineLocked',
      message: `another engine is serving ${folder}`,
    });
    await engine.stop();
  });
  it('an engine starts again with its documents and indexes when it was stopped', async () => {
    const first = await startEngine({ dbPath: folder });
    const before = await connect(first.uri);
    await databaseOf(before).collection('notes').createIndex({ text: 1 }, { unique: true });
    await databaseOf(before).collection('notes').insertOne({ text: 'kept' });
    await before.close();
    await first.stop();

    const second = await startEngine({ dbPath: folder });
    const after = await connect(second.uri);
    const notes = databaseOf(after).collection('notes');

    expect(await notes.countDocuments({ text: 'kept' })).toBe(1);
    await expect(notes.insertOne({ text: 'kept' })).rejects.toMatchObject({ code: 11000 });
    await after.close();
    await second.stop();
  });
  it('a folder is refused by FolderForeign when mongod wrote it', async () => {
    writeFileSync(join(folder, 'WiredTiger'), '');

    await expect(startEngine({ dbPath: folder })).rejects.toMatchObject({
      code: 'FolderForeign',
      message: `${folder} was written by mongod, not by embedded-mongo; use another data folder`,
    });
  });
  it('a folder is refused by FolderNewer when a newer version wrote it', async () => {
    writeFileSync(join(folder, 'engine.json'), '{"engine":"embedded-mongo","format":99}');

    await expect(startEngine({ dbPath: folder })).rejects.toMatchObject({
      code: 'FolderNewer',
      message: `${folder} has format 99, this version reads up to 2; use the newer version`,
    });
  });
  it('a folder is refused by FolderBroken when its marker is damaged', async () => {
    writeFileSync(join(folder, 'engine.json'), '{"eng');

    await expect(startEngine({ dbPath: folder })).rejects.toMatchObject({ code: 'FolderBroken' });
  });
  it('an address is refused by HostRefused when others can reach it', async () => {
    await expect(startEngine({ dbPath: folder, host: '0.0.0.0' })).rejects.toMatchObject({
      code: 'HostRefused',
      message: 'the embedded engine listens on loopback only, not on 0.0.0.0',
    });
  });
  it('a port is refused by PortTaken and the folder is unlocked when another process uses the port', async () => {
    const other = await temporaryFolder();
    const holder = await startEngine({ dbPath: other });

    await expect(startEngine({ dbPath: folder, port: holder.port })).rejects.toMatchObject({ code: 'PortTaken' });
    await holder.stop();
    const engine = await startEngine({ dbPath: folder, port: holder.port });
    expect(engine.port).toBe(holder.port);
    await engine.stop();
    await rm(other, { recursive: true, force: true });
  });
});

describe('files that cannot be written or read', () => {
  const fill = async (noSync: boolean): Promise<void> => {
    const engine = await startEngine({ dbPath: folder, noSync });
    const connection = await connect(engine.uri);
    await databaseOf(connection)
      .collection('notes')
      .insertMany(Array.from({ length: 500 }, (_, n) => ({ n, text: 'x'.repeat(500) })));
    await connection.close();
    await engine.stop();
  };

  it('writes are refused by OutOfDiskSpace, reads and deletes continue, when the disk is nearly full', async () => {
    await fill(false);
    const engine = await startEngine({ dbPath: folder, reserveBytes: Number.MAX_SAFE_INTEGER });
    const connection = await connect(engine.uri);
    const notes = databaseOf(connection).collection('notes');

    await expect(notes.insertOne({ n: -1 })).rejects.toMatchObject({
      code: 14031,
      message: expect.stringContaining(folder),
    });
    expect(await notes.countDocuments({ n: 7 })).toBe(1);
    expect((await notes.deleteOne({ n: 7 })).deletedCount).toBe(1);
    await connection.close();
    await engine.stop();
  });
  it.each([
    ['cut off', (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2))],
    ['something else', (file: string) => writeFileSync(file, Buffer.alloc(50_000, 'garbage'))],
  ])('a data file that is %s: is refused by FolderBroken with advice', async (_what, breakIt) => {
    await fill(true);
    breakIt(join(folder, 'data.mdb'));

    await expect(startEngine({ dbPath: folder })).rejects.toMatchObject({
      code: 'FolderBroken',
      message: expect.stringContaining('npx folkmoot restore'),
    });
  });
  it('a folder of format 1 is upgraded with its indexes and counts', async () => {
    await fill(true);
    writeFileSync(join(folder, 'engine.json'), '{"engine":"embedded-mongo","format":1}');
    const engine = await startEngine({ dbPath: folder });
    const connection = await connect(engine.uri);

    expect(await databaseOf(connection).collection('notes').estimatedDocumentCount()).toBe(500);
    expect(JSON.parse(readFileSync(join(folder, 'engine.json'), 'utf8')).format).toBe(2);
    await connection.close();
    await engine.stop();
  });
  it('one engine serves when eight start at the same time on the lock of a killed engine', async () => {
    await fill(true);
    const left = createServer().listen(join(folder, 'left'));
    linkSync(join(folder, 'left'), join(folder, 'engine.lock'));
    await new Promise((resolve) => left.close(resolve));
    const starts = await Promise.allSettled(
      Array.from({ length: 8 }, () => startEngine({ dbPath: folder, noSync: true })),
    );
    const engines = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    await Promise.all(engines.map((engine) => engine.stop()));

    expect(engines).toHaveLength(1);
  });
});
