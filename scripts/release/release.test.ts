import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const dir = mkdtempSync(path.join(tmpdir(), 'folkmoot-release-'));
const registry = path.join(dir, 'remotes.json');
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const release = (...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/release.ts', ...args, '--static', dir, '--registry', registry],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );

test('npm run release, asked for a version that is not there, names those that are and changes nothing', () => {
  for (const version of ['1.0.0', '1.1.0']) mkdirSync(path.join(dir, 'remotes/mf-trees', version), { recursive: true });
  writeFileSync(registry, '{"remotes":[]}');
  const { status, stderr } = release('live', 'mf-trees', '1.2.0');
  expect([status, stderr]).toEqual([
    1,
    'mf-trees has no release 1.2.0. There is 1.0.0, 1.1.0. One more: npm run release -- add mf-trees\n',
  ]);
  expect(readFileSync(registry, 'utf8')).toBe('{"remotes":[]}');
});
