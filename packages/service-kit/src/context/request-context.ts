import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a unit of work began. Somebody waits for a request; events and jobs are work in the background. */
export interface Work {
  readonly kind: 'request' | 'event' | 'job';
  readonly name: string;
  /** The request of a service or a system administrator that is not bound to a council, and so reads over all councils. */
  readonly isSystemWide?: boolean;
}

/** Context of one unit of work (a request, a message, a job run), available without being passed as an argument. */
export interface RequestContext {
  /** Set by the gateway, or made here. Events of this unit of work carry it as their correlation id. */
  readonly requestId: string;
  /** The operation, consumer or job that is working. */
  readonly work?: Work;
  /** The gateway's signed proof of the user of a request. Events of that user carry it. */
  readonly actorProof?: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The context of the work now running, or null outside of any. */
export const requestContext = (): RequestContext | null => storage.getStore() ?? null;

/** Runs `work` (and whatever it awaits) in a context. */
export const inContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);
