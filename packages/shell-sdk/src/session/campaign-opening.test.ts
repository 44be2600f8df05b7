import { openingInWords } from './campaign-opening';

const now = new Date('2026-03-02T09:00:00.000Z');
const closed = { isOpenNow: false, startDate: '2026-01-01T09:00:00.000Z' };
const words = (fields: Partial<Parameters<typeof openingInWords>[0]>, zone = 'Europe/London') =>
  openingInWords({ status: 'active', nextOpensAt: '2026-03-03T09:00:00.000Z', ...closed, ...fields }, zone, now);

describe('openingInWords', () => {
  it('returns the kind of pause and the next opening for an active campaign', () => {
    expect(words({})).toBe('Between rounds, opens 3 March');
    expect(words({ startDate: '2026-03-03T09:00:00.000Z' })).toBe('Not open yet, opens 3 March');
    expect(words({ nextOpensAt: '2027-03-03T09:00:00.000Z' })).toBe('Between rounds, opens 3 March 2027');
    expect(words({ nextOpensAt: null })).toBe('No more rounds');
  });
  it('uses the day in the zone of the council', () => {
    expect(words({ nextOpensAt: '2026-03-03T20:00:00.000Z' }, 'Australia/Sydney')).toBe(
      'Between rounds, opens 4 March',
    );
  });
  it('returns the opening of a scheduled campaign, and null for other statuses or while it is open', () => {
    expect(words({ status: 'scheduled' })).toBe('Opens 3 March');
    for (const status of ['draft', 'ready', 'paused', 'completed', 'archived'] as const)
      expect(words({ status })).toBeNull();
    expect(words({ isOpenNow: true })).toBeNull();
  });
});
