import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** The `traceparent` header for calls of the work that is now running. Null outside of any span. */
export const runningSpan = (): string | null => storage.getStore() ?? null;

/** Runs `work` as part of the span with this header. */
export const insideSpan = <T>(traceparent: string, work: () => T): T => storage.run(traceparent, work);
