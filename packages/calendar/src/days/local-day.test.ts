import { localDay, localHour, startOfLocalDay } from './local-day';

describe('days of a council', () => {
  it.each([
    ['Europe/London', '2026-07-01T22:59:00.000Z', '2026-07-01', '2026-06-30T23:00:00.000Z'],
    ['Europe/London', '2026-07-01T23:01:00.000Z', '2026-07-02', '2026-07-01T23:00:00.000Z'],
    ['Asia/Kathmandu', '2026-03-02T00:00:00.000Z', '2026-03-02', '2026-03-01T18:15:00.000Z'],
    ['America/New_York', '2026-03-08T12:00:00.000Z', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['UTC', '2026-03-02T00:00:00.000Z', '2026-03-02', '2026-03-02T00:00:00.000Z'],
    // Clocks go from 1:00 back to 0:00, so midnight comes twice.
    ['Atlantic/Azores', '2026-10-25T12:00:00.000Z', '2026-10-25', '2026-10-25T00:00:00.000Z'],
    // Clocks go from 0:00 to 1:00, so there is no midnight.
    ['Africa/Cairo', '2026-04-24T12:00:00.000Z', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ])('in %s at %s the day is %s and began at %s, also when clocks change', (zone, at, day, begun) => {
    expect(localDay(new Date(at), zone)).toBe(day);
    expect(startOfLocalDay(new Date(at), zone).toISOString()).toBe(begun);
  });
  it.each([
    ['Europe/London', '2026-07-01T23:30:00.000Z', '2026-07-02'],
    ['America/New_York', '2026-07-02T03:30:00.000Z', '2026-07-01'],
    ['Australia/Sydney', '2026-12-31T13:00:00.000Z', '2027-01-01'],
  ])('the day in %s at %s is %s', (zone, moment, day) => expect(localDay(new Date(moment), zone)).toBe(day));
  it('follow the time zone when the clocks change in the night', () => {
    expect(localDay(new Date('2026-03-29T00:30:00.000Z'), 'Europe/London')).toBe('2026-03-29');
    expect(localDay(new Date('2026-03-29T23:30:00.000Z'), 'Europe/London')).toBe('2026-03-30');
    expect(localDay(new Date('2026-03-29T03:30:00.000Z'), 'America/New_York')).toBe('2026-03-28');
  });
  it('are tomorrow in Sydney when it is late evening in London', () => {
    const now = new Date('2026-11-20T22:30:00Z');
    expect([localDay(now, 'Europe/London'), localDay(now, 'Australia/Sydney')]).toEqual(['2026-11-20', '2026-11-21']);
  });
  it('are refused when the date or the zone is invalid', () => {
    expect(() => localDay(new Date('yesterday'), 'UTC')).toThrow(RangeError);
    expect(() => localDay(new Date(0), 'Europe/Nowhere')).toThrow(RangeError);
  });
});

it.each([
  ['Europe/London', '2026-03-29T00:59:59.999Z', 0],
  ['Europe/London', '2026-03-29T01:00:00.000Z', 2],
  ['Australia/Sydney', '2026-03-01T20:00:00.000Z', 7],
  ['Asia/Kathmandu', '2026-03-01T18:14:00.000Z', 23],
])('the hour in %s at %s is %d', (zone, at, hour) => expect(localHour(new Date(at), zone)).toBe(hour));
