import { createTracker } from '../concurrency/tracker';

/** Steps that run at the end, in reverse order. A failed step does not prevent the others. */
export interface Undo {
  /** `name` is what an error calls the step. */
  add(step: () => Promise<unknown> | unknown, name?: string): void;
  run(): Promise<void>;
}

export interface UndoLimits {
  /** How long all steps may take together, in milliseconds. */
  readonly withinMs?: number;
  /** How long each step may take when the others have used up the time, in milliseconds. */
  readonly leastMs?: number;
}

const LIMITS = { withinMs: 30_000, leastMs: 1_000 };

/**
 * Steps for the end of a process. A step that hangs is left after its time, so that the later steps run and the process
 * ends by itself.
 */
export const createUndo = (onError: (error: unknown) => void, limits: UndoLimits = {}): Undo => {
  const { withinMs, leastMs } = { ...LIMITS, ...limits };
  const steps: { step: () => Promise<unknown> | unknown; name: string }[] = [];
  let running: Promise<void> | null = null;

  const runOne = async ({ step, name }: (typeof steps)[number], limitMs: number): Promise<void> => {
    const tracker = createTracker();
    let hasEnded = false;
    const work = (async () => step())()
      .catch(onError)
      .finally(() => {
        hasEnded = true;
      });
    tracker.track(work);
    await tracker.settled(limitMs);
    if (!hasEnded) onError(new Error(`${name} did not end within ${limitMs} ms and is left`));
  };
  const runAll = async () => {
    const began = performance.now();
    for (const each of steps.reverse()) {
      const remaining = Math.floor(withinMs - (performance.now() - began));
      await runOne(each, Math.max(leastMs, remaining));
    }
  };
  return {
    add: (step, name = 'a step') => void steps.push({ step, name }),
    run: () => {
      running ??= runAll();
      return running;
    },
  };
};
