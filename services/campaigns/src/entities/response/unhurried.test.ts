import { unhurried } from './unhurried';

describe('unhurried batches', () => {
  const counted = (batches: readonly string[], used = 0.5) => {
    const seen = { rests: [] as number[], isClosed: false };
    const source = async function* () {
      try {
        yield* batches;
      } finally {
        seen.isClosed = true;
      }
    };
    const wait = async (ms: number) => void seen.rests.push(ms);
    const usedIn = async (work: () => Promise<void>) => {
      await work();
      return used;
    };
    return { seen, all: unhurried(source(), { wait, usedIn }) };
  };
  const read = async (all: AsyncIterable<string>) => {
    const came: string[] = [];
    for await (const each of all) came.push(each);
    return came;
  };

  test('all batches come in their order, with a rest between two of them while others use the thread', async () => {
    const { seen, all } = counted(['a', 'b', 'c']);
    expect(await read(all)).toEqual(['a', 'b', 'c']);
    expect(seen.rests).toEqual([50, expect.any(Number), 50, expect.any(Number)]);
    expect(seen.rests.every((ms) => ms > 0 && ms <= 2_000)).toBe(true);
  });

  test('there is only a look between two batches while nobody else uses the thread', async () => {
    const { seen, all } = counted(['a', 'b', 'c'], 0.01);
    expect(await read(all)).toEqual(['a', 'b', 'c']);
    expect(seen.rests).toEqual([50, 50]);
  });

  test('a thread that works is seen, and one that waits is not', async () => {
    const took = async (others: () => void) => {
      const began = performance.now();
      const timer = setInterval(others, 5);
      const source = async function* () {
        const until = performance.now() + 20;
        while (performance.now() < until);
        yield 'a';
        yield 'b';
      };
      await read(unhurried(source()));
      clearInterval(timer);
      return performance.now() - began;
    };
    const work = () => {
      const until = performance.now() + 4;
      while (performance.now() < until);
    };
    const busy: number[] = [];
    const idle: number[] = [];
    // On a machine with much else to do, a thread that waits may look busy for a moment.
    for (let round = 0; round < 3; round++) {
      busy.push(await took(work));
      idle.push(await took(() => undefined));
    }
    const middle = (times: number[]) => times.sort((a, b) => a - b)[1] ?? 0;
    expect(middle(busy)).toBeGreaterThan(middle(idle) + 100);
  });

  test('nobody waits for a single batch', async () => {
    const { seen, all } = counted(['a']);
    await read(all);
    expect(seen.rests).toEqual([]);
  });

  test('the source is closed when the reader stops early', async () => {
    const { seen, all } = counted(['a', 'b']);
    for await (const _ of all) break;
    expect(seen.isClosed).toBe(true);
  });
});
