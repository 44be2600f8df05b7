/** @file `npm run e2e -- [--mode default|separate] [names of journeys]`: the journeys in Chromium, against the built product. */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');
const modes = ['default', 'separate'];
const { values, positionals } = parseArgs({ options: { mode: { type: 'string' } }, allowPositionals: true });
if (values.mode !== undefined && !modes.includes(values.mode)) throw new Error(`--mode is one of ${modes.join(', ')}`);

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('close', (code) => resolve(code ?? 1));
  });

const journeys = (mode: string): Promise<number> =>
  run(
    [
      path.join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '-c',
      'e2e/playwright.config.ts',
      '--forbid-only',
      '--reporter=list,json',
      ...positionals,
    ],
    { E2E_MODE: mode, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(root, `build/test/e2e-${mode}.json`) },
  );

mkdirSync(path.join(root, 'build/test'), { recursive: true });
// Built once here, so that no journey waits for it.
if ((await run(['--import', 'tsx', 'scripts/build.ts'])) !== 0) process.exit(1);
for (const mode of modes.filter((mode) => (values.mode ?? mode) === mode)) {
  process.stdout.write(`\nJourneys, ${mode === 'default' ? 'one process' : 'separate processes over RabbitMQ'}\n`);
  if ((await journeys(mode)) !== 0) process.exitCode = 1;
}
