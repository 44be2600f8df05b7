import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { mongo } from 'mongoose';
import {
  demoDataDir,
  freshDataDir,
  type RunningProduct,
  removeDataDir,
  startProduct,
} from '../../scripts/product/running-product';
import { DEPLOYABLES_VARIABLE, type Deployable } from '../../scripts/run/environment';
import { machine } from './rounds';
import { readProcess, ticksPerSecond, type Usage, usageOf } from './usage';

const root = path.join(import.meta.dirname, '../..');
/** The work of the start is over after this time, and looks for work have become rare. */
const REST_MS = Number(process.env.REST_SECONDS ?? 60) * 1_000;
const MEASURE_MS = Number(process.env.SECONDS ?? 120) * 1_000;
const KIB_PER_MB = 1_024;

/** The processes of a product: the first one and all that it has started. */
const usagesOf = (first: number): Usage[] => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => usageOf(Number(name)) ?? []);
  const family = new Set([first]);
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.filter(({ pid }) => family.has(pid));
};

/** The address of the database, from the environment of the process that has the services. */
const databaseUriOf = (usages: readonly Usage[]): string | undefined => {
  for (const { pid } of usages) {
    const variables = readProcess(pid, 'environ')?.split('\0') ?? [];
    const value = variables.find((each) => each.startsWith(`${DEPLOYABLES_VARIABLE}=`));
    if (!value) continue;
    const deployables: Deployable[] = JSON.parse(value.slice(DEPLOYABLES_VARIABLE.length + 1));
    return deployables.map(({ env }) => env.MONGODB_URI).find((uri) => uri !== undefined);
  }
  return undefined;
};

type Counters = Readonly<Record<string, number>>;

/** MongoDB's counters of commands. Null when the database cannot be asked. */
const readCounters = async (uri: string | undefined): Promise<Counters | null> => {
  if (!uri) return null;
  const client = await mongo.MongoClient.connect(uri);
  try {
    return (await client.db('admin').command({ serverStatus: 1 })).opcounters ?? null;
  } finally {
    await client.close();
  }
};

const commandsLine = (before: Counters | null, after: Counters | null, seconds: number): string => {
  if (!before || !after) return 'commands to the database: not known';
  const kinds = Object.keys(after).map((kind) => [kind, ((after[kind] ?? 0) - (before[kind] ?? 0)) / seconds] as const);
  const total = kinds.reduce((sum, [, rate]) => sum + rate, 0);
  const each = kinds.filter(([, rate]) => rate > 0).map(([kind, rate]) => `${kind} ${rate.toFixed(2)}`);
  return `commands to the database: ${total.toFixed(2)} per second (${each.join(', ')})`;
};

const row = (name: string, share: number, resident: number, own: number): string =>
  `  ${name.padEnd(40)} ${share.toFixed(2).padStart(6)} % ${resident.toFixed(0).padStart(6)} MB ${own.toFixed(0).padStart(6)} MB`;

const measure = async ({ pid }: RunningProduct): Promise<string[]> => {
  await pause(REST_MS);
  const hertz = ticksPerSecond();
  const before = usagesOf(pid);
  const uri = databaseUriOf(before);
  const countersBefore = await readCounters(uri);
  const startedAt = performance.now();
  const ticksBefore = new Map(usagesOf(pid).map((each) => [each.pid, each.ticks]));
  await pause(MEASURE_MS);
  const after = usagesOf(pid);
  const seconds = (performance.now() - startedAt) / 1_000;
  const countersAfter = await readCounters(uri);
  const rows = after.map(({ pid: each, name, ticks, residentKib, ownKib }) => ({
    name,
    share: ((ticks - (ticksBefore.get(each) ?? 0)) / hertz / seconds) * 100,
    resident: residentKib / KIB_PER_MB,
    own: ownKib / KIB_PER_MB,
  }));
  const sumOf = (field: 'share' | 'resident' | 'own') => rows.reduce((sum, each) => sum + each[field], 0);
  const shared = Math.max(...rows.map(({ resident, own }) => resident - own));
  return [
    '  process                              processor  resident       own',
    ...rows.map(({ name, share, resident, own }) => row(name, share, resident, own)),
    row('together', sumOf('share'), sumOf('resident'), sumOf('own')),
    `  memory with shared pages counted once: ${(sumOf('own') + shared).toFixed(0)} MB`,
    `  ${commandsLine(countersBefore, countersAfter, seconds)}`,
  ];
};

const measured = async (title: string, dataDir: string, args: readonly string[]): Promise<string[]> => {
  const product = await startProduct({ root, dataDir, args });
  try {
    return [title, ...(await measure(product))];
  } finally {
    await product.stop();
    removeDataDir(dataDir);
  }
};

/**
 * Processor share of one core, resident memory and commands to the database while nobody uses the product, on an empty
 * and on a demo data folder.
 */
export const idle = async (): Promise<string> => {
  const { ONLY } = process.env;
  const empty = ONLY === 'demo' ? [] : await measured('empty', freshDataDir(), ['--empty']);
  const demo = ONLY === 'empty' ? [] : await measured('with demo data', demoDataDir(), []);
  return [...empty, ...demo, machine()].join('\n');
};
