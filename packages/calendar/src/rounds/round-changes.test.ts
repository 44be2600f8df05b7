import { nextRoundChange, openTime, roundChanges, type Timing } from './index';

const LONDON = 'Europe/London';
const DAY_MS = 86_400_000;
const weekly = (fields: Partial<Timing> = {}): Timing => ({
  frequency: 'weekly',
  startDate: '2026-03-02T09:00:00.000Z',
  endDate: null,
  closedAt: null,
  ...fields,
});
const at = (moment: string) => new Date(moment);
const changesUntil = (timing: Timing, known: Parameters<typeof roundChanges>[2], now: string) =>
  roundChanges(timing, LONDON, known, at(now)).map(({ kind, round, at: when }) => [
    kind,
    round.number,
    when.toISOString(),
  ]);

describe('roundChanges', () => {
  it('returns each missed change in order when the scheduler was paused', () => {
    expect(changesUntil(weekly(), { number: 1, isOpen: true }, '2026-03-17T00:00:00.000Z')).toEqual([
      ['closed', 1, '2026-03-05T09:00:00.000Z'],
      ['opened', 2, '2026-03-09T09:00:00.000Z'],
      ['closed', 2, '2026-03-12T09:00:00.000Z'],
      ['opened', 3, '2026-03-16T09:00:00.000Z'],
    ]);
  });
  it('closes the round and opens no other when staff end the campaign during a round', () => {
    const ended = weekly({ closedAt: at('2026-03-10T12:00:00.000Z') });
    expect(changesUntil(ended, { number: 2, isOpen: true }, '2026-04-01T00:00:00.000Z')).toEqual([
      ['closed', 2, '2026-03-10T12:00:00.000Z'],
    ]);
    expect(nextRoundChange(ended, LONDON, at('2026-03-10T11:00:00.000Z'))).toEqual(at('2026-03-10T12:00:00.000Z'));
    expect(nextRoundChange(ended, LONDON, at('2026-03-10T12:00:00.000Z'))).toBeNull();
  });
  it('returns nothing for a campaign that runs once or has no start', () => {
    const now = at('2026-04-01T00:00:00.000Z');
    for (const timing of [weekly({ frequency: 'once' }), weekly({ startDate: null })]) {
      expect(roundChanges(timing, LONDON, null, now)).toEqual([]);
      expect(nextRoundChange(timing, LONDON, now)).toBeNull();
    }
  });
  it('moves later rounds when the council changes its time zone', () => {
    const summer = at('2026-04-13T00:00:00.000Z');
    expect(nextRoundChange(weekly(), LONDON, summer)?.toISOString()).toBe('2026-04-13T08:00:00.000Z');
    expect(nextRoundChange(weekly(), 'UTC', summer)?.toISOString()).toBe('2026-04-13T09:00:00.000Z');
  });
});

describe('openTime', () => {
  const stretch = (from: string, to: string) => ({ from: at(from), to: at(to) });
  it('counts only time within rounds, without pauses (E-14)', () => {
    const active = [
      stretch('2026-03-02T09:00:00.000Z', '2026-03-04T09:00:00.000Z'),
      stretch('2026-03-11T09:00:00.000Z', '2026-03-14T09:00:00.000Z'),
    ];
    expect(openTime(weekly(), LONDON, active) / DAY_MS).toBe(3);
    expect(openTime(weekly({ frequency: 'once' }), LONDON, active) / DAY_MS).toBe(5);
  });
  it('counts nothing without a range, and nothing after the end', () => {
    expect(openTime(weekly(), LONDON, [])).toBe(0);
    const ended = weekly({ frequency: 'once', endDate: '2026-03-03T09:00:00.000Z' });
    const month = stretch('2026-03-02T09:00:00.000Z', '2026-04-02T09:00:00.000Z');
    expect(openTime(ended, LONDON, [month]) / DAY_MS).toBe(1);
  });
});
