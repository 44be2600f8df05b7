import { seededRandom, seedOf, shuffled } from './index';

const inOrder = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('seeded random numbers', () => {
  it('are those of mulberry32, so that stored seeds draw the same forever', () => {
    // Computed from the published algorithm in another language.
    const words = (seed: number): number[] => {
      const random = seededRandom(seed);
      return inOrder(5).map(() => random() * 2 ** 32);
    };
    expect(words(1)).toEqual([2693262067, 11749833, 2265367787, 4213581821, 4159151403]);
    expect(words(42)).toEqual([2581720956, 1925393290, 3661312704, 2876485805, 750819978]);
  });

  it('seeds of texts are the published FNV-1a hashes', () => {
    expect([seedOf(''), seedOf('a'), seedOf('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
  });

  it('fill 20 equal parts evenly', () => {
    const random = seededRandom(7);
    const parts = inOrder(20).map(() => 0);
    for (let draw = 0; draw < 20_000; draw += 1) {
      const part = Math.floor(random() * 20);
      parts[part] = (parts[part] ?? 0) + 1;
    }
    const chiSquared = parts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    expect(chiSquared).toBeLessThan(43.82); // 0.999 quantile with 19 degrees of freedom
  });
});

describe('shuffled', () => {
  it('keeps every item, leaves the list as it is, and repeats with the seed', () => {
    const list = inOrder(50);
    const once = shuffled(list, seededRandom(3));
    expect(list).toEqual(inOrder(50));
    expect(once).not.toEqual(list);
    expect([...once].sort((a, b) => a - b)).toEqual(list);
    expect(shuffled(list, seededRandom(3))).toEqual(once);
    expect(shuffled(list, seededRandom(4))).not.toEqual(once);
    expect([shuffled([], seededRandom(1)), shuffled(['a'], seededRandom(1))]).toEqual([[], ['a']]);
  });

  it('makes each of the six orders of three items about equally often', () => {
    const random = seededRandom(11);
    const orders = new Map<string, number>();
    for (let turn = 0; turn < 6_000; turn += 1) {
      const order = shuffled(['a', 'b', 'c'], random).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    const chiSquared = [...orders.values()].reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    expect(orders.size).toBe(6);
    expect(chiSquared).toBeLessThan(20.52); // 0.999 quantile with 5 degrees of freedom
  });
});
