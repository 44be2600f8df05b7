/**
 * @file `npm run faults -- [--except WORDS] [--result FILE] [words of a name[,words of another]]`: fault tests on the built
 * product. With FAULTS=long (`npm run check:faults`) with all seeds, both replicas and checks of the whole repository.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { anonymityFaults } from '../e2e/faults/anonymity-faults';
import { ballotFaults } from '../e2e/faults/ballot-faults';
import { brokerFaults } from '../e2e/faults/broker-faults';
import { databaseFaults } from '../e2e/faults/database-faults';
import { devFaults } from '../e2e/faults/dev-faults';
import { intakeFaults } from '../e2e/faults/intake-faults';
import { jobFaults } from '../e2e/faults/job-faults';
import { mailingFaults } from '../e2e/faults/mailing-faults';
import { newFaults } from '../e2e/faults/new-faults';
import { recoveryFaults } from '../e2e/faults/recovery-faults';
import { replicaFaults } from '../e2e/faults/replica-faults';
import { startFaults } from '../e2e/faults/start-faults';
import { upgradeFaults } from '../e2e/faults/upgrade-faults';
import { runSteps } from './check/run-steps';

const root = path.resolve(import.meta.dirname, '..');
// The longest first, so that the others run in parallel with it.
const isLong = process.env.FAULTS === 'long';
const steps = [
  ...replicaFaults(root, isLong),
  ...brokerFaults(root),
  ...intakeFaults(root, isLong),
  ...mailingFaults(root, isLong),
  ...jobFaults(root, isLong),
  ...newFaults(root, isLong),
  ...(isLong ? ballotFaults(root) : []),
  ...anonymityFaults(root),
  ...recoveryFaults(root),
  ...upgradeFaults(root),
  ...startFaults(root),
  ...devFaults(root),
  ...databaseFaults(root),
];
const { values, positionals } = parseArgs({
  options: { except: { type: 'string' }, result: { type: 'string', default: 'faults' } },
  allowPositionals: true,
});
const wanted = positionals.join(' ').split(',');
const isExcepted = (name: string): boolean => values.except !== undefined && name.includes(values.except);
const chosen = steps.filter(({ name }) => wanted.some((words) => name.includes(words)) && !isExcepted(name));
if (chosen.length === 0)
  process.stderr.write(
    `There is no fault with this name. Available faults:\n${steps.map(({ name }) => name).join('\n')}\n`,
  );
// Faults wait for processes to start and stop most of their time.
const AT_ONCE = 3;
const outcome = await runSteps(chosen, (line) => process.stdout.write(`${line}\n`), AT_ONCE);

mkdirSync(path.join(root, 'build/test'), { recursive: true });
writeFileSync(path.join(root, `build/test/${values.result}.json`), JSON.stringify(outcome));
// A fault that failed may have left a server open, which would keep this process alive.
process.exit(outcome.failed > 0 || outcome.passed === 0 ? 1 : 0);
