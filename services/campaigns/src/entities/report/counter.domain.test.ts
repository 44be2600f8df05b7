import { nextForOlder, numbersAfter } from './counter.domain';

describe('numbers for older responses', () => {
  it('the numbers continue after the last one and stay below the numbers of new responses', () => {
    const first = nextForOlder({ ...numbersAfter(5), last: 8 }, 2);
    expect(first.assigned).toEqual([1, 2]);
    const second = nextForOlder(first.numbers, 3);
    expect(second).toEqual({ assigned: [3, 4, 5], numbers: { last: 8, older: 5, olderGiven: 5 } });
  });
  it('new numbers are used when an older release has stored more responses than were reserved', () => {
    expect(nextForOlder({ last: 6, older: 1, olderGiven: 0 }, 3)).toEqual({
      assigned: [1, 7, 8],
      numbers: { last: 8, older: 1, olderGiven: 1 },
    });
  });
});
