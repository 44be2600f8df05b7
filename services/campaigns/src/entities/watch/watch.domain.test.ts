import {
  afterReport,
  newWatch,
  type Watch,
  type WatchReport,
  watchNotesAt,
  watchStateAt,
  withLevel,
} from './watch.domain';

const at = (minute: number): Date => new Date(Date.UTC(2026, 2, 2, 9, minute));
const report = (replica: string, minute: number, isWatchful = true): WatchReport => ({
  replica,
  isWatchful,
  reason: isWatchful ? 'marked' : null,
  at: at(minute),
  until: at(minute + 10),
});
const after = (...reports: readonly WatchReport[]): Watch => reports.reduce(afterReport, newWatch('c1'));
const kinds = (watch: Watch, minute: number) => watchNotesAt(watch, at(minute)).map(({ kind }) => kind);

it('a campaign is watchful while any replica is, since the first began', () => {
  const watch = after(report('a', 0), report('b', 2), report('a', 4, false));
  expect(watchStateAt(watch, 'automatic', at(5))).toEqual({
    isWatchful: true,
    watchfulSince: at(0),
    watchfulReason: 'marked',
  });
  expect(kinds(watch, 5)).toEqual(['watchful']);
});

it('a campaign is calm when the last replica is', () => {
  const watch = after(report('a', 0), report('b', 2), report('a', 4, false), report('b', 6, false));
  expect(watchStateAt(watch, 'automatic', at(7)).isWatchful).toBe(false);
  expect(kinds(watch, 7)).toEqual(['watchful', 'calm']);
});

it('a replica that says nothing more counts as calm, and its end is noted once', () => {
  const watch = after(report('a', 0));
  expect(watchStateAt(watch, 'automatic', at(11)).isWatchful).toBe(false);
  expect(watchNotesAt(watch, at(11)).at(-1)).toEqual({ at: at(10), kind: 'calm', text: '' });
  const again = afterReport(watch, report('b', 20));
  expect(kinds(again, 21)).toEqual(['watchful', 'calm', 'watchful']);
});

it('a repeated report changes no note, and a late one of a replica that was never watchful changes nothing', () => {
  expect(kinds(after(report('a', 0), report('a', 5), report('a', 9)), 12)).toEqual(['watchful']);
  expect(after(report('a', 0, false))).toEqual(newWatch('c1'));
});

it('the level of staff goes before the reports', () => {
  const watch = withLevel(after(report('a', 0)), 'watchful', at(3));
  expect(watchStateAt(watch, 'watchful', at(60))).toEqual({
    isWatchful: true,
    watchfulSince: at(3),
    watchfulReason: 'set_by_staff',
  });
  expect(watchStateAt(watch, 'normal', at(4)).isWatchful).toBe(false);
});

it('at most a hundred notes are kept, the newest ones', () => {
  const reports = Array.from({ length: 120 }, (_, index) => report('a', index, index % 2 === 0));
  const notes = watchNotesAt(after(...reports), at(120));
  expect([notes.length, notes.at(-1)?.at]).toEqual([100, at(119)]);
});
