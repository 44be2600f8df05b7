import type { Signal } from '../outbox/signal';
import { createPace } from './pace';
import type { Poller } from './poller';
import { pause } from './timing';
import { createWakeUp } from './wake-up';

/**
 * Result of a look: it did work, or there was none. Then the milliseconds until the next work is due, or null when no
 * time is known.
 */
export type Outlook = 'worked' | number | null;

export interface LookerOptions {
  /** Milliseconds between the starts of two looks, after one that did work. */
  readonly shortestMs: number;
  /** The time between two looks grows to this while there is no work. */
  readonly longestMs: number;
  /** Each of them starts a look at once, unless the last one did work. */
  readonly signals?: readonly Signal[];
  /** Milliseconds before the first look. */
  readonly firstMs?: number;
  readonly onError: (error: unknown) => void;
}

/** However often signals are raised, there are at least so many milliseconds between two looks. */
const GAP_MS = 200;
/** The time between two looks that fail. An outage must not delay the work that waited for its end. */
const LONGEST_AFTER_FAILURE_MS = 5_000;

/**
 * Looks for work again and again: at once when a signal is raised, when known work is due, and else less and less often.
 * The slow looks find work that another process has left or written.
 */
export const createLooker = (look: () => Promise<Outlook>, options: LookerOptions): Poller => {
  const { shortestMs, longestMs, signals = [], firstMs = 0, onError } = options;
  const gapMs = Math.min(GAP_MS, shortestMs);
  const pace = createPace(shortestMs, longestMs);
  const wakeUp = createWakeUp();
  const stopping = new AbortController();
  let unlisten: readonly (() => void)[] = [];
  let looping: Promise<void> = Promise.resolve();

  /** Returns how long to wait: at least, and at most when no signal is raised. */
  const lookOnce = async (): Promise<readonly [number, number]> => {
    const startedAt = performance.now();
    // A signal from now on may be about work that this look does not see.
    wakeUp.reset();
    try {
      const outlook = await look();
      if (outlook !== 'worked') return [gapMs, Math.min(pace.next(), outlook ?? Number.POSITIVE_INFINITY)];
      pace.reset();
      const restMs = Math.max(0, shortestMs - (performance.now() - startedAt));
      return [restMs, restMs];
    } catch (error) {
      onError(error);
      return [gapMs, Math.min(pace.next(), Math.max(shortestMs, LONGEST_AFTER_FAILURE_MS))];
    }
  };

  const run = async (): Promise<void> => {
    await pause(firstMs, stopping.signal);
    while (!stopping.signal.aborted) {
      const [leastMs, mostMs] = await lookOnce();
      await pause(leastMs, stopping.signal);
      if (mostMs > leastMs) await wakeUp.wait(mostMs - leastMs);
    }
  };

  return {
    start: async () => {
      unlisten = signals.map((signal) => signal.listen(wakeUp.wake));
      looping = run();
    },
    stop: async () => {
      stopping.abort();
      for (const each of unlisten) each();
      wakeUp.wake();
      await looping;
    },
  };
};
