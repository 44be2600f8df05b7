import { limiter } from '@folkmoot/service-kit';

export interface LineLimits {
  /** Requests of one key that are sent to services at the same time. */
  readonly atOnce: number;
  /** Requests of one key that may wait. More are refused. */
  readonly waiting: number;
}

interface Line {
  readonly run: ReturnType<typeof limiter>;
  /** Requests that services work on, and those that wait. */
  length: number;
}

/**
 * A queue per key: sends a few requests of one key to services at the same time, the others wait. A visitor who sends
 * hundreds of requests at once delays only these, and not the requests of other people.
 */
export const createLines = ({ atOnce, waiting }: LineLimits) => {
  const lines = new Map<string, Line>();

  /**
   * Runs `work` when its turn comes. Returns false without running it when too many wait. The next one starts at
   * `done`, or when `work` settles.
   */
  return async (key: string, work: (done: () => void) => Promise<void>): Promise<boolean> => {
    const line = lines.get(key) ?? { run: limiter(atOnce), length: 0 };
    if (line.length >= atOnce + waiting) return false;
    lines.set(key, line);
    line.length += 1;
    let whole: Promise<void> = Promise.resolve();
    const turn = () =>
      new Promise<void>((done) => {
        whole = work(done).finally(done);
      });
    await line.run(turn);
    line.length -= 1;
    if (line.length === 0) lines.delete(key);
    await whole;
    return true;
  };
};
