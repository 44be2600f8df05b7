import { choiceOf, daysOf } from './days-choice';

describe('a choice of days', () => {
  it.each([
    [null, 'none'],
    [365, '365'],
    [100, 'other'],
    [0, 'other'],
  ] as const)('%s days, is the entry %s', (days, choice) => expect(choiceOf(days)).toBe(choice));
  it.each([
    ['none', 90, 3650, null],
    ['90', null, 3650, 90],
    ['other', 90, 3650, 90],
    ['other', null, 3650, 365],
    ['other', null, 60, 60],
  ])('with entry %s after %s and a maximum of %s is %s', (choice, now, most, days) =>
    expect(daysOf(choice, now, most)).toBe(days),
  );
});
