import { momentInWords } from '@folkmoot/contracts';
import { isDailyDue, isWeeklyDue } from './local-time.domain';

const at = (text: string): Date => new Date(text);

describe('once a day', () => {
  it.each([
    ['before seven', '2026-03-01T09:00Z', '2026-03-02T06:59Z', 'UTC', false],
    ['at seven', '2026-03-01T09:00Z', '2026-03-02T07:00Z', 'UTC', true],
    ['a second time that day', '2026-03-02T07:00Z', '2026-03-02T23:00Z', 'UTC', false],
    ['at seven in Sydney', '2026-03-01T09:00Z', '2026-03-01T20:00Z', 'Australia/Sydney', true],
    ['the morning after the clocks went forward', '2026-03-28T08:00Z', '2026-03-29T06:00Z', 'Europe/London', true],
  ])('%s', (_, until, now, zone, expected) => expect(isDailyDue(at(until), at(now), zone)).toBe(expected));
});

describe('once a week', () => {
  it.each([
    ['on Monday before seven', '2026-02-23T08:00Z', '2026-03-02T06:59Z', 'UTC', false],
    ['on Monday at seven', '2026-02-23T08:00Z', '2026-03-02T07:00Z', 'UTC', true],
    ['a second time that Monday', '2026-03-02T07:00Z', '2026-03-02T09:00Z', 'UTC', false],
    ['on Wednesday, when Monday was missed', '2026-02-23T08:00Z', '2026-03-04T03:00Z', 'UTC', true],
    ['on Wednesday, when Monday was not', '2026-03-02T08:00Z', '2026-03-04T12:00Z', 'UTC', false],
    ['on Sunday, since the middle of the week', '2026-02-25T08:00Z', '2026-03-01T12:00Z', 'UTC', false],
    [
      'on the Monday of Los Angeles, which is later',
      '2026-02-23T16:00Z',
      '2026-03-02T14:59Z',
      'America/Los_Angeles',
      false,
    ],
    ['the same, at seven there', '2026-02-23T16:00Z', '2026-03-02T15:00Z', 'America/Los_Angeles', true],
  ])('%s', (_, until, now, zone, expected) => expect(isWeeklyDue(at(until), at(now), zone)).toBe(expected));
});

it('moments are those of the council', () => {
  expect(momentInWords(at('2026-03-02T20:30Z'), 'Australia/Sydney')).toBe('3 March 2026 at 07:30');
});
