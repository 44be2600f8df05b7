import { createSeenRecently } from './seen-recently';

describe('what was seen recently', () => {
  const make = (most = 100) => {
    const state = { time: 0 };
    return { state, seen: createSeenRecently({ forMs: 1_000, most, now: () => state.time }) };
  };

  it('noted: found with its value for the time and at most twice as long', () => {
    const { seen, state } = make();
    seen.note('a', '1');
    expect([seen.find('a'), seen.find('b')]).toEqual(['1', null]);
    state.time = 1_000;
    expect(seen.find('a')).toBe('1');
    state.time = 2_000;
    expect(seen.find('a')).toBeNull();
  });

  it('nothing noted for long: all is forgotten at once', () => {
    const { seen, state } = make();
    seen.note('a');
    state.time = 2_000;
    expect(seen.find('a')).toBeNull();
  });

  it('noted more than may be: memory stays bounded and the newest are there', () => {
    const { seen } = make(10);
    for (let index = 0; index < 1_000; index += 1) seen.note(String(index));
    const found = Array.from({ length: 1_000 }, (_, index) => seen.find(String(index))).filter((one) => one !== null);
    expect(found.length).toBeLessThanOrEqual(20);
    expect(seen.find('999')).toBe('');
  });
});
