import { dayIn, momentIn, momentInWords, momentOrDayIn } from './moments';

const late = '2026-10-31T23:30:00.000Z';

describe('a time in the zone of the council', () => {
  it('is the next day in Sydney when it is late evening in UTC (E-36)', () => {
    expect([dayIn(late, 'UTC'), dayIn(late, 'Australia/Sydney')]).toEqual(['31 Oct 2026', '1 Nov 2026']);
  });
  it('is the local wall-clock time', () => {
    expect(momentIn(late, 'Europe/London')).toBe('31 Oct 2026, 23:30');
    expect(momentInWords(late, 'Australia/Sydney')).toBe('1 November 2026 at 10:30');
  });
  it('is shown as a day when only the day was stored', () => {
    expect(momentOrDayIn('2026-07-13T23:00:00.000Z', 'Europe/London')).toBe('14 Jul 2026');
    expect(momentOrDayIn('2026-07-13T23:00:01.000Z', 'Europe/London')).toBe('14 Jul 2026, 00:00');
    expect(momentOrDayIn(late, 'UTC')).toBe('31 Oct 2026, 23:30');
  });
});
