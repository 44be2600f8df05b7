/**
 * @file `npm run e2e -- [--mode default|separate] [--browser firefox] [names of journeys]`: runs the journeys against
 * the built product in Chromium, or the first one in Firefox.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');
const modes = ['default', 'separate'];
const { values, positionals } = parseArgs({
  options: { mode: { type: 'string' }, browser: { type: 'string' } },
  allowPositionals: true,
});
if (values.mode !== undefined && !modes.includes(values.mode)) throw new Error(`--mode is one of ${modes.join(', ')}`);
if (values.browser !== undefined && values.browser !== 'firefox') throw new Error('--browser is firefox, or left out');

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('close', (code) => resolve(code ?? 1));
  });

const playwright = (config: string, name: string, env: NodeJS.ProcessEnv = {}): Promise<number> => {
  const program = path.join(root, 'node_modules/@playwright/test/cli.js');
  const args = ['test', '-c', config, '--forbid-only', '--reporter=list,json', ...positionals];
  return run([program, ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(root, `build/test/e2e-${name}.json`),
  });
};

const journeys = (mode: string): Promise<number> => playwright('e2e/playwright.config.ts', mode, { E2E_MODE: mode });

mkdirSync(path.join(root, 'build/test'), { recursive: true });
// Built once here, so that no journey waits for the build.
if ((await run(['--import', 'tsx', 'scripts/build.ts'])) !== 0) process.exit(1);
if (values.browser === 'firefox') {
  process.exitCode = await playwright('e2e/firefox/playwright.config.ts', 'firefox');
} else {
  for (const mode of modes.filter((mode) => (values.mode ?? mode) === mode)) {
    process.stdout.write(`\nJourneys, ${mode === 'default' ? 'one process' : 'separate processes over RabbitMQ'}\n`);
    if ((await journeys(mode)) !== 0) process.exitCode = 1;
  }
}
