/**
 * @file The steps of `npm start`, from a new clone to a running product. Node's own modules only: packages may not be
 * installed yet.
 */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { claimDataFolder } from './data-folder.mjs';
import { makeGenerated } from './generated.mjs';
import { install, isInstalled } from './install.mjs';
import { readOptions, usage } from './options.mjs';
import { readParts } from './parts.mjs';
import { assertPortFree } from './ports.mjs';
import { keepNewFilesPrivate } from './private-folder.mjs';
import { createProgress } from './progress.mjs';
import { runCommand, stopCommandsWithUs } from './run-command.mjs';
import { staleParts } from './stale.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @param {import('./progress.mjs').Progress} progress
 * @param {boolean} isDev development builds the browser's parts itself, and the operator's tool runs from its sources
 */
const prepare = async (progress, isDev) => {
  if (!isInstalled(root)) {
    await progress.step(
      'packages are being installed (about a minute)',
      () => install(root),
      () => 'packages installed',
    );
  }
  await makeGenerated(root);
  const stale = staleParts(
    root,
    readParts(root).filter(({ kind }) => !isDev || kind === 'server' || kind === 'run'),
  );
  if (stale.length === 0) return;
  const names = stale.map(({ name }) => name);
  await progress.step(
    `${names.length} parts are being built`,
    () => runCommand(process.execPath, ['--import', 'tsx', 'scripts/build.ts', ...names], { cwd: root }),
    () => `built ${names.length > 4 ? `${names.length} parts` : names.join(', ')}`,
  );
};

/**
 * @param {string[]} argv
 * @param {import('./progress.mjs').Progress} progress
 */
const start = async (argv, progress) => {
  const options = readOptions(argv, root);
  if (options.help) return progress.line(usage);
  const host = process.env.HOST ?? '127.0.0.1';
  progress.line('\nFolkmoot');
  await progress.step(`Node ${process.versions.node}, port ${options.port}, ${options.dataDir}`, async () => {
    await assertPortFree(options.port, host);
    await claimDataFolder(options.dataDir, options.port);
  });
  const release = stopCommandsWithUs();
  await prepare(progress, options.dev);
  release();
  // After the build: all users of this checkout may read the build output.
  keepNewFilesPrivate();
  const { runStack } = await import(pathToFileURL(path.join(root, 'build/run/stack.mjs')).href);
  await runStack({ ...options, host, root, progress });
};

/**
 * The text of an error for the person. It compares the name, because the bundled part of the program has its own
 * Problem class.
 * @param {unknown} error
 * @returns {string[]}
 */
const describe = (error) => {
  if (!(error instanceof Error)) return [`\n  ✗ ${error}`];
  if (error.name !== 'Problem') return [`\n  ✗ ${error.stack ?? error.message}`];
  /** @type {string[]} */
  const details = 'details' in error && Array.isArray(error.details) ? error.details : [];
  return [`\n  ✗ ${error.message}`, ...details.map((line) => `    ${line}`)];
};

/**
 * Runs `npm start`. A problem is printed in one line, and the exit code is 1.
 * @param {string[]} argv
 */
export const main = async (argv) => {
  const progress = createProgress();
  try {
    await start(argv, progress);
  } catch (error) {
    for (const line of describe(error)) process.stderr.write(`${line}\n`);
    process.exit(1);
  }
};
