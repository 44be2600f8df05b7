import { type RegistryLine, releaseFor } from '@folkmoot/contracts';
import { canary, changeLine, describeLine, endCanary, live } from './lines';

const addressesOf = (name: string, version: string) => ({
  version,
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
  descriptor: `/remotes/${name}/${version}/remote.json`,
});
const line = (name: string, version: string): RegistryLine => ({ name, ...addressesOf(name, version) });
const lines = [line('mf-birds', '1'), line('mf-trees', '1')];

describe('a release', () => {
  it('changes the line of its remote and no other', () => {
    expect(changeLine(lines, 'mf-trees', live('2'))).toEqual([line('mf-birds', '1'), line('mf-trees', '2')]);
  });

  it('of a new remote adds a line', () => {
    expect(changeLine(lines, 'mf-fish', live('1'))).toEqual([...lines, line('mf-fish', '1')]);
  });

  it('for some councils first is served to them only, and the registry does not show the councils', () => {
    const [changed] = changeLine([line('mf-trees', '1')], 'mf-trees', canary('2', ['c1'])) as [RegistryLine];
    expect(releaseFor(changed, 'c1')).toEqual(line('mf-trees', '2'));
    expect(releaseFor(changed, 'c2')).toEqual(line('mf-trees', '1'));
    expect(releaseFor(changed, null)).toEqual(line('mf-trees', '1'));
    expect(describeLine(changed)).toBe('mf-trees 1; 2 for c1');
  });

  it('for all ends the trial, and ending a trial changes nothing else', () => {
    const onTrial = changeLine([line('mf-trees', '1')], 'mf-trees', canary('2', ['c1']));
    expect(changeLine(onTrial, 'mf-trees', live('2'))).toEqual([line('mf-trees', '2')]);
    expect(changeLine(onTrial, 'mf-trees', endCanary)).toEqual([line('mf-trees', '1')]);
  });
});
