import { type Answered, type Asked, failureOf } from './messages';

/** Told how much of a task is done, of how much. */
export type OnProgress = (done: number, total: number) => void;

/** One kind of work. Its input and result are plain data, because they travel between processes. */
export type Task<I, O> = (input: I, onProgress: OnProgress) => Promise<O> | O;

export type Tasks = Readonly<Record<string, Task<never, unknown>>>;

const tell = (answer: Answered): void => {
  process.send?.(answer);
};

/** All that a service's `heavy-worker.ts` does: carries out the tasks that the service asks for, one after the other. */
export const serveHeavyWork = (tasks: Tasks): void => {
  const known = new Map(Object.entries(tasks));
  const carryOut = async ({ task, input }: Asked): Promise<Answered> => {
    try {
      const work = known.get(task);
      if (!work) throw new Error(`there is no task ${task}`);
      return { result: await work(input as never, (done, total) => tell({ done, total })) };
    } catch (error) {
      return { failure: failureOf(error) };
    }
  };
  process.on('message', (asked: Asked) => void carryOut(asked).then(tell));
  // Without its service nobody waits for the result.
  process.on('disconnect', () => process.exit(0));
  tell({ isReady: true });
};
