import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readParts, TOOL_BUNDLE, TOOL_PART } from '../../../scripts/start/parts.mjs';
import { storeStamps, takeStamps } from '../../../scripts/start/stale.mjs';

const repository = path.resolve(__dirname, '../../..');
const LAUNCHER = `${TOOL_PART}/bin/folkmoot.mjs`;
const SOURCE = `${TOOL_PART}/src/main.ts`;
const COPIED = [LAUNCHER, ...['parts', 'stale', 'fingerprint'].map((name) => `scripts/start/${name}.mjs`)];

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const run = (): string => spawnSync(process.execPath, [path.join(root, LAUNCHER)], { encoding: 'utf8' }).stdout.trim();

describe('npx folkmoot', () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'folkmoot-launcher-'));
    write('package.json', JSON.stringify({ workspaces: ['packages/*'] }));
    write(`${TOOL_PART}/package.json`, JSON.stringify({ name: '@folkmoot/operator', type: 'module' }));
    write(SOURCE, "console.log('sources');");
    write(`${TOOL_BUNDLE}/main.mjs`, "console.log('bundle');");
    for (const file of COPIED) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      copyFileSync(path.join(repository, file), path.join(root, file));
    }
    symlinkSync(path.join(repository, 'node_modules'), path.join(root, 'node_modules'));
    const parts = readParts(root).filter(({ name }) => name === TOOL_PART);
    storeStamps(root, takeStamps(root, parts));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('runs the bundle when the sources are as they were built', () => {
    expect(run()).toBe('bundle');
  });

  it('runs the sources when one changed after the build', () => {
    write(SOURCE, "console.log('newer sources');");

    expect(run()).toBe('newer sources');
  });

  it('runs the sources when nothing was built', () => {
    rmSync(path.join(root, TOOL_BUNDLE), { recursive: true });

    expect(run()).toBe('sources');
  });

  it('runs the bundle when there are no sources, as in the image of the tools', () => {
    rmSync(path.join(root, TOOL_PART, 'src'), { recursive: true });
    rmSync(path.join(root, 'scripts'), { recursive: true });

    expect(run()).toBe('bundle');
  });
});
