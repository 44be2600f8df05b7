import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDescriptor } from './descriptor';

const descriptor = {
  name: 'mf-trees',
  title: 'Trees',
  shellSdk: '^0.1.0',
  routes: ['trees'],
  navigation: [{ label: 'Trees', path: 'trees', icon: 'tag', order: 5, permission: 'campaign:read' }],
  quickActions: [],
  provides: ['./planter'],
};

const folderWith = (content: unknown): string => {
  const dir = mkdtempSync(path.join(tmpdir(), 'descriptor-'));
  writeFileSync(path.join(dir, 'remote.json'), JSON.stringify(content));
  return dir;
};

describe('readDescriptor', () => {
  it('returns a descriptor that matches the contract', () => {
    expect(readDescriptor(folderWith(descriptor), 'mf-trees', ['./app', './planter'])).toEqual(descriptor);
  });

  it('refuses a permission that the contract does not know', () => {
    const wrong = { ...descriptor, navigation: [{ ...descriptor.navigation[0], permission: 'tree:hug' }] };
    expect(() => readDescriptor(folderWith(wrong), 'mf-trees', ['./app', './planter'])).toThrow(/permission/);
  });

  it('refuses a descriptor of another remote', () => {
    expect(() => readDescriptor(folderWith(descriptor), 'mf-bushes', ['./app'])).toThrow('named mf-trees');
  });

  it('refuses a descriptor that provides a module that is not exposed', () => {
    expect(() => readDescriptor(folderWith(descriptor), 'mf-trees', ['./app'])).toThrow('./planter');
  });
});
