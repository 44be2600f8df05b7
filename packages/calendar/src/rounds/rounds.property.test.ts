import fc from 'fast-check';
import { DateTime } from 'luxon';
import { nextRoundChange, placeOf, roundChanges, roundOf, type Timing } from './index';

// Thousands of calendar computations are slow on a busy machine.
jest.setTimeout(60_000);

/**
 * Zones with clock changes of an hour and of half an hour, in the other half of the year, during Ramadan, and without
 * changes.
 */
const zones = [
  'UTC',
  'Europe/London',
  'Europe/Dublin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Africa/Casablanca',
  'Asia/Kathmandu',
] as const;

const zoneArbitrary = fc.constantFrom(...zones);
const frequencyArbitrary = fc.constantFrom('weekly' as const, 'monthly' as const, 'quarterly' as const);
/** Quarter hours over ten years, with the nights of clock changes. */
const startArbitrary = fc
  .integer({ min: 0, max: 10 * 365 * 96 })
  .map((quarters) => new Date(Date.parse('2024-01-01T00:00:00.000Z') + quarters * 900_000).toISOString());
const daysArbitrary = fc.option(fc.integer({ min: 1, max: 92 }), { nil: undefined });

const timingArbitrary = fc.record({
  frequency: frequencyArbitrary,
  startDate: startArbitrary,
  endDate: fc.constant(null),
  closedAt: fc.constant(null),
  roundOpenDays: daysArbitrary,
});
const numberArbitrary = fc.integer({ min: 1, max: 60 });
const months = { weekly: 0, monthly: 1, quarterly: 3 } as const;

/** The calendar day on which a round opens. */
const dayOf = ({ frequency, startDate }: Timing, zone: string, number: number): DateTime => {
  const first = DateTime.fromISO(startDate ?? '', { zone }).startOf('day');
  if (frequency === 'weekly') return first.plus({ days: 7 * (number - 1) });
  const month = first.startOf('month').plus({ months: months[frequency as 'monthly'] * (number - 1) });
  return month.set({ day: Math.min(first.day, month.daysInMonth ?? first.day) });
};

const opens = (timing: Timing, zone: string, number: number): Date => roundOf(timing, zone, number).opensAt as Date;
const check = <T>(property: fc.IProperty<T>, numRuns = 400): void => fc.assert(property, { numRuns });
/** Each run counts the rounds of up to two years several times. */
const FEWER = 100;

describe('rounds over all zones and years (E-26, F-55)', () => {
  it('open on the calendar day, and for the 31st on the last day of a shorter month', () =>
    check(
      fc.property(timingArbitrary, zoneArbitrary, numberArbitrary, (timing, zone, number) => {
        const day = DateTime.fromJSDate(opens(timing, zone, number), { zone });
        expect(day.toISODate()).toBe(dayOf(timing, zone, number).toISODate());
      }),
    ));

  it('open at the local time of the first round, or right after it when a clock change skips that time', () =>
    check(
      fc.property(timingArbitrary, zoneArbitrary, numberArbitrary, (timing, zone, number) => {
        const { hour, minute } = DateTime.fromISO(timing.startDate, { zone });
        const opening = DateTime.fromJSDate(opens(timing, zone, number), { zone });
        const wanted = dayOf(timing, zone, number).set({ hour, minute });
        const isLeftOut = wanted.hour !== hour || wanted.minute !== minute;
        if (isLeftOut) expect(opening.hour * 60 + opening.minute).toBeGreaterThan(hour * 60 + minute);
        else expect([opening.hour, opening.minute]).toEqual([hour, minute]);
      }),
    ));

  it('follow each other and never overlap', () =>
    check(
      fc.property(timingArbitrary, zoneArbitrary, numberArbitrary, (timing, zone, number) => {
        const { opensAt, closesAt } = roundOf(timing, zone, number);
        const next = opens(timing, zone, number + 1);
        expect(Number(opensAt)).toBeLessThan(Number(closesAt));
        expect(Number(closesAt)).toBeLessThanOrEqual(Number(next));
      }),
    ));

  it('last whole local days when the clocks change during a round', () =>
    check(
      fc.property(timingArbitrary, zoneArbitrary, numberArbitrary, (timing, zone, number) => {
        const usual = { weekly: 3, monthly: 7, quarterly: 14 }[timing.frequency];
        const { closesAt } = roundOf(timing, zone, number);
        const days = dayOf(timing, zone, number).plus({ days: timing.roundOpenDays ?? usual });
        const closing = DateTime.fromJSDate(closesAt as Date, { zone });
        const next = DateTime.fromJSDate(opens(timing, zone, number + 1), { zone });
        expect(closing.toISODate()).toBe(DateTime.min(days, next).toISODate());
      }),
    ));

  it('placeOf finds the round that contains a moment, and no round between two rounds', () =>
    check(
      fc.property(
        timingArbitrary,
        zoneArbitrary,
        numberArbitrary,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (...values) => {
          const [timing, zone, number, share] = values;
          const round = roundOf(timing, zone, number);
          const next = opens(timing, zone, number + 1);
          const span = Number(next) - Number(round.opensAt);
          const moment = new Date(Number(round.opensAt) + Math.floor(share * (span - 1)));
          const place = placeOf(timing, zone, moment);
          expect(place.open?.number ?? null).toBe(moment < (round.closesAt as Date) ? number : null);
          expect(place.nextOpensAt).toEqual(next);
        },
      ),
    ));
});

const momentArbitrary = fc.integer({ min: 0, max: 2 * 365 * 24 }).map((hours) => hours * 3_600_000);
const named = (changes: ReturnType<typeof roundChanges>) => changes.map(({ kind, round }) => `${kind} ${round.number}`);

describe('changes of rounds', () => {
  it('are the same when they are read in two parts or in one', () =>
    check(
      fc.property(
        timingArbitrary,
        zoneArbitrary,
        momentArbitrary,
        momentArbitrary,
        (timing, zone, firstMoment, secondMoment) => {
          const at = (after: number) => new Date(Date.parse(timing.startDate) - 86_400_000 + after);
          const first = at(Math.min(firstMoment, secondMoment));
          const second = at(Math.max(firstMoment, secondMoment));
          const before = roundChanges(timing, zone, null, first);
          const last = before.at(-1);
          const known = last ? { number: last.round.number, isOpen: last.kind === 'opened' } : null;
          const all = named(roundChanges(timing, zone, null, second));
          expect([...named(before), ...named(roundChanges(timing, zone, known, second))]).toEqual(all);
          expect(all).toEqual(
            all.map((_, index) => `${index % 2 === 0 ? 'opened' : 'closed'} ${Math.floor(index / 2) + 1}`),
          );
        },
      ),
      FEWER,
    ));

  it('the next change is the earliest one', () =>
    check(
      fc.property(timingArbitrary, zoneArbitrary, momentArbitrary, (timing, zone, after) => {
        const now = new Date(Date.parse(timing.startDate) - 86_400_000 + after);
        const next = nextRoundChange(timing, zone, now);
        const known = roundChanges(timing, zone, null, now).length;
        expect(Number(next)).toBeGreaterThan(Number(now));
        const justBefore = roundChanges(timing, zone, null, new Date(Number(next) - 1)).length;
        const then = roundChanges(timing, zone, null, next as Date).length;
        expect([justBefore, then > known]).toEqual([known, true]);
      }),
      FEWER,
    ));
});
