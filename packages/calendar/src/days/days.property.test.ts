import fc from 'fast-check';
import { DateTime } from 'luxon';
import { daysAfter, localDay, localHour, momentsOf, startOfLocalDay, weekOf } from './index';

/** Zones far ahead of and behind UTC, with clock changes at midnight, of half an hour, and without changes. */
const zones = [
  'UTC',
  'Europe/London',
  'Africa/Cairo',
  'America/Havana',
  'America/New_York',
  'America/Santiago',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

const zoneArbitrary = fc.constantFrom(...zones);
/** Ten years in steps of a minute. */
const momentArbitrary = fc
  .integer({ min: 0, max: 10 * 365 * 1440 })
  .map((minutes) => new Date(Date.parse('2024-01-01T00:00:00.000Z') + minutes * 60_000));

const check = (test: (moment: Date, zone: string) => void): void =>
  fc.assert(fc.property(momentArbitrary, zoneArbitrary, test), { numRuns: 400 });

describe('local days over all zones and years', () => {
  it('equal the days of luxon', () =>
    check((moment, zone) => {
      const local = DateTime.fromJSDate(moment, { zone });
      const day = localDay(moment, zone);
      expect([day, localHour(moment, zone)]).toEqual([local.toISODate(), local.hour]);
      expect(weekOf(day)).toBe(local.startOf('week').toISODate());
      expect(daysAfter(day, 40)).toBe(DateTime.fromISO(day, { zone: 'utc' }).plus({ days: 40 }).toISODate());
    }));

  it('begin at their first moment', () =>
    check((moment, zone) => {
      const start = startOfLocalDay(moment, zone);
      expect(start.getTime()).toBeLessThanOrEqual(moment.getTime());
      expect(localDay(start, zone)).toBe(localDay(moment, zone));
      expect(localDay(new Date(start.getTime() - 1), zone)).toBe(daysAfter(localDay(moment, zone), -1));
    }));

  it('have the moments from their start to the start of the next day', () =>
    check((moment, zone) => {
      const day = localDay(moment, zone);
      const { since, before } = momentsOf({ from: day, to: day }, zone);
      expect(since).toEqual(startOfLocalDay(moment, zone));
      expect(before && localDay(before, zone)).toBe(daysAfter(day, 1));
      expect(before && localDay(new Date(before.getTime() - 1), zone)).toBe(day);
    }));
});
