/** Steps that run at the end, in reverse order. A failed step does not prevent the others. */
export interface Undo {
  add(step: () => Promise<unknown> | unknown): void;
  run(): Promise<void>;
}

export const createUndo = (onError: (error: unknown) => void): Undo => {
  const steps: (() => Promise<unknown> | unknown)[] = [];
  let running: Promise<void> | null = null;
  const runAll = async () => {
    for (const step of steps.reverse()) {
      try {
        await step();
      } catch (error) {
        onError(error);
      }
    }
  };
  return {
    add: (step) => void steps.push(step),
    run: () => {
      running ??= runAll();
      return running;
    },
  };
};
