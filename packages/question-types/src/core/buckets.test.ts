import { bucketsOf } from './buckets';

const days = (from: string, length: number) =>
  Array.from({ length }, (_, index) => {
    const date = new Date(`${from}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() + index);
    return { date: date.toISOString().slice(0, 10), count: 1 };
  });

describe('bucketsOf', () => {
  it('shows a month by days, with its empty days', () => {
    const buckets = bucketsOf([{ date: '2026-11-01', count: 0 }, ...days('2026-11-02', 9)]);
    expect(buckets).toHaveLength(10);
    expect(buckets[0]).toEqual({ key: '2026-11-01', unit: 'day', count: 0 });
  });
  it('shows sixty days by weeks that start on Monday, without loss', () => {
    const buckets = bucketsOf(days('2026-09-22', 60));
    expect(buckets[0]).toEqual({ key: '2026-09-21', unit: 'week', count: 6 });
    expect(buckets[1]).toEqual({ key: '2026-09-28', unit: 'week', count: 7 });
    expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(60);
  });
  it('shows a year by months (E-94)', () => {
    const buckets = bucketsOf(days('2026-01-01', 365));
    expect(buckets.map(({ key }) => key).slice(0, 2)).toEqual(['2026-01-01', '2026-02-01']);
    expect(buckets).toHaveLength(12);
  });
});
