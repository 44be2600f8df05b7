/** @file `npm run test:changed [-- BASE]`: lint, types and tests of what differs from `main`, or from another base. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runSteps } from './check/run-steps';
import { checkSteps } from './check/steps';
import { makeGenerated } from './start/generated.mjs';
import { nodeFlags } from './start/node-flags.mjs';
import { runCommand } from './start/run-command.mjs';
import { changedFiles, touchedSides } from './test/changed-files';

const CODE = /\.(ts|tsx|mts|mjs|cjs|css|json)$/;

const root = path.resolve(import.meta.dirname, '..');
const { base, all, present } = await changedFiles(root, process.argv[2]);
const write = (line: string): void => void process.stdout.write(`${line}\n`);

/** Files that biome does not know are passed over. */
const lint = {
  name: 'lint and format (biome)',
  run: async () => {
    const biome = ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings'];
    await runCommand(process.execPath, [...biome, '--no-errors-on-unmatched', ...present], {
      cwd: root,
      shownLines: 60,
    });
    return [];
  },
};

/** With its output as it comes. Tests of servers wait half of their time, so there are more workers than processors. */
const runTests = (): boolean => {
  const code = present.filter((file) => CODE.test(file));
  if (code.length === 0) return true;
  const jest = [...nodeFlags, 'node_modules/jest/bin/jest.js', '--passWithNoTests', '--maxWorkers=3'];
  const { status } = spawnSync(process.execPath, [...jest, '--findRelatedTests', ...code], {
    cwd: root,
    stdio: 'inherit',
  });
  return status === 0;
};

write(`${all.length} files differ from ${base}`);
if (all.length > 0) {
  await makeGenerated(root);
  const types = new Set(touchedSides(all).map((side) => `types: ${side}`));
  const steps = [...checkSteps(root).filter(({ name }) => types.has(name)), ...(present.length > 0 ? [lint] : [])];
  const { failed } = await runSteps(steps, write);
  const passed = runTests();
  if (failed > 0 || !passed) process.exitCode = 1;
}
