import { keptBackups } from './kept-backups';

const DAY_MS = 86_400_000;
const NEWEST = Date.parse('2026-03-31T02:15:00.000Z');

/** One backup a day, newest first in the names: `0` is the newest. */
const daily = (days: number) =>
  Array.from({ length: days }, (_, age) => ({ name: String(age), at: new Date(NEWEST - age * DAY_MS) }));

const kept = (rules: Parameters<typeof keptBackups>[1], verified?: string, days = 100) =>
  [...keptBackups(daily(days), rules, verified)].map(Number).sort((a, b) => a - b);

describe('kept backups', () => {
  it('the newest of each of the last days, weeks from Monday, and months stay', () => {
    // 31 March 2026 is a Tuesday, so the weeks end 2, 9 and 16 days before.
    expect(kept({ days: 3, weeks: 3, months: 3 })).toEqual([0, 1, 2, 9, 31, 59]);
  });

  it('the newest and the last verified one stay when no rule keeps them', () => {
    expect(kept({ days: 0, weeks: 0, months: 0 })).toEqual([0]);
    expect(kept({ days: 1, weeks: 0, months: 0 }, '42')).toEqual([0, 42]);
  });

  it('several backups of a day leave the newest, and days without one do not count', () => {
    const at = (hours: number) => new Date(NEWEST - hours * 3_600_000);
    const sparse = [0, 1, 2, 900, 2_000].map((hours) => ({ name: String(hours), at: at(hours) }));
    expect([...keptBackups(sparse, { days: 2, weeks: 0, months: 0 }, undefined)]).toEqual(['0', '900']);
  });
});
