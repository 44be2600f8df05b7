import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { until } from '@folkmoot/service-kit/testing';
import { type ChildSpec, keepRunning } from './child';
import { rotateLog } from './log-file';
import { untilReady } from './readiness';
import { readSecrets, secretsOf } from './secrets';
import { readMade } from './seed-once';
import { welcome } from './welcome';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'run-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('secrets', () => {
  it('are made at the first start, readable by the owner only', () => {
    const first = readSecrets(dir, {});
    expect(first.LINK_KEY).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
    expect(first.ACTOR_TOKEN_KEY).toBeUndefined();
    expect(readSecrets(dir, {})).toEqual(first);
    expect(statSync(path.join(dir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('come from the environment when it has one, at any start', () => {
    expect(readSecrets(dir, { LINK_KEY: 'given' }).LINK_KEY).toBe('given');
  });

  it('of a former version are kept, and new ones are added, at the first start of this version', () => {
    const former = { ACTOR_TOKEN_KEY: 'a', START_TOKEN_KEY: 's', SUBSCRIBER_KEY: 'b', SECRETS_KEY: 'c' };
    writeFileSync(path.join(dir, 'secrets.json'), JSON.stringify({ ...former, OTHER: 'kept' }));
    const secrets = readSecrets(dir, {});
    expect(secrets).toMatchObject({ ...former, OTHER: 'kept', AUDIT_KEY: expect.any(String) });
    expect(readSecrets(dir, {})).toEqual(secrets);
    expect(secretsOf(secrets, 'admin').ACTOR_TOKEN_KEY).toBe('a');
  });

  it('give each deployable its own private key and no other private key', () => {
    const secrets = readSecrets(dir, {});
    const deployables = ['gateway', 'admin', 'campaigns', 'subscribers', 'public'];
    for (const name of deployables) {
      const secretEnvironment = secretsOf(secrets, name);
      expect(secretEnvironment.SERVICE_KEY).toBe(secrets[`SERVICE_KEY_${name.toUpperCase()}`]);
      const others = [...deployables.filter((other) => other !== name), 'operator'];
      for (const other of others)
        expect(Object.values(secretEnvironment)).not.toContain(secrets[`SERVICE_KEY_${other.toUpperCase()}`]);
      expect(secretEnvironment.TRUSTED_KEYS?.split(',')).toHaveLength(6);
    }
    const holders = (key: string) => deployables.filter((name) => secretsOf(secrets, name)[key] !== undefined);
    expect([holders('AUDIT_KEY'), holders('LINK_KEY'), holders('SUBSCRIBER_KEY')]).toEqual([
      ['admin'],
      ['admin'],
      ['subscribers', 'public'],
    ]);
  });
});

const program = (source: string): Omit<ChildSpec, 'logDir'> => ({
  name: 'child',
  command: process.execPath,
  args: ['-e', source],
  env: process.env,
  graceMs: 300,
});

describe('a child process', () => {
  it('is restarted after growing delays when it crashes repeatedly', async () => {
    const waits: number[] = [];
    const child = keepRunning({
      ...program('process.exit(3)'),
      logDir: dir,
      onCrash: (_name, wait) => waits.push(wait),
    });
    await until(() => waits.length >= 2);
    await child.stop();
    expect(waits.slice(0, 2)).toEqual([500, 1000]);
  });

  it('is not restarted when its configuration is wrong, and its last line is the reason', async () => {
    const waits: number[] = [];
    const source =
      'console.error("Configuration: MAIL_EVENTS_SECRET must have at least 16 characters"); process.exit(78)';
    const child = keepRunning({ ...program(source), logDir: dir, onCrash: (_name, wait) => waits.push(wait) });
    const reason = 'Configuration: MAIL_EVENTS_SECRET must have at least 16 characters';
    await expect(untilReady('http://127.0.0.1:9/readyz', child)).rejects.toMatchObject({
      message: 'child does not start:',
      details: [reason],
    });
    expect([waits, child.crashes()]).toEqual([[], 1]);
    await child.stop();
  });

  it('is killed after its grace time when it ignores the request to stop', async () => {
    const source = 'process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000)';
    const child = keepRunning({ ...program(source), logDir: dir });
    await until(() => child.lastLines().includes('up'));
    await child.stop();
    expect(() => process.kill(child.pid() ?? 0, 0)).toThrow();
    expect(child.crashes()).toBe(0);
  });

  it('writes its output to its log', async () => {
    const child = keepRunning({
      ...program('console.log("one"); console.error("two"); setInterval(() => {}, 1000)'),
      logDir: dir,
    });
    await until(() => ['one', 'two'].every((line) => child.lastLines().includes(line)));
    await child.stop();
    expect(child.lastLines()).toEqual(expect.arrayContaining(['one', 'two']));
  });
});

describe('a log', () => {
  it('loses at most the line of one moment, and the process writes at its new end, when it is rotated while the process runs', async () => {
    const file = path.join(dir, 'child.log');
    const source = 'let n = 0; setInterval(() => console.log("line " + n++), 1)';
    const child = keepRunning({ ...program(source), logDir: dir });
    await until(() => statSync(file).size > 2_000);
    rotateLog(file, 1_000);
    const sizeAfterRotation = statSync(file).size;
    await until(() => statSync(file).size > sizeAfterRotation);
    await child.stop();
    expect(sizeAfterRotation).toBeLessThan(1_000);
    const lines = [`${file}.1`, file].flatMap((each) => readFileSync(each, 'utf8').trim().split('\n'));
    const numbers = lines.map((line) => Number(/^line (\d+)$/.exec(line)?.[1]));
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect((numbers.at(-1) ?? 0) + 1 - numbers.length).toBeLessThanOrEqual(1);
  });

  it('stays as it is when it is small or not there', () => {
    const file = path.join(dir, 'small.log');
    rotateLog(file, 10);
    writeFileSync(file, 'ten bytes.');
    rotateLog(file, 10);
    expect([readFileSync(file, 'utf8'), existsSync(`${file}.1`)]).toEqual(['ten bytes.', false]);
  });
});

describe('the welcome text', () => {
  const read = (empty: boolean, env: NodeJS.ProcessEnv): string =>
    welcome({ port: 8080, dataDir: dir, root: dir }, { ...readMade(dir, { empty, env }), hasInbox: false });
  beforeEach(() => writeFileSync(path.join(dir, 'package.json'), '{ "version": "1.2.3" }'));
  const firstStartWas = (seed: string, administrator?: string) =>
    writeFileSync(path.join(dir, 'seeded.json'), JSON.stringify({ seed, administrator }));

  it.each([true, false])(
    'names the system administrator of the environment at the first start with --empty: %s',
    (empty) => {
      const text = read(empty, { SYSTEM_ADMIN_EMAIL: 'Me@Town.example' });
      expect(text).toMatch(/^ {4}me@town\.example +system administrator$/m);
      expect(text).not.toContain('system@folkmoot.example');
    },
  );

  it('names the version of the product', () => expect(read(true, {})).toContain('Version 1.2.3.'));

  it('names the usual system administrator when nobody is named', () => {
    expect(read(true, {})).toMatch(/^ {4}system@folkmoot\.example +system administrator$/m);
  });

  it('names the people of the first start when a later start has other options and variables', () => {
    firstStartWas('empty', 'me@town.example');
    const text = read(false, { SYSTEM_ADMIN_EMAIL: 'other@town.example' });
    expect(text).toMatch(/^ {4}me@town\.example +system administrator$/m);
    expect(text).not.toMatch(/riverside|other@town/);
  });

  it('names the demo accounts when the first start made them and this one has --empty', () => {
    firstStartWas('demo');
    expect(read(true, {})).toMatch(/^ {4}admin@riverside\.example +administrator of Riverside$/m);
  });
});
