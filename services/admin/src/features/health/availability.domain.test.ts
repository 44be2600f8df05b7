import { requestAreas } from '@folkmoot/contracts';
import type { CountedDay } from '../../entities/request-count';
import { availabilityOf, type CountedPeriod } from './availability.domain';

const now = new Date('2026-03-29T12:00:00.000Z');
const NOTHING = { requests: 0, failures: 0 };
const nothingAnywhere = Object.fromEntries(requestAreas.map((area) => [area, NOTHING])) as CountedDay['areas'];

const day = (name: string, overrides: Partial<CountedDay['areas']> = {}, seconds = 86_400): CountedDay => ({
  day: name,
  seconds,
  areas: { ...nothingAnywhere, ...overrides },
});

const period = (overrides: Partial<CountedPeriod> = {}): CountedPeriod => ({
  now,
  target: 0.999,
  firstAt: new Date('2026-03-27T12:00:00.000Z'),
  days: [
    day('2026-03-27', { public: { requests: 900, failures: 1 } }, 43_200),
    day('2026-03-28', { admin: { requests: 100, failures: 0 } }, 43_200),
  ],
  recent: [[day('2026-03-29', { admin: { requests: 10, failures: 1 } })], [], []],
  ...overrides,
});

describe('availability (E-5)', () => {
  it('availability is the share of answered requests, with the sample size and the start of counting', () => {
    const availability = availabilityOf(period());
    expect(availability.total).toEqual({ requests: 1_000, failures: 1, share: 0.999 });
    expect([availability.since, availability.isWhole]).toEqual(['2026-03-27T12:00:00.000Z', false]);
    expect(availability.areas.find(({ area }) => area === 'public')?.share).toBeCloseTo(899 / 900);
    expect(availability.areas.find(({ area }) => area === 'gateway')?.share).toBeNull();
    expect(availability.days.map(({ day, requests }) => [day, requests])).toEqual([
      ['2026-03-27', 900],
      ['2026-03-28', 100],
    ]);
  });

  it('the error budget is used up when as many requests failed as the target allows', () => {
    const { budget } = availabilityOf(period());
    expect(budget.allowed).toBeCloseTo(1);
    expect(budget.left).toBeCloseTo(0);
    expect(budget.usedShare).toBeCloseTo(1);
  });

  it('a budget of a thousandth burns a hundred times too fast when a tenth of the last hour failed', () => {
    const { burn } = availabilityOf(period());
    expect(burn[0]?.rate).toBeCloseTo(100);
    expect(burn.map(({ hours, requests }) => [hours, requests])).toEqual([
      [1, 10],
      [6, 0],
      [72, 0],
    ]);
    expect(burn[1]?.rate).toBeNull();
  });

  it('the uncounted share of time is reported when no gateway ran for a while', () => {
    expect(availabilityOf(period()).measuredShare).toBeCloseTo(0.5);
  });

  it('availability is unknown when there was no request', () => {
    const availability = availabilityOf(period({ firstAt: null, days: [], recent: [[], [], []] }));
    expect([availability.since, availability.isWhole, availability.total.share, availability.measuredShare]).toEqual([
      null,
      false,
      null,
      null,
    ]);
    expect(availability.budget.usedShare).toBeNull();
  });

  it('the start of counting is not shown when all 28 days were counted', () => {
    const firstAt = new Date(now.getTime() - 28 * 86_400_000 + 60_000);
    expect(availabilityOf(period({ firstAt })).isWhole).toBe(true);
  });
});
