/** @file `npm run faults`: what goes wrong around the product, tried on the built one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runSteps } from './check/run-steps';
import { devFaults } from './faults/dev-faults';
import { startFaults } from './faults/start-faults';

const root = path.resolve(import.meta.dirname, '..');
const outcome = await runSteps([...startFaults(root), ...devFaults(root)], (line) => process.stdout.write(`${line}\n`));

mkdirSync(path.join(root, 'build/test'), { recursive: true });
writeFileSync(path.join(root, 'build/test/faults.json'), JSON.stringify(outcome));
if (outcome.failed > 0 || outcome.passed === 0) process.exitCode = 1;
