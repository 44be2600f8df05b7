/** @file The steps of `npm test`. Node's own modules only: it must work in a clone without installed packages. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeGenerated } from '../start/generated.mjs';
import { install, isInstalled } from '../start/install.mjs';
import { readCheckCounts, readPlaywrightCounts } from './counts.mjs';
import { failureLines } from './failure-lines.mjs';
import { longestBlocks } from './longest-block.mjs';
import { runStep, startStep } from './run-step.mjs';
import { installSystemPackages } from './system-packages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const results = path.join(root, 'build/test');
const demoData = path.join(root, 'build/demo-data');

/** @typedef {import('./counts.mjs').Counts} Counts */

/** @param {string} name */
const result = (name) => path.join(results, name);

const tsx = ['--import', 'tsx'];
const SEPARATE_JOURNEYS = 'journeys, separate processes';
const GENERATOR_FAULT = 'new:';

/**
 * Journeys that use several services, the broker, or a failure: they run on separate processes too. `npm run e2e` runs
 * every journey in both modes.
 */
const acrossServices = ['first-journey', 'crash', 'lifecycle', 'sign-up'];

/** @typedef {{ name: string, args: string[], counts?: () => Counts, after?: () => void }} Step */

/** From here on a product that needs the demo data copies them. */
const useDemoData = () => {
  if (existsSync(demoData)) process.env.TEST_DEMO_FOLDER = demoData;
};
const printLongestBlocks = () => {
  for (const line of longestBlocks(result('blocks.jsonl'))) process.stdout.write(`   ${line}\n`);
};

/**
 * The steps, in order. Each names its result file; without one, success counts as one test.
 * @type {Step[]}
 */
const steps = [
  { name: 'build', args: [...tsx, 'scripts/build.ts'] },
  { name: 'demo data', args: [...tsx, 'scripts/test/demo-data.ts', demoData], after: useDemoData },
  {
    name: 'unit and API tests',
    args: ['scripts/test/unit-tests.mjs'],
    counts: () => readCheckCounts(result('unit-tests.json')),
    after: printLongestBlocks,
  },
  {
    name: 'journeys, one process',
    args: [...tsx, 'scripts/e2e.ts', '--mode', 'default'],
    counts: () => readPlaywrightCounts(result('e2e-default.json')),
  },
  {
    name: SEPARATE_JOURNEYS,
    args: [...tsx, 'scripts/e2e.ts', '--mode', 'separate', ...acrossServices],
    counts: () => readPlaywrightCounts(result('e2e-separate.json')),
  },
  {
    name: 'faults',
    args: [...tsx, 'scripts/faults.ts', '--except', GENERATOR_FAULT],
    counts: () => readCheckCounts(result('faults.json')),
  },
];

/**
 * Steps that only compute: one after the other, they use what tests leave of the processors while they wait. Nothing in
 * them depends on time.
 * @type {Step[]}
 */
const besideAll = [
  { name: 'check', args: [...tsx, 'scripts/check.ts'], counts: () => readCheckCounts(result('check.json')) },
  {
    name: 'fault, npm run new',
    args: [...tsx, 'scripts/faults.ts', '--result', 'faults-new', GENERATOR_FAULT],
    counts: () => readCheckCounts(result('faults-new.json')),
  },
];

/**
 * Steps that run one after the other beside the journeys on separate processes, which leave a processor idle because they run
 * one at a time.
 * @type {Step[]}
 */
const besideSeparateJourneys = [
  { name: 'attacks', args: [...tsx, 'scripts/attacks.ts'], counts: () => readCheckCounts(result('attacks.json')) },
  {
    name: 'journey, Firefox',
    args: [...tsx, 'scripts/e2e.ts', '--browser', 'firefox'],
    counts: () => readPlaywrightCounts(result('e2e-firefox.json')),
  },
];

/** Preparation of all steps, in parallel. Its failure ends the run. */
const prepare = async () => {
  const packages = isInstalled(root) ? Promise.resolve() : runStep('npm ci', () => install(root));
  const outcomes = await Promise.allSettled([packages, runStep('browsers and rabbitmq-server', installSystemPackages)]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};

/** Runs all steps: how many tests passed and failed, and the failed ones as lines of text. */
const runAll = async () => {
  for (const earlier of [results, demoData]) rmSync(earlier, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const total = { passed: 0, failed: 0, lines: /** @type {string[]} */ ([]) };
  /** @type {ReturnType<typeof startStep>[]} */
  const ended = [];
  const printEnded = () => {
    for (const { print } of ended.splice(0)) print();
  };
  /**
   * @param {string} step
   * @param {Counts} counts
   */
  const add = (step, { passed, failed, failures }) => {
    total.passed += passed;
    total.failed += failed;
    total.lines.push(...failureLines(step, failures));
  };
  /**
   * Runs steps one after the other beside others. Their output is printed between two of those.
   * @param {Step[]} beside
   * @param {boolean} isLowPriority
   */
  const runBeside = async (beside, isLowPriority) => {
    for (const step of beside) {
      const running = startStep(step.name, { root, ...step, isLowPriority });
      add(step.name, await running.counts);
      ended.push(running);
    }
  };
  await makeGenerated(root);
  const untilTheEnd = runBeside(besideAll, true);
  for (const step of steps) {
    const beside = step.name === SEPARATE_JOURNEYS ? runBeside(besideSeparateJourneys, false) : null;
    add(step.name, await runStep(step.name, { root, ...step }));
    step.after?.();
    await beside;
    printEnded();
  }
  await untilTheEnd;
  printEnded();
  return total;
};

export const main = async () => {
  process.env.CI = 'true';
  let total = { passed: 0, failed: 1, lines: /** @type {string[]} */ ([]) };
  try {
    await prepare();
    total = await runAll();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  }
  // The last lines of a long output are read first, so failures are there again.
  if (total.lines.length > 0) process.stdout.write(`\n== failed\n${total.lines.join('\n')}\n`);
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
};
