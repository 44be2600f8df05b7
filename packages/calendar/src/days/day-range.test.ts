import { momentsOf } from './day-range';

describe('the moments of a range of days', () => {
  it.each([
    ['Europe/London', '2026-03-29', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
    ['Europe/London', '2026-10-25', '2026-10-24T23:00:00.000Z', '2026-10-26T00:00:00.000Z'],
    ['Pacific/Auckland', '2026-07-01', '2026-06-30T12:00:00.000Z', '2026-07-01T12:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-07-01', '2026-06-30T10:00:00.000Z', '2026-07-01T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-07-01', '2026-07-01T11:00:00.000Z', '2026-07-02T11:00:00.000Z'],
    ['Asia/Kathmandu', '2026-07-01', '2026-06-30T18:15:00.000Z', '2026-07-01T18:15:00.000Z'],
    ['UTC', '2026-12-31', '2026-12-31T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    // Clocks go from 1:00 back to 0:00, so the hour after midnight comes twice.
    ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00.000Z', '2026-10-26T01:00:00.000Z'],
    // Clocks go from 0:00 to 1:00, so there is no midnight.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
  ])('in %s on %s are from %s until before %s', (zone, day, since, before) => {
    expect(momentsOf({ from: day, to: day }, zone)).toEqual({ since: new Date(since), before: new Date(before) });
  });
  it('are open on a side without a day', () => {
    expect(momentsOf({}, 'UTC')).toEqual({});
    expect(momentsOf({ to: '2026-03-02' }, 'UTC')).toEqual({ before: new Date('2026-03-03T00:00:00.000Z') });
    expect(momentsOf({ from: '2026-03-02' }, 'UTC')).toEqual({ since: new Date('2026-03-02T00:00:00.000Z') });
  });
});
