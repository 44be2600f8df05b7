import { daysOf, daysShown, historyOf, unrecordedSince } from './health-history.domain';

const at = (text: string): Date => new Date(`2026-03-${text}:00.000Z`);
const part = (id: string, state: 'ok' | 'down' | 'unknown' = 'ok') => ({ id, state });

describe('the time that a record adds', () => {
  const startedAt = at('10T10:00');

  it('begins at the start of the process when nothing is recorded, or only the time before it', () => {
    expect(unrecordedSince(null, startedAt, at('10T10:10'))).toEqual(startedAt);
    expect(unrecordedSince(at('10T09:55'), startedAt, at('10T10:10'))).toEqual(startedAt);
  });

  it('begins at the last record while the process runs', () =>
    expect(unrecordedSince(at('10T10:10'), startedAt, at('10T10:20'))).toEqual(at('10T10:10')));

  it('is empty when nobody has recorded for longer than a record may be late', () =>
    expect(unrecordedSince(at('10T10:10'), startedAt, at('10T18:00'))).toEqual(at('10T18:00')));
});

describe('the days of a span', () => {
  it('contain the seconds of each state, divided at midnight in UTC', () => {
    const span = { from: at('10T23:50'), until: at('11T00:10') };
    const changes = [
      { id: 'service:public', at: at('10T23:55'), from: 'ok' as const, to: 'down' as const },
      { id: 'service:public', at: at('11T00:02'), from: 'down' as const, to: 'degraded' as const },
      { id: 'service:public', at: at('11T00:03'), from: 'degraded' as const, to: 'ok' as const },
    ];
    const days = daysOf(span, [part('service:public'), part('mail:server', 'unknown')], changes);
    expect(days.map(({ day, watched, parts }) => [day, watched, parts])).toEqual([
      ['2026-03-10', 600, ['service:public', 'mail:server']],
      ['2026-03-11', 600, ['service:public', 'mail:server']],
    ]);
    expect(days.map(({ problems }) => Object.fromEntries(problems))).toEqual([
      {
        'service:public': { degraded: 0, down: 300, unknown: 0 },
        'mail:server': { degraded: 0, down: 0, unknown: 600 },
      },
      {
        'service:public': { degraded: 60, down: 120, unknown: 0 },
        'mail:server': { degraded: 0, down: 0, unknown: 600 },
      },
    ]);
  });

  it('contain the present state when nothing has changed, and unknown before the first known state', () => {
    const span = { from: at('10T10:00'), until: at('10T10:10') };
    const changes = [{ id: 'queue:a:b', at: at('10T10:06'), from: null, to: 'down' as const }];
    const [day] = daysOf(span, [part('queue:a:b', 'down'), part('service:admin', 'down'), part('job:x')], changes);
    expect(Object.fromEntries(day?.problems ?? [])).toEqual({
      'queue:a:b': { degraded: 0, down: 240, unknown: 360 },
      'service:admin': { degraded: 0, down: 600, unknown: 0 },
    });
  });
});

describe('the history', () => {
  it('has 28 days, of which those without a record were watched for no minute', () => {
    const days = daysShown(at('28T12:00'));
    expect([days.length, days[0], days.at(-1)]).toEqual([28, '2026-03-01', '2026-03-28']);
    const problems = new Map([['service:public', { degraded: 0, down: 5, unknown: 0 }]]);
    const history = historyOf(days, [
      { day: '2026-03-27', watched: 86_400, parts: ['service:public'], problems },
      { day: '2026-03-28', watched: 119, parts: ['queue:new', 'service:public'], problems: new Map() },
    ]);
    expect(history.days.filter(({ watchedMinutes }) => watchedMinutes > 0)).toEqual([
      { day: '2026-03-27', watchedMinutes: 1_440 },
      { day: '2026-03-28', watchedMinutes: 1 },
    ]);
    expect(history.parts).toEqual([
      { id: 'queue:new', absentOn: ['2026-03-27'], problems: [] },
      {
        id: 'service:public',
        absentOn: [],
        problems: [{ day: '2026-03-27', degradedMinutes: 0, downMinutes: 1, unknownMinutes: 0 }],
      },
    ]);
  });
});
