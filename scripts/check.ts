/** @file `npm run check`: everything that can be said about the code without running it. Each step is right or wrong; there are no warnings. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runSteps } from './check/run-steps';
import { checkSteps } from './check/steps';

const root = path.resolve(import.meta.dirname, '..');
const only = process.argv.slice(2);
const steps = checkSteps(root).filter(({ name }) => only.length === 0 || only.includes(name));
const outcome = await runSteps(steps, (line) => process.stdout.write(`${line}\n`));

mkdirSync(path.join(root, 'build/test'), { recursive: true });
writeFileSync(path.join(root, 'build/test/check.json'), JSON.stringify(outcome));
if (outcome.failed > 0 || outcome.passed === 0) process.exitCode = 1;
