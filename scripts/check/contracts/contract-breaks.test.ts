import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contractBreaks } from './contract-breaks';

const root = path.resolve(__dirname, '../../..');
const CAMPAIGNS = 'packages/contracts/src/operations/campaigns.ts';
const EVENTS = 'packages/contracts/src/events/subscribers.ts';

let copy: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: copy,
    stdio: 'pipe',
  });

/** The contracts in a repository of their own, where tags may be made. */
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'folkmoot-contracts-'));
  for (const dir of ['packages/contracts', 'scripts/check/contracts']) {
    cpSync(path.join(root, dir), path.join(copy, dir), { recursive: true });
  }
  mkdirSync(path.join(copy, 'node_modules/@folkmoot'), { recursive: true });
  symlinkSync('../../packages/contracts', path.join(copy, 'node_modules/@folkmoot/contracts'));
  for (const name of ['zod', 'tsx', 'esbuild', '@esbuild', 'get-tsconfig', 'resolve-pkg-maps']) {
    symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
  }
  for (const name of ['package.json', 'tsconfig.json']) cpSync(path.join(root, name), path.join(copy, name));
  git('init', '-q');
  git('add', 'packages');
  git('commit', '-qm', 'first');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const edit = (file: string, from: RegExp, to: string) => {
  const at = path.join(copy, file);
  const text = readFileSync(at, 'utf8');
  if (!from.test(text)) throw new Error(`${file} has no ${from}`);
  writeFileSync(at, text.replace(from, to));
};

describe('the contracts since the last tag', () => {
  it('without a tag are compared with nothing; right after one they are the same', async () => {
    expect(await contractBreaks(copy)).toEqual([]);
    git('tag', 'v1.0.0');
    expect(await contractBreaks(copy)).toEqual([]);
  });

  it('with a path and an event renamed and a permission narrowed are reported, each with the tag', async () => {
    edit(CAMPAIGNS, /path: '\/api\/campaigns',/, "path: '/api/all-campaigns',");
    edit(CAMPAIGNS, /can: 'campaign:read'/g, "can: 'campaign:edit'");
    edit(EVENTS, /defineEvent\('tag\.changed'/, "defineEvent('tag.altered'");
    git('commit', '-qam', 'a break');
    const found = await contractBreaks(copy);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/ \/api\/campaigns is gone \(since v1\.0\.0\)$/),
        expect.stringMatching(/^GET \/api\/campaigns\/:\w+ wants campaign:edit now, was campaign:read/),
        'event tag.changed.v1 is gone (since v1.0.0)',
      ]),
    );
  });
});
