import { randomBytes } from 'node:crypto';
import { type TestDatabase, testDatabase } from '../testing';
import { type BlobStore, hashOf, memoryBlobs } from './blob-store';
import { createMongoBlobs } from './mongo-blobs';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.stop());

const stores: [string, () => BlobStore][] = [
  ['in memory', memoryBlobs],
  ['in MongoDB', () => createMongoBlobs(database.connection)],
];

describe.each(stores)('blobs %s', (_, make) => {
  test.each([0, 10, 512 * 1024, 3_000_000])('put, %i bytes, come back the same', async (size) => {
    const store = make();
    const bytes = randomBytes(size);
    const hash = hashOf(bytes);
    await store.put(hash, bytes, 'image/png');
    await store.put(hash, bytes, 'image/png');
    const found = await store.get(hash);
    expect([found?.type, found?.bytes.equals(bytes), await store.exists(hash)]).toEqual(['image/png', true, true]);
    await store.delete(hash);
    expect([await store.get(hash), await store.exists(hash)]).toEqual([null, false]);
  });

  test('put, bytes of another hash, throws and keeps nothing', async () => {
    const store = make();
    const hash = hashOf(Buffer.from('a'));
    await expect(store.put(hash, Buffer.from('b'), 'text/plain')).rejects.toThrow(/hash/);
    expect(await store.exists(hash)).toBe(false);
  });
});
