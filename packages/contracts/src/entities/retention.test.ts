import { daysKept, deletesMore, isValidRetention, longestAllowed } from './retention';

describe('how long the responses of a campaign are kept (E-63)', () => {
  it.each([
    [{ retentionDays: null }, null, null],
    [{ retentionDays: null, longestRetentionDays: 90 }, 500, 500],
    [{ retentionDays: 365 }, null, 365],
    [{ retentionDays: 365 }, 30, 30],
    [{ retentionDays: 365 }, 730, 365],
    [{ retentionDays: 365, longestRetentionDays: 730 }, 730, 730],
    [{ retentionDays: 365, longestRetentionDays: 730 }, 1825, 730],
    [{ retentionDays: 365, longestRetentionDays: 730 }, null, 365],
    [{ retentionDays: 365, longestRetentionDays: 30 }, 300, 300],
  ])('council %j, campaign %s: %s days', (rule, own, days) => expect(daysKept(rule, own)).toBe(days));
  it.each([
    [null, true],
    [1, true],
    [3650, true],
    [0, false],
    [3651, false],
    [1.5, false],
    [Number.NaN, false],
  ])('%s, may be saved: %s', (days, isValid) => expect(isValidRetention(days)).toBe(isValid));
  it('above the limit, may not be saved', () =>
    expect([60, 61].map((days) => isValidRetention(days, 60))).toEqual([true, false]));
  it.each([
    [30, null, true],
    [30, 90, true],
    [90, 90, false],
    [90, 30, false],
    [null, 30, false],
  ])('%s after %s, deletes what is kept today: %s', (days, before, isMore) =>
    expect(deletesMore(days, before)).toBe(isMore),
  );
  it('a limit below the council’s own number, is that number', () =>
    expect(longestAllowed({ retentionDays: 365, longestRetentionDays: 30 })).toBe(365));
});
