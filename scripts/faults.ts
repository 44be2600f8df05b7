/**
 * @file `npm run faults -- [words of a name[,words of another]]`: what goes wrong around the product, tried on the built one. With FAULTS=long
 * (`npm run check:faults`) with all seeds.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runSteps } from './check/run-steps';
import { anonymityFaults } from './faults/anonymity-faults';
import { ballotFaults } from './faults/ballot-faults';
import { brokerFaults } from './faults/broker-faults';
import { databaseFaults } from './faults/database-faults';
import { devFaults } from './faults/dev-faults';
import { intakeFaults } from './faults/intake-faults';
import { jobFaults } from './faults/job-faults';
import { mailingFaults } from './faults/mailing-faults';
import { neighbourFaults } from './faults/neighbour-faults';
import { newFaults } from './faults/new-faults';
import { recoveryFaults } from './faults/recovery-faults';
import { replicaFaults } from './faults/replica-faults';
import { startFaults } from './faults/start-faults';
import { upgradeFaults } from './faults/upgrade-faults';

const root = path.resolve(import.meta.dirname, '..');
// The longest first, so that the others run beside it.
const isLong = process.env.FAULTS === 'long';
const steps = [
  ...replicaFaults(root),
  ...brokerFaults(root),
  ...intakeFaults(root, isLong),
  ...mailingFaults(root, isLong),
  ...jobFaults(root, isLong),
  ...neighbourFaults(root),
  ...newFaults(root),
  ...(isLong ? ballotFaults(root) : []),
  ...anonymityFaults(root),
  ...recoveryFaults(root),
  ...upgradeFaults(root),
  ...startFaults(root),
  ...devFaults(root),
  ...databaseFaults(root),
];
const wanted = process.argv.slice(2).join(' ').split(',');
const chosen = steps.filter(({ name }) => wanted.some((words) => name.includes(words)));
if (chosen.length === 0)
  process.stderr.write(`No fault is named so. There are:\n${steps.map(({ name }) => name).join('\n')}\n`);
const outcome = await runSteps(chosen, (line) => process.stdout.write(`${line}\n`));

mkdirSync(path.join(root, 'build/test'), { recursive: true });
writeFileSync(path.join(root, 'build/test/faults.json'), JSON.stringify(outcome));
if (outcome.failed > 0 || outcome.passed === 0) process.exitCode = 1;
