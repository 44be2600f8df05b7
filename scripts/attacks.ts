/**
 * @file `npm run check:attacks [-- words of a name]`: attacks on a running product, 20 variations of each. `npm test`
 * runs three of each. `SEED=n` repeats a run.
 */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomOf } from '../e2e/faults/random';
import type { Attack, Target } from './attacks/attack';
import { attacks } from './attacks/attacks';
import { type Probe, startProbe } from './attacks/probe';
import { createTarget } from './attacks/target';
import { send } from './attacks/wire';
import type { Outcome as Total } from './check/run-steps';
import { demoDataDir, freshDataDir, type RunningProduct, removeDataDir, startProduct } from './product/running-product';

const root = path.resolve(import.meta.dirname, '..');
const isLong = process.env.ATTACKS === 'long';
const VARIATIONS = Number(process.env.VARIATIONS ?? (isLong ? 20 : 3));
/** The short form runs three variations beside other checks; the long form, alone, has the limit that is promised. */
const MAX_PAUSE_MS = isLong ? 500 : 3_000;
const RESTART_MS = 120_000;
const PAUSE_MS = 200;
const NAME_WIDTH = 52;
const seed = Number(process.env.SEED ?? 1);
const words = process.argv.slice(2).join(' ');
const print = (line: string): boolean => process.stdout.write(`${line}\n`);

interface Outcome {
  problems: string[];
  longestMs: number;
}

const vary = async (attack: Attack, target: Target, probe: Probe): Promise<Outcome> => {
  const outcome: Outcome = { problems: [], longestMs: 0 };
  for (let variation = 1; variation <= VARIATIONS; variation++) {
    await probe.take();
    const problems = await attack
      .run(target, randomOf(seed * VARIATIONS + variation), variation - 1)
      .catch((error: unknown) => [`ended with ${error}`]);
    const { longestMs, missed } = await probe.take();
    outcome.longestMs = Math.max(outcome.longestMs, longestMs);
    const seen = [
      ...problems,
      ...(missed.length === 0 ? [] : [`residents' pages were answered ${[...new Set(missed)].join(', ')}`]),
      ...(longestMs <= MAX_PAUSE_MS ? [] : [`a resident waited ${Math.round(longestMs)} ms`]),
    ];
    outcome.problems.push(...seen.map((line) => `variation ${variation}: ${line}`));
  }
  return outcome;
};

/** After an attack that stopped the product, waits until it answers again. */
const untilAnswers = async (origin: string): Promise<void> => {
  const deadline = Date.now() + RESTART_MS;
  while ((await send(origin, { path: '/readyz' })).status !== 200) {
    if (Date.now() > deadline) throw new Error('the product does not come back');
    await pause(PAUSE_MS);
  }
};

const crashesOf = ({ output }: RunningProduct): number => output().match(/ended unexpectedly/g)?.length ?? 0;

const report = (total: Total, { name }: Attack, { problems, longestMs }: Outcome): void => {
  total[problems.length > 0 ? 'failed' : 'passed'] += 1;
  if (problems.length > 0) total.failures.push({ name, problems });
  const sign = problems.length > 0 ? '✗' : '✓';
  print(`  ${sign} ${name.padEnd(NAME_WIDTH)} longest wait of a resident ${Math.round(longestMs)} ms`);
  for (const line of problems) print(`      ${line}`);
};

const attackAll = async (product: RunningProduct): Promise<Total> => {
  const target = createTarget(root, product);
  for (const person of ['officer', 'neighbour', 'administrator'] as const) await target.cookieOf(person);
  const probe = startProbe(product);
  const total: Total = { passed: 0, failed: 0, failures: [] };
  for (const attack of attacks.filter(({ name }) => name.includes(words))) {
    await untilAnswers(product.origin);
    const before = crashesOf(product);
    const outcome = await vary(attack, target, probe);
    const crashes = crashesOf(product) - before;
    if (crashes > 0) outcome.problems.push(`processes of the product ended unexpectedly: ${crashes}`);
    report(total, attack, outcome);
  }
  await probe.stop();
  return total;
};

// Other users may read the parent folder, so only the product's own file modes protect the data.
const around = freshDataDir();
chmodSync(around, 0o755);
const dataDir = demoDataDir(path.join(around, 'data'));
const product = await startProduct({ root, dataDir, env: { MONGODB_URI: '' } });
try {
  const total = await attackAll(product);
  mkdirSync(path.join(root, 'build/test'), { recursive: true });
  writeFileSync(path.join(root, 'build/test/attacks.json'), JSON.stringify(total));
  print(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
} finally {
  await product.stop();
  removeDataDir(around);
}
