import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { testDatabase } from '../testing';
import { startS3Server } from '../testing/s3-server.fixture';
import { type BlobStore, blobKey, hashOf, memoryBlobs } from './blob-store';
import { createBlobs } from './blobs';

interface Stage {
  store: BlobStore;
  stop: () => Promise<unknown>;
}

const inMemory = async (): Promise<Stage> => ({ store: memoryBlobs(), stop: async () => undefined });

const inGridFs = async (): Promise<Stage> => {
  const database = await testDatabase();
  return { store: createBlobs({}, database.connection, 'campaigns'), stop: database.stop };
};

const onS3 = async (): Promise<Stage> => {
  const [database, server] = [await testDatabase(), await startS3Server('folkmoot')];
  const config = { s3Url: server.url, s3AccessKey: 'S3RVER', s3SecretKey: 'S3RVER' };
  const stop = async () => {
    await server.stop();
    await database.stop();
  };
  return { store: createBlobs(config, database.connection, 'campaigns'), stop };
};

const keysIn = async (keys: AsyncIterable<string>) => {
  const found: string[] = [];
  for await (const key of keys) found.push(key);
  return found.sort();
};

describe.each([
  ['in memory', inMemory],
  ['in GridFS', inGridFs],
  ['on an S3 server', onS3],
])('blobs %s', (_, begin) => {
  let stage: Stage;
  let store: BlobStore;
  beforeAll(async () => {
    stage = await begin();
    store = stage.store;
  });
  afterAll(() => stage?.stop());

  const putIn = async (folder: string, bytes: Buffer) => {
    const key = blobKey(folder, hashOf(bytes));
    await store.put(key, bytes, 'image/png');
    return key;
  };

  test.each([0, 10, 512 * 1024, 3_000_000])(
    'put, %i bytes, come back the same, whole and as a stream',
    async (size) => {
      const bytes = randomBytes(size);
      const key = await putIn('sizes', bytes);
      const found = await store.get(key);
      expect([found?.type, found?.size, found?.bytes.equals(bytes)]).toEqual(['image/png', size, true]);
      const opened = await store.open(key);
      expect([opened?.type, opened?.size]).toEqual(['image/png', size]);
      expect(opened && (await buffer(opened.stream)).equals(bytes)).toBe(true);
    },
  );

  test('put twice, also at the same moment, is kept and deleted as one', async () => {
    const bytes = randomBytes(300_000);
    const [key = ''] = await Promise.all([putIn('twice', bytes), putIn('twice', bytes)]);
    await putIn('twice', bytes);
    expect(await keysIn(store.list('twice/'))).toEqual([key]);
    await store.delete(key);
    expect([await store.get(key), await store.open(key), await store.exists(key)]).toEqual([null, null, false]);
    await store.delete(key);
  });

  test('put, bytes of another hash, throws and keeps nothing', async () => {
    const key = blobKey('wrong', hashOf(Buffer.from('a')));
    await expect(store.put(key, Buffer.from('b'), 'text/plain')).rejects.toThrow(/hash/);
    expect(await store.exists(key)).toBe(false);
  });

  test('listed, a folder holds its own files and not those of one whose name begins the same', async () => {
    const mine = [await putIn('council-1-assets', randomBytes(9)), await putIn('council-1-assets', randomBytes(9))];
    const other = await putIn('council-11-assets', randomBytes(9));
    expect(await keysIn(store.list('council-1-'))).toEqual(mine.sort());
    expect(await keysIn(store.list('council-1'))).toEqual([...mine, other].sort());
    expect(await keysIn(store.list('nobody/'))).toEqual([]);
  });

  test('asked how it is, answers', async () => expect(await store.isHealthy()).toBe(true));
});

describe('blobs on an S3 server that is away', () => {
  const away = { s3Url: 'http://127.0.0.1:9', s3AccessKey: 'x', s3SecretKey: 'y' };
  test('asked for a file, say that it is unavailable', async () => {
    const database = await testDatabase();
    const store = createBlobs(away, database.connection, 'campaigns');
    await expect(store.get(blobKey('a', hashOf(Buffer.from('a'))))).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.isHealthy()).rejects.toMatchObject({ code: 'unavailable' });
    await database.stop();
  }, 20_000);
});
