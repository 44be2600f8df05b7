import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isInstalled, noteInstalled } from '../start/install.mjs';
import { addWorkspace } from './workspace';

describe('a new workspace', () => {
  let root = '';
  const write = (file: string, content: object) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), JSON.stringify(content));
  };
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'workspace-'));
    write('package.json', { workspaces: ['mf-trees'] });
    write('package-lock.json', { packages: { '': {} } });
    write('mf-trees/package.json', { name: '@folkmoot/mf-trees', version: '0.1.0', dependencies: {} });
    mkdirSync(path.join(root, 'node_modules/@folkmoot'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it.each([
    ['installs nothing at the next start when everything was installed before', true],
    ['is installed at the next start when something was missing before', false],
  ])('%s', (_, wasInstalled) => {
    if (wasInstalled) noteInstalled(root);
    addWorkspace(root, 'mf-trees');
    expect(isInstalled(root)).toBe(wasInstalled);
  });
});
