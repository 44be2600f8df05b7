import { createBatcher } from './batcher';

const controlledWrites = () => {
  const batches: { items: readonly number[]; done: () => void; fail: (error: Error) => void }[] = [];
  const write = (items: readonly number[]) =>
    new Promise<readonly string[]>((resolve, reject) => {
      batches.push({ items, done: () => resolve(items.map((item) => `written ${item}`)), fail: reject });
    });
  return { batches, write };
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a batcher', () => {
  it('a single item is written at once, items that arrive meanwhile share a batch, and each gets its own result', async () => {
    const { batches, write } = controlledWrites();
    const add = createBatcher(write, { maxBatchSize: 10 });
    const first = add(1);
    await turn();
    const others = [add(2), add(3), add(4)];
    await turn();
    expect(batches.map(({ items }) => items)).toEqual([[1]]);
    batches[0]?.done();
    expect(await first).toBe('written 1');
    await turn();
    expect(batches[1]?.items).toEqual([2, 3, 4]);
    batches[1]?.done();
    expect(await Promise.all(others)).toEqual(['written 2', 'written 3', 'written 4']);
  });

  it('items above the batch size are written in the next batch, and none is left', async () => {
    const write = jest.fn(async (items: readonly number[]) => items);
    const add = createBatcher(write, { maxBatchSize: 4, maxParallel: 2 });
    const all = Array.from({ length: 23 }, (_, n) => n);
    expect(await Promise.all(all.map(add))).toEqual(all);
    expect(write.mock.calls.flatMap(([items]) => [...items])).toEqual(all);
    expect(Math.max(...write.mock.calls.map(([items]) => items.length))).toBe(4);
  });

  it('an item is refused at once when too many wait, and the waiting ones are still written', async () => {
    const { batches, write } = controlledWrites();
    const add = createBatcher(write, { maxBatchSize: 10, maxWaiting: 3 });
    const first = add(0);
    await turn();
    const waiting = [add(1), add(2), add(3)];
    await expect(add(4)).rejects.toMatchObject({ code: 'unavailable', status: 503, retryAfter: 1 });
    batches[0]?.done();
    await first;
    await turn();
    batches[1]?.done();
    expect(await Promise.all(waiting)).toEqual(['written 1', 'written 2', 'written 3']);
    const later = add(5);
    await turn();
    batches[2]?.done();
    expect(await later).toBe('written 5');
  });

  describe('with a rest', () => {
    // So long that a machine with much else to do does not miss it.
    const REST_MS = 1_000;
    const settings = { maxBatchSize: 3, keyOf: (item: number) => Math.floor(item / 10), restMs: REST_MS };

    it('writes the first item at once, and what arrives within the rest together', async () => {
      const write = jest.fn(async (items: readonly number[]) => items);
      const add = createBatcher(write, settings);
      await add(1);
      const began = performance.now();
      await Promise.all([add(2), turn().then(() => add(3))]);
      expect(write.mock.calls).toEqual([[[1]], [[2, 3]]]);
      expect(performance.now() - began).toBeGreaterThan(REST_MS - 10);
    });

    it('does not wait with a full batch, nor with items of another key', async () => {
      const write = jest.fn(async (items: readonly number[]) => items);
      const add = createBatcher(write, settings);
      await add(1);
      const waiting = add(2);
      await turn();
      await add(11);
      await Promise.all([add(3), add(4), waiting]);
      const last = add(5);
      expect(write.mock.calls).toEqual([[[1]], [[11]], [[2, 3, 4]]]);
      await last;
      expect(write).toHaveBeenLastCalledWith([5]);
    });
  });

  it('every item of a failed batch is rejected, and the next batch is written', async () => {
    const { batches, write } = controlledWrites();
    const add = createBatcher(write, { maxBatchSize: 10 });
    const failing = Promise.allSettled([add(1), add(2)]);
    await turn();
    batches[0]?.fail(new Error('away'));
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const later = add(3);
    await turn();
    batches[1]?.done();
    expect(await later).toBe('written 3');
  });

  it('items with different keys are never in one batch', async () => {
    const handle = jest.fn(async (items: readonly number[]) => items);
    const add = createBatcher(handle, { maxBatchSize: 10, keyOf: (item) => item % 2 });
    expect(await Promise.all([1, 2, 3, 4, 5].map(add))).toEqual([1, 2, 3, 4, 5]);
    expect(handle.mock.calls.map(([items]) => items)).toEqual([
      [1, 3, 5],
      [2, 4],
    ]);
  });

  it('a bad item fails alone when a failed batch is repeated item by item', async () => {
    const handle = jest.fn(async (items: readonly number[]) => {
      if (items.includes(3)) throw new Error('3 is bad');
      return items;
    });
    const add = createBatcher(handle, { maxBatchSize: 10, repeatsAlone: true });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(add));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(handle.mock.calls.map(([items]) => items)).toEqual([[1, 2, 3, 4], [1], [2], [3], [4]]);
  });
});
