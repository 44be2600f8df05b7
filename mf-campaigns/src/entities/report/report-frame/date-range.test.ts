import { rangeIn, rangeNameOf } from './date-range';

const daysOf = (search: string, today: string) => rangeIn(new URLSearchParams(search), today).days;

describe('the days of a range', () => {
  it('have no bounds for all time', () => expect(daysOf('', '2026-11-20')).toEqual({}));
  it('are today and the six days before for the last seven days', () =>
    expect(daysOf('range=last7', '2026-03-02')).toEqual({ from: '2026-02-24', to: '2026-03-02' }));
  it('end on the last day of a short month for three months before the 31st (F-12)', () =>
    expect(daysOf('range=last90', '2026-05-31')).toEqual({ from: '2026-02-28', to: '2026-05-31' }));
  it('are counted correctly when the clocks change', () =>
    expect(daysOf('range=last7', '2026-03-30')).toEqual({ from: '2026-03-24', to: '2026-03-30' }));
});

describe('a custom range', () => {
  it.each([
    ['is the last thirty days until today when nothing is selected', '', '2026-02-21', '2026-03-23'],
    ['has the selected days when both are valid', '&from=2026-01-01&to=2026-01-31', '2026-01-01', '2026-01-31'],
    ['ends today when its end is after today', '&from=2026-01-01&to=2027-01-01', '2026-01-01', '2026-03-23'],
    ['is only its last day when it starts after its end', '&from=2026-02-02&to=2026-02-01', '2026-02-01', '2026-02-01'],
    ['has the default days when the days are invalid', '&from=2026-02-31&to=tomorrow', '2026-02-21', '2026-03-23'],
  ])('%s', (_, search, from, to) => expect(daysOf(`range=custom${search}`, '2026-03-23')).toEqual({ from, to }));
});

describe('rangeNameOf', () => {
  it('returns all time for an unknown name in the address', () => expect(rangeNameOf('yesterday')).toBe('all'));
});
