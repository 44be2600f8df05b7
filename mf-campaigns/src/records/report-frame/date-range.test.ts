import { rangeIn, rangeNameOf, todayIn } from './date-range';

const daysOf = (search: string, today: string) => rangeIn(new URLSearchParams(search), today).days;

describe('the days of a range', () => {
  it('all time has no bounds', () => expect(daysOf('', '2026-11-20')).toEqual({}));
  it('the last seven days hold today and six before', () =>
    expect(daysOf('range=last7', '2026-03-02')).toEqual({ from: '2026-02-24', to: '2026-03-02' }));
  it('three months back from the 31st fall on the last day of a short month (F-12)', () =>
    expect(daysOf('range=last90', '2026-05-31')).toEqual({ from: '2026-02-28', to: '2026-05-31' }));
  it('days are counted alike where the clocks change', () =>
    expect(daysOf('range=last7', '2026-03-30')).toEqual({ from: '2026-03-24', to: '2026-03-30' }));
});

describe('a custom range', () => {
  it.each([
    ['with nothing chosen, is of the last thirty days until today', '', '2026-02-21', '2026-03-23'],
    ['with both, is as chosen', '&from=2026-01-01&to=2026-01-31', '2026-01-01', '2026-01-31'],
    ['that ends after today, ends today', '&from=2026-01-01&to=2027-01-01', '2026-01-01', '2026-03-23'],
    ['that begins after its end, is its last day', '&from=2026-02-02&to=2026-02-01', '2026-02-01', '2026-02-01'],
    ['with what is no day, takes the usual one', '&from=2026-02-31&to=tomorrow', '2026-02-21', '2026-03-23'],
  ])('%s', (_, search, from, to) => expect(daysOf(`range=custom${search}`, '2026-03-23')).toEqual({ from, to }));
});

describe('todayIn', () => {
  it('late in the evening in London it is already tomorrow in Sydney', () => {
    const now = new Date('2026-11-20T22:30:00Z');
    expect([todayIn('Europe/London', now), todayIn('Australia/Sydney', now)]).toEqual(['2026-11-20', '2026-11-21']);
  });
});

describe('rangeNameOf', () => {
  it('an unknown name in the address means all time', () => expect(rangeNameOf('yesterday')).toBe('all'));
});
