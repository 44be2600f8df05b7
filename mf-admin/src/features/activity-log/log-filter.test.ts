import { queryOf } from './log-filter';

describe('the filters of the activity log', () => {
  it('are whole days of the zone in which the log shows its times', () =>
    expect(queryOf({ q: 'ada', from: '2026-03-01', to: '2026-03-02' }, 'Australia/Sydney')).toEqual({
      q: 'ada',
      from: '2026-02-28T13:00:00.000Z',
      to: '2026-03-02T13:00:00.000Z',
    }));
  it('have no days when the address contains invalid ones', () =>
    expect(queryOf({ from: 'yesterday', to: '2026-02-30' }, 'UTC')).toEqual({ from: undefined, to: undefined }));
});
