import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Progress } from '../start/progress.mjs';
import { runCommand } from '../start/run-command.mjs';
import type { Deployable } from './environment';
import { readSecrets } from './secrets';

interface SeedInput {
  root: string;
  dataDir: string;
  empty: boolean;
  progress: Progress;
  deployables: readonly Deployable[];
}

const markerIn = (dataDir: string): string => path.join(dataDir, 'seeded.json');

/**
 * First run on this data folder: runs the seed program against the running services, once.
 * It gets the services' addresses, the operator's key, SEED (`demo` or `empty`), and is run again next time if it does not succeed.
 */
export const seedOnce = async ({ root, dataDir, empty, progress, deployables }: SeedInput): Promise<void> => {
  const program = path.join(root, 'build/run/seed.mjs');
  const marker = markerIn(dataDir);
  const gateway = deployables.find(({ name }) => name === 'gateway');
  if (existsSync(marker) || !existsSync(program) || !gateway) return;
  const seed = empty ? 'empty' : 'demo';
  const label = empty ? 'system administrator made' : 'demo data made';
  const { SERVICE_KEY_OPERATOR } = readSecrets(dataDir, process.env);
  const own = { SERVICE_KEY: SERVICE_KEY_OPERATOR, SEED: seed, GATEWAY_URL: gateway.url };
  const env = { ...process.env, ...gateway.env, ...own };
  await progress.step(label, () => runCommand(process.execPath, ['--enable-source-maps', program], { cwd: root, env }));
  writeFileSync(marker, JSON.stringify({ seed, at: new Date().toISOString() }));
};

const AGAIN_MS = 1000;

/** Null when it was done, else what is wrong. */
const trySeed = async (input: SeedInput): Promise<string | null> => {
  try {
    await seedOnce(input);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/**
 * The same while events do not flow: councils cannot reach the other services yet, so it is tried until they can. Its
 * first part needs no events, so the people who are in the demo data can sign in meanwhile.
 */
export const seedWhenEventsFlow = async (input: SeedInput, isFlowing: () => boolean): Promise<void> => {
  const { dataDir, progress } = input;
  if (!existsSync(markerIn(dataDir))) progress.line('    The demo data is made whole then, too.');
  for (;;) {
    const wasFlowing = isFlowing();
    const problem = await trySeed(input);
    if (problem === null) return;
    if (wasFlowing) return progress.line(`  ✗ ${problem} It is tried again at the next start.`);
    await pause(AGAIN_MS);
  }
};
