import path from 'node:path';
import type { BuildReport } from '../../dev/build-reporter';
import { Problem } from '../../start/problem.mjs';
import type { Progress } from '../../start/progress.mjs';
import { type Child, keepRunning } from '../child';

const GRACE_MS = 2000;
const MOST_CRASHES = 3;

interface BrowserBuildsInput {
  root: string;
  logDir: string;
  staticDir: string;
  progress: Progress;
  /** Names of the parts, to know when each has been built. */
  parts: readonly string[];
  /** Called after each later build that compiled. */
  onBuilt(): void;
}

const isReport = (message: unknown): message is BuildReport =>
  typeof message === 'object' && message !== null && 'parts' in message && 'problems' in message;

/** Reports the builds. The first builds are reported differently: no page waits for a reload yet. */
const createReporter = ({ parts, progress, onBuilt }: BrowserBuildsInput, onAllBuilt: () => void) => {
  const missing = new Set(parts);
  const reportFirst = (report: BuildReport): void => {
    for (const part of report.parts) missing.delete(part);
    if (missing.size === 0) onAllBuilt();
  };
  const reportLater = ({ parts: built, problems, ms }: BuildReport): void => {
    if (problems.length > 0) return;
    progress.line(`  ✓ built ${built.join(', ')} (${Math.round(ms)} ms)`);
    onBuilt();
  };
  return (report: BuildReport): void => {
    for (const problem of report.problems) progress.line(`  ✗ ${problem}`);
    const reportBuild = missing.size > 0 ? reportFirst : reportLater;
    reportBuild(report);
  };
};

const argumentsOf = (root: string): string[] => [
  '--import',
  path.join(root, 'scripts/start/end-with-parent.mjs'),
  path.join(root, 'node_modules/@rspack/cli/bin/rspack.js'),
  ...['build', '--watch', '--mode', 'development'],
  // Without this loader, Node versions with partial TypeScript support would try to read the file and fail.
  ...['--config-loader', 'jiti', '-c', 'scripts/dev/rspack.config.ts'],
];

/**
 * rspack in one process for shell and remotes, in watch mode. `first` resolves when each of them has been built once.
 */
export const startBrowserBuilds = (input: BrowserBuildsInput): { child: Child; first: Promise<void> } => {
  const { root, logDir, staticDir, progress } = input;
  let settle = { resolve: () => {}, reject: (_problem: Problem) => {} };
  const first = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const report = createReporter(input, () => settle.resolve());
  const child = keepRunning({
    name: 'browser-builds',
    command: process.execPath,
    args: argumentsOf(root),
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', STATIC_DIR: staticDir },
    logDir,
    graceMs: GRACE_MS,
    onCrash: (name) => {
      if (child.crashes() >= MOST_CRASHES) settle.reject(new Problem(`${name} does not start:`, child.lastLines()));
      progress.line(`  ! ${name} ended unexpectedly and is started again (${logDir}/${name}.log)`);
    },
    onMessage: (message) => isReport(message) && report(message),
  });
  return { child, first };
};
