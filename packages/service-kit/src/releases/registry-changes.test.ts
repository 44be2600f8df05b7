import { type RegistryLine, releaseFor } from '@folkmoot/contracts';
import { canary, changeLine, endCanary, live, rollBack } from './registry-changes';

const placeOf = (name: string, version: string) => ({
  version,
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
  descriptor: `/remotes/${name}/${version}/remote.json`,
});
const line = (name: string, version: string): RegistryLine => ({ name, ...placeOf(name, version) });
const lines = [line('mf-birds', '1'), line('mf-trees', '1')];
const at = new Date('2026-03-01T10:00:00.000Z');
const later = new Date('2026-03-01T11:00:00.000Z');
const since = at.toISOString();
const trees = line('mf-trees', '1');
const second = { ...line('mf-trees', '2'), since, previous: placeOf('mf-trees', '1') };
const staff = (councilId: string, share = 99) => ({ councilId, share: () => share });

describe('a release', () => {
  it('changes the line of its remote and no other, and keeps the release before it', () => {
    expect(changeLine(lines, 'mf-trees', live('2', at))).toEqual([line('mf-birds', '1'), second]);
  });

  it('of a new remote adds a line', () => {
    expect(changeLine(lines, 'mf-fish', live('1', at))).toEqual([...lines, { ...line('mf-fish', '1'), since }]);
  });

  it('for some councils first is served to them only, and what is served does not show the councils', () => {
    const changed = canary('2', { councils: ['c1'] }, at)(trees);
    expect(releaseFor(changed, staff('c1'))).toEqual(line('mf-trees', '2'));
    expect(releaseFor(changed, staff('c2'))).toEqual(trees);
    expect(releaseFor(changed, null)).toEqual(trees);
  });

  it('in percent is served to staff whose share is below it', () => {
    const changed = canary('2', { councils: ['c1'], percent: 10 }, at)(trees);
    expect(releaseFor(changed, staff('c2', 9.9)).version).toBe('2');
    expect(releaseFor(changed, staff('c2', 10)).version).toBe('1');
    expect(releaseFor(changed, staff('c1', 10)).version).toBe('2');
  });

  it('keeps the time of its canary when the audience of the canary grows', () => {
    const first = canary('2', { councils: [], percent: 10 }, at)(trees);
    expect(canary('2', { councils: [], percent: 50 }, later)(first).canary).toMatchObject({ percent: 50, since });
    expect(canary('3', { councils: [], percent: 50 }, later)(first).canary).toMatchObject({
      since: later.toISOString(),
    });
  });

  it('for all ends the canary, and the end of a canary changes nothing else', () => {
    const onTrial = canary('2', { councils: ['c1'] }, at)(trees);
    expect(live('2', at)(onTrial)).toEqual(second);
    expect(endCanary(onTrial)).toEqual(trees);
  });
});

describe('a roll back', () => {
  const onTrial = canary('3', { councils: ['c1'] }, at)(second);

  it('of a canary leaves the live release, and of a live release leaves the canary', () => {
    expect(rollBack('3', later)(onTrial)).toEqual(second);
    expect(rollBack('2', later)(onTrial)).toEqual({ ...trees, since: later.toISOString(), canary: onTrial.canary });
  });

  it('changes nothing when the release is not served, or when there was none before it', () => {
    expect(rollBack('9', later)(onTrial)).toBe(onTrial);
    expect(rollBack('1', later)(trees)).toBe(trees);
  });

  it('leaves no release to go back to', () => {
    expect(rollBack('2', later)(second).previous).toBeUndefined();
  });
});
