import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Part } from '../start/parts.mjs';
import type { Progress } from '../start/progress.mjs';
import { runCommand } from '../start/run-command.mjs';
import { buildTool } from './build-tool';
import { bundle } from './bundle';

/** rspack already uses two cores; more parallel builds only use more memory. */
const BROWSER_AT_A_TIME = 2;

/** A worker is a separate file next to the service that starts it. */
const ENGINE_OR_SERVICE = ['src/main.ts', 'src/service.ts', 'src/heavy-worker.ts'];

const buildServer = (root: string, { dir }: Part): Promise<string[]> => {
  const entries = ENGINE_OR_SERVICE.filter((entry) => existsSync(path.join(root, dir, entry)));
  return bundle({
    root,
    entries: entries.map((entry) => path.join(root, dir, entry)),
    outdir: path.join(root, dir, 'dist'),
  });
};

const RUN_ENTRIES = ['run/stack.ts', 'run/all-in-one.ts', 'run/seed.ts', 'mail-catcher/mail-catcher.ts'];

const buildRun = (root: string): Promise<string[]> => {
  const entries = RUN_ENTRIES.map((entry) => path.join(root, 'scripts', entry)).filter((entry) => existsSync(entry));
  return bundle({ root, entries, outdir: path.join(root, 'build/run') });
};

/** Only mf-public also builds for the server: the page for residents. */
const RESIDENT_SCRIPT = 'build/resident.ts';

const buildBrowser = async (root: string, { dir }: Part): Promise<void> => {
  const cwd = path.join(root, dir);
  const env = { ...process.env, NODE_ENV: 'production' };
  const rspack = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  await runCommand(process.execPath, [rspack, 'build', '-c', 'rspack.config.mjs'], { cwd, env });
  if (existsSync(path.join(cwd, RESIDENT_SCRIPT))) {
    await runCommand(process.execPath, ['--import', 'tsx', RESIDENT_SCRIPT], { cwd, env });
  }
};

/** Runs the work over the items, `atATime` in parallel. */
const eachOf = async <T>(items: readonly T[], atATime: number, work: (item: T) => Promise<void>): Promise<void> => {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
};

/** Builds parts in parallel: the quick bundles while rspack works. */
export const buildParts = async (root: string, parts: readonly Part[], progress: Progress): Promise<void> => {
  const build = async (part: Part): Promise<unknown> => {
    if (part.kind === 'run') return buildRun(root);
    if (part.kind === 'tool') return buildTool(root);
    return part.kind === 'server' ? buildServer(root, part) : buildBrowser(root, part);
  };
  const step = async (part: Part): Promise<void> => {
    await progress.step(part.name, () => build(part));
  };
  await Promise.all([
    eachOf(
      parts.filter(({ kind }) => kind !== 'browser'),
      1,
      step,
    ),
    eachOf(
      parts.filter(({ kind }) => kind === 'browser'),
      BROWSER_AT_A_TIME,
      step,
    ),
  ]);
};
