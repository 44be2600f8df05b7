import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type BlobStore, blobKey, hashOf } from './blob-store';

/** A store of a test, and how it is removed afterwards. */
export interface TestBlobs {
  readonly store: BlobStore;
  readonly stop: () => Promise<unknown>;
}

const keysIn = async (keys: AsyncIterable<string>) => {
  const collected: string[] = [];
  for await (const key of keys) collected.push(key);
  return collected.sort();
};

/** The tests that every blob store passes. */
export const blobStoreSuite = (name: string, begin: () => Promise<TestBlobs>): void =>
  describe(`blobs ${name}`, () => {
    let setUp: TestBlobs;
    let store: BlobStore;
    beforeAll(async () => {
      setUp = await begin();
      store = setUp.store;
    });
    afterAll(() => setUp?.stop());

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
        const blob = await store.get(key);
        expect([blob?.type, blob?.size, blob?.bytes.equals(bytes)]).toEqual(['image/png', size, true]);
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

    test('a folder lists only its own files when the name of another folder begins the same', async () => {
      const mine = [await putIn('council-1-assets', randomBytes(9)), await putIn('council-1-assets', randomBytes(9))];
      const other = await putIn('council-11-assets', randomBytes(9));
      expect(await keysIn(store.list('council-1-'))).toEqual(mine.sort());
      expect(await keysIn(store.list('council-1'))).toEqual([...mine, other].sort());
      expect(await keysIn(store.list('nobody/'))).toEqual([]);
    });

    test('asked how it is, answers', async () => expect(await store.isHealthy()).toBe(true));
  });
