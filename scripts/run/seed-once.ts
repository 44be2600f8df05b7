import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Progress } from '../start/progress.mjs';
import { runCommand } from '../start/run-command.mjs';
import type { Deployable } from './environment';

interface SeedInput {
  root: string;
  dataDir: string;
  empty: boolean;
  progress: Progress;
  deployables: readonly Deployable[];
}

/**
 * First run on this data folder: runs the seed program against the running services, once.
 * It gets the services' environment, SEED (`demo` or `empty`), and is run again next time if it does not succeed.
 */
export const seedOnce = async ({ root, dataDir, empty, progress, deployables }: SeedInput): Promise<void> => {
  const program = path.join(root, 'build/run/seed.mjs');
  const marker = path.join(dataDir, 'seeded.json');
  const gateway = deployables.find(({ name }) => name === 'gateway');
  if (existsSync(marker) || !existsSync(program) || !gateway) return;
  const seed = empty ? 'empty' : 'demo';
  const label = empty ? 'system administrator made' : 'demo data made';
  const env = { ...process.env, ...gateway.env, SEED: seed, GATEWAY_URL: gateway.url };
  await progress.step(label, () => runCommand(process.execPath, ['--enable-source-maps', program], { cwd: root, env }));
  writeFileSync(marker, JSON.stringify({ seed, at: new Date().toISOString() }));
};
