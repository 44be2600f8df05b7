import { setTimeout as pause } from 'node:timers/promises';
import { readParts } from '../start/parts.mjs';
import type { Progress } from '../start/progress.mjs';
import { runCommand } from '../start/run-command.mjs';
import { staleParts } from '../start/stale.mjs';

const EVERY_MS = 700;

interface WatchInput {
  root: string;
  progress: Progress;
  restart(): Promise<void>;
}

const rebuild = async ({ root, progress, restart }: WatchInput): Promise<void> => {
  const stale = staleParts(root, readParts(root));
  if (stale.length === 0) return;
  const names = stale.map(({ name }) => name);
  await progress.step(
    `${names.join(', ')} changed`,
    () => runCommand(process.execPath, ['--import', 'tsx', 'scripts/build.ts', ...names], { cwd: root }),
    () => `rebuilt ${names.join(', ')}`,
  );
  if (stale.some(({ kind }) => kind === 'server')) await restart();
};

/**
 * Development: what changes is built again. The gateway re-reads the remotes' registry by itself, so a changed remote
 * needs only a reload of the page; changed services are started again.
 */
export const watchSources = async (input: WatchInput): Promise<never> => {
  for (;;) {
    await pause(EVERY_MS);
    try {
      await rebuild(input);
    } catch (error) {
      input.progress.line(`  ✗ ${error instanceof Error ? error.message : error}`);
      if (error instanceof Error && 'details' in error) input.progress.line(String(Object(error).details.join('\n')));
      await pause(EVERY_MS * 4);
    }
  }
};
