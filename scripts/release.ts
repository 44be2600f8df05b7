/**
 * @file `npm run release -- add|live|canary|end-canary|list [REMOTE] [VERSION] [COUNCIL ...] [--static DIR] [--registry FILE]`:
 * what a team does to release its remote by itself. See docs/guides/release-a-remote.md.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lookup, type RegistryLine, registryFileSchema, registryLineSchema } from '@folkmoot/contracts';
import { checkReleases } from '@folkmoot/service-kit';
import { layOutRemote } from './build/lay-out';
import { writeRegistry } from './build/write-registry';
import { canary, changeLine, describeLine, endCanary, live } from './release/lines';

const USAGE = `Usage: npm run release -- COMMAND [--static DIR] [--registry FILE]
  add REMOTE                          puts what was built beside the releases that are there; says its version
  live REMOTE VERSION                 everybody gets it; with an older version: rolls back
  canary REMOTE VERSION COUNCIL ...   these councils (their ids) get it first
  end-canary REMOTE                   they get again what everybody has
  list                                what the registry says`;

const root = path.resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    static: { type: 'string', default: path.join(root, 'build/static') },
    registry: { type: 'string', default: path.join(root, 'build/remotes.json') },
  },
});
const [command = '', remote = '', version = '', ...councils] = positionals;
const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const fail = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

const readLines = (): RegistryLine[] => {
  const { remotes } = registryFileSchema.parse(JSON.parse(readFileSync(values.registry, 'utf8')));
  return remotes.map((line) => registryLineSchema.parse(line));
};

/** The line is written only when every file that it names is there: a gateway would not take it otherwise. */
const change = async (by: (line: RegistryLine) => RegistryLine): Promise<void> => {
  const lines = changeLine(readLines(), remote, by);
  const changed = registryLineSchema.parse(lines.find(({ name }) => name === remote));
  await checkReleases(values.static, changed);
  writeRegistry(values.registry, lines);
  say(describeLine(changed));
};

const add = async (): Promise<void> => {
  if (!existsSync(path.join(root, remote, 'dist/mf-manifest.json'))) fail(`Not built yet: npm run build -- ${remote}`);
  say((await layOutRemote(root, remote, values.static)).version);
};

/** A version that somebody mistyped is told with those that there are. */
const needsToBeThere = (): void => {
  const folder = path.join(values.static, 'remotes', remote);
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  if (versions.includes(version)) return;
  fail(
    `${remote} has no release ${version}. There is ${versions.join(', ') || 'none'}. One more: npm run release -- add ${remote}`,
  );
};

const changeTo = async (by: (line: RegistryLine) => RegistryLine): Promise<void> => {
  needsToBeThere();
  await change(by);
};

const commands: Readonly<Record<string, { needs: boolean; run(): Promise<void> }>> = {
  add: { needs: Boolean(remote), run: add },
  live: { needs: Boolean(version), run: () => changeTo(live(version)) },
  canary: { needs: councils.length > 0, run: () => changeTo(canary(version, councils)) },
  'end-canary': { needs: Boolean(remote), run: () => change(endCanary) },
  list: { needs: true, run: async () => say(readLines().map(describeLine).join('\n')) },
};

const asked = lookup(commands, command);
if (!asked?.needs) fail(USAGE);
await asked?.run().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
