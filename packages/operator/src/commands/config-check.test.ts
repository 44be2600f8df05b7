import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testKeysEnv } from '@folkmoot/service-kit/testing';
import { runOnTerminal } from '../testing/recorded-terminal';

const dir = mkdtempSync(path.join(tmpdir(), 'folkmoot-config-check-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const write = (name: string, text: string): string => {
  writeFileSync(path.join(dir, name), text);
  return path.join(dir, name);
};

const KEY = 'k'.repeat(32);
const settings = {
  MONGODB_URI: 'mongodb://127.0.0.1/',
  PUBLIC_ORIGIN: 'https://folkmoot.example',
  LINK_KEY: KEY,
  AUDIT_KEY: KEY,
  SECRETS_KEY: KEY,
  ...testKeysEnv('admin'),
};

describe('config check', () => {
  it('reads the environment with the code of the service', async () => {
    expect(await runOnTerminal(['config', 'check', 'admin'], settings)).toEqual({
      code: 0,
      out: 'admin: the settings are right\n',
      error: '',
    });
  });

  it('ends with code 3 and names the variables when settings of a file are wrong', async () => {
    const lines = Object.entries({ ...settings, PORT: '99999', LINK_KEY: '' }).map(
      ([name, value]) => `${name}=${value}`,
    );
    const file = write('admin.env', lines.join('\n'));
    const { code, out, error } = await runOnTerminal(['config', 'check', 'admin', '--env-file', file]);
    expect([code, error]).toEqual([3, 'The settings of admin are wrong.\n']);
    expect(out).toMatch(/^admin: Configuration: .*PORT: .*LINK_KEY is missing/);
  });

  it('reads secrets from the files of the machine when the settings come from Compose', async () => {
    const { LINK_KEY: _key, ...environment } = settings;
    const secret = write('link_key', `${KEY}\n`);
    const compose = (file: string) =>
      write(
        'compose.json',
        JSON.stringify({
          services: {
            admin: {
              environment: { ...environment, LINK_KEY_FILE: '/run/secrets/link_key' },
              secrets: [{ source: 'link_key' }],
            },
          },
          secrets: { link_key: { file } },
        }),
      );
    expect((await runOnTerminal(['config', 'check', 'admin', '--compose', compose(secret)])).code).toBe(0);
    const { code, out } = await runOnTerminal([
      'config',
      'check',
      '--compose',
      compose(path.join(dir, 'none')),
      '--json',
    ]);
    const { checked } = JSON.parse(out) as { checked: { name: string; problem: string | null }[] };
    expect(code).toBe(3);
    expect(checked).toContainEqual({
      name: 'admin',
      problem: expect.stringMatching(/LINK_KEY_FILE names .*none, which cannot be read/),
    });
    expect(checked).toContainEqual({ name: 'gateway', problem: 'no container has this name' });
  });

  it.each([
    [['nobody'], 2, "Unknown deployable 'nobody'"],
    [['--env-file', 'a', '--compose', 'b'], 2, 'Give --compose or --env-file, not both'],
    [['--compose', __filename], 1, 'is not the output of: docker compose config --format json'],
    [['--env-file', path.join(dir, 'none')], 1, 'cannot be read.'],
  ])('%j ends with code %s', async (words, exitCode, message) => {
    const { code, error } = await runOnTerminal(['config', 'check', ...words]);
    expect(code).toBe(exitCode);
    expect(error).toContain(message);
  });
});
