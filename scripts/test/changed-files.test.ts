import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { changedFiles, touchedSides } from './changed-files';

describe('the sides whose types are checked', () => {
  it.each([
    ['services/admin/src/app.ts', ['server']],
    ['mf-admin/src/app/app.tsx', ['browser']],
    ['packages/contracts/src/index.ts', ['server', 'browser']],
    ['tsconfig.json', ['server', 'browser']],
    ['docs/architecture.md', []],
  ])('of %s are %j', (file, sides) => expect(touchedSides([file])).toEqual(sides));
});

describe('the changed files', () => {
  let root: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], { cwd: root });
  const write = (name: string) => writeFileSync(path.join(root, name), `${name}\n${Math.random()}`);
  const commit = (...names: string[]) => {
    names.forEach(write);
    git('add', '.');
    git('commit', '-q', '-m', 'change');
  };

  beforeAll(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'changed-'));
    git('init', '-q', '-b', 'main');
    commit('same.ts', 'edited.ts', 'deleted.ts');
    git('checkout', '-q', '-b', 'topic');
    commit('committed.ts');
    write('edited.ts');
    write('new.ts');
    rmSync(path.join(root, 'deleted.ts'));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('are the commits since main, edits, new files and deletions', async () =>
    expect(await changedFiles(root)).toEqual({
      base: 'main',
      all: ['committed.ts', 'deleted.ts', 'edited.ts', 'new.ts'],
      present: ['committed.ts', 'edited.ts', 'new.ts'],
    }));
  it('are only what is not committed when HEAD is the base', async () =>
    expect((await changedFiles(root, 'HEAD')).all).toEqual(['deleted.ts', 'edited.ts', 'new.ts']));
  it('are refused when git does not know the base', async () =>
    expect(changedFiles(root, 'nowhere')).rejects.toThrow('merge-base'));
});
