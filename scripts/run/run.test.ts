import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ChildSpec, keepRunning } from './child';
import { readSecrets } from './secrets';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'run-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('secrets', () => {
  it('none given, at the first start, are made and kept for the owner only', () => {
    const first = readSecrets(dir, {});
    expect(first.ACTOR_TOKEN_KEY).toMatch(/^[0-9a-f]{64}$/);
    expect(first.START_TOKEN_KEY).not.toBe(first.ACTOR_TOKEN_KEY);
    expect(readSecrets(dir, {})).toEqual(first);
    expect(statSync(path.join(dir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('one in the environment, at any start, wins', () => {
    expect(readSecrets(dir, { ACTOR_TOKEN_KEY: 'given' }).ACTOR_TOKEN_KEY).toBe('given');
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
