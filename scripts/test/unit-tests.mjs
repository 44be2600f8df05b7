/**
 * @file The unit and API tests of `npm test`, in groups of files that share their modules. When a group ends early, the
 * files that have no result run again, each by itself, so that none of them hides the others.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../start/node-flags.mjs';
import { readJestCounts } from './counts.mjs';
import { readUnitResults } from './unit-results.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const results = path.join(root, 'build/test');
const { readGroups, removeGroups, writeMeasuredDurations } = createRequire(import.meta.url)(
  '../../packages/tooling/jest/groups.cjs',
);

/** @typedef {import('./unit-results.mjs').Group} Group */
/** @typedef {import('./unit-results.mjs').Suite} Suite */

/** @param {string} text */
const print = (text) => void process.stdout.write(`${text}\n`);

/**
 * @param {string} file
 * @returns {Suite[]}
 */
const readSuites = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).testResults;
  } catch {
    return [];
  }
};

/**
 * Tests allocate much memory: with a larger young generation the garbage collector runs half as often. Workers inherit
 * it. Tests of servers wait half of their time, so a third worker runs meanwhile.
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
const runJest = (name, args, env) => {
  const file = path.join(results, `${name}.json`);
  rmSync(file, { force: true });
  const jest = ['--max-semi-space-size=64', ...nodeFlags, 'node_modules/jest/bin/jest.js', '--ci', '--maxWorkers=3'];
  spawnSync(process.execPath, [...jest, '--json', `--outputFile=${file}`, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return { counts: readJestCounts(file), suites: readSuites(file) };
};

/** @param {string[]} files */
const runAgain = (files) => {
  print(`\nThese files have no result, and run again by themselves:\n${files.map((file) => `  ${file}`).join('\n')}`);
  const { counts, suites } = runJest('jest-again', ['--runTestsByPath', ...files], {});
  const singles = files.map((file) => ({ path: file, files: [file] }));
  return { counts, ...readUnitResults(suites, singles, root) };
};

mkdirSync(results, { recursive: true });
removeGroups();
const patterns = process.argv.slice(2);
const { counts, suites } = runJest('jest', patterns, { TEST_GROUPS: process.env.TEST_GROUPS ?? 'alphabetical' });
/** @type {Group[]} */
const groups = readGroups();
const chosen = groups.filter(({ path: file }) => patterns.length === 0 || patterns.some((part) => file.includes(part)));
const first = readUnitResults(suites, chosen, root);
// Without any result jest itself has ended.
const again = suites.length > 0 && first.missing.length > 0 ? runAgain(first.missing) : null;
const failedFiles = [...first.failed, ...(again?.failed ?? []), ...(again?.missing ?? [])];
if (failedFiles.length > 0)
  print(`\nFailed. Run one by npx jest PATH:\n${failedFiles.map((file) => `  ${file}`).join('\n')}`);
writeMeasuredDurations(suites);

const passed = counts.passed + (again?.counts.passed ?? 0);
// A file that has no result even by itself fails, whatever jest says.
const failed = Math.max(counts.failed + (again?.counts.failed ?? 0), failedFiles.length);
const missing = (again?.missing ?? []).map((file) => ({ name: file, problems: ['has no result even by itself'] }));
const failures = [...counts.failures, ...(again?.counts.failures ?? []), ...missing];
writeFileSync(path.join(results, 'unit-tests.json'), JSON.stringify({ passed, failed, failures }));
if (failed > 0) process.exitCode = 1;
