import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runOnTerminal } from '../testing/recorded-terminal';

const dir = mkdtempSync(path.join(tmpdir(), 'folkmoot-release-'));
const registry = path.join(dir, 'remotes.json');
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const release = (...words: string[]) => runOnTerminal(['release', ...words, '--static', dir, '--registry', registry]);

test('release lists the existing versions and changes nothing when the version is unknown', async () => {
  for (const version of ['1.0.0', '1.1.0']) mkdirSync(path.join(dir, 'remotes/mf-trees', version), { recursive: true });
  writeFileSync(registry, '{"remotes":[]}');
  expect(await release('live', 'mf-trees', '1.2.0')).toEqual({
    code: 1,
    out: '',
    error: 'mf-trees has no release 1.2.0. There is 1.0.0, 1.1.0. One more: npx folkmoot release add mf-trees\n',
  });
  expect(readFileSync(registry, 'utf8')).toBe('{"remotes":[]}');
});

test('release list prints the registry as JSON when --json is set', async () => {
  const manifest = {
    manifest: '/remotes/mf-trees/1.0.0/mf-manifest.json',
    descriptor: '/remotes/mf-trees/1.0.0/remote.json',
  };
  writeFileSync(registry, JSON.stringify({ remotes: [{ name: 'mf-trees', version: '1.0.0', ...manifest }] }));
  const { code, out } = await release('list', '--json');
  expect([code, JSON.parse(out)]).toEqual([0, { remotes: [{ name: 'mf-trees', version: '1.0.0', ...manifest }] }]);
  expect((await release('list')).out).toBe('mf-trees 1.0.0\n');
});

test('release fails in one line when the registry is not JSON', async () => {
  writeFileSync(registry, 'no JSON');
  const { code, error } = await release('list');
  expect([code, error.trim().split('\n')]).toEqual([1, [expect.stringMatching(/JSON/)]]);
});
