import type { DeliveryDraft } from './delivery.domain';
import { planOf } from './plan';

const now = new Date('2027-01-10T12:00:00Z');
const draft = (patch: Partial<DeliveryDraft> = {}): DeliveryDraft => ({
  frequency: 'once',
  roundOpenDays: '',
  startDate: '2027-03-01T09:00',
  endDate: '',
  targetAudience: 'All Residents',
  hasTarget: true,
  targetResponses: 100,
  deliveryMethods: [],
  ...patch,
});

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
    expect(planOf(draft(patch), 'Europe/London', now).sentence).toBe(sentence);
  });
  it('keeps the local time when the clocks change, and uses the last day of short months', () => {
    const settings = draft({ frequency: 'monthly', startDate: '2027-01-31T09:00' });
    expect(planOf(settings, 'Europe/London', now).openings).toEqual([
      '31 January 2027 at 09:00',
      '28 February 2027 at 09:00',
      '31 March 2027 at 09:00',
    ]);
  });
  it('lists only future openings before the end', () => {
    const settings = draft({ frequency: 'weekly', startDate: '2027-01-04T09:00', endDate: '2027-01-20T09:00' });
    expect(planOf(settings, 'UTC', now).openings).toEqual(['11 January 2027 at 09:00', '18 January 2027 at 09:00']);
  });
});
