import { pause } from '../concurrency/timing';

/** Most conditions come true at once. The longer one takes, the more rarely it is checked: each check is work, too. */
const FIRST_INTERVAL_MS = 10;
const LONGEST_INTERVAL_MS = 50;
const GROWTH = 1.5;
/** Only a failing test waits so long. It is less than the time limit of a test, so that the message names the condition. */
const DEFAULT_WITHIN_MS = 30_000;

/** Waits until the condition is true. Throws when it is not true within the time. */
export const until = async (
  condition: () => boolean | Promise<boolean>,
  withinMs = DEFAULT_WITHIN_MS,
): Promise<void> => {
  const deadline = Date.now() + withinMs;
  let interval = FIRST_INTERVAL_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`This was not true within ${withinMs / 1_000} seconds: ${condition}`);
    await pause(interval);
    interval = Math.min(interval * GROWTH, LONGEST_INTERVAL_MS);
  }
};
