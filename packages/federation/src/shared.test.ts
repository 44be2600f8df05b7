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
  it.each(names)('%s is installed in a version that is not older than its minimum', (name) => {
    expect(satisfiesFloor(manifestOf(`node_modules/${packageOf(name)}`).version, sharedFloors[name])).toBe(true);
  });

  it.each(names)('%s is one shared copy, required by its minimum version and not by the installed version', (name) => {
    const entry = sharedDependencies('part', () => '0.1.0')[name];
    expect(entry).toMatchObject({ singleton: true, strictVersion: true, requiredVersion: sharedFloors[name] });
  });

  it('own packages state their version, because the bundler sees them through links', () => {
    const shared = sharedDependencies('part', (name) => `version of ${name}`);
    expect(shared['@folkmoot/ui'].version).toBe('version of @folkmoot/ui');
    expect(shared.react.version).toBeUndefined();
  });

  it('a remote bundles no package of the shell, and in standalone mode bundles every package', () => {
    const part = sharedDependencies('part', () => '0.1.0');
    expect(names.filter((name) => part[name].import !== false)).toEqual(['zustand']);
    const standalone = sharedDependencies('standalone', () => '0.1.0');
    expect(names.filter((name) => standalone[name].import === false)).toEqual([]);
  });

  it.each(['shell', 'mf-campaigns', 'mf-subscribers', 'mf-admin'])(
    '%s requires no version that is older than a minimum',
    (dir) => {
      const wanted: Record<string, string> = manifestOf(dir).dependencies;
      const pinned = names.filter((name) => /^\d/.test(wanted[name] ?? ''));
      expect(pinned).toContain('react');
      for (const name of pinned) expect(satisfiesFloor(wanted[name] ?? '', sharedFloors[name])).toBe(true);
    },
  );
});
