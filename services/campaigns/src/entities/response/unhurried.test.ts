import { unhurried } from './unhurried';

describe('unhurried batches', () => {
  const counted = (batches: readonly string[]) => {
    const seen = { rests: [] as number[], isClosed: false };
    const source = async function* () {
      try {
        yield* batches;
      } finally {
        seen.isClosed = true;
      }
    };
    const rest = async (ms: number) => void seen.rests.push(ms);
    return { seen, all: unhurried(source(), rest) };
  };

  test('all batches come in their order, with a rest between two of them', async () => {
    const { seen, all } = counted(['a', 'b', 'c']);
    const came: string[] = [];
    for await (const each of all) came.push(each);
    expect(came).toEqual(['a', 'b', 'c']);
    expect(seen.rests).toHaveLength(2);
    expect(seen.rests.every((ms) => ms > 0 && ms <= 250)).toBe(true);
  });

  test('nobody waits for a single batch', async () => {
    const { seen, all } = counted(['a']);
    for await (const _ of all);
    expect(seen.rests).toEqual([]);
  });

  test('the source is closed when the reader stops early', async () => {
    const { seen, all } = counted(['a', 'b']);
    for await (const _ of all) break;
    expect(seen.isClosed).toBe(true);
  });
});
