import { endOf, placeOf, roundOf } from './rounds';

const LONDON = 'Europe/London';
const timing = (fields: Partial<Parameters<typeof placeOf>[0]> = {}) => ({
  frequency: 'once' as const,
  startDate: '2026-03-02T09:00:00.000Z',
  endDate: null,
  closedAt: null,
  ...fields,
});
const at = (moment: string) => new Date(moment);

describe('a campaign that runs once', () => {
  it.each([
    ['before its start', '2026-03-02T08:59:59.999Z', null, '2026-03-02T09:00:00.000Z'],
    ['at its start', '2026-03-02T09:00:00.000Z', 1, undefined],
    ['long after, without an end', '2030-01-01T00:00:00.000Z', 1, undefined],
  ])('%s', (_, now, round, next) => {
    const place = placeOf(timing(), LONDON, at(now));
    expect([place.open?.number ?? null, place.nextOpensAt?.toISOString()]).toEqual([round, next]);
  });

  it('is closed from its end date on', () => {
    const campaign = timing({ endDate: '2026-03-09T00:00:00.000Z' });
    expect(placeOf(campaign, LONDON, at('2026-03-08T23:59:59.999Z')).open).not.toBeNull();
    expect(placeOf(campaign, LONDON, at('2026-03-09T00:00:00.000Z'))).toEqual({ open: null, nextOpensAt: null });
  });

  it('is closed from the moment when staff ended it before its end date', () => {
    const closedAt = at('2026-03-05T12:00:00.000Z');
    expect(endOf(timing({ endDate: '2026-03-09T00:00:00.000Z', closedAt }))).toEqual(closedAt);
  });

  it('is open at any time when it has no start', () => {
    expect(placeOf(timing({ startDate: null }), LONDON, at('2000-01-01T00:00:00.000Z')).open?.number).toBe(1);
  });
});

describe('rounds of a recurring campaign (F-55)', () => {
  it.each([
    ['weekly', 1, '2026-03-02T09:00:00.000Z', '2026-03-05T09:00:00.000Z'],
    ['weekly', 2, '2026-03-09T09:00:00.000Z', '2026-03-12T09:00:00.000Z'],
    ['monthly', 2, '2026-04-02T08:00:00.000Z', '2026-04-09T08:00:00.000Z'],
    ['quarterly', 2, '2026-06-02T08:00:00.000Z', '2026-06-16T08:00:00.000Z'],
  ] as const)('%s, round %d: at the same local time, over the change of clocks', (frequency, number, opens, closes) => {
    const round = roundOf(timing({ frequency }), LONDON, number);
    expect([round.opensAt?.toISOString(), round.closesAt?.toISOString()]).toEqual([opens, closes]);
  });

  it('open on the last day of a shorter month when they are monthly from the 31st', () => {
    const campaign = timing({ frequency: 'monthly', startDate: '2026-01-31T10:00:00.000Z' });
    const days = [1, 2, 3, 4].map((number) => roundOf(campaign, LONDON, number).opensAt?.toISOString().slice(5, 10));
    expect(days).toEqual(['01-31', '02-28', '03-31', '04-30']);
  });

  it('a round ends at the start of the next when it is longer than its period', () => {
    const round = roundOf(timing({ frequency: 'weekly', roundOpenDays: 30 }), LONDON, 1);
    expect(round.closesAt?.toISOString()).toBe('2026-03-09T09:00:00.000Z');
  });

  it.each([
    ['within the first', '2026-03-03T00:00:00.000Z', 1, '2026-03-09T09:00:00.000Z'],
    ['between rounds', '2026-03-06T00:00:00.000Z', null, '2026-03-09T09:00:00.000Z'],
    ['at the opening of the second', '2026-03-09T09:00:00.000Z', 2, '2026-03-16T09:00:00.000Z'],
    ['in the last before the end', '2026-03-17T00:00:00.000Z', 3, undefined],
    ['after the last, before the end', '2026-03-19T10:00:00.000Z', null, undefined],
  ])('%s', (_, now, round, next) => {
    const campaign = timing({ frequency: 'weekly', endDate: '2026-03-20T00:00:00.000Z' });
    const place = placeOf(campaign, LONDON, at(now));
    expect([place.open?.number ?? null, place.nextOpensAt?.toISOString()]).toEqual([round, next]);
  });

  it.each(['weekly', 'monthly', 'quarterly'] as const)(
    '%s: the round that contains a moment is found ten years later',
    (frequency) => {
      const campaign = timing({ frequency });
      for (let day = 0; day < 3650; day += 13) {
        const now = new Date(Date.parse('2026-03-02T09:00:00.000Z') + day * 86_400_000);
        const { open, nextOpensAt } = placeOf(campaign, LONDON, now);
        if (open) expect(Number(open.opensAt) <= Number(now) && Number(now) < Number(open.closesAt)).toBe(true);
        expect(Number(nextOpensAt)).toBeGreaterThan(Number(now));
      }
    },
  );
});
