import { createTtlCache } from './ttl-cache';

describe('a TTL cache', () => {
  const make = () => {
    const state = { time: 1_000, loads: 0, isAway: false };
    const cache = createTtlCache(
      async (key) => {
        state.loads += 1;
        if (state.isAway) throw new Error('away');
        return `${key} ${state.loads}`;
      },
      { ttlMs: 500, maxEntries: 2, now: () => state.time },
    );
    return { state, cache };
  };

  it('loads a value once when many ask for it at the same time, and soon after', async () => {
    const { cache, state } = make();
    expect(await Promise.all([cache.get('a'), cache.get('a')])).toEqual(['a 1', 'a 1']);
    state.time += 499;
    expect(await cache.get('a')).toBe('a 1');
  });

  it('loads a value again when its time is over, and when it was expired', async () => {
    const { cache, state } = make();
    await cache.get('a');
    state.time += 501;
    expect(await cache.get('a')).toBe('a 2');
    cache.expire();
    expect(await cache.get('a')).toBe('a 3');
  });

  it('returns the earlier value when loading fails, and rejects when there is none', async () => {
    const { cache, state } = make();
    await cache.get('a');
    Object.assign(state, { time: 10_000, isAway: true });
    expect(await cache.get('a')).toBe('a 1');
    await expect(cache.get('b')).rejects.toThrow('away');
  });

  it('returns the earlier value when loading takes long', async () => {
    const state = { time: 1_000, isSlow: false };
    const load = (key: string) => (state.isSlow ? new Promise<string>(() => undefined) : Promise.resolve(key));
    const cache = createTtlCache(load, { ttlMs: 500, maxEntries: 2, now: () => state.time });
    await cache.get('a');
    Object.assign(state, { time: 10_000, isSlow: true });
    expect(await cache.get('a')).toBe('a');
  });

  it('loads a value again when it was expired during its load', async () => {
    const { cache, state } = make();
    const first = cache.get('a');
    cache.expire();
    expect(await first).toBe('a 1');
    expect(await cache.get('a')).toBe('a 2');
    expect(state.loads).toBe(2);
  });

  it('the cache keeps no more values than its maximum', async () => {
    const { cache, state } = make();
    for (const key of ['a', 'b', 'c']) await cache.get(key);
    await cache.get('a');
    expect(state.loads).toBe(4);
  });
});
