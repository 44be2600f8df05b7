import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SharedName, sharedFloors } from './floors';
import { sharedDependencies } from './shared';

const root = path.resolve(__dirname, '../../..');
const manifestOf = (dir: string) => JSON.parse(readFileSync(path.join(root, dir, 'package.json'), 'utf8'));
const numbers = (version: string): number[] => version.replace('^', '').split('.').map(Number);

const satisfiesFloor = (installed: string, floor: string): boolean => {
  const [major = 0, minor = 0, patch = 0] = numbers(installed);
  const [floorMajor = 0, floorMinor = 0, floorPatch = 0] = numbers(floor);
  if (major !== floorMajor) return false;
  return minor > floorMinor || (minor === floorMinor && patch >= floorPatch);
};

const packageOf = (name: string): string => (name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name);
const names = Object.keys(sharedFloors) as SharedName[];

describe('shared dependencies', () => {
  it.each(names)('%s, as installed, is not older than the agreed floor', (name) => {
    expect(satisfiesFloor(manifestOf(`node_modules/${packageOf(name)}`).version, sharedFloors[name])).toBe(true);
  });

  it.each(names)('%s is one copy for all, asked for by its floor and not by what is installed', (name) => {
    const entry = sharedDependencies('part', () => '0.1.0')[name];
    expect(entry).toMatchObject({ singleton: true, strictVersion: true, requiredVersion: sharedFloors[name] });
  });

  it('own packages, which the bundler sees through links, state their version', () => {
    const shared = sharedDependencies('part', (name) => `version of ${name}`);
    expect(shared['@folkmoot/ui'].version).toBe('version of @folkmoot/ui');
    expect(shared.react.version).toBeUndefined();
  });

  it('a remote in the shell builds nothing in that the shell has, and alone it builds in everything', () => {
    const part = sharedDependencies('part', () => '0.1.0');
    expect(names.filter((name) => part[name].import !== false)).toEqual(['zustand']);
    const alone = sharedDependencies('alone', () => '0.1.0');
    expect(names.filter((name) => alone[name].import === false)).toEqual([]);
  });

  it.each(['shell', 'mf-campaigns', 'mf-subscribers', 'mf-admin'])(
    '%s wants nothing that is older than a floor',
    (dir) => {
      const wanted: Record<string, string> = manifestOf(dir).dependencies;
      const given = names.filter((name) => /^\d/.test(wanted[name] ?? ''));
      expect(given).toContain('react');
      for (const name of given) expect(satisfiesFloor(wanted[name] ?? '', sharedFloors[name])).toBe(true);
    },
  );
});
