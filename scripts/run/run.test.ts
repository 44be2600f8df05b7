import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ChildSpec, keepRunning } from './child';
import { untilReady } from './readiness';
import { readSecrets, secretsOf } from './secrets';
import { welcome } from './welcome';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'run-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('secrets', () => {
  it('none given, at the first start, are made and kept for the owner only', () => {
    const first = readSecrets(dir, {});
    expect(first.LINK_KEY).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
    expect(first.ACTOR_TOKEN_KEY).toBeUndefined();
    expect(readSecrets(dir, {})).toEqual(first);
    expect(statSync(path.join(dir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('one in the environment, at any start, wins', () => {
    expect(readSecrets(dir, { LINK_KEY: 'given' }).LINK_KEY).toBe('given');
  });

  it('of a former version, at the first start of this one, stay, and what is new is added', () => {
    const former = { ACTOR_TOKEN_KEY: 'a', START_TOKEN_KEY: 's', SUBSCRIBER_KEY: 'b', SECRETS_KEY: 'c' };
    writeFileSync(path.join(dir, 'secrets.json'), JSON.stringify({ ...former, OTHER: 'kept' }));
    const secrets = readSecrets(dir, {});
    expect(secrets).toMatchObject({ ...former, OTHER: 'kept', AUDIT_KEY: expect.any(String) });
    expect(readSecrets(dir, {})).toEqual(secrets);
    expect(secretsOf(secrets, 'admin').ACTOR_TOKEN_KEY).toBe('a');
  });

  it('of an installation, handed out, give each deployable its own private key and none of another', () => {
    const secrets = readSecrets(dir, {});
    const deployables = ['gateway', 'admin', 'campaigns', 'subscribers', 'public'];
    for (const name of deployables) {
      const given = secretsOf(secrets, name);
      expect(given.SERVICE_KEY).toBe(secrets[`SERVICE_KEY_${name.toUpperCase()}`]);
      const others = [...deployables.filter((other) => other !== name), 'operator'];
      for (const other of others)
        expect(Object.values(given)).not.toContain(secrets[`SERVICE_KEY_${other.toUpperCase()}`]);
      expect(given.TRUSTED_KEYS?.split(',')).toHaveLength(6);
    }
    const holders = (key: string) => deployables.filter((name) => secretsOf(secrets, name)[key] !== undefined);
    expect([holders('AUDIT_KEY'), holders('LINK_KEY'), holders('SUBSCRIBER_KEY')]).toEqual([
      ['admin'],
      ['admin'],
      ['subscribers', 'public'],
    ]);
  });
});

const until = async (isDone: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 100 && !isDone(); tries++) await pause(50);
};

const program = (source: string): Omit<ChildSpec, 'logDir'> => ({
  name: 'child',
  command: process.execPath,
  args: ['-e', source],
  env: process.env,
  graceMs: 300,
});

describe('a child process', () => {
  it('one that crashes, again and again, is started again after growing waits', async () => {
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

  it('one that ends because its configuration is wrong is not started again, and its last line is the reason', async () => {
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

  it('one that ignores the request to stop, after its grace, is made to', async () => {
    const source = 'process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000)';
    const child = keepRunning({ ...program(source), logDir: dir });
    await until(() => child.lastLines().includes('up'));
    await child.stop();
    expect(() => process.kill(child.pid() ?? 0, 0)).toThrow();
    expect(child.crashes()).toBe(0);
  });

  it('what it prints, for the person who looks for the reason, is in its log', async () => {
    const child = keepRunning({
      ...program('console.log("one"); console.error("two"); setInterval(() => {}, 1000)'),
      logDir: dir,
    });
    await until(() => child.lastLines().includes('two'));
    await child.stop();
    expect(child.lastLines()).toEqual(expect.arrayContaining(['one', 'two']));
  });
});

describe('what the person at the terminal reads', () => {
  const where = { port: 8080, dataDir: '/data' };

  it.each([true, false])('names the system administrator that was made when there is demo data: not %s', (empty) => {
    const text = welcome({ ...where, empty }, { hasInbox: false, administrator: 'Me@Town.example' });
    expect(text).toMatch(/^ {4}me@town\.example +system administrator$/m);
    expect(text).not.toContain('system@folkmoot.example');
  });

  it('names the usual system administrator when nobody is named', () => {
    expect(welcome({ ...where, empty: true }, { hasInbox: false, administrator: undefined })).toMatch(
      /^ {4}system@folkmoot\.example +system administrator$/m,
    );
  });
});
