import { performance } from 'node:perf_hooks';
import { pause } from '@folkmoot/service-kit';

/** While others use the thread, it rests for so many times as long as the work before took, up to the longest rest. */
const RESTS = 29;
const LONGEST_REST_MS = 2_000;
/** How long it looks whether others use the thread. */
const LOOK_MS = 50;
/** A thread that is used for a smaller share of that time has little else to do: somebody watches the progress, for example. */
const USED = 0.25;

interface Waiting {
  readonly wait: (ms: number) => Promise<void>;
  /** The share of a time in which the thread was used. */
  readonly usedIn: (work: () => Promise<void>) => Promise<number>;
}

const usedIn: Waiting['usedIn'] = async (work) => {
  const before = performance.eventLoopUtilization();
  await work();
  return performance.eventLoopUtilization(before).utilization;
};

/** Rests after work of `tookMs`: long while others use the thread, and no longer than it takes to see that nobody does. */
const restAfter = async (tookMs: number, { wait, usedIn }: Waiting): Promise<void> => {
  const used = await usedIn(() => wait(LOOK_MS));
  if (used >= USED) await wait(Math.min(LONGEST_REST_MS, tookMs * RESTS));
};

/**
 * The same batches, with a rest before each next one. Work through all responses of a campaign is not urgent, and requests
 * share its thread and the database. A single batch is followed by no rest, so small campaigns do not wait.
 */
export const unhurried = async function* <T>(
  batches: AsyncIterable<T>,
  waiting: Waiting = { wait: pause, usedIn },
): AsyncGenerator<T> {
  const iterator = batches[Symbol.asyncIterator]();
  try {
    let began = performance.now();
    let next = await iterator.next();
    while (!next.done) {
      yield next.value;
      next = await iterator.next();
      if (!next.done) await restAfter(performance.now() - began, waiting);
      began = performance.now();
    }
  } finally {
    await iterator.return?.();
  }
};
