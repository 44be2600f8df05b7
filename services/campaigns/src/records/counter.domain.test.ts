import { nextForOlder, numbersAfter } from './counter.domain';

describe('numbers for older responses', () => {
  it('go on where they stopped and stay below those of new responses', () => {
    const first = nextForOlder({ ...numbersAfter(5), last: 8 }, 2);
    expect(first.given).toEqual([1, 2]);
    const second = nextForOlder(first.numbers, 3);
    expect(second).toEqual({ given: [3, 4, 5], numbers: { last: 8, older: 5, olderGiven: 5 } });
  });
  it('are new ones when an older release has kept more than were reserved', () => {
    expect(nextForOlder({ last: 6, older: 1, olderGiven: 0 }, 3)).toEqual({
      given: [1, 7, 8],
      numbers: { last: 8, older: 1, olderGiven: 1 },
    });
  });
});
