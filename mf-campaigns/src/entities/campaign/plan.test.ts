import { fromWallTime } from '@folkmoot/calendar/times';
import { planOf, type Schedule } from './plan';

const now = new Date('2027-01-10T12:00:00Z');
interface Typed {
  frequency?: Schedule['frequency'];
  roundOpenDays?: number;
  startDate?: string;
  endDate?: string;
}

/** A schedule from wall-clock times of London. */
const schedule = ({ frequency = 'once', roundOpenDays, startDate = '2027-03-01T09:00', endDate = '' }: Typed = {}) => ({
  frequency,
  roundOpenDays: roundOpenDays ?? '',
  startDate: fromWallTime(startDate, 'Europe/London'),
  endDate: fromWallTime(endDate, 'Europe/London'),
});
const options = { timeZone: 'Europe/London', now };

describe('the plan of a campaign as text', () => {
  it.each([
    [{}, 'Opens on 1 March 2027 at 09:00 and stays open until you complete it.'],
    [{ endDate: '2027-03-31T18:00' }, 'Opens on 1 March 2027 at 09:00 and closes on 31 March 2027 at 18:00.'],
    [{ startDate: '' }, 'Opens when you activate the campaign and stays open until you complete it.'],
    [{ frequency: 'weekly' as const }, 'Opens on 1 March 2027 at 09:00 for 3 days, then every week on Monday.'],
    [
      { frequency: 'weekly' as const, roundOpenDays: 1 },
      'Opens on 1 March 2027 at 09:00 for 1 day, then every week on Monday.',
    ],
    [
      { frequency: 'monthly' as const, startDate: '2027-03-31T09:00' },
      'Opens on 31 March 2027 at 09:00 for 7 days, then every month on the 31st, or the last day of a shorter month.',
    ],
    [
      { frequency: 'quarterly' as const, startDate: '2027-03-02T09:00' },
      'Opens on 2 March 2027 at 09:00 for 14 days, then every three months on the 2nd.',
    ],
    [
      { frequency: 'monthly' as const, startDate: '' },
      'Opens when you activate the campaign for 7 days, then every month.',
    ],
  ])('for %j is: %s (F-55)', (patch, sentence) => {
    expect(planOf(schedule(patch), options).sentence).toBe(sentence);
  });
  it('keeps the local time when the clocks change, and uses the last day of short months', () => {
    const settings = schedule({ frequency: 'monthly', startDate: '2027-01-31T09:00' });
    expect(planOf(settings, options).openings).toEqual([
      '31 January 2027 at 09:00',
      '28 February 2027 at 09:00',
      '31 March 2027 at 09:00',
    ]);
  });
  it('lists only future openings before the end', () => {
    const settings = schedule({ frequency: 'weekly', startDate: '2027-01-04T09:00', endDate: '2027-01-20T09:00' });
    expect(planOf(settings, options).openings).toEqual(['11 January 2027 at 09:00', '18 January 2027 at 09:00']);
  });
  it.each([
    [{ startDate: '' }, 'Opens now and stays open until you complete it.'],
    [
      { startDate: '2027-01-09T09:00', endDate: '2027-02-01T18:00' },
      'Opens now and closes on 1 February 2027 at 18:00.',
    ],
    [{}, 'Opens on 1 March 2027 at 09:00 and stays open until you complete it.'],
    [{ frequency: 'weekly' as const, startDate: '' }, 'Opens now for 3 days, then every week on Sunday.'],
  ])('when it is activated now, for %j is: %s', (patch, sentence) => {
    expect(planOf(schedule(patch), { ...options, isActivated: true }).sentence).toBe(sentence);
  });
});
