import { pause } from '@folkmoot/service-kit';

/** After a failure. */
const RETRY_MS = 15 * 60_000;
/** A timer of a machine that sleeps is late, so it is set for a short time. */
const LONGEST_WAIT_MS = 15 * 60_000;
const SHORTEST_WAIT_MS = 1_000;

interface Watch {
  /** Does what is due. Resolves to the time of the next backup. */
  readonly run: () => Promise<Date>;
  readonly onError: (error: unknown) => void;
  readonly signal: AbortSignal;
}

/** Waits until a time by the clock of the wall. */
const pauseUntil = async (at: Date, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted && at.getTime() > Date.now()) {
    const left = at.getTime() - Date.now();
    await pause(Math.min(Math.max(left, SHORTEST_WAIT_MS), LONGEST_WAIT_MS), signal);
  }
};

/** Runs again and again until the signal aborts, one run at a time. The first run starts at once. */
export const watchBackups = async ({ run, onError, signal }: Watch): Promise<void> => {
  while (!signal.aborted) {
    try {
      await pauseUntil(await run(), signal);
    } catch (error) {
      if (signal.aborted) return;
      onError(error);
      await pause(RETRY_MS, signal);
    }
  }
};
