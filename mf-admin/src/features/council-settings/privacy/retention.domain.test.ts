import { choiceOf, daysOf, isShorter, isValidRetention } from './retention.domain';

describe('how long responses are kept', () => {
  it.each([
    [null, 'never'],
    [365, '365'],
    [100, 'other'],
    [0, 'other'],
  ] as const)('%s days, is the entry %s', (days, choice) => expect(choiceOf(days)).toBe(choice));
  it('chosen from the list, is its number of days; another begins with what there is', () => {
    expect([daysOf('never', 90), daysOf('90', null), daysOf('other', 90), daysOf('other', null)]).toEqual([
      null,
      90,
      90,
      365,
    ]);
  });
  it.each([
    [null, true],
    [1, true],
    [3650, true],
    [0, false],
    [3651, false],
    [1.5, false],
    [Number.NaN, false],
  ])('%s, may be saved: %s', (days, isValid) => expect(isValidRetention(days)).toBe(isValid));
  it.each([
    [30, null, true],
    [30, 90, true],
    [90, 90, false],
    [90, 30, false],
    [null, 30, false],
  ])('%s after %s, deletes what is kept today: %s', (days, stored, shorter) =>
    expect(isShorter(days, stored)).toBe(shorter),
  );
});
