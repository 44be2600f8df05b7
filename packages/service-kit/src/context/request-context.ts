import { AsyncLocalStorage } from 'node:async_hooks';

/** What travels with one unit of work (a request, a message, a job run) without being passed by hand. */
export interface RequestContext {
  /** Given by the gateway or made here; events written meanwhile carry it as their correlation id. */
  readonly requestId: string;
  /** What the gateway signed about the user of a request; events of that user carry it. */
  readonly actorProof?: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The context of the work now running, or null outside of any. */
export const requestContext = (): RequestContext | null => storage.getStore() ?? null;

/** Runs `work` (and whatever it awaits) in a context. */
export const inContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);
