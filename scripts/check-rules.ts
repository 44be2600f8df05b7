/** @file `npm run check:rules`: checks and tests the rules of deploy/observability with Prometheus' own tool. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { OBSERVABILITY_FOLDER } from './observability/files';

const root = path.resolve(import.meta.dirname, '..');
/** The exit code for a machine without the tool. It is not that of a failed check. */
const CANNOT_RUN = 3;

const runs: readonly (readonly string[])[] = [
  ['check', 'rules', 'rules.yml'],
  ['test', 'rules', 'rules.test.yml'],
  ['check', 'config', '--syntax-only', 'prometheus.yml'],
];

const run = (args: readonly string[]): number => {
  const { error, status } = spawnSync('promtool', args, {
    cwd: path.join(root, OBSERVABILITY_FOLDER),
    stdio: 'inherit',
  });
  if (!error) return status ?? 1;
  process.stderr.write('promtool is not installed, so nothing was checked. Debian: apt-get install prometheus\n');
  return CANNOT_RUN;
};

process.exitCode = runs.reduce((worst, args) => worst || run(args), 0);
