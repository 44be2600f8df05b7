import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nodeFlags } from '../start/node-flags.mjs';
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

const DEFAULT_ADMINISTRATOR = 'system@folkmoot.example';

/** The accounts of an installation. */
export interface Made {
  readonly administrator: string;
  readonly hasDemo: boolean;
}

interface Marker {
  readonly seed: 'demo' | 'empty';
  readonly at: string;
  /** Absent in data folders of an earlier release. */
  readonly administrator?: string;
}

const administratorIn = (env: NodeJS.ProcessEnv): string => env.SYSTEM_ADMIN_EMAIL || DEFAULT_ADMINISTRATOR;

/** The accounts of the first start. Later starts add no accounts, whatever their options and variables are. */
export const readMade = (dataDir: string, { empty, env }: { empty: boolean; env: NodeJS.ProcessEnv }): Made => {
  const file = markerIn(dataDir);
  if (!existsSync(file)) return { administrator: administratorIn(env), hasDemo: !empty };
  const { seed, administrator = administratorIn(env) }: Marker = JSON.parse(readFileSync(file, 'utf8'));
  return { administrator, hasDemo: seed === 'demo' };
};

/**
 * First run on this data folder: runs the seed program against the running services, once. It gets the services'
 * addresses, the operator's key and SEED (`demo` or `empty`). The next start runs it again when it does not succeed.
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
  await progress.step(label, () =>
    runCommand(process.execPath, [...nodeFlags, '--enable-source-maps', program], { cwd: root, env }),
  );
  const made: Marker = { seed, at: new Date().toISOString(), administrator: administratorIn(process.env) };
  writeFileSync(marker, JSON.stringify(made));
};

const AGAIN_MS = 1000;

/** Null on success, or the problem. */
const trySeed = async (input: SeedInput): Promise<string | null> => {
  try {
    await seedOnce(input);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/**
 * The same while events do not flow: councils cannot reach the other services yet, so it retries until they can. Its
 * first part needs no events, so the people in the demo data can sign in meanwhile.
 */
export const seedWhenEventsFlow = async (input: SeedInput, isFlowing: () => boolean): Promise<void> => {
  const { dataDir, progress } = input;
  if (!existsSync(markerIn(dataDir))) progress.line('    The rest of the demo data is made then, too.');
  for (;;) {
    const wasFlowing = isFlowing();
    const problem = await trySeed(input);
    if (problem === null) return;
    if (wasFlowing) return progress.line(`  ✗ ${problem} It is tried again at the next start.`);
    await pause(AGAIN_MS);
  }
};
