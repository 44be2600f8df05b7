import { countDays, daysAfter, daysBetween, isCalendarDay, MAX_RANGE_DAYS, monthsBefore, weekOf } from './calendar-day';

describe('calendar days', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-02', 0, '2026-03-02'],
    ['9999-12-31', 1, '+010000-01-01'],
  ])('%s and %d days is %s', (day, days, expected) => expect(daysAfter(day, days)).toBe(expected));

  it.each([
    ['2026-05-20', 3, '2026-02-20'],
    ['2026-05-31', 3, '2026-02-28'],
    ['2026-01-15', 1, '2025-12-15'],
  ])('%s, %d months earlier, is %s', (day, months, expected) => expect(monthsBefore(day, months)).toBe(expected));

  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2026-03-01', '2026-02-23'],
  ])('the week of %s begins on Monday %s', (day, monday) => expect(weekOf(day)).toBe(monday));

  it.each([
    ['2026-02-28', true],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-2-28', false],
    ['tomorrow', false],
    [null, false],
  ])('%s is a calendar day: %s', (text, expected) => expect(isCalendarDay(text)).toBe(expected));
});

describe('the days of a range', () => {
  it('include both ends', () => {
    expect(daysBetween('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    expect(countDays('2026-02-27', '2026-03-02')).toBe(4);
    expect(daysBetween('2026-03-02', '2026-03-02')).toEqual(['2026-03-02']);
  });
  it('are none when the range ends before it begins', () => {
    expect(daysBetween('2026-03-02', '2026-03-01')).toEqual([]);
    expect(countDays('2026-03-02', '2026-03-01')).toBe(0);
  });
  it('stop at the last day of the year 9999, and after a century', () => {
    expect(daysBetween('9999-12-30', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31']);
    expect(daysBetween('0001-01-01', '2026-01-01')).toHaveLength(MAX_RANGE_DAYS);
  });
});
