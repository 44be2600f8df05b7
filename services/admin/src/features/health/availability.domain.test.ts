import { requestAreas } from '@folkmoot/contracts';
import type { CountedDay } from '../../records/request-count.domain';
import { availabilityOf, type CountedPeriod } from './availability.domain';

const now = new Date('2026-03-29T12:00:00.000Z');
const NOTHING = { requests: 0, failures: 0 };
const nothingAnywhere = Object.fromEntries(requestAreas.map((area) => [area, NOTHING])) as CountedDay['areas'];

const day = (name: string, given: Partial<CountedDay['areas']> = {}, seconds = 86_400): CountedDay => ({
  day: name,
  seconds,
  areas: { ...nothingAnywhere, ...given },
});

const period = (given: Partial<CountedPeriod> = {}): CountedPeriod => ({
  now,
  target: 0.999,
  firstAt: new Date('2026-03-27T12:00:00.000Z'),
  days: [
    day('2026-03-27', { public: { requests: 900, failures: 1 } }, 43_200),
    day('2026-03-28', { admin: { requests: 100, failures: 0 } }, 43_200),
  ],
  recent: [[day('2026-03-29', { admin: { requests: 10, failures: 1 } })], [], []],
  ...given,
});

describe('availability (E-5)', () => {
  it('of requests that were counted, is the share that was answered, with its sample and since when', () => {
    const found = availabilityOf(period());
    expect(found.total).toEqual({ requests: 1_000, failures: 1, share: 0.999 });
    expect([found.since, found.isWhole]).toEqual(['2026-03-27T12:00:00.000Z', false]);
    expect(found.areas.find(({ area }) => area === 'public')?.share).toBeCloseTo(899 / 900);
    expect(found.areas.find(({ area }) => area === 'gateway')?.share).toBeNull();
    expect(found.days.map(({ day, requests }) => [day, requests])).toEqual([
      ['2026-03-27', 900],
      ['2026-03-28', 100],
    ]);
  });

  it('with the failures that the target allows, has used the budget up', () => {
    const { budget } = availabilityOf(period());
    expect(budget.allowed).toBeCloseTo(1);
    expect(budget.left).toBeCloseTo(0);
    expect(budget.usedShare).toBeCloseTo(1);
  });

  it('when a tenth of the last hour failed, burns a budget of a thousandth a hundred times too fast', () => {
    const { burn } = availabilityOf(period());
    expect(burn[0]?.rate).toBeCloseTo(100);
    expect(burn.map(({ hours, requests }) => [hours, requests])).toEqual([
      [1, 10],
      [6, 0],
      [72, 0],
    ]);
    expect(burn[1]?.rate).toBeNull();
  });

  it('of a time in which no gateway ran, says for how much of it nobody knows', () => {
    expect(availabilityOf(period()).measuredShare).toBeCloseTo(0.5);
  });

  it('before the first request, claims nothing', () => {
    const found = availabilityOf(period({ firstAt: null, days: [], recent: [[], [], []] }));
    expect([found.since, found.isWhole, found.total.share, found.measuredShare]).toEqual([null, false, null, null]);
    expect(found.budget.usedShare).toBeNull();
  });

  it('counted for the whole of 28 days, is not "since"', () => {
    const firstAt = new Date(now.getTime() - 28 * 86_400_000 + 60_000);
    expect(availabilityOf(period({ firstAt })).isWhole).toBe(true);
  });
});
