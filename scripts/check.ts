/** @file `npm run check`: all static checks of the code. Each step passes or fails; there are no warnings. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runSteps } from './check/run-steps';
import { checkSteps } from './check/steps';
import { makeGenerated } from './start/generated.mjs';

const root = path.resolve(import.meta.dirname, '..');
const only = process.argv.slice(2);
const steps = checkSteps(root).filter(({ name }) => only.length === 0 || only.includes(name));
await makeGenerated(root);
const outcome = await runSteps(steps, (line) => process.stdout.write(`${line}\n`));

mkdirSync(path.join(root, 'build/test'), { recursive: true });
writeFileSync(path.join(root, 'build/test/check.json'), JSON.stringify(outcome));
if (outcome.failed > 0 || outcome.passed === 0) process.exitCode = 1;
