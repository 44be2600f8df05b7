import { createTokenBuckets } from './token-buckets';

describe('token buckets', () => {
  const make = () => {
    const state = { time: 1_000_000 };
    const buckets = createTokenBuckets({ capacity: 3, perHour: 60, now: () => state.time });
    const takeIfThere = (key = 'a') => buckets.tryTake(key);
    return { state, takeIfThere };
  };

  it('a bucket gives its capacity and then returns the seconds to wait', () => {
    const { state, takeIfThere } = make();
    expect([takeIfThere(), takeIfThere(), takeIfThere(), takeIfThere()]).toEqual([0, 0, 0, 60]);
    state.time += 59_000;
    expect(takeIfThere()).toBe(1);
    state.time += 1_000;
    expect([takeIfThere(), takeIfThere()]).toEqual([0, 60]);
  });
  it('a bucket is full again after a while, and never more than full', () => {
    const { state, takeIfThere } = make();
    for (let time = 0; time < 3; time += 1) takeIfThere();
    state.time += 24 * 3_600_000;
    expect([takeIfThere(), takeIfThere(), takeIfThere(), takeIfThere()]).toEqual([0, 0, 0, 60]);
  });
  it('keys have buckets of their own', () => {
    const { takeIfThere } = make();
    for (let time = 0; time < 3; time += 1) takeIfThere('a');
    expect(takeIfThere('b')).toBe(0);
  });
  it('nobody waits longer than a whole bucket takes when the clock is set back', () => {
    const { state, takeIfThere } = make();
    takeIfThere();
    state.time -= 900_000;
    expect(takeIfThere()).toBeLessThanOrEqual(60);
  });
  it('a refused attempt does not delay the next token', () => {
    const { state, takeIfThere } = make();
    for (let time = 0; time < 3; time += 1) takeIfThere();
    for (let second = 0; second < 60; second += 1) {
      expect(takeIfThere()).toBeGreaterThan(0);
      state.time += 1_000;
    }
    expect(takeIfThere()).toBe(0);
  });
});
