/**
 * @file `npm run check:remote -w mf-x [-- --shell HASH] [-- --static DIR]`: builds this remote from the working tree, and opens
 * it in the shell that is released in DIR, by default `build/static`. No other remote of the dashboard
 * is there, except beside one without routes, which the others use.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type RegistryLine, registryFileSchema } from '@folkmoot/contracts';
import { writeRegistry } from '@folkmoot/service-kit/write-registry';
import { layOutRemote } from '../../scripts/build/lay-out';
import { removeDataDir, startProduct } from '../../scripts/product/running-product';
import { runCommand } from '../../scripts/start/run-command.mjs';
import { releaseProblems } from './release-problems';
import { screenProblems } from './screen-problems';

const root = path.resolve(import.meta.dirname, '../..');
/** The public service renders the residents' pages with its release, so it is always there. */
const RESIDENTS = 'mf-public';
const HASH_LENGTH = 12;

/** The page names every file of the shell by a hash, so the hash of the page is that of the bundle. */
const hashOfShell = (staticDir: string): string =>
  createHash('sha256')
    .update(readFileSync(path.join(staticDir, 'shell/index.html')))
    .digest('hex')
    .slice(0, HASH_LENGTH);

/** Releases beside the remote. One without routes is used by others, so all others are there. */
const releasedBeside = (remote: string): RegistryLine[] => {
  const file = path.join(root, 'build/remotes.json');
  const { remotes } = registryFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { routes } = JSON.parse(readFileSync(path.join(root, remote, 'remote.json'), 'utf8')) as { routes: string[] };
  const others = (remotes as RegistryLine[]).filter(({ name }) => name !== remote);
  return routes.length === 0 ? others : others.filter(({ name }) => name === RESIDENTS);
};

/** A folder with the released shell and this remote, as a gateway serves it. */
const serve = async (remote: string, staticDir: string, dir: string) => {
  const served = path.join(dir, 'static');
  cpSync(path.join(staticDir, 'shell'), path.join(served, 'shell'), { recursive: true });
  const others = releasedBeside(remote);
  for (const { name, version } of others) {
    const release = path.join('remotes', name, version);
    cpSync(path.join(root, 'build/static', release), path.join(served, release), { recursive: true });
  }
  const line = await layOutRemote(root, remote, served);
  const registry = path.join(dir, 'remotes.json');
  writeRegistry(registry, [line, ...others]);
  return { served, registry, line };
};

const check = async (remote: string, staticDir: string, wanted: string | undefined): Promise<string[]> => {
  const shell = hashOfShell(staticDir);
  if (wanted && !shell.startsWith(wanted)) return [`the shell in ${staticDir} is ${shell}, not ${wanted}`];
  await runCommand('npm', ['run', 'build', '--', remote], { cwd: root });
  const dir = mkdtempSync(path.join(os.tmpdir(), 'folkmoot-remote-'));
  try {
    const { served, registry, line } = await serve(remote, staticDir, dir);
    process.stdout.write(`${remote} ${line.version} in shell ${shell}\n`);
    const problems = await releaseProblems(served, line);
    if (problems.length > 0) return problems;
    const product = await startProduct({ root, env: { STATIC_DIR: served, REMOTES_FILE: registry } });
    try {
      return await screenProblems(product.origin, served, line, (text) => process.stdout.write(`  ✓ ${text}\n`));
    } finally {
      await product.stop();
      removeDataDir(product.dataDir);
    }
  } finally {
    rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
  }
};

const { values } = parseArgs({ options: { shell: { type: 'string' }, static: { type: 'string' } } });
const remote = path.basename(process.cwd());
const staticDir = values.static ? path.resolve(values.static) : path.join(root, 'build/static');
const problems = await check(remote, staticDir, values.shell);
for (const problem of problems) process.stderr.write(`  ✗ ${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
