import { recently } from './recently';

describe('what was looked up recently', () => {
  const make = () => {
    const state = { time: 0, asked: 0, isAway: false };
    const recent = recently(
      async (key) => {
        state.asked += 1;
        if (state.isAway) throw new Error('away');
        return `${key} ${state.asked}`;
      },
      { forMs: 500, most: 2, now: () => state.time },
    );
    return { state, recent };
  };

  it('asked by many at once, and again soon after: looked up once', async () => {
    const { recent, state } = make();
    expect(await Promise.all([recent.get('a'), recent.get('a')])).toEqual(['a 1', 'a 1']);
    state.time = 499;
    expect(await recent.get('a')).toBe('a 1');
  });

  it('asked later, or after it was to be forgotten: looked up again', async () => {
    const { recent, state } = make();
    await recent.get('a');
    state.time = 500;
    expect(await recent.get('a')).toBe('a 2');
    recent.forget();
    expect(await recent.get('a')).toBe('a 3');
  });

  it('asked while looking up fails: what was known is told, what was not is an error', async () => {
    const { recent, state } = make();
    await recent.get('a');
    Object.assign(state, { time: 10_000, isAway: true });
    expect(await recent.get('a')).toBe('a 1');
    await expect(recent.get('b')).rejects.toThrow('away');
  });

  it('asked while looking up takes long: what was known is told meanwhile', async () => {
    const state = { time: 0, isSlow: false };
    const load = (key: string) => (state.isSlow ? new Promise<string>(() => undefined) : Promise.resolve(key));
    const recent = recently(load, { forMs: 500, most: 2, now: () => state.time });
    await recent.get('a');
    Object.assign(state, { time: 10_000, isSlow: true });
    expect(await recent.get('a')).toBe('a');
  });

  it('asked for ever more: no more is remembered than may be', async () => {
    const { recent, state } = make();
    for (const key of ['a', 'b', 'c']) await recent.get(key);
    await recent.get('a');
    expect(state.asked).toBe(4);
  });
});
