import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { runCommand } from '../../start/run-command.mjs';
import { contractBreaks } from './contract-breaks';

const root = path.resolve(__dirname, '../../..');
const CAMPAIGNS = 'packages/contracts/src/operations/campaigns.ts';
const EVENTS = 'packages/contracts/src/events/subscribers.ts';

let copy: string;

/** A separate copy of the contracts, which the tests can break. */
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'folkmoot-contracts-'));
  for (const dir of ['packages/contracts', 'scripts/check/contracts', 'scripts/start']) {
    cpSync(path.join(root, dir), path.join(copy, dir), { recursive: true });
  }
  mkdirSync(path.join(copy, 'node_modules/@folkmoot'), { recursive: true });
  symlinkSync('../../packages/contracts', path.join(copy, 'node_modules/@folkmoot/contracts'));
  for (const name of ['zod', 'tsx', 'esbuild', '@esbuild', 'get-tsconfig', 'resolve-pkg-maps']) {
    symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
  }
  for (const name of ['package.json', 'tsconfig.json']) cpSync(path.join(root, name), path.join(copy, name));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const keepContracts = async (version: string) => {
  const program = ['--import', 'tsx', 'scripts/check/contracts/print.ts', copy];
  const dir = path.join(copy, 'fixtures', version);
  mkdirSync(dir, { recursive: true });
  writeFileSync(
    path.join(dir, 'contracts.json.gz'),
    gzipSync(await runCommand(process.execPath, program, { cwd: copy })),
  );
};

const edit = (file: string, from: RegExp, to: string) => {
  const at = path.join(copy, file);
  const text = readFileSync(at, 'utf8');
  if (!from.test(text)) throw new Error(`${file} has no ${from}`);
  writeFileSync(at, text.replace(from, to));
};

describe('the contracts since an earlier version', () => {
  it('are refused when no earlier version is kept', async () => {
    expect(await contractBreaks(copy, [])).toEqual([expect.stringContaining('no contracts of an earlier version')]);
  });

  it('pass when nothing changed', async () => {
    await keepContracts('1.0.0');
    expect(await contractBreaks(copy, [])).toEqual([]);
  });

  it('are reported with the version when a path and an event are renamed and a permission is narrowed', async () => {
    edit(CAMPAIGNS, /path: '\/api\/campaigns',/, "path: '/api/all-campaigns',");
    edit(CAMPAIGNS, /can: 'campaign:read'/g, "can: 'campaign:edit'");
    edit(EVENTS, /defineEvent\('tag\.changed'/, "defineEvent('tag.altered'");
    expect(await contractBreaks(copy, [])).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/ \/api\/campaigns is gone \(since 1\.0\.0\)$/),
        expect.stringMatching(/^GET \/api\/campaigns\/:\w+ wants campaign:edit now, was campaign:read/),
        'event tag.changed.v1 is gone (since 1.0.0)',
      ]),
    );
  });

  it('pass when a break is accepted, and report an accepted break that does not exist', async () => {
    const accept = (text: string) => ({ since: '1.0.0', text, reason: 'a test' });
    const breaks = await contractBreaks(copy, [accept('event tag.changed.v1 is gone'), accept('never happened')]);
    expect(breaks).not.toContain('event tag.changed.v1 is gone (since 1.0.0)');
    expect(breaks).toContain('accepted, but not there: never happened (since 1.0.0)');
  });
});
