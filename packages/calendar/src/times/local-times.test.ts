import { localTimes } from './local-times';

const HOUR_MS = 3_600_000;

/** Formats each moment with the library, without the cache. */
const withoutCache = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (moment: Date) => format.format(moment);
};

describe('local times', () => {
  // Clock changes of an hour, of half an hour, at a quarter to an hour, a skipped day, and an offset of less than an
  // hour.
  it.each([
    ['Europe/London', '2026-03-29T01:00:00.000Z'],
    ['Europe/London', '2026-10-25T01:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00.000Z'],
    ['Asia/Kathmandu', '1985-12-31T18:30:00.000Z'],
    ['America/St_Johns', '2010-11-07T02:31:00.000Z'],
    ['Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['UTC', '2026-01-01T00:00:00.000Z'],
  ])('of %s around %s are the same as without the cache', (zone, change) => {
    const known = withoutCache(zone);
    const own = localTimes(zone);
    for (let ms = -2 * HOUR_MS; ms <= 2 * HOUR_MS; ms += 7_777) {
      const moment = new Date(Date.parse(change) + ms);
      expect(own(moment)).toBe(known(moment));
    }
  });

  it('are the same when moments are unordered or texts', () => {
    const own = localTimes('Europe/Paris');
    expect(
      [
        '2026-03-29T01:00:00.000Z',
        '2026-03-29T00:59:59.999Z',
        '2026-03-29T01:00:00.001Z',
        '1969-12-31T22:59:59.500Z',
      ].map(own),
    ).toEqual(['2026-03-29 03:00:00', '2026-03-29 01:59:59', '2026-03-29 03:00:00', '1969-12-31 23:59:59']);
  });

  it('are refused when the date is invalid', () => {
    expect(() => localTimes('UTC')('yesterday')).toThrow(RangeError);
  });
});
