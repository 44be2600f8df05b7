import {
  calendarDayIn,
  dayIn,
  dayInWords,
  momentForResidents,
  momentIn,
  momentInWords,
  recentDayForResidents,
  secondIn,
} from './dates';

const evening = '2026-11-02T19:05:09.000Z';

describe('a moment on a screen of staff', () => {
  it.each([
    ['Europe/London', '2 Nov 2026', '2 Nov 2026, 19:05', '2 November 2026 at 19:05'],
    ['Australia/Sydney', '3 Nov 2026', '3 Nov 2026, 06:05', '3 November 2026 at 06:05'],
    ['America/New_York', 'Nov 2, 2026', 'Nov 2, 2026, 2:05\u202fPM', 'November 2, 2026 at 2:05\u202fPM'],
    ['UTC', '2 Nov 2026', '2 Nov 2026, 19:05', '2 November 2026 at 19:05'],
  ])('follows the country and the clock of a council in %s', (zone, day, moment, inWords) => {
    const plain = (text: string) => text.replaceAll('\u202f', ' ');
    expect([dayIn(evening, zone), momentIn(evening, zone), momentInWords(evening, zone)].map(plain)).toEqual(
      [day, moment, inWords].map(plain),
    );
  });
  it('has seconds where a log is read', () => expect(secondIn(evening, 'Europe/London')).toBe('2 Nov 2026, 19:05:09'));
});

describe('a day in a message to residents', () => {
  it.each([
    ['en', 'Europe/London', '2 November 2026'],
    ['en', 'America/Chicago', 'November 2, 2026'],
    ['de', 'Europe/Berlin', '2. November 2026'],
    ['es', 'Europe/Madrid', '2 de noviembre de 2026'],
    ['cy', 'Europe/London', '2 Tachwedd 2026'],
    ['ar', 'Europe/London', '2 نوفمبر 2026'],
  ])('is written in %s as people write it in %s', (language, zone, expected) =>
    expect(dayInWords(evening, zone, language)).toBe(expected),
  );
  it('comes with its weekday and no year where it is recent', () =>
    expect([
      recentDayForResidents(evening, 'en', 'Europe/London'),
      recentDayForResidents(evening, 'de', 'Europe/Berlin'),
    ]).toEqual(['Monday 2 November', 'Montag, 2. November']));
  it('comes with weekday, time and zone where a survey opens', () =>
    expect(momentForResidents(evening, 'cy', 'Europe/London')).toMatch(/2 Tachwedd 2026.*19:05.*GMT/));
});

it('a calendar day stays the day that it is, in the order of the country', () =>
  expect(['Pacific/Auckland', 'America/Los_Angeles'].map((zone) => calendarDayIn('2026-03-01', zone))).toEqual([
    '1 Mar 2026',
    'Mar 1, 2026',
  ]));
