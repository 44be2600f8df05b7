import { momentInWords } from '@folkmoot/contracts';
import { isDailyDue, isWeeklyDue } from './digest-due.domain';

const at = (text: string): Date => new Date(text);

describe('isDailyDue', () => {
  it.each([
    ['is not due before seven', '2026-03-01T09:00Z', '2026-03-02T06:59Z', 'UTC', false],
    ['is due at seven', '2026-03-01T09:00Z', '2026-03-02T07:00Z', 'UTC', true],
    ['is not due a second time that day', '2026-03-02T07:00Z', '2026-03-02T23:00Z', 'UTC', false],
    ['is due at seven in Sydney', '2026-03-01T09:00Z', '2026-03-01T20:00Z', 'Australia/Sydney', true],
    [
      'is due at seven when the clocks went forward in the night',
      '2026-03-28T08:00Z',
      '2026-03-29T06:00Z',
      'Europe/London',
      true,
    ],
  ])('a daily digest %s', (_, until, now, zone, expected) =>
    expect(isDailyDue(at(until), at(now), zone)).toBe(expected),
  );
});

describe('isWeeklyDue', () => {
  it.each([
    ['is not due on Monday before seven', '2026-02-23T08:00Z', '2026-03-02T06:59Z', 'UTC', false],
    ['is due on Monday at seven', '2026-02-23T08:00Z', '2026-03-02T07:00Z', 'UTC', true],
    ['is not due a second time on that Monday', '2026-03-02T07:00Z', '2026-03-02T09:00Z', 'UTC', false],
    ['is due on Wednesday when Monday was missed', '2026-02-23T08:00Z', '2026-03-04T03:00Z', 'UTC', true],
    ['is not due on Wednesday when Monday was not missed', '2026-03-02T08:00Z', '2026-03-04T12:00Z', 'UTC', false],
    [
      'is not due on Sunday when it was last sent in the middle of the week',
      '2026-02-25T08:00Z',
      '2026-03-01T12:00Z',
      'UTC',
      false,
    ],
    [
      'is not due before seven on Monday in Los Angeles, which is behind UTC',
      '2026-02-23T16:00Z',
      '2026-03-02T14:59Z',
      'America/Los_Angeles',
      false,
    ],
    ['is due at seven on Monday in Los Angeles', '2026-02-23T16:00Z', '2026-03-02T15:00Z', 'America/Los_Angeles', true],
  ])('a weekly report %s', (_, until, now, zone, expected) =>
    expect(isWeeklyDue(at(until), at(now), zone)).toBe(expected),
  );
});

it("times are in the council's time zone", () => {
  expect(momentInWords(at('2026-03-02T20:30Z'), 'Australia/Sydney')).toBe('3 March 2026 at 07:30');
});
