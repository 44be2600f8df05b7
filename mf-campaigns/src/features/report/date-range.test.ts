import { daysOf, rangeNameOf, todayIn } from './date-range';
import { formatDuration } from './duration';

describe('daysOf', () => {
  it('all time has no bounds', () => expect(daysOf('all', '2026-11-20')).toEqual({}));
  it('the last seven days hold today and six before', () =>
    expect(daysOf('last7', '2026-03-02')).toEqual({ from: '2026-02-24', to: '2026-03-02' }));
  it('three months back from the 31st fall on the last day of a short month (F-12)', () =>
    expect(daysOf('last90', '2026-05-31')).toEqual({ from: '2026-02-28', to: '2026-05-31' }));
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

describe('formatDuration', () => {
  it.each([
    [45, '45 s'],
    [200, '3 min 20 s'],
    [180, '3 min'],
    [3720, '1 h 2 min'],
    [7200, '2 h'],
  ])('%d seconds read as %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));
});
