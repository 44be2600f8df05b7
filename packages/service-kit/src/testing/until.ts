import { pause } from '../concurrency/timing';

const CHECK_INTERVAL_MS = 20;
/** Only a failing test waits so long. It is less than the time limit of a test, so that the message names the condition. */
const DEFAULT_WITHIN_MS = 30_000;

/** Waits until the condition is true. Throws when it is not true within the time. */
export const until = async (
  condition: () => boolean | Promise<boolean>,
  withinMs = DEFAULT_WITHIN_MS,
): Promise<void> => {
  const deadline = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`This was not true within ${withinMs / 1_000} seconds: ${condition}`);
    await pause(CHECK_INTERVAL_MS);
  }
};
