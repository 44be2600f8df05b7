import { setTimeout as pause } from 'node:timers/promises';
import { readParts } from '../../start/parts.mjs';
import type { Progress } from '../../start/progress.mjs';
import { runCommand } from '../../start/run-command.mjs';
import { staleParts } from '../../start/stale.mjs';

const EVERY_MS = 700;

interface WatchInput {
  root: string;
  progress: Progress;
  restart(): Promise<void>;
  /** Builds the pages of residents when they have changed. */
  refreshPages(): Promise<void>;
}

const rebuildServers = async ({ root, progress, restart }: WatchInput): Promise<void> => {
  const parts = readParts(root).filter(({ kind }) => kind === 'server' || kind === 'run');
  const stale = staleParts(root, parts);
  if (stale.length === 0) return;
  const names = stale.map(({ name }) => name);
  await progress.step(
    `${names.join(', ')} changed`,
    async () => {
      await runCommand(process.execPath, ['--import', 'tsx', 'scripts/build.ts', ...names], { cwd: root });
      if (stale.some(({ kind }) => kind === 'server')) await restart();
    },
    () => `rebuilt ${names.join(', ')}`,
  );
};

/** Watches the sources that rspack does not: changed services are built and restarted. Never returns. */
export const watchServers = async (input: WatchInput): Promise<never> => {
  for (;;) {
    await pause(EVERY_MS);
    try {
      await rebuildServers(input);
      await input.refreshPages();
    } catch (error) {
      input.progress.line(`  ✗ ${error instanceof Error ? error.message : error}`);
      if (error instanceof Error && 'details' in error) input.progress.line(String(Object(error).details.join('\n')));
      await pause(EVERY_MS * 4);
    }
  }
};
