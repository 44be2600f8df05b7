import { cellsOf, isIncomplete, notableDays, worstCells } from './history.domain';

const history = {
  days: [
    { day: '2026-03-01', watchedMinutes: 0 },
    { day: '2026-03-02', watchedMinutes: 1_440 },
    { day: '2026-03-03', watchedMinutes: 600 },
    { day: '2026-03-04', watchedMinutes: 715 },
  ],
  parts: [
    {
      id: 'mail:server',
      absentOn: ['2026-03-02'],
      problems: [{ day: '2026-03-03', degradedMinutes: 0, downMinutes: 0, unknownMinutes: 600 }],
    },
    {
      id: 'service:public',
      absentOn: [],
      problems: [{ day: '2026-03-03', degradedMinutes: 5, downMinutes: 12, unknownMinutes: 0 }],
    },
  ],
};
const noon = Date.parse('2026-03-04T12:00:00.000Z');
const statesOf = (id: string, state: 'ok' | 'down' | 'degraded' | 'unknown') =>
  cellsOf({ id, state }, history, noon).map((cell) => cell.state);

describe('the days of a part', () => {
  it('have the worst state of the day, and no data while nobody watched', () => {
    expect(statesOf('service:public', 'ok')).toEqual(['none', 'ok', 'down', 'ok']);
    const cells = cellsOf({ id: 'service:public', state: 'ok' }, history, noon);
    expect(cells.map(({ missingMinutes }) => missingMinutes)).toEqual([1_440, 0, 840, 5]);
    expect(cells.map(isIncomplete)).toEqual([false, false, true, false]);
  });

  it('have no data while the part was absent or could not be asked', () =>
    expect(statesOf('mail:server', 'unknown')).toEqual(['none', 'none', 'none', 'ok']));

  it('have the present state today, also of a part that is not recorded yet', () => {
    expect(statesOf('service:public', 'down').at(-1)).toBe('down');
    expect(statesOf('queue:new', 'degraded')).toEqual(['none', 'none', 'none', 'degraded']);
  });

  it('are listed when they are notable, days without data in a row as one entry', () => {
    const early = ['2026-02-27', '2026-02-28'].map((day) => ({ day, watchedMinutes: 0 }));
    const longer = { ...history, days: [...early, ...history.days] };
    const cells = cellsOf({ id: 'service:public', state: 'ok' }, longer, noon);
    expect(notableDays(cells).map(({ first, last }) => [first.day, last.day])).toEqual([
      ['2026-03-03', '2026-03-03'],
      ['2026-02-27', '2026-03-01'],
    ]);
  });

  it('are those of the worst part when several are shown as one', () => {
    const rows = ['service:public', 'mail:server'].map((id) => cellsOf({ id, state: 'ok' }, history, noon));
    expect(worstCells(rows).map(({ state }) => state)).toEqual(['none', 'ok', 'down', 'ok']);
    expect(worstCells([])).toEqual([]);
  });
});
