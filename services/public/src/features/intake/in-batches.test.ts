import { inBatches } from './in-batches';

const held = () => {
  const batches: { items: readonly number[]; done: () => void; fail: (error: Error) => void }[] = [];
  const write = (items: readonly number[]) =>
    new Promise<readonly string[]>((resolve, reject) => {
      batches.push({ items, done: () => resolve(items.map((item) => `written ${item}`)), fail: reject });
    });
  return { batches, write };
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('writing in batches', () => {
  it('one alone goes at once; those that come meanwhile go together; each gets its own result', async () => {
    const { batches, write } = held();
    const add = inBatches(write, { most: 10, lanes: 1, mostWaiting: 100 });
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

  it('more than fit: the rest goes with the next batch, and nothing is left over', async () => {
    const write = jest.fn(async (items: readonly number[]) => items);
    const add = inBatches(write, { most: 4, lanes: 2, mostWaiting: 100 });
    const all = Array.from({ length: 23 }, (_, n) => n);
    expect(await Promise.all(all.map(add))).toEqual(all);
    expect(write.mock.calls.flatMap(([items]) => [...items])).toEqual(all);
    expect(Math.max(...write.mock.calls.map(([items]) => items.length))).toBe(4);
  });

  it('more than may wait: told at once to come back, and those that wait are written all the same (R7)', async () => {
    const { batches, write } = held();
    const add = inBatches(write, { most: 10, lanes: 1, mostWaiting: 3 });
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

  it('a batch that fails: all of it is told, the next one goes on', async () => {
    const { batches, write } = held();
    const add = inBatches(write, { most: 10, lanes: 1, mostWaiting: 100 });
    const failing = Promise.allSettled([add(1), add(2)]);
    await turn();
    batches[0]?.fail(new Error('away'));
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const later = add(3);
    await turn();
    batches[1]?.done();
    expect(await later).toBe('written 3');
  });
});
