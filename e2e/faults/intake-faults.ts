import { setTimeout as pause } from 'node:timers/promises';
import type { CheckStep } from '../../scripts/check/run-steps';
import { DEMO_CAMPAIGN, reportedResponses, signIn } from '../../scripts/product/people';
import { type RunningProduct, startProduct } from '../../scripts/product/running-product';
import { comesTrue, withDemoData } from './fault-tests';
import { killProgram, type Program, programNames } from './processes';
import { randomOf } from './random';
import { Writers } from './writers';

const WRITERS = 64;
/** In two rounds each victim is killed once. */
const WRITING_MS = 3_000;
const KILLS_PER_ROUND = 3;
/** A process that is killed often is restarted with growing delays: a new product after this number of rounds. */
const ROUNDS_PER_PRODUCT = 4;
const TIMEOUT_MS = 90_000;
/** Long enough for a second delivery to arrive. */
const QUIET_MS = 2_000;

/** The victims of a round, with their kill times in milliseconds after the start. */
const killsOf = (seed: number): { victim: Program; atMs: number }[] => {
  const random = randomOf(seed);
  const first = (seed * KILLS_PER_ROUND) % programNames.length;
  return Array.from({ length: KILLS_PER_ROUND }, (_, index) => ({
    victim: programNames[(first + index) % programNames.length] ?? 'public',
    atMs: Math.round(random.next() * WRITING_MS),
  })).sort((a, b) => a.atMs - b.atMs);
};

const killAll = async (seed: number, dataDir: string): Promise<string[]> => {
  const began = Date.now();
  const missed: string[] = [];
  for (const { victim, atMs } of killsOf(seed)) {
    await pause(Math.max(0, atMs - (Date.now() - began)));
    if (!killProgram(victim, dataDir)) missed.push(`seed ${seed}: no process of ${victim} to kill`);
  }
  await pause(Math.max(0, WRITING_MS - (Date.now() - began)));
  return missed;
};

/** One round: 64 people answer while processes die. Then everything that was acknowledged must exist, once. */
const round = async (
  product: RunningProduct,
  seed: number,
  before: number,
): Promise<{ problems: string[]; after: number }> => {
  const { origin, dataDir } = product;
  const writers = new Writers(origin, DEMO_CAMPAIGN);
  await writers.begin(WRITERS);
  const missed = await killAll(seed, dataDir);
  const { acknowledged } = writers;
  // On a busy machine a process may be back only after the last kill: people continue to answer until then.
  await comesTrue(() => acknowledged.size > WRITERS, TIMEOUT_MS);
  await writers.finish(TIMEOUT_MS);
  await writers.repeatAll(TIMEOUT_MS);
  const expected = before + acknowledged.size;
  let cookie = '';
  const countResponses = async () => {
    cookie ||= await signIn(origin);
    return reportedResponses(origin, cookie);
  };
  await comesTrue(async () => (await countResponses()) >= expected, TIMEOUT_MS);
  await pause(QUIET_MS);
  const after = await countResponses();
  const victimsNamed = killsOf(seed)
    .map(({ victim, atMs }) => `${victim} at ${atMs} ms`)
    .join(', ');
  const problems = [
    ...missed,
    ...writers.problems,
    ...(acknowledged.size > WRITERS ? [] : [`only ${acknowledged.size} responses were acknowledged`]),
    ...(after === expected ? [] : [`${after - before} responses reported, ${acknowledged.size} acknowledged`]),
  ];
  return { problems: problems.map((line) => `seed ${seed} (${victimsNamed}): ${line}`), after };
};

const rounds = (root: string, seeds: readonly number[]) =>
  withDemoData(async (dataDir) => {
    const product = await startProduct({ root, args: ['--separate'], dataDir });
    const problems: string[] = [];
    try {
      let reported = await reportedResponses(product.origin, await signIn(product.origin));
      for (const seed of seeds) {
        const done = await round(product, seed, reported);
        problems.push(...done.problems);
        reported = done.after;
      }
    } finally {
      await product.stop();
    }
    return problems;
  });

const SHORT = 2;
const LONG = 20;

/** Processes that are killed while residents answer: two seeds, or the twenty of `npm run check:faults`. */
export const intakeFaults = (root: string, isLong: boolean): CheckStep[] => {
  const seeds = Array.from({ length: isLong ? LONG : SHORT }, (_, seed) => seed);
  const products = Math.ceil(seeds.length / ROUNDS_PER_PRODUCT);
  return Array.from({ length: products }, (_, index) => {
    const own = seeds.slice(index * ROUNDS_PER_PRODUCT, (index + 1) * ROUNDS_PER_PRODUCT);
    return {
      name: `intake: 64 writers, kill -9 of services, gateway and engine, seeds ${own.join(' ')}: nothing lost or doubled`,
      run: () => rounds(root, own),
    };
  });
};
