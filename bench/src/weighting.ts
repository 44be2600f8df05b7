/**
 * @file `npm run bench -- weighting`: milliseconds to weight 50,000 responses by five dimensions in a thread (target 1,000), and the time for
 * each response beside that of 5,000 responses (target: flat). A hard survey (every combination of answers, uneven shares) is beside it.
 */
import { once } from 'node:events';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { DEFAULT_TRIM, type Margin, type ResponseCategories, seededRandom, weighResponses } from '@folkmoot/statistics';
import { machine, median } from './rounds';
import { weightedCampaigns } from './weighted-campaigns';

const FEW = 5_000;
const MANY = 50_000;
const ROUNDS = Number(process.env.ROUNDS ?? 9);
/** Categories of area, age band, tenure, ethnic group and gender. */
const USUAL = [21, 7, 4, 6, 3];
/** Nearly every response has categories of its own. */
const HARD = [60, 40, 20, 20, 10];
const NOT_COUNTED = 0.05;

interface Task {
  readonly sizes: readonly number[];
  readonly responses: number;
}

interface Result {
  readonly milliseconds: number;
  readonly state: string;
  readonly iterations: number;
}

const marginsOf = (sizes: readonly number[]): Margin[] =>
  sizes.map((size, dimension) => ({
    id: `d${dimension}`,
    categories: Array.from({ length: size }, (_, index) => ({
      id: `c${index}`,
      people: 1_000 + 100 * ((index * 7) % size),
    })),
  }));

/** The first categories answer more often than the last. */
const responsesOf = ({ sizes, responses }: Task): ResponseCategories[] => {
  const random = seededRandom(24);
  return Array.from({ length: responses }, () =>
    sizes.map((size) => (random() < NOT_COUNTED ? null : `c${Math.floor(size * random() ** 1.3)}`)),
  );
};

const measure = (task: Task): Result => {
  const responses = responsesOf(task);
  const margins = marginsOf(task.sizes);
  const start = performance.now();
  const { state, raking } = weighResponses(responses, { margins, trim: DEFAULT_TRIM });
  return { milliseconds: performance.now() - start, state, iterations: raking?.iterations ?? 0 };
};

/** Threads do not inherit tsx, which reads TypeScript. */
const START_WITH_TYPES = `
  const { workerData } = require('node:worker_threads');
  import('tsx/esm/api').then(({ register }) => {
    register();
    return import(workerData);
  });
`;

const answerTasks = (): void => {
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(measure(task)));
};

const ask = async (worker: Worker, task: Task): Promise<Result> => {
  const answer = once(worker, 'message');
  worker.postMessage(task);
  const [result] = await answer;
  return result as Result;
};

const figures = (values: readonly number[], digits: number): string =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;

const report = async (worker: Worker, name: string, sizes: readonly number[]): Promise<string> => {
  const times: { few: number; many: number }[] = [];
  let last: Result | undefined;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const { milliseconds: few } = await ask(worker, { sizes, responses: FEW });
    last = await ask(worker, { sizes, responses: MANY });
    // The first round compiles.
    if (round > 0) times.push({ few, many: last.milliseconds });
  }
  const ratios = times.map(({ few, many }) => many / MANY / (few / FEW));
  const milliseconds = times.map(({ many }) => many);
  return [
    `${name}: ${MANY} responses, ${sizes.join(' x ')} categories: ${figures(milliseconds, 0)} ms, ${last?.state} after ${last?.iterations} cycles`,
    `  time for each response, ${MANY} to ${FEW}: ${figures(ratios, 2)}`,
  ].join('\n');
};

export const weighting = async (): Promise<string> => {
  const worker = new Worker(START_WITH_TYPES, { eval: true, workerData: import.meta.url, execArgv: [] });
  const lines = [await report(worker, 'usual', USUAL), await report(worker, 'hard', HARD)];
  await worker.terminate();
  if (process.env.ONLY === 'pure') return [machine(), ...lines].join('\n');
  return [machine(), ...lines, await weightedCampaigns(), machine()].join('\n');
};

if (!isMainThread) answerTasks();
