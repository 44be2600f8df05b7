import { localDay, startOfLocalDay } from './local-day';

describe('days of a council', () => {
  it.each([
    ['Europe/London', '2026-07-01T22:59:00.000Z', '2026-07-01', '2026-06-30T23:00:00.000Z'],
    ['Europe/London', '2026-07-01T23:01:00.000Z', '2026-07-02', '2026-07-01T23:00:00.000Z'],
    ['Asia/Kathmandu', '2026-03-02T00:00:00.000Z', '2026-03-02', '2026-03-01T18:15:00.000Z'],
    ['America/New_York', '2026-03-08T12:00:00.000Z', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['UTC', '2026-03-02T00:00:00.000Z', '2026-03-02', '2026-03-02T00:00:00.000Z'],
  ])('in %s at %s: the day %s, begun at %s, also where clocks change', (zone, at, day, begun) => {
    expect(localDay(new Date(at), zone)).toBe(day);
    expect(startOfLocalDay(new Date(at), zone).toISOString()).toBe(begun);
  });
});
