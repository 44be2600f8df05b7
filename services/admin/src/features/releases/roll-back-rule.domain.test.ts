import { mustRollBack, watchedReleases } from './roll-back-rule.domain';

const seen = (loads: number, errors: number, failingPeople = errors) => ({ loads, errors, failingPeople });
const quiet = seen(0, 0);

describe('a release is rolled back', () => {
  it.each([
    ['too few loads, all of them failed', seen(19, 19), quiet, false],
    ['enough loads, all of them failed', seen(20, 20), quiet, true],
    ['no errors', seen(500, 0), quiet, false],
    ['exactly 2 % errors', seen(100, 2), quiet, false],
    ['over 2 % errors', seen(100, 3), quiet, true],
    ['errors of one person only', seen(100, 10, 1), quiet, false],
    ['errors of two people', seen(100, 10, 2), quiet, true],
    ['exactly twice the errors of the others', seen(100, 10), seen(100, 5), false],
    ['more than twice the errors of the others', seen(100, 11), seen(100, 5), true],
    ['the same trouble as the others', seen(40, 30), seen(40, 30), false],
    ['over twice the errors of the others, but not over 2 %', seen(1_000, 15), seen(1_000, 1), false],
  ])('with %s: %o against %o is %s', (_name, watched, baseline, expected) => {
    expect(mustRollBack(watched, baseline)).toBe(expected);
  });
});

describe('watched releases', () => {
  const now = new Date('2026-03-02T12:00:00.000Z');
  const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
  const place = { version: '1', manifest: '/remotes/mf-x/1/m.json', descriptor: '/remotes/mf-x/1/remote.json' };
  const line = { ...place, name: 'mf-x' };
  const DAY = 24 * 60;

  it.each([
    ['a live release with nothing before it', { since: ago(5).toISOString() }],
    ['a live release of more than a day', { since: ago(DAY).toISOString(), previous: { ...place, version: '0' } }],
    ['a live release that was written by hand', { previous: { ...place, version: '0' } }],
  ])('do not contain %s', (_name, fields) => {
    expect(watchedReleases({ ...line, ...fields }, now)).toEqual([]);
  });

  it('contain a canary, compared with the live release of the same ten minutes', () => {
    const canary = { ...place, version: '2', councils: [], percent: 5 };
    const baseline = { version: '1', since: ago(10) };
    expect(watchedReleases({ ...line, canary }, now)).toEqual([{ version: '2', since: ago(10), baseline }]);
    const begun = { ...canary, since: ago(3).toISOString() };
    expect(watchedReleases({ ...line, canary: begun }, now)).toEqual([{ version: '2', since: ago(3), baseline }]);
  });

  it('contain a new live release, compared with the one before it over a day', () => {
    const fields = { since: ago(30).toISOString(), previous: { ...place, version: '0' } };
    const baseline = { version: '0', since: ago(DAY) };
    expect(watchedReleases({ ...line, ...fields }, now)).toEqual([{ version: '1', since: ago(10), baseline }]);
  });
});
