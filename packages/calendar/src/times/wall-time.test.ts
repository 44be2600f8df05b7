import { fromWallTime, toWallTime } from './wall-time';

describe('fromWallTime', () => {
  it.each([
    ['2026-01-15T09:30', 'Europe/London', '2026-01-15T09:30:00.000Z'],
    ['2026-07-15T09:30', 'Europe/London', '2026-07-15T08:30:00.000Z'],
    ['2026-07-15T09:30', 'Australia/Sydney', '2026-07-14T23:30:00.000Z'],
    ['2026-07-15T09:30', 'UTC', '2026-07-15T09:30:00.000Z'],
  ])('%s in %s is %s', (wall, zone, moment) => expect(fromWallTime(wall, zone)).toBe(moment));
  it('uses the time one hour later when the clocks skip the hour in spring', () => {
    expect(toWallTime(fromWallTime('2026-03-29T01:30', 'Europe/London'), 'Europe/London')).toBe('2026-03-29T02:30');
  });
  it('uses the first occurrence when an hour comes twice in autumn', () => {
    expect(fromWallTime('2026-10-25T01:30', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z');
  });
  it('returns null when a field is empty or invalid', () => {
    expect([fromWallTime('', 'UTC'), fromWallTime('soon', 'UTC')]).toEqual([null, null]);
  });
});

describe('toWallTime', () => {
  it('returns the entered value in every zone', () => {
    for (const zone of ['Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu']) {
      expect(toWallTime(fromWallTime('2026-11-20T17:45', zone), zone)).toBe('2026-11-20T17:45');
    }
  });
});
