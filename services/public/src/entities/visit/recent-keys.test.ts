import { createRecentKeys } from './recent-keys';

describe('recently seen keys', () => {
  const make = (most = 100) => {
    const state = { time: 0 };
    return { state, seen: createRecentKeys({ forMs: 1_000, most, now: () => state.time }) };
  };

  it('a noted key is found with its value for the time and at most twice as long', () => {
    const { seen, state } = make();
    seen.note('a', '1');
    expect([seen.find('a'), seen.find('b')]).toEqual(['1', null]);
    state.time = 1_000;
    expect(seen.find('a')).toBe('1');
    state.time = 2_000;
    expect(seen.find('a')).toBeNull();
  });

  it('all keys are removed at once when nothing was noted for long', () => {
    const { seen, state } = make();
    seen.note('a');
    state.time = 2_000;
    expect(seen.find('a')).toBeNull();
  });

  it('memory stays bounded and the newest keys are found when more keys are noted than the limit', () => {
    const { seen } = make(10);
    for (let index = 0; index < 1_000; index += 1) seen.note(String(index));
    const remembered = Array.from({ length: 1_000 }, (_, index) => seen.find(String(index))).filter(
      (entry) => entry !== null,
    );
    expect(remembered.length).toBeLessThanOrEqual(20);
    expect(seen.find('999')).toBe('');
  });
});
