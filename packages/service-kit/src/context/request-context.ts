import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Context of one unit of work (a request of staff or of a service, a message, a job run), available without being passed as
 * an argument. Requests of residents, and their answers and visits as messages, have none.
 */
export interface RequestContext {
  /** Set by the gateway, or made here. Events of this unit of work carry it as their correlation id. */
  readonly requestId: string;
  /** The gateway's signed proof of the user of a request. Events of that user carry it. */
  readonly actorProof?: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Units of work that run now. */
let running = 0;

/** The context of the work now running, or null outside of any. */
export const requestContext = (): RequestContext | null => storage.getStore() ?? null;

/**
 * Runs `work` (and whatever it awaits) in a context. While any context is in use, every promise of the process costs more, so
 * the storage is off when none is: work that nobody awaits then has no context.
 */
export const inContext = async <T>(context: RequestContext, work: () => Promise<T>): Promise<T> => {
  running += 1;
  try {
    return await storage.run(context, work);
  } finally {
    running -= 1;
    if (running === 0) storage.disable();
  }
};
