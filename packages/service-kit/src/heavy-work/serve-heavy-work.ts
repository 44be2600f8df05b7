import { failureOf, type HeavyTaskMessage, type HeavyTaskRequest } from './messages';

/** Called with the progress of a task: units done, units in total. */
export type OnProgress = (done: number, total: number) => void;

/** One kind of work. Its input and result are plain data, because they travel between processes. */
export type Task<I, O> = (input: I, onProgress: OnProgress) => Promise<O> | O;

export type Tasks = Readonly<Record<string, Task<never, unknown>>>;

const send = (answer: HeavyTaskMessage): void => {
  process.send?.(answer);
};

/** Main function of a service's `heavy-worker.ts`: runs the tasks that the service requests, one after the other. */
export const serveHeavyWork = (tasks: Tasks): void => {
  const known = new Map(Object.entries(tasks));
  const carryOut = async ({ task, input }: HeavyTaskRequest): Promise<HeavyTaskMessage> => {
    try {
      const work = known.get(task);
      if (!work) throw new Error(`there is no task ${task}`);
      return { result: await work(input as never, (done, total) => send({ done, total })) };
    } catch (error) {
      return { failure: failureOf(error) };
    }
  };
  process.on('message', (request: HeavyTaskRequest) => void carryOut(request).then(send));
  // When the service has ended, nobody waits for the result.
  process.on('disconnect', () => process.exit(0));
  send({ isReady: true });
};
